import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { Chart, type ChartDataset, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { INK } from '../art/ink.ts';
import type { Box } from '../layout.ts';
import { markOf, TABLE } from '../palette.ts';
import { FONT, fitted } from '../text.ts';
import { LETTERS, theRuler } from './sheet.ts';
import { drawRimmed } from './tokens.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale);

/** A line a seat over the turns, on paper. */
export interface Curves {
  readonly box: Box;
  /** By seat, a value a turn. */
  readonly values: readonly (readonly number[])[];
  /** Values that hold until they change, such as counts; drawn as steps, lines of one value beside each other. */
  readonly steps: boolean;
  /** What the lines run along. */
  readonly turn: string;
}

/** By seat, in widths of the line: known apart without a colour. The first is whole. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [3.4, 1.6],
  [1.2, 1.2],
  [4.6, 1.3, 1.2, 1.3],
  [7, 2],
  [2.6, 1, 1, 1, 1, 1],
];

export const dashOf = (seat: Seat, width: number): number[] =>
  DASHES[seat % DASHES.length]!.map((step) => step * width);

/** A token at the end of each line. */
const TOKEN = 46;
const ENDS = TOKEN + 26;

/** A sample of a seat's line, for a legend. */
export function drawLine(context: SKRSContext2D, seat: Seat, { x, y, width, height }: Box): void {
  const middle = y + height / 2;
  for (const { colour, wide, dashed } of strokesOf(seat, 8)) {
    context.beginPath();
    context.setLineDash(dashed ? dashOf(seat, 8) : []);
    context.moveTo(x, middle);
    context.lineTo(x + width, middle);
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke();
  }
  context.setLineDash([]);
}

/** From below: paper around it where it crosses others, a dark edge for pale colours, the seat's own. */
const strokesOf = (seat: Seat, width: number) =>
  [
    { colour: TABLE.turn, wide: width * 1.9, dashed: false },
    { colour: TABLE.ink, wide: width * 1.4, dashed: true },
    { colour: markOf(seat).colour, wide: width * 0.86, dashed: true },
  ] as const;

export function drawCurves(context: SKRSContext2D, { box, values, steps, turn }: Curves): void {
  const canvas = createCanvas(Math.round(box.width), Math.round(box.height));
  const turns = Math.max(0, ...values.map((line) => line.length - 1));
  const width = steps ? 5 : 7;
  const datasets = values.flatMap((line, seat) => datasetsOf(line, seat, width, steps, values.length));
  const all = values.flat();
  const ticks = { color: TABLE.ink, font: { family: FONT, size: LETTERS.small - 2 }, callback: written } as const;
  const lines = { color: INK.chartGrid, lineWidth: 2, drawTicks: false } as const;
  const room = canvas.width - ENDS - 80;
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
      layout: { padding: { left: 2, right: ENDS, top: 14, bottom: 2 } },
      scales: {
        x: {
          type: 'linear',
          min: 0,
          max: Math.max(1, turns),
          ticks: { ...ticks, precision: 0, maxRotation: 0, autoSkipPadding: 40, includeBounds: false },
          grid: { ...lines, display: false },
          border: { color: TABLE.ink, width: 3 },
          title: {
            display: true,
            text: titled(turn, room),
            align: 'end',
            color: TABLE.ink,
            font: { family: FONT, size: LETTERS.small - 2, weight: 'normal' },
            padding: { top: -8 },
          },
        },
        y: {
          type: 'linear',
          min: steps ? -0.5 : Math.min(0, ...all),
          suggestedMax: steps ? 4 : 10,
          ...(steps && { afterBuildTicks: wholeTicks }),
          ticks: { ...ticks, precision: 0, maxTicksLimit: 7, padding: 10 },
          grid: lines,
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

const titled = (text: string, width: number): string => {
  const ruler = theRuler();
  ruler.font = `400 ${LETTERS.small}px ${FONT}`;
  return fitted(ruler, text, width);
};

/** The same on every machine, whatever language it is set to. */
const written = (value: number | string): string => String(value).replace('-', '−');

/** Lines of equal counts lie side by side, in the order of seats. */
const besides = (seat: Seat, seats: number): number => -(seat - (seats - 1) / 2) * Math.min(0.16, 0.8 / seats);

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
  const data = line.map((value, turn) => ({ x: turn, y: value + off }));
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
      stepped: steps,
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
