import type { TileDesign } from '../../src/engine/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import type { Standing } from '../kit/art.ts';
import { type Brush, disc, luck, stroke } from '../kit/brush.ts';
import { distance, type Point, turned } from '../kit/curves.ts';
import { INK } from '../kit/palette/ink.ts';
import { FIELD, GRID, pointOf, regionsOf } from '../kit/regions.ts';
import { spotsOf } from '../tile/spots.ts';
import { artOf, FEATURE_ART } from './all.ts';

/** What grows in a tile's fields: chosen once a design, the same in every rotation. */
interface Growth {
  readonly crops: readonly {
    readonly at: Point;
    readonly radius: number;
    readonly sort: number;
    readonly tilt: number;
  }[];
  readonly tufts: readonly Point[];
  readonly bushes: readonly { readonly at: Point; readonly size: number }[];
  readonly sheep: readonly Point[];
}

const grown = new WeakMap<TileDesign, Growth>();

function growthOf(design: TileDesign): Growth {
  const known = grown.get(design);
  if (known) return known;
  const growth = grow(design);
  grown.set(design, growth);
  return growth;
}

function grow(design: TileDesign): Growth {
  const { codes, clearance } = regionsOf(design);
  const { segments, garden, gardenHalf, features } = spotsOf(design);
  const chance = luck(design.id);
  const built = [
    ...segments.filter(({ kind }) => kind === 'monastery').map(({ spots }) => ({ at: spots[0]!, keep: 0.34 })),
    ...(garden ? [{ at: garden, keep: gardenHalf * 1.35 }] : []),
    ...Object.entries(features).flatMap(([id, spots]) => {
      const keep = artOf(FEATURE_ART, id).growth;
      return keep === undefined ? [] : spots.map((at) => ({ at, keep }));
    }),
  ];
  const taken: { at: Point; keep: number }[] = [...built];
  /** A random spot of a field with so much room around it, or null. */
  const find = (room: number, rim: number): Point | null => {
    for (let attempt = 0; attempt < 60; attempt++) {
      const index = Math.floor(chance() * GRID * GRID);
      const at = pointOf(index);
      if (codes[index]! < FIELD || clearance[index]! < room) continue;
      if (Math.min(at.x, at.y, 1 - at.x, 1 - at.y) < rim) continue;
      if (taken.some((other) => distance(at, other.at) < room + other.keep)) continue;
      taken.push({ at, keep: room });
      return at;
    }
    return null;
  };
  const many = <T>(count: number, make: () => T | null): T[] =>
    Array.from({ length: count }, make).filter((one) => one !== null);
  const crops = many(2, () => {
    const radius = 0.1 + 0.05 * chance();
    const at = find(radius, radius * 1.25 + 0.04);
    return at && { at, radius, sort: Math.floor(chance() * 3), tilt: (chance() - 0.5) * 1.6 };
  });
  const bushes = many(9, () => {
    const size = 0.034 + 0.022 * chance();
    const at = find(size + 0.006, size + 0.035);
    return at && { at, size };
  });
  const sheep = many(chance() < 0.45 ? 3 : 0, () => find(0.045, 0.07));
  const tufts = many(22, () => find(0.018, 0.03));
  return { crops, bushes, sheep, tufts };
}

/** Grass, crops and tufts: what lies flat. */
export function drawGround(brush: Brush, design: TileDesign, rotation: Rotation): void {
  brush.fillStyle = INK.grass;
  brush.fillRect(-0.01, -0.01, 1.02, 1.02);
  const { crops, tufts } = growthOf(design);
  for (const { at, radius, sort, tilt } of crops) drawCrop(brush, turned(at, rotation), radius, sort, tilt);
  for (const light of [false, true]) {
    brush.beginPath();
    tufts.forEach((spot, i) => {
      if ((i % 3 === 0) !== light) return;
      const { x, y } = turned(spot, rotation);
      brush.moveTo(x - 0.014, y - 0.012);
      brush.lineTo(x, y + 0.006);
      brush.lineTo(x + 0.014, y - 0.012);
    });
    stroke(brush, light ? INK.grassLight : INK.grassDark, 0.009);
  }
}

function drawCrop(brush: Brush, { x, y }: Point, radius: number, sort: number, tilt: number): void {
  brush.save();
  brush.translate(x, y);
  brush.rotate(tilt);
  brush.beginPath();
  brush.roundRect(-radius, -radius * 0.72, radius * 2, radius * 1.44, radius * 0.3);
  brush.fillStyle = INK.crop[sort]!;
  brush.fill();
  brush.clip();
  brush.beginPath();
  for (let line = -radius; line < radius; line += 0.034) {
    brush.moveTo(-radius, line);
    brush.lineTo(radius, line);
  }
  stroke(brush, INK.cropLine[sort]!, 0.013);
  brush.restore();
}

/** Bushes and sheep: what stands. */
export function growing(design: TileDesign, rotation: Rotation): Standing[] {
  const { bushes, sheep } = growthOf(design);
  return [
    ...bushes.map(({ at, size }) => {
      const { x, y } = turned(at, rotation);
      return {
        foot: { x, y: y + size },
        draw: (brush: Brush) => {
          disc(brush, INK.shade, { x: x + size * 0.35, y: y + size * 0.6 }, size * 1.05, 0.6);
          disc(brush, INK.leafDark, { x, y }, size);
          disc(brush, INK.leaf, { x: x - size * 0.08, y: y - size * 0.12 }, size * 0.84);
          disc(brush, INK.leafLight, { x: x - size * 0.28, y: y - size * 0.36 }, size * 0.42);
        },
      };
    }),
    ...sheep.map((spot, i) => {
      const { x, y } = turned(spot, rotation);
      const ahead = i % 2 ? 0.026 : -0.026;
      return {
        foot: { x, y },
        draw: (brush: Brush) => {
          disc(brush, INK.shade, { x, y: y + 0.019 }, 0.034, 0.5);
          disc(brush, INK.line, { x, y }, 0.034, 0.76);
          disc(brush, INK.wool, { x, y }, 0.028, 0.74);
          disc(brush, INK.line, { x: x + ahead, y: y - 0.006 }, 0.013);
        },
      };
    }),
  ];
}
