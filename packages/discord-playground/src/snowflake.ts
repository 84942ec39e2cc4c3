/** Discord's ids: milliseconds since 2015 above 22 bits; the lowest 12 bits count within a millisecond. */
const EPOCH = 1_420_070_400_000n;

/** Strictly growing ids by the given clock, even if the clock stands still or went back over a restart. */
export function createSnowflakes(now: () => number, above = '0'): () => string {
  let last = BigInt(above);
  return () => {
    const floor = (BigInt(Math.floor(now())) - EPOCH) << 22n;
    last = floor > last ? floor : last + 1n;
    return last.toString();
  };
}

export const timeOf = (id: string): number => Number((BigInt(id) >> 22n) + EPOCH);

export const isSnowflake = (text: string): boolean => /^\d{1,20}$/.test(text);

/** Orders ids by age, oldest first. */
export const byAge = (a: { id: string }, b: { id: string }): number =>
  a.id.length - b.id.length || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
