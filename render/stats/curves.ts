import type { SKRSContext2D } from '@napi-rs/canvas';
import { Chart, type ChartDataset, LinearScale, LineController, LineElement, PointElement } from 'chart.js';
import type { Seat } from '../../src/engine/vocabulary.ts';
import type { Box } from '../board/layout.ts';
import { createCanvas } from '../kit/canvas.ts';
import { INK } from '../kit/palette/ink.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT, numeral } from '../kit/text.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import { drawEnds, TOKEN } from './line-ends.ts';
import { dashOf, strokesOf } from './lines.ts';
import { LETTERS } from './sheet.ts';

Chart.register(LineController, LineElement, PointElement, LinearScale);

/** A line for each seat over the turns, on paper. */
export interface Curves {
  readonly box: Box;
  /** By seat, a value for each turn. */
  readonly values: readonly (readonly number[])[];
  /**
   * Small counts that stay until they change. They are drawn as steps, or in a long game as means of a few turns. Lines of equal value are
   * drawn side by side.
   */
  readonly steps: boolean;
  /** By seat: their lines and the tokens at their ends. */
  readonly worn: readonly Worn[];
}

/** Pixels to the right of the last turn, for the tokens at the ends of the lines. */
export const ENDS = TOKEN + 58;

/** More steps would be a wall of lines. */
const MOST_STEPS = 40;

interface Dot {
  readonly x: number;
  readonly y: number;
}

/** The mean of every few turns; the first and the last stay unchanged. */
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

/**
 * chart.js draws onto our canvas without a browser: round ticks, fitting labels, steps and dashes. The tokens at the ends, and how they
 * make room for each other, are ours.
 */
export function drawCurves(context: SKRSContext2D, { box, values, steps, worn }: Curves): void {
  const canvas = createCanvas(Math.round(box.width), Math.round(box.height));
  const turns = Math.max(0, ...values.map((line) => line.length - 1));
  const width = steps ? 6 : 7;
  const datasets = values.flatMap((line, seat) =>
    datasetsOf(line, seat, worn[seat]!.mark, width, steps, values.length),
  );
  const ticks = { color: TABLE.ink, font: { family: FONT, size: LETTERS.small - 2 }, callback: numeral } as const;
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
      // Lines along the edge are not cut.
      clip: 8,
      layout: { autoPadding: false, padding: { left: 0, right: ENDS, top: 14, bottom: 0 } },
      scales: {
        x: {
          type: 'linear',
          // Before the first turn there is only a line's end.
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
            ? { min: -0.3, suggestedMax: 4, afterBuildTicks: wholeTicks }
            : { suggestedMin: 0, suggestedMax: 10 }),
          ticks: { ...ticks, precision: 0, maxTicksLimit: 7, padding: 10 },
          // Zero stands out if some values are below it.
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
    return [{ worn: worn[seat]!, x: box.x + x!.getPixelForValue(line.length - 1), y: box.y + at }];
  });
  const column = { x: box.x + chartArea.right + ENDS - TOKEN / 2 - 3, top: box.y, bottom: box.y + chartArea.bottom };
  chart.destroy();
  drawEnds(context, ends, column);
}

/** Offset of lines with equal counts, in the order of seats; the lowest stays in place, so that none goes below zero. */
const besides = (seat: Seat, seats: number): number => (seats - 1 - seat) * Math.min(0.14, 0.6 / seats);

function onlyZero(scale: { ticks: { value: number }[] }): void {
  scale.ticks = [{ value: 0 }];
}

function wholeTicks(scale: { min: number; max: number; ticks: { value: number }[] }): void {
  const most = Math.floor(scale.max);
  const step = Math.max(1, Math.ceil(most / 5));
  scale.ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => ({ value: i * step }));
}

/** Uppermost first, since chart.js draws the last dataset first. */
function datasetsOf(
  line: readonly number[],
  seat: Seat,
  mark: number,
  width: number,
  steps: boolean,
  seats: number,
): ChartDataset<'line', { x: number; y: number }[]>[] {
  const off = steps ? besides(seat, seats) : 0;
  const dots = steps ? thinned(line, MOST_STEPS) : line.map((y, x) => ({ x, y }));
  const data = dots.map(({ x, y }) => ({ x, y: y + off }));
  return strokesOf(mark, width)
    .map(({ colour, wide, dashed }) => ({
      data,
      borderColor: colour,
      backgroundColor: colour,
      borderWidth: wide,
      borderDash: dashed ? dashOf(mark, width) : [],
      borderJoinStyle: 'round' as const,
      // A single value gets a dot.
      pointRadius: line.length === 1 ? wide : 0,
      pointBorderWidth: 0,
      stepped: steps && dots.length === line.length,
    }))
    .toReversed();
}
