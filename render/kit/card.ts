import type { Seat } from '../../src/engine/vocabulary.ts';
import { type Brush, disc } from './brush.ts';
import { MEEPLE } from './figure.ts';
import { INK } from './palette/ink.ts';
import { markOf } from './palette/table.ts';

/** A card's height divided by its width. */
export const CARD_RATIO = 1.4;

/** Sky and hills behind a card's picture; `y` 0.08 is the horizon. */
export function landscape(brush: Brush): void {
  brush.fillStyle = INK.card.sky;
  brush.fillRect(-2, -2, 4, 4);
  brush.fillStyle = INK.card.skyLow;
  brush.fillRect(-2, -0.12, 4, 2);
  disc(brush, INK.grassLight, { x: -0.52, y: 0.36 }, 0.62, 0.6);
  disc(brush, INK.grassDark, { x: 0.56, y: 0.38 }, 0.66, 0.56);
  brush.fillStyle = INK.grass;
  brush.beginPath();
  brush.ellipse(0, 1.06, 1.7, 0.98, 0, 0, 2 * Math.PI);
  brush.fill();
}

/** A meeple fresh from the box, in a seat's colour. */
export function wooden(brush: Brush, x: number, y: number, size: number, seat: Seat, tilt = 0): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  brush.rotate(tilt);
  brush.lineJoin = 'round';
  brush.strokeStyle = INK.card.line;
  brush.lineWidth = 0.13;
  brush.stroke(MEEPLE.outline);
  brush.fillStyle = markOf(seat).colour;
  brush.fill(MEEPLE.outline);
  // Light from the left, as on a lacquered piece.
  brush.save();
  brush.clip(MEEPLE.outline);
  brush.globalAlpha = 0.3;
  brush.lineWidth = 0.1;
  brush.strokeStyle = INK.card.gloss;
  brush.translate(0.06, 0.05);
  brush.stroke(MEEPLE.outline);
  brush.restore();
  brush.restore();
}
