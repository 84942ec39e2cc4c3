import type { Square } from '../../src/engine/vocabulary.ts';
import type { Point } from '../kit/curves.ts';
import { MARK, TABLE } from '../kit/palette/table.ts';
import type { DrawingGround, SquareField } from './marks.ts';

/** Footprints from the middle of one square to the middle of the next. */
const PRINTS = 4;

/** Draws footprints from one square to another, flat on the tiles and below everything that stands there. */
export function drawTrail(ground: DrawingGround, from: Square, to: Square): void {
  const [start, end] = [middleOf(ground, from), middleOf(ground, to)];
  const angle = Math.atan2(end.y - start.y, end.x - start.x);
  for (let print = 0; print < PRINTS; print++) {
    const along = (print + 0.5) / PRINTS;
    const aside = (print % 2 ? 0.09 : -0.09) * ground.tile;
    const x = start.x + (end.x - start.x) * along - Math.sin(angle) * aside;
    const y = start.y + (end.y - start.y) * along + Math.cos(angle) * aside;
    drawPrint(ground, { x, y }, angle);
  }
}

const middleOf = ({ tile, at }: DrawingGround, square: Square): Point => {
  const { x, y } = at(square);
  return { x: x + tile / 2, y: y + tile / 2 };
};

/** Draws a heel and three claws: dark with a light rim, so that it shows on grass, road and town alike. */
function drawPrint({ context, tile }: DrawingGround, { x, y }: Point, angle: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.scale(tile, tile);
  for (const [colour, more] of [
    [MARK.light, 0.017],
    [TABLE.badgeLine, 0],
  ] as const) {
    context.fillStyle = colour;
    for (const [ahead, aside, radius] of PAW) {
      context.beginPath();
      context.arc(ahead, aside, radius + more, 0, 2 * Math.PI);
      context.fill();
    }
  }
  context.restore();
}

const PAW = [
  [-0.03, 0, 0.048],
  [0.04, -0.062, 0.023],
  [0.066, 0, 0.023],
  [0.04, 0.062, 0.023],
] as const;

/** Frames a tile that a piece can move to, like other choices. */
export function drawStep({ context, tile, at }: DrawingGround, square: Square): void {
  const { x, y } = at(square);
  context.lineJoin = 'round';
  for (const [colour, width] of [
    [MARK.light, 0.075],
    [MARK.press, 0.045],
  ] as const) {
    context.strokeStyle = colour;
    context.lineWidth = width * tile;
    context.strokeRect(x + 0.04 * tile, y + 0.04 * tile, 0.92 * tile, 0.92 * tile);
  }
}

/** Position of a step's number: the middle, or if figures stand there, the side away from the moving piece. */
export function stepSpot({ tile, at }: SquareField, square: Square, away: Point | null): Point {
  const { x, y } = at(square);
  const { x: right, y: down } = away ?? { x: 0, y: 0 };
  return { x: x + (0.5 + 0.45 * right) * tile, y: y + (0.5 + 0.45 * down) * tile };
}
