import type { Seat } from '../engine/index.ts';

/** What a seat leads by, over the best of the others. */
export function marginOf(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return points[seat]! - best;
}

/** What a seat has more than the others have on average. */
export function leadOf(points: readonly number[], seat: Seat): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) others += points[other]!;
  return points[seat]! - others / (points.length - 1);
}
