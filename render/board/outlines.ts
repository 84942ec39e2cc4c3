import { designOf } from '../../src/engine/tiles/tiles.ts';
import type { Place, Placement, TileId } from '../../src/engine/vocabulary.ts';
import { turned } from '../kit/curves.ts';
import { CITY, FIELD, GRID, pointOf, ROAD, regionsOf } from '../kit/regions.ts';
import { spotsOf } from '../tile/spots.ts';
import type { DrawingGround } from './marks.ts';
import { segmentAt } from './places.ts';

/** Width of a segment's rim, in shares of a tile: if it is tinted too, and without a tint. */
const RIM = { tinted: 0.035, alone: 0.07 };

/** Draws the rim of a segment and, if wanted, tints the rest: in a seat's colour, or white. */
export function drawSegmentTint(
  { context, tile, at }: DrawingGround,
  placed: Placement & { readonly tile: TileId },
  place: Place,
  colour: string,
  isTinted: boolean,
): void {
  const design = designOf(placed.tile);
  const segment = design && segmentAt(design, placed.rotation, place);
  const { x, y } = at(placed);
  if (!segment) {
    // A road over the tile.
    const [wide, high] = place.at === 'N.S' ? [0.2, 1] : [1, 0.2];
    context.globalAlpha = isTinted ? 0.42 : 0.95;
    context.fillStyle = colour;
    context.fillRect(x + ((1 - wide) / 2) * tile, y + ((1 - high) / 2) * tile, wide * tile, high * tile);
    context.globalAlpha = 1;
    return;
  }
  const { codes, clearance } = regionsOf(design);
  const base = { field: FIELD, city: CITY, road: ROAD, monastery: -1, garden: -1, top: -1, quarter: -1 }[segment.kind];
  const cell = tile / GRID;
  if (base < 0) {
    const spot = turned(spotsOf(design).garden ?? segment.spots[0]!, placed.rotation);
    context.strokeStyle = colour;
    context.lineWidth = tile * 0.05;
    const wide = segment.kind === 'quarter' ? 0.33 : 0.2;
    context.strokeRect(x + (spot.x - wide) * tile, y + (spot.y - 0.2) * tile, tile * 2 * wide, tile * 0.4);
    return;
  }
  const wide = isTinted ? RIM.tinted : RIM.alone;
  for (const rim of isTinted ? [false, true] : [true]) {
    context.beginPath();
    for (let i = 0; i < codes.length; i++) {
      if (codes[i] !== base + segment.index || clearance[i]! < wide !== rim) continue;
      const point = turned(pointOf(i), placed.rotation);
      context.rect(x + (point.x - 0.5 / GRID) * tile, y + (point.y - 0.5 / GRID) * tile, cell + 0.4, cell + 0.4);
    }
    context.globalAlpha = !isTinted ? 1 : rim ? 0.95 : 0.42;
    context.fillStyle = colour;
    context.fill();
    context.globalAlpha = 1;
  }
}
