import { LAND_WORDS } from '../kit/palette/land.ts';

const places = new Map([...LAND_WORDS].map((word, place) => [word, place]));

/** As the eye weighs it, near enough, and squared: of a difference that nobody sees. */
const SAME = 200;
/** So many times as far off as a colour that is nowhere around, it is worse than that; squared, too. */
const FAR_WORSE = 40;

/**
 * Where two colours meet canvas mixes them, and a mix is often nearest to a third: orange, say, between a road and grass. Here such a pixel takes the
 * one of the colours around it that it is most like, so that edges are clear, and pictures half as large. Only where something finer than a pixel
 * is all that is there does a third stay. `words`: pixels of a square of `size` as canvas has them; `indices`: the places in `LAND` that are nearest to them,
 * of the first `colours` of it.
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
