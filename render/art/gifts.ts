import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from '../kit/palette/ink.ts';

/** The height of a card for its width. */
export const CARD_RATIO = 1.4;

/** The back, alike for all: a parcel's ribbon and bow. */
export function drawCardBack(context: SKRSContext2D, x: number, y: number, width: number): void {
  context.save();
  context.translate(x, y);
  context.scale(width, width);
  const { back, backDark, backLight, ribbon, ribbonDark, line, paper } = INK.card;
  context.beginPath();
  context.roundRect(0, 0, 1, CARD_RATIO, 0.09);
  context.fillStyle = line;
  context.fill();
  context.beginPath();
  context.roundRect(0.02, 0.02, 0.96, CARD_RATIO - 0.04, 0.075);
  context.fillStyle = paper;
  context.fill();
  context.beginPath();
  context.roundRect(0.065, 0.065, 0.87, CARD_RATIO - 0.13, 0.05);
  context.fillStyle = back;
  context.fill();
  context.save();
  context.clip();
  // Little tiles, standing on their corners.
  for (let row = 0; row < 12; row++) {
    for (let column = 0; column < 8; column++) {
      const [px, py] = [0.07 + column * 0.124 + (row % 2) * 0.062, 0.06 + row * 0.118];
      const tone = (row + column) % 3 ? backDark : backLight;
      context.beginPath();
      context.moveTo(px, py - 0.034);
      context.lineTo(px + 0.034, py);
      context.lineTo(px, py + 0.034);
      context.lineTo(px - 0.034, py);
      context.closePath();
      context.fillStyle = tone;
      context.fill();
    }
  }
  const middle = { x: 0.5, y: CARD_RATIO * 0.46 };
  const band = (left: number, top: number, wide: number, high: number): void => {
    context.fillStyle = ribbonDark;
    context.fillRect(left, top, wide, high);
    const thin = Math.min(wide, high) * 0.13;
    context.fillStyle = ribbon;
    if (wide > high) context.fillRect(left, top + thin, wide, high - 2 * thin);
    else context.fillRect(left + thin, top, wide - 2 * thin, high);
  };
  band(middle.x - 0.085, 0, 0.17, CARD_RATIO);
  band(0, middle.y - 0.085, 1, 0.17);
  context.restore();
  context.translate(middle.x, middle.y);
  bow(context);
  context.restore();
}

/** Two loops, two tails and a knot, about 0,0. */
function bow(context: SKRSContext2D): void {
  const { ribbon, ribbonDark, ribbonLight, line } = INK.card;
  context.lineJoin = 'round';
  const paint = (fill: string): void => {
    context.closePath();
    context.fillStyle = fill;
    context.strokeStyle = line;
    context.lineWidth = 0.028;
    context.stroke();
    context.fill();
  };
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(0, 0);
    context.lineTo(side * 0.27, 0.3);
    context.lineTo(side * 0.2, 0.31);
    context.lineTo(side * 0.16, 0.37);
    context.lineTo(side * -0.02, 0.06);
    paint(ribbonDark);
  }
  for (const side of [-1, 1]) {
    context.beginPath();
    context.moveTo(0, 0.02);
    context.bezierCurveTo(side * 0.12, -0.28, side * 0.4, -0.27, side * 0.38, -0.06);
    context.bezierCurveTo(side * 0.36, 0.13, side * 0.14, 0.13, 0, 0.02);
    paint(ribbon);
    context.beginPath();
    context.moveTo(side * 0.09, -0.01);
    context.bezierCurveTo(side * 0.16, -0.13, side * 0.29, -0.14, side * 0.28, -0.05);
    context.bezierCurveTo(side * 0.26, 0.04, side * 0.17, 0.05, side * 0.09, -0.01);
    context.closePath();
    context.fillStyle = ribbonDark;
    context.fill();
  }
  context.beginPath();
  context.roundRect(-0.075, -0.085, 0.15, 0.16, 0.05);
  paint(ribbonLight);
}
