import { rgbOf } from './colour.ts';
import { INK } from './ink.ts';

/** A palette's colours, and the nearest of them for whatever canvas has mixed. */
export interface LandPalette {
  /** A place in `LAND` for each pixel, of opaque RGBA. */
  readonly indices: (pixels: Uint8Array | Uint8ClampedArray) => Uint8Array;
}

/** What tiles without anything special are drawn with. */
const PLAIN: readonly string[] = [
  ...[INK.grass, INK.grassDark, INK.shade, ...INK.crop, ...INK.cropLine],
  ...[INK.leaf, INK.leafLight, INK.leafDark, INK.wool],
  ...[INK.rim, INK.road, INK.roadWorn],
  ...[INK.town, INK.townDark, INK.line, INK.stone, INK.stoneLight],
  ...[INK.plaster, INK.plasterShade, ...INK.roof, INK.slate, INK.slateLight],
  ...[INK.chapel, INK.chapelDark, INK.gold, INK.arms, ...INK.petals],
  ...[INK.water, INK.waterLight, INK.bank],
];

/** And what expansions print on theirs. */
const SPECIAL: readonly string[] = [
  ...[INK.minster, INK.minsterShade, INK.lead, INK.leadLight, INK.rose, INK.sign, INK.rock, INK.rockLight, INK.plum],
  ...[INK.fir, INK.barrel, INK.barrelDark, INK.sheaf, INK.sheafDark, INK.teal, INK.tealDark, INK.tealLight],
  ...[INK.plank, INK.stoneDark, INK.townLight, INK.pale, INK.dye.violet, INK.dye.magenta, INK.dye.navy],
];

/** All colours of tiles: first in the palettes of all pictures, each at the same place. */
export const LAND_COLOURS: ReadonlySet<string> = new Set([...PLAIN, ...SPECIAL]);
export const LAND = [...LAND_COLOURS].map(rgbOf);

/** The same as canvas has them in memory. */
export const LAND_WORDS = Uint32Array.from(LAND, ([r, g, b]) => (0xff000000 | (b << 16) | (g << 8) | r) >>> 0);

export const PLAIN_LAND = paletteOf(PLAIN.length);
/** For tiles that have something special. */
export const WHOLE_LAND = paletteOf(LAND.length);

/** Of the first so many colours. An edge between two of them has few steps that way, of which pictures are as small as they are. */
function paletteOf(count: number): LandPalette {
  /** By 5 bits of each part: one more than the place of the nearest colour. */
  const known = new Uint8Array(32768);
  const find = (r: number, g: number, b: number): number => {
    let [best, least] = [0, Number.POSITIVE_INFINITY];
    for (let i = 0; i < count; i++) {
      const [red, green, blue] = LAND[i]!;
      const off = 3 * (red - r) ** 2 + 4 * (green - g) ** 2 + 2 * (blue - b) ** 2;
      if (off < least) [least, best] = [off, i];
    }
    return best;
  };
  return {
    indices(pixels) {
      const words = new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / 4);
      const indices = new Uint8Array(words.length);
      for (let i = 0; i < words.length; i++) {
        const word = words[i]!;
        const [r, g, b] = [word & 255, (word >> 8) & 255, (word >> 16) & 255];
        const key = ((r & 0xf8) << 7) | ((g & 0xf8) << 2) | (b >> 3);
        known[key] ||= 1 + find((r & 0xf8) | 4, (g & 0xf8) | 4, (b & 0xf8) | 4);
        indices[i] = known[key]! - 1;
      }
      return indices;
    },
  };
}
