import type { ExpansionArt, FeatureArt, PieceArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { wear } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';
import { FIELD, type Regions } from '../../../render/kit/regions.ts';
import { shapeOf } from '../../../render/kit/shape.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import { FONT } from '../../../render/kit/text.ts';
import type { Mark, TileDesign } from '../../engine/tiles/tiles.ts';

/** Half the sizes with rims, in tiles. */
const HILL_HALF = 0.17;
const VINEYARD_HALF = 0.15;

/** In a field, where there is most room away from a village. */
function spotFor(design: TileDesign, mark: Mark, regions: Regions, taken: readonly Point[], half: number): Point[] {
  if (!design.marks.includes(mark)) return [];
  const { village } = shapeOf(design);
  const fields = design.fields.map((_, index) => FIELD + index);
  return [openSpot(regions, village ? [...taken, village] : taken, half, fields)];
}

const PRINTED: Readonly<Record<string, FeatureArt>> = {
  hill: {
    room: 'built',
    find: (design, { regions, taken }) => spotFor(design, 'hill', regions, taken, HILL_HALF),
    growth: 0.2,
    houses: { within: 0.2, above: [0, 0.06] },
    standing: (spot) => [hill(spot)],
  },
  vineyard: {
    room: 'built',
    find: (design, { regions, taken }) => spotFor(design, 'vineyard', regions, taken, VINEYARD_HALF),
    growth: 0.17,
    houses: { within: 0.17, above: [0, 0.06] },
    under: vineyard,
  },
};

const MOUND = outline(
  'M-1 .62C-.86 .1 -.56 -.66 -.12 -.66C.16 -.66 .3 -.34 .42 -.16C.54 -.3 .72 -.26 .8 -.06C.9 .2 .96 .44 1 .62Z',
);
const LIT = outline('M-.84 .5C-.7 .04 -.46 -.52 -.14 -.54C-.3 -.2 -.4 .14 -.42 .5Z');
const SLOPES = outline('M-.1 -.3C0 -.1 .04 .1 .04 .36M.3 .06C.36 .18 .4 .3 .4 .46M.66 .02C.7 .16 .74 .3 .76 .46');

/** Two rounded hilltops, larger than any house. */
const hill = (spot: Point): UprightArt => ({
  foot: { x: spot.x, y: spot.y + 0.6 * HILL_HALF },
  draw: (brush) =>
    at(brush, spot, HILL_HALF, () => {
      brush.lineJoin = 'round';
      brush.lineCap = 'round';
      strokePath(brush, INK.line, 0.22, MOUND);
      fillPath(brush, INK.plank, MOUND);
      fillPath(brush, INK.barrel, LIT);
      strokePath(brush, INK.barrelDark, 0.1, SLOPES);
      brush.lineCap = 'butt';
    }),
});

/** Rows of vines on dark soil, with a bunch of grapes over them. */
function vineyard(brush: Brush, spot: Point): void {
  at(brush, spot, VINEYARD_HALF, () => {
    brush.fillStyle = INK.line;
    brush.fillRect(-1.06, -0.96, 2.12, 1.92);
    brush.fillStyle = INK.barrelDark;
    brush.fillRect(-0.94, -0.84, 1.88, 1.68);
    for (const y of [-0.56, 0, 0.56]) {
      brush.fillStyle = INK.leaf;
      brush.fillRect(-0.94, y - 0.16, 1.88, 0.32);
    }
    for (const [x, y] of GRAPES) disc(brush, INK.line, { x, y }, 0.32);
    for (const [x, y] of GRAPES) disc(brush, INK.plum, { x, y }, 0.24);
    for (const [x, y] of GRAPES) disc(brush, INK.rose, { x: x - 0.07, y: y - 0.08 }, 0.09);
    fill(brush, INK.leafLight, [-0.06, -0.5], [0.5, -0.84], [0.42, -0.36]);
  });
}

const GRAPES = [
  [-0.38, -0.34],
  [0, -0.34],
  [0.38, -0.34],
  [-0.2, 0.02],
  [0.2, 0.02],
  [0, 0.4],
] as const;

const HAT =
  'M-.44 -.22L-.44 -.31L-.27 -.34C-.26 -.46 -.19 -.53 -.09 -.53C.01 -.53 .08 -.46 .09 -.34L.26 -.31L.26 -.22Z';
const CROOK =
  'M.32 .5L.32 -.32C.32 -.54 .62 -.56 .62 -.34L.62 -.24L.51 -.24L.51 -.33C.51 -.41 .43 -.41 .43 -.31L.43 .5Z';
const COAT =
  'M-.22 -.24L.04 -.24L.04 -.12C.12 -.1 .18 -.04 .2 .03L.34 -.05L.36 .1L.2 .2L.26 .5L-.44 .5C-.42 .3 -.4 .1 -.35 0C-.31 -.07 -.27 -.1 -.22 -.12Z';

/** The wool of a sheep, on which the number stands. */
const WOOL = outline();
for (const [x, y, radius] of [
  [-0.24, -0.12, 0.22],
  [0.04, -0.2, 0.24],
  [0.28, -0.1, 0.22],
  [0.32, 0.1, 0.18],
  [-0.28, 0.1, 0.2],
  [0, 0.12, 0.26],
] as const)
  WOOL.addPath(
    outline(
      `M${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}Z`,
    ),
  );
const HEAD = outline('M-.38 -.16C-.44 -.24 -.58 -.24 -.6 -.1C-.61 .02 -.52 .1 -.44 .08C-.36 .06 -.34 -.08 -.38 -.16Z');
const LEGS = outline('M-.26 .2L-.26 .46L-.14 .46L-.14 .2ZM.14 .2L.14 .46L.26 .46L.26 .2Z');
const SHEEP = outline();
for (const part of [WOOL, HEAD, LEGS]) SHEEP.addPath(part);

/** A sheep's middle and size in its box. */
type LyingToken = readonly [x: number, y: number, size: number];

/** One to four sheep, hindmost first; a larger flock is one sheep with a number. */
const FLOCKS: readonly (readonly LyingToken[])[] = [
  [[0, 0, 0.8]],
  [
    [0.12, -0.2, 0.66],
    [-0.1, 0.2, 0.66],
  ],
  [
    [0, -0.26, 0.56],
    [0.24, 0.16, 0.56],
    [-0.2, 0.22, 0.56],
  ],
  [
    [0.28, -0.24, 0.52],
    [-0.22, -0.2, 0.52],
    [0.26, 0.22, 0.52],
    [-0.24, 0.26, 0.52],
  ],
];

const COUNTED: readonly LyingToken[] = [[0, 0, 1]];

function flock(count: number): Pick<PieceArt, 'outline' | 'height' | 'draw'> {
  const sheep = FLOCKS[Math.max(count, 1) - 1] ?? COUNTED;
  const whole = outline();
  for (const [x, y, size] of sheep) whole.addPath(SHEEP, { a: size, b: 0, c: 0, d: size, e: x, f: y });
  return {
    outline: whole,
    height: 0.46,
    draw(brush) {
      for (const one of sheep) drawSheep(brush, one, sheep.length > 1);
      if (sheep === COUNTED) drawCount(brush, count);
    },
  };
}

function drawSheep(brush: Brush, [x, y, size]: LyingToken, isLined: boolean): void {
  brush.save();
  brush.translate(x, y);
  brush.scale(size, size);
  if (isLined) strokePath(brush, INK.line, 0.1, SHEEP);
  fillPath(brush, INK.line, LEGS);
  fillPath(brush, INK.wool, WOOL);
  fillPath(brush, INK.line, HEAD);
  brush.restore();
}

function drawCount(brush: Brush, count: number): void {
  const text = String(count);
  brush.font = `700 ${text.length > 1 ? 0.5 : 0.6}px ${FONT}`;
  brush.textAlign = 'center';
  brush.textBaseline = 'alphabetic';
  brush.fillStyle = INK.line;
  brush.fillText(text, 0.02, text.length > 1 ? 0.17 : 0.2);
}

/** The most frequent numbers, drawn in advance. */
const LOOKS = Array.from({ length: 10 }, (_, count) => flock(count));

export const HILLS_SHEEP_ART: ExpansionArt = {
  figures: {
    shepherd: {
      outline: outline(`${HAT}${COAT}${CROOK}`),
      height: 0.34,
      letter: { x: -0.09, y: 0.2 },
      dress(brush) {
        wear(brush, outline(HAT), WOOD.pale);
        wear(brush, outline(CROOK), WOOD.pale);
      },
      isUpright: true,
      icon: { wide: 1.2 },
    },
  },
  features: PRINTED,
  pieces: { flock: { ...flock(0), isCompanion: true, ofCount: (count) => LOOKS[count] ?? flock(count) } },
};
