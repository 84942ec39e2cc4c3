import type { FeatureArt, UprightArt } from '../../../../render/kit/art.ts';
import {
  type Brush,
  disc,
  fill,
  fillPath,
  outline,
  polygon,
  stroke,
  strokePath,
} from '../../../../render/kit/brush.ts';
import { at } from '../../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../../render/kit/curves.ts';
import { INK } from '../../../../render/kit/palette/ink.ts';
import { CITY, FIELD, pointOf, type Regions } from '../../../../render/kit/regions.ts';
import { shapeOf } from '../../../../render/kit/shape.ts';
import { openSpot } from '../../../../render/kit/spots.ts';
import type { Mark, TileDesign } from '../../../engine/tiles/tiles.ts';
import { DRAGON, WING_BONES } from './pieces.ts';

/** Half the sizes with rims, in tiles. */
const SIGN_HALF = 0.18;
const PORTAL_HALF = 0.18;
const PRINCESS_HALF = 0.17;

const has = ({ marks }: TileDesign, mark: Mark): boolean => marks.includes(mark);

/** Pictures on the tiles; each tile has one. */
export const PRINTED: Readonly<Record<string, FeatureArt>> = {
  volcano: {
    room: 'built',
    find: (design, { regions }) => (has(design, 'volcano') ? [volcanoSpot(design, regions)] : []),
    growth: 0.27,
    houses: { within: 0.28 },
    under: scorched,
    standing: (spot) => [volcano(spot)],
  },
  dragon: {
    room: 'built',
    find: (design, { regions, taken }) =>
      has(design, 'dragon') ? [openSpot(regions, avoiding(design, taken), SIGN_HALF)] : [],
    growth: SIGN_HALF,
    houses: { within: 0.22, above: [0, 0.04] },
    over: sign,
  },
  portal: {
    room: 'built',
    find: (design, { regions, taken }) =>
      has(design, 'portal') ? [openSpot(regions, avoiding(design, taken), PORTAL_HALF + 0.03)] : [],
    growth: 0.2,
    houses: { within: 0.2, above: [0, 0.1] },
    standing: (spot) => [portal(spot)],
  },
  princess: {
    room: 'built',
    find: ({ cities }, { regions }) =>
      cities.flatMap(({ marks }, i) =>
        marks.includes('princess') ? [openSpot(regions, [], PRINCESS_HALF, [CITY + i])] : [],
      ),
    houses: { within: 0.14, above: [-0.11, 0, 0.08, 0.15] },
    standing: (spot) => [princess(spot)],
    isOfKnownColours: true,
  },
};

/** Adds the village to the places to avoid. */
function avoiding(design: TileDesign, taken: readonly Point[]): readonly Point[] {
  const { village } = shapeOf(design);
  return village ? [...taken, village] : taken;
}

const WIDEST = 0.33;

/** Half the size of a volcano: the room up to the rim, where the kind of each side has to show. */
const volcanoHalf = ({ x, y }: Point): number => Math.min(WIDEST, Math.min(x, y, 1 - x, 1 - y) - 0.055);

/** At the end of its road, or in the widest field. */
function volcanoSpot(design: TileDesign, { codes, clearance }: Regions): Point {
  const end = shapeOf(design)
    .roads.find((road) => road.end === 'feature')
    ?.line.at(-1);
  if (end) return end;
  let best = CENTRE;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < codes.length; i++) {
    if (codes[i]! < FIELD) continue;
    const { x, y } = pointOf(i);
    const score = Math.min(clearance[i]! + 0.03, volcanoHalf({ x, y })) - 0.01 * Math.hypot(x - 0.5, y - 0.5);
    if (score > bestScore) [best, bestScore] = [{ x, y }, score];
  }
  return best;
}

function scorched(brush: Brush, spot: Point): void {
  const half = volcanoHalf(spot);
  disc(brush, INK.rim, { x: spot.x, y: spot.y + 0.52 * half }, half, 0.45);
  disc(brush, INK.stoneDark, { x: spot.x, y: spot.y + 0.5 * half }, 0.94 * half, 0.42);
}

const HILL = outline('M-.96 .58C-.7 .4 -.5 -.1 -.4 -.46L.4 -.46C.5 -.1 .7 .4 .96 .58C.6 .84 -.6 .84 -.96 .58Z');
const SHADED = outline('M.08 -.46L.4 -.46C.5 -.1 .7 .4 .96 .58C.8 .7 .5 .78 .24 .79C.4 .4 .16 0 .08 -.46Z');
const LAVA = outline(
  'M-.24 -.42C-.2 -.2 -.36 -.02 -.3 .2C-.26 .34 -.14 .3 -.14 .14C-.14 .02 -.02 -.02 0 .14C.02 .34 -.06 .5 .02 .62C.1 .7 .2 .6 .18 .46C.14 .24 .26 .1 .22 -.06C.2 -.2 .24 -.3 .24 -.42Z',
);

/** Rock with a glowing crater, smoke above and lava in front: larger than any other picture on tiles. */
function volcano(spot: Point): UprightArt {
  const half = volcanoHalf(spot);
  return {
    foot: { x: spot.x, y: spot.y + 0.5 * half },
    draw: (brush) =>
      at(brush, spot, half, () => {
        brush.lineJoin = 'round';
        for (const [x, y, size] of SMOKE) disc(brush, INK.line, { x, y }, size + 0.035);
        strokePath(brush, INK.line, 0.1, HILL);
        for (const [x, y, size] of SMOKE) disc(brush, INK.rockLight, { x, y }, size);
        fillPath(brush, INK.rock, HILL);
        fillPath(brush, INK.stoneDark, SHADED);
        strokePath(brush, INK.line, 0.09, LAVA);
        fillPath(brush, INK.roof[1]!, LAVA);
        disc(brush, INK.line, { x: 0, y: -0.46 }, 0.43, 0.42);
        disc(brush, INK.chapel, { x: 0, y: -0.45 }, 0.35, 0.4);
        disc(brush, INK.roof[1]!, { x: 0, y: -0.43 }, 0.27, 0.4);
        disc(brush, INK.sheaf, { x: 0, y: -0.42 }, 0.17, 0.4);
        for (const [x, y] of SPARKS) disc(brush, INK.line, { x, y }, 0.085);
        for (const [x, y] of SPARKS) disc(brush, INK.sheaf, { x, y }, 0.052);
      }),
  };
}

const SMOKE = [
  [0.02, -0.7, 0.15],
  [0.2, -0.84, 0.13],
  [-0.12, -0.86, 0.11],
] as const;

const SPARKS = [
  [-0.36, -0.72],
  [0.42, -0.66],
  [-0.56, -0.5],
] as const;

/** A plate with its own shape, unlike a coat of arms, an arrow or a number. */
const PLATE = polygon([0, -1], [0.3, -0.78], [1, 0], [0.3, 0.78], [0, 1], [-0.3, 0.78], [-1, 0], [-0.3, -0.78]);

function sign(brush: Brush, spot: Point): void {
  at(brush, spot, SIGN_HALF / 1.18, () => {
    brush.lineJoin = 'round';
    strokePath(brush, INK.line, 0.36, PLATE);
    strokePath(brush, INK.pale, 0.2, PLATE);
    fillPath(brush, INK.dye.red, PLATE);
    at(brush, { x: 0.02, y: 0.02 }, 1.24, () => {
      fillPath(brush, INK.pale, DRAGON);
      strokePath(brush, INK.dye.red, 0.04, WING_BONES);
      disc(brush, INK.dye.red, { x: -0.28, y: -0.24 }, 0.045);
    });
  });
}

/** A ring of stones on a step, with another place visible through it. */
function portal({ x, y }: Point): UprightArt {
  const foot = { x, y: y + 0.15 };
  return {
    foot,
    draw: (brush) =>
      at(brush, { x, y }, PORTAL_HALF / 1.04, () => {
        brush.lineJoin = 'round';
        fill(brush, INK.line, [-0.86, 1.04], [-0.74, 0.6], [0.74, 0.6], [0.86, 1.04]);
        fill(brush, INK.stoneLight, [-0.72, 0.94], [-0.64, 0.68], [0.64, 0.68], [0.72, 0.94]);
        disc(brush, INK.line, { x: 0, y: -0.08 }, 0.96);
        disc(brush, INK.stoneLight, { x: 0, y: -0.08 }, 0.85);
        joints(brush);
        disc(brush, INK.line, { x: 0, y: -0.08 }, 0.62);
        disc(brush, INK.dye.violet, { x: 0, y: -0.08 }, 0.55);
        swirl(brush);
        disc(brush, INK.pale, { x: 0, y: -0.08 }, 0.13);
      }),
  };
}

function joints(brush: Brush): void {
  brush.beginPath();
  for (let stone = 0; stone < 10; stone++) {
    const angle = ((stone + 0.5) * Math.PI) / 5;
    brush.moveTo(0.6 * Math.cos(angle), -0.08 + 0.6 * Math.sin(angle));
    brush.lineTo(0.86 * Math.cos(angle), -0.08 + 0.86 * Math.sin(angle));
  }
  stroke(brush, INK.stoneDark, 0.07);
}

function swirl(brush: Brush): void {
  brush.lineCap = 'round';
  brush.beginPath();
  for (const start of [0, Math.PI * (2 / 3), Math.PI * (4 / 3)]) {
    for (let step = 0; step <= 10; step++) {
      const [angle, far] = [start + step * 0.2, 0.08 + step * 0.038];
      const [x, y] = [far * Math.cos(angle), -0.08 + far * Math.sin(angle)];
      if (step === 0) brush.moveTo(x, y);
      else brush.lineTo(x, y);
    }
  }
  stroke(brush, INK.tealLight, 0.13);
  brush.lineCap = 'butt';
}

const KEEP = polygon(
  [-0.5, 0],
  [-0.5, -0.75],
  [-0.62, -0.85],
  [-0.62, -1.1],
  [0.62, -1.1],
  [0.62, -0.85],
  [0.5, -0.75],
  [0.5, 0],
);
const DRESS = outline('M-.36 -1.02C-.34 -1.3 -.2 -1.42 0 -1.42C.2 -1.42 .34 -1.3 .36 -1.02Z');
const HAIR = outline('M-.34 -1.24C-.4 -1.6 -.3 -1.9 0 -1.9C.3 -1.9 .4 -1.6 .34 -1.24L.16 -1.36L-.16 -1.36Z');
const HAT = outline('M-.25 -1.78L.16 -2.5L.27 -1.74C.1 -1.86 -.1 -1.86 -.25 -1.78Z');
const VEIL = outline('M.15 -2.48C.5 -2.3 .62 -1.9 .56 -1.5C.48 -1.7 .4 -1.8 .26 -1.86Z');

/** The princess looks out over the battlements of a keep without a roof. */
function princess({ x, y }: Point): UprightArt {
  const foot = { x, y: y + 0.14 };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, 0.124, () => {
        brush.lineJoin = 'round';
        for (const part of [KEEP, DRESS, HAIR, HAT, VEIL]) strokePath(brush, INK.line, 0.24, part);
        fillPath(brush, INK.linen, VEIL);
        fillPath(brush, INK.sheaf, HAIR);
        fillPath(brush, INK.petals[0]!, DRESS);
        disc(brush, INK.line, { x: 0, y: -1.58 }, 0.25);
        disc(brush, INK.nave, { x: 0, y: -1.58 }, 0.2);
        fillPath(brush, INK.petals[0]!, HAT);
        for (const side of [-0.08, 0.08]) disc(brush, INK.line, { x: side, y: -1.58 }, 0.035);
        fillPath(brush, INK.stoneLight, KEEP);
        fill(brush, INK.stone, [0.12, 0], [0.12, -1.1], [0.62, -1.1], [0.62, -0.85], [0.5, -0.75], [0.5, 0]);
        for (const left of [-0.34, 0.14])
          fill(brush, INK.line, [left, -0.98], [left, -1.14], [left + 0.2, -1.14], [left + 0.2, -0.98]);
        fill(brush, INK.line, [-0.6, -0.84], [0.6, -0.84], [0.52, -0.74], [-0.52, -0.74]);
        fill(brush, INK.line, [-0.13, 0], [-0.13, -0.34], [0, -0.46], [0.13, -0.34], [0.13, 0]);
      }),
  };
}
