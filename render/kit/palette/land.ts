import { rgbOf } from './colour.ts';
import { INK } from './ink.ts';

/** The colours of tiles without special art. */
const PLAIN: readonly string[] = [
  ...[INK.grass, INK.grassDark, INK.shade, ...INK.crop, ...INK.cropLine],
  ...[INK.leaf, INK.leafLight, INK.leafDark, INK.wool],
  ...[INK.rim, INK.road, INK.roadWorn],
  ...[INK.town, INK.townDark, INK.line, INK.stone, INK.stoneLight],
  ...[INK.plaster, INK.plasterShade, ...INK.roof, INK.slate, INK.slateLight],
  ...[INK.chapel, INK.chapelDark, INK.gold, INK.arms, ...INK.petals],
  ...[INK.water, INK.waterLight, INK.bank],
];

/** The colours of special art that expansions print on tiles. */
const SPECIAL: readonly string[] = [
  ...[INK.minster, INK.minsterShade, INK.lead, INK.leadLight, INK.rose, INK.sign, INK.rock, INK.rockLight, INK.plum],
  ...[INK.fir, INK.barrel, INK.barrelDark, INK.sheaf, INK.sheafDark, INK.teal, INK.tealDark, INK.tealLight],
  ...[INK.plank, INK.stoneDark, INK.townLight, INK.pale, INK.dye.violet, INK.dye.magenta, INK.dye.navy],
];

/** All colours of tiles: first in the palettes of all pictures, each at the same place. */
export const LAND_COLOURS: ReadonlySet<string> = new Set([...PLAIN, ...SPECIAL]);
export const LAND = [...LAND_COLOURS].map(rgbOf);

/** The same colours as canvas has them in memory. */
export const LAND_WORDS = Uint32Array.from(LAND, ([r, g, b]) => (0xff000000 | (b << 16) | (g << 8) | r) >>> 0);

/** The first colours of `LAND`: all that tiles without special art need. */
export const PLAIN_COUNT = new Set(PLAIN).size;
