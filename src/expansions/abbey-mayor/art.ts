import type { ExpansionArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, outline, stroke } from '../../../render/kit/brush.ts';
import { coatOfArms } from '../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../render/kit/curves.ts';
import { wear } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';
import { CITY } from '../../../render/kit/regions.ts';
import { hungSpot } from '../../../render/kit/spots.ts';
import { token } from '../../../render/kit/token.ts';

const HAT = outline('M-.19 -.6L.19 -.6L.18 -.37L.31 -.37L.31 -.27L-.31 -.27L-.31 -.37L-.18 -.37Z');
const CHAIN = outline('M-.3 -.01C-.24 .26 .24 .26 .3 -.01L.21 -.07C.17 .13 -.17 .13 -.21 -.07Z');
const RIBS = ['M-.2 .14L-.2 -.37', 'M.2 .14L.2 -.37', 'M-.5 .16L.5 .16'].map((path) => outline(path));
const ROOF = outline('M0 -.54L.56 -.12L.49 .01L0 -.35L-.49 .01L-.56 -.12Z');
const DOOR = outline('M-.13 .46L-.13 .2L.13 .2L.13 .46Z');

/** Position of the first coat of arms on a tile that is all city. */
const FIRST_ARMS: Point = { x: 0.2, y: 0.2 };

const WHEEL = 0.16;
const WHEELS = [-0.27, 0.27] as const;
const AXLE = 0.32;

export const ABBEY_MAYOR_ART: ExpansionArt = {
  figures: {
    // A tall hat with a brim, a round coat to the ground, a chain.
    mayor: {
      outline: outline(
        'M-.19 -.6L.19 -.6L.18 -.37L.31 -.37L.31 -.27L.17 -.27C.17 -.2 .15 -.16 .12 -.13C.36 -.1 .46 .06 .46 .24C.46 .38 .42 .46 .36 .5L-.36 .5C-.42 .46 -.46 .38 -.46 .24C-.46 .06 -.36 -.1 -.12 -.13C-.15 -.16 -.17 -.2 -.17 -.27L-.31 -.27L-.31 -.37L-.18 -.37Z',
      ),
      height: 0.35,
      letter: { x: 0, y: 0.31 },
      dress(brush) {
        wear(brush, HAT, WOOD.pale);
        wear(brush, CHAIN, WOOD.gilt);
      },
    },
    // A hood over hoops, and two wheels.
    wagon: {
      outline: outline(
        'M-.54 .12L-.5 .12C-.54 -.28 -.32 -.42 0 -.42C.32 -.42 .54 -.28 .5 .12L.66 .04L.7 .13L.52 .24L.41 .26A.16 .16 0 1 1 .12 .28L-.12 .28A.16 .16 0 1 1 -.41 .26L-.54 .24Z',
      ),
      height: 0.33,
      letter: { x: 0, y: -0.13 },
      dress(brush) {
        brush.strokeStyle = WOOD.line;
        brush.lineWidth = 0.04;
        for (const rib of RIBS) brush.stroke(rib);
        for (const x of WHEELS) wheel(brush, x);
      },
      isUpright: true,
      icon: { wide: 1.3 },
    },
    // A gable as wide as the door. The barn stands where four tiles meet.
    barn: {
      outline: outline('M0 -.54L.56 -.12L.49 .01L.43 -.03L.43 .46L-.43 .46L-.43 -.03L-.49 .01L-.56 -.12Z'),
      height: 0.38,
      letter: { x: 0, y: 0.01 },
      dress(brush) {
        wear(brush, ROOF, WOOD.pale);
        wear(brush, DOOR, WOOD.pale);
      },
      isUpright: true,
      isAtCorner: true,
      icon: { wide: 1.2 },
    },
  },
  features: {
    // Paved from rim to rim within a wall: no road, city or field enters it.
    walled: {
      find: ({ marks }) => (marks.includes('walled') ? [CENTRE] : []),
      under: close,
      isOfKnownColours: true,
    },
    // The tile makes room only for one coat of arms (AM-01).
    'second-arms': {
      find: ({ cities }, { regions, taken }) =>
        cities.flatMap(({ arms }, i) => (arms > 1 ? [hungSpot(regions, CITY + i, [...taken, FIRST_ARMS], 0.18)] : [])),
      houses: { within: 0.17 },
      over: (brush, spot) => coatOfArms(brush, spot),
      isOfKnownColours: true,
    },
    // The point where a road with three arms meets (AM-11).
    'village-well': {
      find: ({ roads }) => (roads.some(({ sides }) => sides.length > 2) ? [CENTRE] : []),
      over: well,
      isOfKnownColours: true,
    },
  },
  tokens: { abbey: token(INK.stoneLight, INK.leafDark, church) },
};

function wheel(brush: Brush, x: number): void {
  for (const [radius, colour] of [
    [WHEEL, WOOD.line],
    [WHEEL - 0.045, WOOD.pale],
    [0.045, WOOD.line],
  ] as const) {
    brush.beginPath();
    brush.arc(x, AXLE, radius, 0, 2 * Math.PI);
    brush.fillStyle = colour;
    brush.fill();
  }
}

function close(brush: Brush): void {
  fill(brush, INK.townLight, [0, 0], [1, 0], [1, 1], [0, 1]);
  for (let line = 1; line < 8; line++) {
    fill(brush, INK.town, [0, line / 8 - 0.008], [1, line / 8 - 0.008], [1, line / 8 + 0.008], [0, line / 8 + 0.008]);
    const x = line / 8;
    fill(brush, INK.town, [x - 0.008, 0], [x + 0.008, 0], [x + 0.008, 1], [x - 0.008, 1]);
  }
  for (const [colour, width] of [
    [INK.line, 0.082],
    [INK.stone, 0.052],
  ] as const) {
    brush.beginPath();
    brush.rect(0.05, 0.05, 0.9, 0.9);
    stroke(brush, colour, width);
  }
}

function well(brush: Brush, { x, y }: Point): void {
  disc(brush, INK.rim, { x, y }, 0.15);
  disc(brush, INK.roadWorn, { x, y }, 0.132);
  disc(brush, INK.line, { x, y }, 0.09);
  disc(brush, INK.stoneLight, { x, y }, 0.074);
  disc(brush, INK.water, { x, y }, 0.044);
}

function church(brush: Brush): void {
  fill(brush, INK.nave, [-0.26, 0.26], [-0.26, 0.02], [0.28, 0.02], [0.28, 0.26]);
  fill(brush, INK.chapel, [-0.3, 0.05], [-0.2, -0.13], [0.22, -0.13], [0.32, 0.05]);
  fill(brush, INK.nave, [-0.2, 0.26], [-0.2, -0.16], [0, -0.16], [0, 0.26]);
  fill(brush, INK.chapel, [-0.24, -0.14], [-0.1, -0.36], [0.04, -0.14]);
  fill(brush, INK.line, [-0.14, 0.26], [-0.14, 0.1], [-0.06, 0.1], [-0.06, 0.26]);
  fill(brush, INK.line, [0.1, 0.2], [0.1, 0.1], [0.18, 0.1], [0.18, 0.2]);
}
