import type { SKRSContext2D } from '@napi-rs/canvas';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Square } from '../../src/engine/vocabulary.ts';
import { artOf, FEATURE_ART } from '../art/all.ts';
import { drawToken } from '../art/figures.ts';
import { featuresOf, type LaidFeature } from '../art/tile.ts';
import type { Point } from '../kit/curves.ts';
import { MARK, markOf, TABLE } from '../kit/palette/table.ts';
import { FONT } from '../kit/text.ts';
import type { BoardView, Ghost } from '../scene.ts';
import type { Worn } from '../scoreboard/seat-marks.ts';
import { type DrawingGround, type SquareField, tileUnder } from './marks.ts';

/** A plate and its position, in pixels. */
type TagPlate = LaidFeature;

export function plateOf(
  { tile, at }: SquareField,
  view: BoardView,
  ghost: Ghost | undefined,
  square: Square,
): TagPlate | null {
  const placed = tileUnder(view, ghost, square);
  const design = placed && designOf(placed.tile);
  const plate = design && featuresOf(design, placed.rotation).find(({ art }) => art.room === 'plate');
  if (!plate) return null;
  const { x, y } = at(square);
  return { ...plate, at: { x: x + plate.at.x * tile, y: y + plate.at.y * tile } };
}

/** Draws around the origin; `feature` is the id of its art. */
export function drawPlate({ context }: DrawingGround, feature: string, side: number, unit: number): void {
  context.save();
  context.scale(unit, unit);
  artOf(FEATURE_ART, feature).over?.(context, { x: 0, y: 0 }, side);
  context.restore();
}

/** Draws sixteen rays of light around the origin. */
export function drawBurst({ context }: DrawingGround, unit: number): void {
  context.save();
  context.lineJoin = 'round';
  context.beginPath();
  for (let ray = 0; ray < 32; ray++) {
    const reach = unit * (ray % 2 ? 0.28 : 0.39);
    const angle = (ray * Math.PI) / 16;
    context.lineTo(Math.cos(angle) * reach, Math.sin(angle) * reach);
  }
  context.closePath();
  context.strokeStyle = TABLE.badgeLine;
  context.lineWidth = unit * 0.05;
  context.stroke();
  context.fillStyle = TABLE.glow;
  context.fill();
  context.restore();
}

/** From the middle of a plate to its label, on the side that the plate does not point to. */
export function labelSpot({ side }: TagPlate, away: number): Point {
  const [dx, dy] = [
    [0, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
  ][side]!;
  return { x: dx! * away, y: dy! * away };
}

/** Uses a minus sign that is as long as the plus. */
export const signed = (points: number): string => (points < 0 ? `−${-points}` : `+${points}`);

/** Draws points around the middle of the tag's upper edge; golden if `worn` is null. */
export function drawPointsTag(context: SKRSContext2D, text: string, worn: Worn | null, height: number): void {
  context.font = `700 ${height * 0.74}px ${FONT}`;
  const token = worn === null ? 0 : height * 0.86;
  const width = token + context.measureText(text).width + height * 0.5;
  const left = -width / 2;
  context.beginPath();
  context.roundRect(left, 0, width, height, height * 0.5);
  context.fillStyle = TABLE.badgeLine;
  context.fill();
  context.beginPath();
  const rim = height * 0.08;
  context.roundRect(left + rim, rim, width - 2 * rim, height - 2 * rim, height * 0.42);
  context.fillStyle = worn === null ? TABLE.glow : TABLE.badge;
  context.fill();
  if (worn !== null) drawToken(context, worn, { x: left + height * 0.5, y: height / 2 }, height * 0.78);
  context.font = `700 ${height * 0.74}px ${FONT}`;
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.fillStyle = TABLE.ink;
  context.fillText(text, left + token + height * 0.2, height * 0.77);
}

/** A point on a tile, in its shares. */
export interface TagSpot {
  readonly on: Square;
  readonly at: Point;
}

/** Draws a bent arrow in the seat's colour, from a figure's spot to its new one. */
export function drawMoveArrow({ context, tile, at }: DrawingGround, from: TagSpot, to: TagSpot, mark: number): void {
  const pixel = ({ on, at: spot }: TagSpot): Point => {
    const { x, y } = at(on);
    return { x: x + spot.x * tile, y: y + spot.y * tile };
  };
  const [a, b] = [pixel(from), pixel(to)];
  const away = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  // Bent upwards; a short way gets a stronger bend.
  const up = b.x < a.x ? -1 : 1;
  const bow = Math.max(away * 0.5, tile * 0.42);
  const control = {
    x: (a.x + b.x) / 2 + (up * (b.y - a.y) * bow) / away,
    y: (a.y + b.y) / 2 - (up * (b.x - a.x) * bow) / away,
  };
  const on = (t: number): Point => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * control.x + r * b.x, y: p * a.y + q * control.y + r * b.y };
  };
  const [start, bend, end] = [on(0.2), on(0.5), on(0.84)];
  const before = on(0.68);
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const head = tile * 0.1;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [colour, grow] of [
    [TABLE.badgeLine, tile * 0.055],
    [MARK.light, tile * 0.032],
    [markOf(mark).colour, 0],
  ] as const) {
    context.strokeStyle = colour;
    context.fillStyle = colour;
    context.lineWidth = tile * 0.04 + grow;
    context.beginPath();
    context.moveTo(start.x, start.y);
    for (const { x, y } of [on(0.3), on(0.4), bend, on(0.6), before]) context.lineTo(x, y);
    context.stroke();
    context.beginPath();
    context.moveTo(end.x, end.y);
    for (const side of [-1, 1]) {
      context.lineTo(
        end.x - Math.cos(angle + side * 0.55) * head * 1.7,
        end.y - Math.sin(angle + side * 0.55) * head * 1.7,
      );
    }
    context.closePath();
    context.lineWidth = grow + 1;
    context.stroke();
    context.fill();
  }
  context.lineCap = 'butt';
}
