import { CENTRE, distance, type Point } from './curves.ts';
import { CITY, FIELD, pointOf, type Regions, ROAD } from './regions.ts';

/** The roomiest spot of a segment, near the tile's middle, for something large. */
export function roomiestSpot({ codes, clearance }: Regions, code: number): Point {
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

/** A spot for something round in a segment, if possible `room` from its walls and the tile's rim. */
export function hungSpot(regions: Regions, code: number, taken: readonly Point[], room = 0.135): Point {
  let best = { x: 0.5, y: 0.5 };
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < regions.codes.length; i++) {
    if (regions.codes[i] !== code) continue;
    const point = pointOf(i);
    const rim = Math.min(point.x, point.y, 1 - point.x, 1 - point.y, regions.clearance[i]!);
    // Prefers up and left, so that coats of arms look hung.
    const score =
      7 * Math.min(rim, room) +
      1.5 * Math.min(...taken.map((other) => distance(point, other)), 0.32) -
      0.05 * (point.x + point.y);
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}

/** A spot in a field or a city, or in the segments with these codes; if possible `half` from all else and the tile's rim. */
export function openSpot(
  { codes, clearance }: Regions,
  taken: readonly Point[],
  half: number,
  within?: readonly number[],
): Point {
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (within ? !within.includes(code) : code < CITY || (code >= ROAD && code < FIELD)) continue;
    const point = pointOf(i);
    const rim = Math.min(point.x, point.y, 1 - point.x, 1 - point.y, half + 0.06);
    const gap = Math.min(...taken.map((other) => distance(point, other)), 0.42);
    // At the rim it would hide the kind of the side; over a wall or a road it is only in the way.
    const score = 14 * rim + 7 * Math.min(clearance[i]!, half) + 2.5 * gap - 0.1 * distance(point, CENTRE);
    if (score > bestScore) [best, bestScore] = [point, score];
  }
  return best;
}
