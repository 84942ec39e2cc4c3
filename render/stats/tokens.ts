import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Seat } from '../../src/engine/vocabulary.ts';
import { drawToken } from '../art/figures.ts';
import { TABLE } from '../kit/palette/table.ts';
import { drawCrown } from '../scoreboard/scoreboard.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';

/** A seat's token; `x` and `y` are its middle. */
export interface SeatToken {
  readonly seat: Seat;
  readonly worn: Worn;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly crowned?: boolean;
}

/** Draws a token with a dark edge, since its white edge would not show on paper. */
export function drawRimmed(context: SKRSContext2D, { worn, x, y, size, crowned }: Omit<SeatToken, 'seat'>): void {
  context.beginPath();
  context.arc(x, y, size / 2, 0, 2 * Math.PI);
  context.fillStyle = TABLE.ink;
  context.fill();
  drawToken(context, worn, { x, y }, size * 0.93);
  if (crowned) drawCrown(context, x, y - size * 0.46, size * 0.46);
}
