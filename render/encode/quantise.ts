import type { Pixels } from './bitmap.ts';

export type Palette = readonly (readonly [r: number, g: number, b: number])[];

/**
 * One palette for all pictures, made from a sample of the art by median cut; and the nearest of its colours for each pixel. Colours are
 * compared in 5-6-5 bits: finer than the palette itself.
 */
export interface Quantiser {
  readonly palette: Palette;
  /** A palette index for each pixel. Pictures are opaque, so transparency is ignored. */
  indices(pixels: Pixels): Uint8Array;
  indexOf(rgb: readonly [r: number, g: number, b: number]): number;
  /** The index of a colour laid over the colour of `index`. `colour` is RGBA in one word, multiplied by its opacity. */
  over(colour: number, index: number): number;
  /** The RGBA pixels of palette indices. */
  coloured(indices: Uint8Array): Uint8Array;
}

const keyOf = (r: number, g: number, b: number): number => ((r & 0xf8) << 8) | ((g & 0xfc) << 3) | (b >> 3);

const MOST = 255;

/** `exact` colours come first and stay unchanged. */
export const paletteOf = (sample: Pixels, exact: Palette): Palette => [
  ...exact,
  ...medianCut(histogram(sample), MOST - exact.length),
];

/** `exact`: how many colours, from the palette's first, map to themselves. */
export function createQuantiser(palette: Palette, exact: number): Quantiser {
  const nearest = new Int16Array(65536).fill(-1);
  for (const [index, [r, g, b]] of palette.slice(0, exact).entries()) nearest[keyOf(r, g, b)] = index;
  const find = (r: number, g: number, b: number): number => {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < palette.length; i++) {
      const [pr, pg, pb] = palette[i]!;
      // Weighted roughly as the eye does.
      const off = 3 * (pr - r) ** 2 + 4 * (pg - g) ** 2 + 2 * (pb - b) ** 2;
      if (off < least) [least, best] = [off, i];
    }
    return best;
  };
  const indexOf = (word: number): number => {
    const r = word & 255;
    const g = (word >> 8) & 255;
    const b = (word >> 16) & 255;
    const key = keyOf(r, g, b);
    const known = nearest[key]!;
    if (known >= 0) return known;
    const found = find((r & 0xf8) | 4, (g & 0xfc) | 2, (b & 0xf8) | 4);
    nearest[key] = found;
    return found;
  };
  const words = Uint32Array.from(palette, ([r, g, b]) => ((0xff << 24) | (b << 16) | (g << 8) | r) >>> 0);
  return {
    palette,
    indexOf: ([r, g, b]) => indexOf((b << 16) | (g << 8) | r),
    coloured: (indices) => new Uint8Array(Uint32Array.from(indices, (index) => words[index]!).buffer),
    over: (colour, index) => indexOf(over(colour, words[index]!)),
    indices({ data, width, height }) {
      const words = new Uint32Array(data.buffer, data.byteOffset, width * height);
      const indices = new Uint8Array(words.length);
      let last = 0;
      let lastIndex = -1;
      for (let i = 0; i < words.length; i++) {
        const word = words[i]!;
        if (word !== last || lastIndex < 0) {
          last = word;
          lastIndex = indexOf(word);
        }
        indices[i] = lastIndex;
      }
      return indices;
    },
  };
}

/** Lays one pixel over an opaque one. */
function over(above: number, below: number): number {
  const remains = 255 - (above >>> 24);
  const red = (above & 255) + part(below & 255, remains);
  const green = ((above >>> 8) & 255) + part((below >>> 8) & 255, remains);
  const blue = ((above >>> 16) & 255) + part((below >>> 16) & 255, remains);
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** `value × of / 255`, rounded. */
function part(value: number, of: number): number {
  const product = value * of + 128;
  return (product + (product >> 8)) >> 8;
}

interface Tone {
  readonly rgb: readonly [number, number, number];
  readonly count: number;
}

function histogram({ data }: Pixels): Tone[] {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4) {
    const key = keyOf(data[i]!, data[i + 1]!, data[i + 2]!);
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return [...counts].map(([key, count]) => ({
    rgb: [((key >> 8) & 0xf8) | 4, ((key >> 3) & 0xfc) | 2, ((key << 3) & 0xf8) | 4],
    count,
  }));
}

/** Cuts the box with the widest spread, weighted by the root of its pixels, until there are enough; each box gives its mean. */
function medianCut(tones: readonly Tone[], wanted: number): [number, number, number][] {
  const boxes: { tones: Tone[]; axis: number; weight: number }[] = [measured([...tones])];
  while (boxes.length < wanted) {
    let at = 0;
    for (let i = 1; i < boxes.length; i++) if (boxes[i]!.weight > boxes[at]!.weight) at = i;
    const { tones: all, axis, weight } = boxes[at]!;
    if (weight <= 0) break;
    all.sort((a, b) => a.rgb[axis]! - b.rgb[axis]!);
    const half = all.reduce((sum, { count }) => sum + Math.sqrt(count), 0) / 2;
    let cut = 1;
    for (let sum = Math.sqrt(all[0]!.count); cut < all.length - 1 && sum < half; cut++)
      sum += Math.sqrt(all[cut]!.count);
    boxes.splice(at, 1, measured(all.slice(0, cut)), measured(all.slice(cut)));
  }
  return boxes.map(({ tones: own }) => {
    const total = own.reduce((sum, { count }) => sum + count, 0);
    return [0, 1, 2].map((axis) =>
      Math.round(own.reduce((sum, { rgb, count }) => sum + rgb[axis]! * count, 0) / total),
    ) as [number, number, number];
  });
}

function measured(tones: Tone[]): { tones: Tone[]; axis: number; weight: number } {
  const spans = [0, 1, 2].map((axis) => {
    let least = 255;
    let most = 0;
    for (const { rgb } of tones) {
      least = Math.min(least, rgb[axis]!);
      most = Math.max(most, rgb[axis]!);
    }
    return most - least;
  });
  const axis = spans.indexOf(Math.max(...spans));
  const count = tones.reduce((sum, tone) => sum + tone.count, 0);
  return { tones, axis, weight: tones.length > 1 ? spans[axis]! * count ** 0.3 : 0 };
}
