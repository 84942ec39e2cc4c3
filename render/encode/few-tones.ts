import type { Bitmap } from './bitmap.ts';

/** Steps of opacity from nothing to opaque. */
const STEPS = 2;
const MOST_TONES = 16;

/** Brings each pixel to the nearest step of opacity. If too many tones remain, each becomes the nearest of the most frequent ones. */
export function inFewTones(bitmap: Bitmap): Bitmap {
  const { data, words } = bitmap;
  for (let i = 0; i < words.length; i++) {
    const opacity = words[i]! >>> 24;
    if (opacity === 0 || opacity === 255) continue;
    const at = 4 * i;
    const share = Math.round((Math.round((opacity * STEPS) / 255) * 255) / STEPS) / opacity;
    // Canvas multiplies colours by their opacity.
    for (let part = at; part < at + 4; part++) data[part] = Math.round(data[part]! * share);
  }
  const counts = new Map<number, number>();
  // Counts runs, since most pixels equal the one before them.
  for (let from = 0, at = 1; at <= words.length; at++) {
    if (at < words.length && words[at] === words[from]) continue;
    counts.set(words[from]!, (counts.get(words[from]!) ?? 0) + at - from);
    from = at;
  }
  if (counts.size <= MOST_TONES) return bitmap;
  const kept = [...counts]
    .toSorted((one, other) => other[1] - one[1])
    .slice(0, MOST_TONES)
    .map(([word]) => word);
  const nearest = new Map([...counts.keys()].map((word) => [word, nearestOf(kept, word)]));
  let [last, lastNearest] = [0, nearest.get(0) ?? 0];
  for (let i = 0; i < words.length; i++) {
    if (words[i] !== last) {
      last = words[i]!;
      lastNearest = nearest.get(last)!;
    }
    words[i] = lastNearest;
  }
  return bitmap;
}

function nearestOf(kept: readonly number[], word: number): number {
  let [best, least] = [word, Number.POSITIVE_INFINITY];
  for (const one of kept) {
    let off = 0;
    for (let part = 0; part < 32; part += 8) off += (((one >>> part) & 255) - ((word >>> part) & 255)) ** 2;
    if (off < least) [best, least] = [one, off];
  }
  return best;
}
