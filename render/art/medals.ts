import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from '../kit/palette/ink.ts';
import { drawFigure } from './figures.ts';

const PODIUM = [
  { place: 2, seat: 0, left: -0.5, height: 0.27 },
  { place: 1, seat: 2, left: -0.1667, height: 0.4 },
  { place: 3, seat: 1, left: 0.1667, height: 0.2 },
] as const;

/** A disc on two ribbons; the caller draws the number. `place` is 1 to 3. */
export function drawMedal(context: SKRSContext2D, place: 1 | 2 | 3, x: number, y: number, size: number): void {
  const { face, rim, line } = INK.medal[place];
  context.save();
  context.translate(x, y);
  context.scale(size, size);
  context.lineJoin = 'round';
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(side * 0.04, 0.1);
    context.lineTo(side * 0.34, 0.06);
    context.lineTo(side * 0.42, 0.54);
    context.lineTo(side * 0.25, 0.45);
    context.lineTo(side * 0.13, 0.57);
    context.closePath();
    context.strokeStyle = INK.card.line;
    context.lineWidth = 0.05;
    context.stroke();
    context.fillStyle = INK.medal.ribbon;
    context.fill();
  }
  // Sixteen small arcs.
  context.beginPath();
  for (let step = 0; step <= 64; step++) {
    const angle = (step * Math.PI) / 32;
    const reach = 0.4 + 0.022 * Math.cos(angle * 16);
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach - 0.08);
  }
  context.closePath();
  context.strokeStyle = line;
  context.lineWidth = 0.06;
  context.stroke();
  context.fillStyle = rim;
  context.fill();
  context.beginPath();
  context.arc(0, -0.08, 0.31, 0, 2 * Math.PI);
  context.fillStyle = face;
  context.fill();
  context.restore();
}

/** Three meeples on the steps of a podium, `size` wide, standing on `bottom`. */
export function drawPodium(context: SKRSContext2D, x: number, bottom: number, size: number): void {
  for (const { place, seat, left, height } of PODIUM) {
    const { face, rim, line } = INK.medal[place];
    const [at, wide, high] = [x + left * size, size / 3, height * size];
    context.fillStyle = line;
    context.fillRect(at, bottom - high, wide, high);
    context.fillStyle = face;
    context.fillRect(at + 3, bottom - high + 3, wide - 6, high - 3);
    context.fillStyle = rim;
    context.fillRect(at + 3, bottom - high + 3, wide - 6, size * 0.045);
    const meeple = size * 0.25;
    drawFigure(context, 'meeple', seat, {
      x: at + wide / 2,
      y: bottom - high - meeple * 0.52,
      size: meeple,
    });
  }
}
