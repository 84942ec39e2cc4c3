import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../board/layout.ts';
import { TABLE } from '../kit/palette/table.ts';
import { FONT } from '../kit/text.ts';

export interface Progress {
  readonly turn: number;
  readonly turns: number;
}

/** Draws the progress: the turn, the number of turns, and a bar, since moving pictures have none of their own. */
export function drawProgress(context: SKRSContext2D, { turn, turns }: Progress, bag: Box): void {
  const { x, width } = bag;
  const { size, middle, bar } = placed(bag);
  context.textAlign = 'right';
  context.textBaseline = 'alphabetic';
  context.fillStyle = TABLE.text;
  context.font = `700 ${size}px ${FONT}`;
  context.fillText(String(turn), x + width * HALF, middle + size * 0.36);
  context.textAlign = 'left';
  context.fillStyle = TABLE.faint;
  context.font = `700 ${size * 0.62}px ${FONT}`;
  context.fillText(`/${turns}`, x + width * (HALF + 0.03), middle + size * 0.36);
  for (const [long, colour] of [
    [bar.width, TABLE.cell],
    [filled(turn, turns, bar), TABLE.glow],
  ] as const) {
    context.fillStyle = colour;
    context.fillRect(bar.x, bar.y, long, bar.height);
  }
}

/** Boxes that change after some turns: the number, and the bar where it has grown. */
export function changedProgress(before: Progress, after: Progress, bag: Box): Box[] {
  if (before.turn === after.turn) return [];
  const { size, middle, bar } = placed(bag);
  const [from, to] = [before, after].map(({ turn, turns }) => filled(turn, turns, bar)).toSorted((a, b) => a - b);
  return [
    { x: bag.x, y: middle - size * 0.55, width: bag.width * (HALF + 0.01), height: size * 1.1 },
    { ...bar, x: bar.x + from!, width: to! - from! },
  ];
}

/** Share of the width where the turn's number ends and the number of turns begins. */
const HALF = 0.52;

function placed({ x, y, width, height }: Box): { size: number; middle: number; bar: Box } {
  const thick = Math.max(4, Math.round(Math.min(height * 0.13, width * 0.09)));
  return {
    size: Math.min(height * 0.5, width * 0.28),
    middle: y + (height - thick * 1.6) / 2,
    // Whole pixels, so that it grows without being redrawn.
    bar: {
      x: Math.round(x + width * 0.06),
      y: Math.round(y + height - thick * 1.4),
      width: Math.round(width * 0.88),
      height: thick,
    },
  };
}

const filled = (turn: number, turns: number, bar: Box): number =>
  turns === 0 ? 0 : Math.round((bar.width * turn) / turns);
