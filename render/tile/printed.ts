import type { TileDesign } from '../../src/engine/tiles.ts';
import type { Rotation } from '../../src/engine/vocabulary.ts';
import { CENTRE, distance, distanceToLine, type Point, sideIndex, turned } from '../kit/curves.ts';
import { FIELD, GRID, pointOf, type Regions } from '../kit/regions.ts';
import { monasteryOf, shapeOf } from '../kit/shape.ts';

/** From the middle of an arrow's plate to its tip. */
export const ARROW_TIP = 0.21;

/** Half of what an inn with its lake takes. */
export const INN_HALF = 0.155;

/** How near an inn comes to its road: whose it is must be plain. */
const INN_BESIDE = 0.21;

/** In a field beside its road, and away from the tile's rim; null on a road without an inn. */
export function innSpot(
  design: TileDesign,
  { codes, clearance }: Regions,
  road: number,
  taken: readonly Point[],
): Point | null {
  if (!design.roads[road]!.inn) return null;
  const { line } = shapeOf(design).roads[road]!;
  const others = shapeOf(design).roads.filter((_, index) => index !== road);
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < GRID * GRID; i += 2) {
    if (codes[i]! < FIELD) continue;
    const point = pointOf(i);
    const { x, y } = point;
    const away = distanceToLine(point, line);
    if (away > 0.34) continue;
    const rim = Math.min(0, Math.min(x, y, 1 - x, 1 - y) - INN_HALF - 0.07);
    const nearOther = Math.min(0, ...others.map((other) => distanceToLine(point, other.line) - 0.3));
    const crowd = Math.min(0, ...taken.map((other) => distance(other, point) - 0.32));
    const score =
      7 * Math.min(clearance[i]!, INN_HALF - 0.01) +
      14 * rim -
      3 * Math.abs(away - INN_BESIDE) +
      2 * nearOther +
      3 * crowd;
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/** The roomiest spot of a city, near the tile's middle: that is where it builds its cathedral. */
export function cathedralSpot({ codes, clearance }: Regions, code: number): Point {
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < codes.length; i++) {
    if (codes[i] !== code) continue;
    const point = pointOf(i);
    const score = Math.min(clearance[i]!, 0.3) - 0.4 * distance(point, CENTRE);
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/** Where something round hangs in a city, `room` from its walls and the tile's rim if it can. */
export function armsSpot(regions: Regions, code: number, taken: readonly Point[], room = 0.135): Point {
  let best = { x: 0.5, y: 0.5 };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < regions.codes.length; i++) {
    if (regions.codes[i] !== code) continue;
    const point = pointOf(i);
    const rim = Math.min(point.x, point.y, 1 - point.x, 1 - point.y, regions.clearance[i]!);
    // Up and left rather than anywhere: coats of arms look hung, not dropped.
    const score =
      7 * Math.min(rim, room) +
      1.5 * Math.min(...taken.map((other) => distance(point, other)), 0.32) -
      0.05 * (point.x + point.y);
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/**
 * At the side it points to, its tip short of the rim so that what the side is still shows; beside the middle where a road
 * starts there, and clear of figures and monasteries as far as it goes.
 */
export function arrowSpot(design: TileDesign, taken: readonly Point[], plot: Point | null): Point | null {
  if (!design.arrow) return null;
  const side = sideIndex(design.arrow.side);
  const { village } = shapeOf(design);
  const road = design.edges[side] === 'R';
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let t = 0.28; t <= 0.721; t += 0.02) {
    for (const inward of [0, 0.04, 0.08]) {
      const point = turned({ x: t, y: ARROW_TIP + 0.085 + inward }, (side * 90) as Rotation);
      const gap = Math.min(0.3, ...taken.map((other) => distance(other, point)));
      const heart = village ?? plot ?? (design.monastery ? monasteryOf(design) : null);
      const apart = heart ? Math.min(0, distance(heart, point) - 0.36) : 0;
      const beside = road ? 3 * Math.min(0, Math.abs(t - 0.5) - 0.22) : 0;
      const score = 2.5 * gap + 3 * apart + beside - 0.9 * Math.abs(t - 0.5) - 1.2 * inward;
      if (score > bestScore + 1e-9) [best, bestScore] = [point, score];
    }
  }
  return best;
}

export function gardenSpot(
  regions: Regions,
  taken: readonly Point[],
  arrow: Point | null,
): { at: Point; half: number } {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < GRID * GRID; i++) {
    if (regions.codes[i]! < FIELD) continue;
    const { x, y } = pointOf(i);
    const free = Math.min(regions.clearance[i]!, x - 0.01, y - 0.01, 0.99 - x, 0.99 - y);
    const gap = Math.min(...taken.map((other) => distance(pointOf(i), other)), 0.4);
    const crowd = arrow ? Math.max(0, 0.42 - distance(pointOf(i), arrow)) : 0;
    const score = Math.min(free, 0.2) - 4 * crowd + 0.2 * gap - 0.06 * (Math.abs(x - 0.5) + Math.abs(y - 0.5));
    if (score > bestScore) [best, bestScore] = [i, score];
  }
  const at = pointOf(best);
  const free = Math.min(regions.clearance[best]!, at.x, at.y, 1 - at.x, 1 - at.y);
  return { at, half: Math.max(0.09, Math.min(0.16, free * 0.85)) };
}
