import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from '../board/layout.ts';
import { LIT_CURVE, TABLE } from '../kit/palette/table.ts';

/** A curve without axes, oldest first, as wide as its box. */
export interface Spark {
  readonly box: Box;
  readonly curve: readonly number[];
  /** Whether the ground is lit. */
  readonly lit: boolean;
}

/** None for fewer than two values. */
export const sparkOf = (box: Box, curve: readonly number[], lit = false): Spark[] =>
  curve.length < 2 ? [] : [{ box, curve, lit }];

/** Each has its own scale: a curve shows one player's progress and does not compare players. */
export function drawSpark(context: SKRSContext2D, { box, curve, lit }: Spark): void {
  const { x, y, width, height } = box;
  const least = Math.min(...curve);
  const span = Math.max(...curve) - least;
  const line = Math.min(7, Math.max(5, height * 0.05));
  const inner = height - 3 * line;
  const points = curve.map((value, i) => ({
    x: x + line * 1.5 + (i / (curve.length - 1)) * (width - 3 * line),
    y: y + line * 1.5 + (span > 0 ? 1 - (value - least) / span : 0.5) * inner,
  }));
  const colours = lit ? LIT_CURVE : { line: TABLE.curve, under: TABLE.underCurve };
  const trace = () => {
    context.beginPath();
    for (const point of points) context.lineTo(point.x, point.y);
  };
  context.lineJoin = 'round';
  context.lineCap = 'round';
  trace();
  context.lineTo(points.at(-1)!.x, y + height);
  context.lineTo(points[0]!.x, y + height);
  context.closePath();
  context.fillStyle = colours.under;
  context.fill();
  trace();
  context.strokeStyle = colours.line;
  context.lineWidth = line;
  context.stroke();
  const end = points.at(-1)!;
  context.beginPath();
  context.arc(end.x, end.y, line * 1.5, 0, 2 * Math.PI);
  context.fillStyle = colours.line;
  context.fill();
  context.lineCap = 'butt';
}
