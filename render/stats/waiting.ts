import type { SKRSContext2D } from '@napi-rs/canvas';
import { drawFigure } from '../art/figures.ts';
import type { Box } from '../board/layout.ts';
import { TABLE } from '../kit/palette/table.ts';
import { label, type SheetLabel } from './sheet.ts';

/** Shown if there are no results yet: a line of text, and waiting meeples above it. */
export const waitingLabel = (text: string, { x, y, width, height }: Box): SheetLabel =>
  label(
    text,
    { x: x + 30, y: y + height * 0.7, width: width - 60, height: 70 },
    { size: 46, align: 'center', colour: TABLE.faint, least: 0.6 },
  );

export function drawWaiting(context: SKRSContext2D, { x, y, width, height }: Box): void {
  const high = Math.min(height * 0.36, 240);
  for (const [seat, off, size] of [
    [3, -1.12, 0.78],
    [2, 0, 1],
    [5, 1.12, 0.78],
  ] as const)
    drawFigure(context, 'meeple', seat, {
      x: x + width / 2 + off * high,
      y: y + height * 0.62 - (size * high) / 2,
      size: size * high,
    });
}
