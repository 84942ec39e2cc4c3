import type { ExpansionArt, PieceArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, polygon, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import { FONT } from '../../../render/kit/text.ts';
import { token } from '../../../render/kit/token.ts';
import type { TileDesign } from '../../engine/tiles/tiles.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** Half the size of a mine with its rim, in tiles. */
const HALF = 0.155;

const ROCK = outline('M-1 .72C-1 .3 -.86 -.1 -.56 -.36C-.36 -.72 .1 -.86 .42 -.6C.74 -.5 .96 .1 1 .72Z');
const LIT = outline('M-.84 .6C-.8 .24 -.66 -.06 -.42 -.26C-.24 -.56 .02 -.68 .24 -.6C-.1 -.36 -.4 -.1 -.46 .6Z');
const SHAFT = outline('M-.38 .72L-.38 .1C-.38 -.16 -.16 -.3 .06 -.3C.28 -.3 .5 -.16 .5 .1L.5 .72Z');
/** Places and sizes of nuggets in the rock. */
const NUGGETS = [
  [-0.64, 0.26, 0.15],
  [-0.34, -0.34, 0.14],
  [0.3, -0.48, 0.13],
  [0.7, 0.08, 0.15],
] as const;

/** A rock with a shaft, with gold in it and in front. */
const mine = (spot: Point): UprightArt => ({
  foot: { x: spot.x, y: spot.y + 0.7 * HALF },
  draw: (brush) =>
    at(brush, spot, HALF, () => {
      brush.lineJoin = 'round';
      strokePath(brush, INK.line, 0.22, ROCK);
      fillPath(brush, INK.rock, ROCK);
      fillPath(brush, INK.rockLight, LIT);
      for (const [x, y, radius] of NUGGETS) {
        disc(brush, INK.line, { x, y }, radius + 0.05);
        disc(brush, INK.sheaf, { x, y }, radius);
      }
      fillPath(brush, INK.line, SHAFT);
      bar(brush, [0.06, 0.42, 0.8]);
    }),
});

/** A slanted bar of width 1: its outline, upper face and right end. */
const BAR = polygon([-0.5, 0.27], [-0.39, -0.08], [-0.19, -0.27], [0.31, -0.27], [0.5, 0.06], [0.27, 0.27]);
const UPPER = polygon([-0.39, -0.08], [-0.19, -0.27], [0.31, -0.27], [0.16, -0.08]);
const END = polygon([0.16, -0.08], [0.31, -0.27], [0.5, 0.06], [0.27, 0.27]);

/** A bar's middle and width. */
type LyingIngot = readonly [x: number, y: number, wide: number];

function bar(brush: Brush, [x, y, wide]: LyingIngot): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(wide, wide);
  brush.lineJoin = 'round';
  strokePath(brush, INK.line, 0.13, BAR);
  fillPath(brush, INK.sheaf, BAR);
  fillPath(brush, INK.pale, UPPER);
  fillPath(brush, INK.sheafDark, END);
  brush.restore();
}

/** Side of a heap's box, in tiles. */
const BOX = 0.56;
/** The bars of a heap in its box, hindmost first: of one ingot, of two, and of more. */
const HEAPS: readonly (readonly LyingIngot[])[] = [
  [[0, 0, 0.72]],
  [
    [-0.06, 0.08, 0.74],
    [-0.02, -0.24, 0.62],
  ],
  [
    [0.1, 0.04, 0.62],
    [-0.2, 0.14, 0.6],
    [-0.04, -0.24, 0.6],
  ],
];
/** The face of a bar with the number: its middle and half its width. */
const FACE = { x: 0.24, y: 0.24, half: 0.28 };
const faceOf = (half: number): (readonly [number, number])[] => [
  [FACE.x - half * 0.78, FACE.y - half * 0.78],
  [FACE.x + half * 0.78, FACE.y - half * 0.78],
  [FACE.x + half, FACE.y + half * 0.78],
  [FACE.x - half, FACE.y + half * 0.78],
];

/** A heap of more than three ingots has a number. */
function heap(count: number): Pick<PieceArt, 'outline' | 'height' | 'draw'> {
  const bars = HEAPS[Math.min(count, HEAPS.length) - 1] ?? [];
  const whole = outline();
  for (const [x, y, wide] of bars) whole.addPath(BAR, { a: wide, b: 0, c: 0, d: wide, e: x, f: y });
  const isCounted = count > HEAPS.length;
  if (isCounted) whole.addPath(polygon(...faceOf(FACE.half)));
  return {
    outline: whole,
    height: BOX,
    draw(brush) {
      for (const lying of bars) bar(brush, lying);
      if (!isCounted) return;
      fill(brush, INK.line, ...faceOf(FACE.half + 0.02));
      fill(brush, INK.sheaf, ...faceOf(FACE.half - 0.025));
      brush.font = `700 ${count > 9 ? 0.32 : 0.44}px ${FONT}`;
      brush.textAlign = 'center';
      brush.textBaseline = 'alphabetic';
      brush.fillStyle = INK.line;
      brush.fillText(String(count), FACE.x, FACE.y + (count > 9 ? 0.115 : 0.16));
    },
  };
}

const MOST = 16;
const LOOKS = Array.from({ length: MOST + 1 }, (_, count) => heap(count));

/** A city and a road that both run from side to side. */
const isBridged = ({ cities: [city], roads: [road], marks }: TileDesign): boolean =>
  marks.includes('goldmine') && isAcross(city?.sides) && isAcross(road?.sides);

const isAcross = (sides: readonly Side[] = []): boolean =>
  sides.length === 2 && (sides.includes('N') ? sides.includes('S') : sides.includes('E') && sides.includes('W'));

/** Along the middle of its tile, where no other building stands. */
const BRIDGE: readonly Point[] = [0.3, 0.5, 0.7].map((y) => ({ x: 0.5, y }));

/** A road of planks over the roofs of a city that it does not divide; it leads to `side` of the board. */
function bridge(brush: Brush, middle: Point, side: number): void {
  at(brush, middle, 1, () => {
    if (side % 2 === 1) brush.rotate(Math.PI / 2);
    fill(brush, INK.line, [-0.09, -0.27], [0.09, -0.27], [0.09, 0.27], [-0.09, 0.27]);
    fill(brush, INK.stoneLight, [-0.076, -0.256], [0.076, -0.256], [0.076, 0.256], [-0.076, 0.256]);
    fill(brush, INK.line, [-0.056, -0.27], [0.056, -0.27], [0.056, 0.27], [-0.056, 0.27]);
    fill(brush, INK.road, [-0.044, -0.27], [0.044, -0.27], [0.044, 0.27], [-0.044, 0.27]);
    for (const y of [-0.2, -0.12, -0.04, 0.04, 0.12, 0.2])
      fill(brush, INK.rim, [-0.044, y - 0.007], [0.044, y - 0.007], [0.044, y + 0.007], [-0.044, y + 0.007]);
  });
}

export const GOLDMINES_ART: ExpansionArt = {
  features: {
    goldmine: {
      room: 'built',
      find(design, { regions, taken, garden }) {
        if (!design.marks.includes('goldmine')) return [];
        const kept = [...taken, ...(garden ? [garden] : []), ...(isBridged(design) ? BRIDGE : [])];
        return [openSpot(regions, kept, HALF)];
      },
      growth: 0.18,
      houses: { within: 0.2, above: [0, 0.06] },
      standing: (spot) => [mine(spot)],
      isOfKnownColours: true,
    },
    'gold-bridge': {
      find: (design) => (isBridged(design) ? [CENTRE] : []),
      houses: { within: 0.16, above: [-0.16, 0, 0.16] },
      over: bridge,
      side: ({ roads }) => roads[0]!.sides[0]!,
      isOfKnownColours: true,
    },
  },
  tokens: { ingot: token(INK.gold, INK.dye.navy, (brush) => bar(brush, [0, 0, 0.66])) },
  pieces: { 'laid-ingot': { ...heap(1), isCompanion: true, ofCount: (count) => LOOKS[count] ?? heap(count) } },
};
