import { designOf } from '../src/engine/tiles.ts';
import type { Square } from '../src/engine/vocabulary.ts';
import { drawToken } from './art/figures.ts';
import { featuresOf, type LaidFeature } from './art/tile.ts';
import type { Point } from './kit/curves.ts';
import { MARK, markOf, TABLE } from './kit/palette/table.ts';
import { FONT } from './kit/text.ts';
import { drawBadge, type Ground, squareKey, tileUnder } from './marks.ts';
import type { Position } from './pieces.ts';
import type { ActiveArrow, Badge, BoardView, Ghost, PointsTag } from './scene.ts';
import type { Worn } from './worn.ts';

/** A plate where it lies, in pixels. */
type Plate = LaidFeature;

function plateOf({ tile, at }: Ground, view: BoardView, ghost: Ghost | undefined, square: Square): Plate | null {
  const placed = tileUnder(view, ghost, square);
  const design = placed && designOf(placed.tile);
  const plate = design && featuresOf(design, placed.rotation).find(({ art }) => art.room === 'plate');
  if (!plate) return null;
  const { x, y } = at(square);
  return { ...plate, at: { x: x + plate.at.x * tile, y: y + plate.at.y * tile } };
}

/** The active arrow large in a burst of light, above all that stands there. */
export function drawActiveArrow(
  ground: Ground,
  view: BoardView,
  ghost: Ghost | undefined,
  active: ActiveArrow,
  least: number,
): void {
  const plate = plateOf(ground, view, ghost, active);
  if (!plate) return;
  const unit = Math.max(ground.tile * 1.3, least / 0.4);
  drawBurst(ground, plate.at, unit);
  drawPlate(ground, plate, unit);
}

/** The same within its own tile, where figures that could come to stand there have to be seen: they are drawn after it. */
export function drawActiveArrowBelow(
  ground: Ground,
  view: BoardView,
  ghost: Ghost | undefined,
  active: ActiveArrow,
): void {
  const plate = plateOf(ground, view, ghost, active);
  if (!plate) return;
  drawBurst(ground, plate.at, ground.tile * 0.72);
  drawPlate(ground, plate, ground.tile * 0.8);
}

/** Plates once more, over whatever was laid on their tiles. */
export function drawPlates(ground: Ground, view: BoardView, squares: readonly Square[]): void {
  for (const square of squares) {
    const plate = plateOf(ground, view, undefined, square);
    if (plate) drawPlate(ground, plate, ground.tile);
  }
}

function drawPlate({ context }: Ground, { art, at, side }: Plate, unit: number): void {
  context.save();
  context.translate(at.x, at.y);
  context.scale(unit, unit);
  art.over?.(context, { x: 0, y: 0 }, side);
  context.restore();
}

/** Sixteen rays. */
function drawBurst({ context }: Ground, { x, y }: Point, unit: number): void {
  context.save();
  context.translate(x, y);
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

/** Arrows to choose from: each a little larger, its label behind it, where it does not point. */
export function drawArrowChoices(
  ground: Ground,
  view: BoardView,
  ghost: Ghost | undefined,
  choices: readonly Badge[],
  diameter: number,
): void {
  const plates = choices.flatMap((choice) => {
    const plate = plateOf(ground, view, ghost, choice);
    return plate ? [{ plate, label: choice.label }] : [];
  });
  const unit = Math.max(ground.tile * 1.12, (diameter * 0.9) / 0.4);
  for (const { plate } of plates) drawPlate(ground, plate, unit);
  for (const { plate, label } of plates) {
    const [dx, dy] = [
      [0, 1],
      [-1, 0],
      [0, -1],
      [1, 0],
    ][plate.side]!;
    const off = unit * 0.16 + diameter * 0.46;
    drawBadge(ground.context, label, plate.at.x + dx! * off, plate.at.y + dy! * off, diameter);
  }
}

/** Points over the upper edge of a tile, not above `least`: whose, and how many; those of one tile in a column. */
export function drawPointsTags(
  { context, tile, at }: Ground,
  tags: readonly PointsTag[],
  worn: readonly Worn[],
  height: number,
  least: number,
): void {
  const columns = Map.groupBy(tags, squareKey);
  for (const tag of tags) {
    const column = columns.get(squareKey(tag))!;
    const { x, y } = at(tag);
    context.font = `700 ${height * 0.74}px ${FONT}`;
    const token = tag.seat === null ? 0 : height * 0.86;
    const width = token + context.measureText(tag.text).width + height * 0.5;
    const left = x + (tile - width) / 2;
    const step = height * 1.06;
    const top = Math.max(least, y - height * 0.55 - (column.length - 1) * step) + column.indexOf(tag) * step;
    context.beginPath();
    context.roundRect(left, top, width, height, height * 0.5);
    context.fillStyle = TABLE.badgeLine;
    context.fill();
    context.beginPath();
    const rim = height * 0.08;
    context.roundRect(left + rim, top + rim, width - 2 * rim, height - 2 * rim, height * 0.42);
    context.fillStyle = tag.seat === null ? TABLE.glow : TABLE.badge;
    context.fill();
    if (tag.seat !== null) {
      const middle = { x: left + height * 0.5, y: top + height / 2 };
      drawToken(context, worn[tag.seat]!, middle, height * 0.78);
    }
    context.font = `700 ${height * 0.74}px ${FONT}`;
    context.textAlign = 'left';
    context.textBaseline = 'alphabetic';
    context.fillStyle = TABLE.ink;
    context.fillText(tag.text, left + token + height * 0.2, top + height * 0.77);
  }
}

/** A bent arrow in the seat's colour, from where a figure stands to where it goes. */
export function drawMoveArrow({ context, tile, at }: Ground, from: Position, to: Position, { mark }: Worn): void {
  const pixel = ({ on, at: spot }: Position): Point => {
    const { x, y } = at(on);
    return { x: x + spot.x * tile, y: y + spot.y * tile };
  };
  const [a, b] = [pixel(from), pixel(to)];
  const away = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  // Bent upwards, more than the way is long where the two stand close together.
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
