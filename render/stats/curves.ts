import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Chart, type ChartDataset, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { INK } from '../art/ink.ts';
import type { Box } from '../layout.ts';
import { markOf, TABLE } from '../palette.ts';
import { FONT } from '../text.ts';
import { LETTERS } from './sheet.ts';
import { drawRimmed } from './tokens.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale);

/** A line a seat over the turns, on paper. */
export interface Curves {
  readonly box: Box;
  /** By seat, a value a turn. */
  readonly values: readonly (readonly number[])[];
  /** Small counts that hold until they change: drawn as steps, means of them in a long game, and lines of one value beside
   * each other. */
  readonly steps: boolean;
}

/** By seat, in widths of the line: known apart without a colour. The first is whole. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [3.4, 1.6],
  [1.2, 1.2],
  [4.6, 1.3, 1.2, 1.3],
  [6, 1.7],
  [2.6, 1, 1, 1, 1, 1],
];

export const dashOf = (seat: Seat, width: number): number[] =>
  DASHES[seat % DASHES.length]!.map((step) => step * width);

/** A token at the end of each line. */
const TOKEN = 46;
export const ENDS = TOKEN + 44;

/** A sample of a seat's line, for a legend. */
export function drawLine(context: SKRSContext2D, seat: Seat, { x, y, width, height }: Box): void {
  const middle = y + height / 2;
  for (const { colour, wide, dashed } of strokesOf(seat, 8)) {
    context.beginPath();
    context.setLineDash(dashed ? dashOf(seat, 8) : []);
    // So that a gap is seen of the longest, too.
    context.lineDashOffset = (DASHES[seat % DASHES.length]![0] ?? 0) * 4;
    context.moveTo(x, middle);
    context.lineTo(x + width, middle);
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke();
  }
  context.setLineDash([]);
  context.lineDashOffset = 0;
}

/** From below: paper around it where it crosses others, a dark edge for pale colours, the seat's own. */
const strokesOf = (seat: Seat, width: number) =>
  [
    { colour: TABLE.turn, wide: width * 1.9, dashed: false },
    { colour: TABLE.ink, wide: width * 1.4, dashed: true },
    { colour: markOf(seat).colour, wide: width * 0.86, dashed: true },
  ] as const;

/** More steps than that would be a wall of lines. */
const MOST_STEPS = 40;

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The mean of each few turns, and the first and last as they are. */
export function thinned(line: readonly number[], most: number): Dot[] {
  const window = Math.ceil((line.length - 1) / most);
  if (window <= 1) return line.map((y, x) => ({ x, y }));
  const dots: Dot[] = [{ x: 0, y: line[0]! }];
  for (let from = 1; from < line.length - 1; from += window) {
    const part = line.slice(from, Math.min(from + window, line.length - 1));
    dots.push({ x: from + (part.length - 1) / 2, y: part.reduce((sum, value) => sum + value, 0) / part.length });
  }
  return [...dots, { x: line.length - 1, y: line.at(-1)! }];
}

export function drawCurves(context: SKRSContext2D, { box, values, steps }: Curves): void {
  const canvas = createCanvas(Math.round(box.width), Math.round(box.height));
  const turns = Math.max(0, ...values.map((line) => line.length - 1));
  const width = steps ? 6 : 7;
  const datasets = values.flatMap((line, seat) => datasetsOf(line, seat, width, steps, values.length));
  const ticks = { color: TABLE.ink, font: { family: FONT, size: LETTERS.small - 2 }, callback: written } as const;
  const lines = { color: INK.chartGrid, lineWidth: 2, drawTicks: false } as const;
  const chart = new Chart(canvas.getContext('2d'), {
    type: 'line',
    data: { datasets },
    options: {
      animation: false,
      responsive: false,
      devicePixelRatio: 1,
      events: [],
      locale: 'en',
      // Lines that run along the edge are drawn whole.
      clip: 8,
      layout: { autoPadding: false, padding: { left: 0, right: ENDS, top: 14, bottom: 0 } },
      scales: {
        x: {
          type: 'linear',
          // Before the first turn there is only an end.
          min: turns > 0 ? 0 : -1,
          max: turns,
          ...(turns === 0 && { afterBuildTicks: onlyZero }),
          ticks: { ...ticks, precision: 0, maxRotation: 0, autoSkipPadding: 40, includeBounds: false },
          grid: { ...lines, display: false },
          border: { color: TABLE.ink, width: 3 },
        },
        y: {
          type: 'linear',
          ...(steps
            ? { min: -0.5, suggestedMax: 4, afterBuildTicks: wholeTicks }
            : { suggestedMin: 0, suggestedMax: 10 }),
          ticks: { ...ticks, precision: 0, maxTicksLimit: 7, padding: 10 },
          // Zero stands out where there is something below it.
          grid: {
            ...lines,
            color: ({ tick }: { tick: { value: number } }) => (tick.value === 0 ? TABLE.faint : INK.chartGrid),
          },
          border: { display: false },
        },
      },
    },
  });
  context.drawImage(canvas, box.x, box.y);
  const { chartArea } = chart;
  const { x, y } = chart.scales;
  const ends = values.flatMap((line, seat) => {
    const value = line.at(-1);
    if (value === undefined) return [];
    const at = y!.getPixelForValue(value + (steps ? besides(seat, values.length) : 0));
    return [{ seat, x: box.x + x!.getPixelForValue(line.length - 1), y: box.y + at }];
  });
  const area: Box = {
    x: box.x,
    y: box.y,
    width: box.x + chartArea.right + ENDS - TOKEN / 2 - 3,
    height: chartArea.bottom,
  };
  chart.destroy();
  drawEnds(context, ends, area);
}

/** The same on every machine, whatever language it is set to. */
const written = (value: number | string): string => String(value).replace('-', '−');

/** Lines of equal counts lie side by side, in the order of seats. */
const besides = (seat: Seat, seats: number): number => -(seat - (seats - 1) / 2) * Math.min(0.14, 0.72 / seats);

function onlyZero(scale: { ticks: { value: number }[] }): void {
  scale.ticks = [{ value: 0 }];
}

function wholeTicks(scale: { min: number; max: number; ticks: { value: number }[] }): void {
  const most = Math.floor(scale.max);
  const step = Math.max(1, Math.ceil(most / 5));
  scale.ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => ({ value: i * step }));
}

/** Uppermost first, as chart.js draws the last of its datasets first. */
function datasetsOf(
  line: readonly number[],
  seat: Seat,
  width: number,
  steps: boolean,
  seats: number,
): ChartDataset<'line', { x: number; y: number }[]>[] {
  const off = steps ? besides(seat, seats) : 0;
  const dots = steps ? thinned(line, MOST_STEPS) : line.map((y, x) => ({ x, y }));
  const data = dots.map(({ x, y }) => ({ x, y: y + off }));
  return strokesOf(seat, width)
    .map(({ colour, wide, dashed }) => ({
      data,
      borderColor: colour,
      backgroundColor: colour,
      borderWidth: wide,
      borderDash: dashed ? dashOf(seat, width) : [],
      borderJoinStyle: 'round' as const,
      // A single value is no line yet.
      pointRadius: line.length === 1 ? wide : 0,
      pointBorderWidth: 0,
      stepped: steps && dots.length === line.length,
    }))
    .toReversed();
}

interface End {
  readonly seat: Seat;
  readonly x: number;
  readonly y: number;
}

/** Middles at least `apart` from each other, as near to where they want to be as there is room from `top` to `bottom`. */
export function spread(wished: readonly number[], apart: number, top: number, bottom: number): number[] {
  const step = Math.min(apart, (bottom - top) / Math.max(1, wished.length - 1));
  const order = wished.map((_, i) => i).sort((a, b) => wished[a]! - wished[b]! || a - b);
  const at = [...wished];
  let least = top;
  for (const i of order) {
    at[i] = Math.max(at[i]!, least);
    least = at[i] + step;
  }
  let most = bottom;
  for (const i of order.toReversed()) {
    at[i] = Math.min(at[i]!, most);
    most = at[i] - step;
  }
  return at;
}

/** `area.width` is where the tokens stand, in the picture. */
function drawEnds(context: SKRSContext2D, ends: readonly End[], area: Box): void {
  const half = TOKEN / 2;
  const middles = spread(
    ends.map(({ y }) => y),
    TOKEN + 2,
    area.y + half,
    area.y + area.height - half,
  );
  context.lineCap = 'round';
  ends.forEach(({ seat, x, y }, i) => {
    for (const { colour, wide } of strokesOf(seat, 4).slice(1)) {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(area.width, middles[i]!);
      context.strokeStyle = colour;
      context.lineWidth = wide;
      context.stroke();
    }
  });
  context.lineCap = 'butt';
  ends.forEach(({ seat }, i) => {
    drawRimmed(context, { seat, x: area.width, y: middles[i]!, size: TOKEN });
  });
}
