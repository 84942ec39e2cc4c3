import type { Seat } from '../engine/index.ts';

/** A seat's lead over the best of the others. */
export function marginOf(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return points[seat]! - best;
}

/** A seat's lead over the mean of the others. */
export function leadOf(points: readonly number[], seat: Seat): number {
  let others = 0;
  for (let other = 0; other < points.length; other++) if (other !== seat) others += points[other]!;
  return points[seat]! - others / (points.length - 1);
}
