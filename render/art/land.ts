import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import type { UprightArt } from '../kit/art.ts';
import { type Brush, disc, luck, onPixels } from '../kit/brush.ts';
import { distance, type Point, turnedBack } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { FIELD, indexAt, regionsOf } from '../kit/regions.ts';
import { spotsOf } from '../tile/spots.ts';
import { artOf, FEATURE_ART } from './all.ts';

/** Plants in the fields of a tile in its rotation. */
interface Growth {
  readonly crops: readonly (Point & { readonly sort: number })[];
  readonly trees: readonly (Point & { readonly half: number })[];
}

/** In 96ths of a tile. */
const at96 = (...spots: readonly (readonly [x: number, y: number])[]): Point[] =>
  spots.map(([x, y]) => ({ x: x / 96, y: y / 96 }));

/**
 * Possible spots of plants, equal on all tiles in every rotation. So rows of a picture repeat from tile to tile, which keeps pictures
 * small. Each tile takes some of them by chance, as far as it has room.
 */
const TREES = at96(
  [10, 12],
  [40, 12],
  [74, 12],
  [22, 28],
  [60, 28],
  [86, 28],
  [34, 44],
  [78, 44],
  [12, 60],
  [54, 60],
  [86, 60],
  [24, 76],
  [66, 76],
  [10, 88],
  [44, 88],
  [82, 88],
);
const CROPS = at96([24, 20], [70, 20], [40, 68], [76, 68]);

const LARGE = 5.5 / 96;
const SMALL = 4.5 / 96;

function growthOf(design: TileDesign, rotation: Rotation): Growth {
  const { codes, clearance } = regionsOf(design);
  const { segments, garden, gardenHalf, features } = spotsOf(design);
  const chance = luck(`${design.id} ${rotation}`);
  const taken: { at: Point; keep: number }[] = [
    ...segments.filter(({ kind }) => kind === 'monastery').map(({ spots }) => ({ at: spots[0]!, keep: 0.34 })),
    ...(garden ? [{ at: garden, keep: gardenHalf * 1.35 }] : []),
    ...Object.entries(features).flatMap(([id, spots]) => {
      const keep = artOf(FEATURE_ART, id).growth;
      return keep === undefined ? [] : spots.map((at) => ({ at, keep }));
    }),
  ];
  /** The spots with this much room around them, thinned by chance to `share`. */
  const some = (spots: readonly Point[], share: number, room: number): Point[] =>
    spots.filter((spot) => {
      const isWished = chance() < share;
      const at = turnedBack(spot, rotation);
      const index = indexAt(at);
      if (!isWished || codes[index]! < FIELD || clearance[index]! < room) return false;
      if (taken.some((other) => distance(at, other.at) < room + other.keep)) return false;
      taken.push({ at, keep: room });
      return true;
    });
  const crops = some(CROPS, 0.5, 0.11).map((spot, i) => ({ ...spot, sort: (design.id.length + i) % 3 }));
  const trees = some(TREES, 0.45, SMALL + 0.012).map((spot) => ({
    ...spot,
    half: TREES.indexOf(spot) % 2 ? LARGE : SMALL,
  }));
  return { crops, trees };
}

/** Draws grass and crops, which lie flat. */
export function drawGround(brush: Brush, design: TileDesign, rotation: Rotation): void {
  brush.fillStyle = INK.grass;
  brush.fillRect(-0.01, -0.01, 1.02, 1.02);
  for (const crop of growthOf(design, rotation).crops) drawCrop(brush, crop, crop.sort);
}

/** Three furrows across, each a third of its strip. */
function drawCrop(brush: Brush, spot: Point, sort: number): void {
  const { x, y } = onPixels(brush, spot);
  const pixel = 1 / 96;
  brush.fillStyle = INK.crop[sort]!;
  brush.fillRect(x - 11 * pixel, y - 7 * pixel, 22 * pixel, 14 * pixel);
  brush.fillStyle = INK.cropLine[sort]!;
  for (let line = -5; line < 7; line += 4) brush.fillRect(x - 11 * pixel, y + line * pixel, 22 * pixel, 2 * pixel);
}

/** Trees, which stand upright. Nothing here looks like a piece. */
export function growing(design: TileDesign, rotation: Rotation): UprightArt[] {
  const { trees } = growthOf(design, rotation);
  return [
    ...trees.map((spot) => {
      const { half } = spot;
      return {
        foot: { x: spot.x, y: spot.y + half },
        draw: (brush: Brush) => {
          const { x, y } = onPixels(brush, spot);
          disc(brush, INK.leafDark, { x, y }, half);
          disc(brush, INK.leaf, { x: x - half * 0.14, y: y - half * 0.2 }, half * 0.74);
        },
      };
    }),
  ];
}
