/** A span of time in ms since 1970, without its last moment. */
export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** In order, without empty ones; spans that touch become one. */
export function merged(intervals: readonly Interval[]): Interval[] {
  const found: Interval[] = [];
  for (const { from, to } of intervals.filter((one) => one.to > one.from).toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1);
    if (last && from <= last.to) found[found.length - 1] = { from: last.from, to: Math.max(last.to, to) };
    else found.push({ from, to });
  }
  return found;
}

/** The ms between two moments outside of `idle`, which is `merged`. */
export function counted(from: number, to: number, idle: readonly Interval[]): number {
  const lost = idle.reduce((sum, one) => sum + Math.max(0, Math.min(one.to, to) - Math.max(one.from, from)), 0);
  return Math.max(0, to - from - lost);
}

/** The moment `ms` after `from`, not counting the time in `idle`, which is `merged`. */
export function momentAfter(from: number, ms: number, idle: readonly Interval[]): number {
  let at = from;
  let left = ms;
  for (const one of idle) {
    if (one.to <= at) continue;
    const before = Math.max(0, one.from - at);
    if (left <= before) break;
    left -= before;
    at = one.to;
  }
  return at + left;
}
