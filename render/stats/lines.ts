import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../board/layout.ts';
import { markOf, TABLE } from '../kit/palette/table.ts';

/** By mark, in widths of the line, so that lines differ without colour. The first is solid. */
const DASHES: readonly (readonly number[])[] = [
  [],
  [3.4, 1.6],
  [1.2, 1.2],
  [4.6, 1.3, 1.2, 1.3],
  [6, 1.7],
  [2.6, 1, 1, 1, 1, 1],
];

export const dashOf = (mark: number, width: number): number[] =>
  DASHES[mark % DASHES.length]!.map((step) => step * width);

/** A sample of a seat's line, for a legend. */
export function drawLine(context: SKRSContext2D, mark: number, { x, y, width, height }: Box): void {
  const middle = y + height / 2;
  for (const { colour, wide, dashed } of strokesOf(mark, 8)) {
    context.beginPath();
    context.setLineDash(dashed ? dashOf(mark, 8) : []);
    // Shows a gap even in the longest dashes.
    context.lineDashOffset = (DASHES[mark % DASHES.length]![0] ?? 0) * 4;
    context.moveTo(x, middle);
    context.lineTo(x + width, middle);
    context.strokeStyle = colour;
    context.lineWidth = wide;
    context.stroke();
  }
  context.setLineDash([]);
  context.lineDashOffset = 0;
}

/** From below: paper around it for crossings, a dark edge for pale colours, and the seat's colour. */
export const strokesOf = (mark: number, width: number) =>
  [
    { colour: TABLE.turn, wide: width * 1.9, dashed: false },
    { colour: TABLE.ink, wide: width * 1.4, dashed: true },
    { colour: markOf(mark).colour, wide: width * 0.86, dashed: true },
  ] as const;
