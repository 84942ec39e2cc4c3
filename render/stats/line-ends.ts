import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Worn } from '../scoreboard/seat-marks.ts';
import { strokesOf } from './lines.ts';
import { drawRimmed } from './tokens.ts';

export const TOKEN = 46;

/** The end of a line, in the picture. */
export interface End {
  /** The mark of the line and its token. */
  readonly worn: Worn;
  readonly x: number;
  readonly y: number;
}

/** Middles at least `apart` from each other, as near to the wished ones as the room from `top` to `bottom` allows. */
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

/** Draws a token for each line beside its end, all in one column, with a line to it. */
export function drawEnds(
  context: SKRSContext2D,
  ends: readonly End[],
  column: { readonly x: number; readonly top: number; readonly bottom: number },
): void {
  const half = TOKEN / 2;
  const middles = spread(
    ends.map(({ y }) => y),
    TOKEN + 2,
    column.top + half,
    column.bottom - half,
  );
  context.lineCap = 'round';
  ends.forEach(({ worn, x, y }, i) => {
    for (const { colour, wide } of strokesOf(worn.mark, 4).slice(1)) {
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(column.x, middles[i]!);
      context.strokeStyle = colour;
      context.lineWidth = wide;
      context.stroke();
    }
  });
  context.lineCap = 'butt';
  ends.forEach(({ worn }, i) => {
    drawRimmed(context, { worn, x: column.x, y: middles[i]!, size: TOKEN });
  });
}
