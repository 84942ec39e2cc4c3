import { distance, type Point } from '../kit/curves.ts';
import { FIELD, GRID, pointOf, type Regions } from '../kit/regions.ts';

/** A spot for a garden, in a field with some room, away from figures and plates. */
export function gardenSpot(
  regions: Regions,
  taken: readonly Point[],
  plates: readonly Point[],
): { at: Point; half: number } {
  let best = 0;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < GRID * GRID; i++) {
    if (regions.codes[i]! < FIELD) continue;
    const { x, y } = pointOf(i);
    const free = Math.min(regions.clearance[i]!, x - 0.01, y - 0.01, 0.99 - x, 0.99 - y);
    const gap = Math.min(...taken.map((other) => distance(pointOf(i), other)), 0.4);
    const crowd = Math.max(0, ...plates.map((plate) => 0.42 - distance(pointOf(i), plate)));
    const score = Math.min(free, 0.2) - 4 * crowd + 0.2 * gap - 0.06 * (Math.abs(x - 0.5) + Math.abs(y - 0.5));
    if (score > bestScore) [best, bestScore] = [i, score];
  }
  const at = pointOf(best);
  const free = Math.min(regions.clearance[best]!, at.x, at.y, 1 - at.x, 1 - at.y);
  return { at, half: Math.max(0.09, Math.min(0.16, free * 0.85)) };
}
