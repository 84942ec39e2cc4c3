import { LAND_WORDS } from '../kit/palette/land.ts';

const places = new Map([...LAND_WORDS].map((word, place) => [word, place]));

/** Squared colour difference, weighted roughly as the eye does, below which two colours look equal. */
const SAME = 200;
/** Limit for the nearest colour around: it may be this many times farther off than the palette's nearest; squared, too. */
const FAR_WORSE = 40;

/**
 * Clears the edges of a tile, which makes pictures half as large. Canvas mixes two colours at an edge, and the nearest palette colour of a
 * mix is often a third: orange between a road and grass. Such a pixel takes the most similar plain colour beside it. The third stays only
 * for details finer than a pixel. `words`: the pixels of a square with side `size`, as canvas has them. `indices`: for each the nearest
 * place among the first `colours` of `LAND`; changed in place.
 */
export function clearEdges(words: Uint32Array, indices: Uint8Array, size: number, colours: number): void {
  const plain = Int16Array.from(words, (word, at) => {
    const place = indices[at]!;
    const exact = places.get(word);
    if (exact !== undefined && exact < colours) return exact;
    return differenceOf(word, LAND_WORDS[place]!) < SAME ? place : -1;
  });
  for (let at = 0; at < plain.length; at++) {
    if (plain[at]! >= 0) continue;
    const word = words[at]!;
    const [x, y] = [at % size, Math.floor(at / size)];
    let best = indices[at]!;
    let least = FAR_WORSE * differenceOf(word, LAND_WORDS[best]!);
    for (let near = Math.max(0, y - 1); near <= Math.min(size - 1, y + 1); near++)
      for (let beside = Math.max(0, x - 1); beside <= Math.min(size - 1, x + 1); beside++) {
        const place = plain[near * size + beside]!;
        if (place < 0) continue;
        const off = differenceOf(word, LAND_WORDS[place]!);
        if (off < least) [best, least] = [place, off];
      }
    indices[at] = best;
  }
}

function differenceOf(one: number, other: number): number {
  const red = (one & 255) - (other & 255);
  const green = ((one >>> 8) & 255) - ((other >>> 8) & 255);
  const blue = ((one >>> 16) & 255) - ((other >>> 16) & 255);
  return 3 * red ** 2 + 4 * green ** 2 + 2 * blue ** 2;
}
