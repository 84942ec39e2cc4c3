import type { ExpansionArt, FeatureArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, outline, stroke } from '../../../render/kit/brush.ts';
import { wear } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';
import { CITY } from '../../../render/kit/regions.ts';
import { hungSpot } from '../../../render/kit/spots.ts';
import { token } from '../../../render/kit/token.ts';
import type { Good } from './vocabulary.ts';

const HAMMER = 'M.32 .18L.32 -.34L.18 -.34L.18 -.56L.58 -.56L.58 -.34L.44 -.34L.44 .18Z';
const HAMMER_HEAD = outline('M.18 -.34L.18 -.56L.58 -.56L.58 -.34Z');
const HELMET = outline('M-.4 -.2L-.4 -.3L-.3 -.3C-.3 -.44 -.22 -.53 -.1 -.53C.02 -.53 .1 -.44 .1 -.3L.2 -.3L.2 -.2Z');
const EYE = outline('M.36 -.06A.04 .04 0 1 0 .28 -.06A.04 .04 0 1 0 .36 -.06Z');

const GOODS = {
  wine: token(INK.gold, INK.plum, barrel),
  grain: token(INK.gold, INK.fir, sheaf),
  cloth: token(INK.tealDark, INK.linen, roll),
};

/** The picture of a good on each city that has it. */
const printed = (good: Good): FeatureArt => ({
  room: 'hung',
  find: ({ cities }, { regions, taken }) =>
    cities.flatMap((city, i) => (city.marks.includes(good) ? [hungSpot(regions, CITY + i, taken, 0.18)] : [])),
  houses: { within: 0.17 },
  over: (brush, spot) => GOODS[good](brush, spot, 0.29),
});

export const TRADERS_BUILDERS_ART: ExpansionArt = {
  figures: {
    // A brimmed helmet, straight legs, and a hammer raised.
    builder: {
      outline: outline(
        `M-.3 -.3C-.3 -.44 -.22 -.53 -.1 -.53C.02 -.53 .1 -.44 .1 -.3L.2 -.3L.2 -.2L.06 -.2L.06 -.13L.2 -.13L.3 -.22L.42 -.1L.24 .06L.14 .06L.14 .5L-.05 .5L-.05 .28L-.15 .28L-.15 .5L-.34 .5L-.34 .06L-.46 .12L-.54 -.02L-.36 -.13L-.26 -.13L-.26 -.2L-.4 -.2L-.4 -.3Z${HAMMER}`,
      ),
      height: 0.34,
      letter: { x: -0.1, y: 0.06 },
      dress(brush) {
        wear(brush, HELMET, WOOD.pale);
        wear(brush, HAMMER_HEAD, WOOD.pale);
      },
      icon: { wide: 1.2 },
    },
    pig: {
      outline: outline(
        'M-.46 -.04C-.46 -.26 -.2 -.33 .06 -.31L.13 -.44L.24 -.29C.36 -.26 .4 -.16 .42 -.09L.54 -.07L.54 .1L.42 .12C.38 .2 .32 .23 .27 .25L.25 .42L.09 .42L.07 .27L-.16 .27L-.18 .42L-.34 .42L-.35 .22C-.43 .16 -.47 .06 -.46 -.04Z',
      ),
      height: 0.29,
      letter: { x: -0.06, y: 0 },
      dress(brush) {
        brush.fillStyle = WOOD.eye;
        brush.fill(EYE);
      },
      isUpright: true,
      isSampled: true,
      icon: { wide: 1.16 },
    },
  },
  features: { wine: printed('wine'), grain: printed('grain'), cloth: printed('cloth') },
  tokens: GOODS,
};

function barrel(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(-0.17, -0.29);
  brush.lineTo(0.17, -0.29);
  brush.quadraticCurveTo(0.31, 0, 0.17, 0.29);
  brush.lineTo(-0.17, 0.29);
  brush.quadraticCurveTo(-0.31, 0, -0.17, -0.29);
  brush.closePath();
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.barrel;
  brush.fill();
  fill(brush, INK.plank, [0.07, -0.26], [0.12, -0.26], [0.16, 0], [0.12, 0.26], [0.07, 0.26]);
  fill(brush, INK.plank, [-0.07, -0.26], [-0.12, -0.26], [-0.16, 0], [-0.12, 0.26], [-0.07, 0.26]);
  for (const y of [-0.17, 0.17])
    fill(brush, INK.barrelDark, [-0.25, y - 0.045], [0.25, y - 0.045], [0.25, y + 0.045], [-0.25, y + 0.045]);
}

function sheaf(brush: Brush): void {
  for (const [colour, width] of [
    [INK.line, 0.15],
    [INK.sheaf, 0.085],
  ] as const) {
    brush.beginPath();
    for (const lean of [-1, -0.5, 0, 0.5, 1]) {
      brush.moveTo(lean * 0.14, 0.29);
      brush.quadraticCurveTo(lean * 0.02, 0.02, lean * 0.25, -0.28 + 0.07 * Math.abs(lean));
    }
    stroke(brush, colour, width);
  }
  for (const lean of [-1, -0.5, 0, 0.5, 1])
    disc(brush, INK.sheafDark, { x: lean * 0.24, y: -0.26 + 0.07 * Math.abs(lean) }, 0.034, 1.6);
  fill(brush, INK.sign, [-0.13, 0.03], [0.13, 0.03], [0.13, 0.12], [-0.13, 0.12]);
}

/** A bale from its end, partly unrolled. */
function roll(brush: Brush): void {
  brush.beginPath();
  brush.moveTo(-0.16, -0.24);
  brush.lineTo(0.24, -0.24);
  brush.lineTo(0.24, 0.28);
  brush.lineTo(-0.12, 0.28);
  brush.lineTo(-0.12, 0.06);
  brush.closePath();
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.teal;
  brush.fill();
  fill(brush, INK.tealLight, [0, 0.06], [0.24, 0.06], [0.24, 0.13], [0, 0.13]);
  fill(brush, INK.tealLight, [-0.1, 0.2], [0.24, 0.2], [0.24, 0.24], [-0.1, 0.24]);
  brush.beginPath();
  brush.arc(-0.15, -0.08, 0.17, 0, 2 * Math.PI);
  stroke(brush, INK.line, 0.07);
  brush.fillStyle = INK.tealLight;
  brush.fill();
  brush.beginPath();
  brush.arc(-0.15, -0.08, 0.09, 0, 1.6 * Math.PI);
  stroke(brush, INK.tealDark, 0.045);
}
