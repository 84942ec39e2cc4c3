import type { PieceArt } from '../../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, stroke, strokePath } from '../../../../render/kit/brush.ts';
import { INK } from '../../../../render/kit/palette/ink.ts';

/** Rearing, with a raised wing; the sign on tiles shows the same dragon. */
export const DRAGON = outline(
  'M-.47 -.2L-.43 -.28C-.37 -.3 -.34 -.32 -.31 -.36C-.3 -.42 -.27 -.47 -.19 -.5C-.21 -.45 -.21 -.42 -.19 -.38C-.17 -.42 -.13 -.46 -.05 -.47C-.08 -.42 -.09 -.38 -.08 -.34L.01 -.35L-.04 -.25L.05 -.24L-.02 -.15L.01 -.1C.02 -.28 .08 -.42 .2 -.5C.34 -.47 .45 -.4 .5 -.27C.43 -.27 .39 -.23 .39 -.15C.33 -.17 .28 -.13 .27 -.05C.23 -.05 .19 -.01 .17 .05C.26 .09 .31 .17 .31 .26C.33 .33 .41 .32 .41 .23L.35 .24L.43 .07L.52 .22L.47 .23C.48 .38 .38 .46 .24 .43L.25 .5L.02 .5C0 .45 .03 .41 .06 .38L-.05 .4L-.04 .5L-.23 .5C-.24 .45 -.2 .41 -.16 .39C-.26 .29 -.28 .15 -.21 .03C-.17 -.05 -.19 -.11 -.24 -.13L-.37 -.08L-.42 -.13Z',
);

const WING = outline(
  'M.01 -.1C.02 -.28 .08 -.42 .2 -.5C.34 -.47 .45 -.4 .5 -.27C.43 -.27 .39 -.23 .39 -.15C.33 -.17 .28 -.13 .27 -.05C.23 -.05 .19 -.01 .17 .05C.1 .04 .04 -.02 .01 -.1Z',
);
/** The line between wing and body, and the wing's bones. */
export const WING_BONES = outline('M.17 .05C.1 .04 .04 -.02 .01 -.1L.2 -.5M.02 -.09L.39 -.15M.02 -.09L.27 -.05');
const BELLY = outline(
  'M-.2 -.06C-.14 -.02 -.14 .06 -.12 .14C-.1 .24 -.09 .32 -.06 .39L-.16 .39C-.26 .29 -.28 .15 -.21 .03Z',
);

const WINGS = outline(
  'M0 -.06C-.1 -.34 -.36 -.46 -.48 -.34C-.54 -.2 -.4 0 0 -.04ZM0 -.06C.1 -.34 .36 -.46 .48 -.34C.54 -.2 .4 0 0 -.04ZM0 -.02C-.24 0 -.42 .14 -.36 .27C-.26 .34 -.08 .2 0 .02ZM0 -.02C.24 0 .42 .14 .36 .27C.26 .34 .08 .2 0 .02Z',
);
const GOWN = outline('M-.09 -.1L.09 -.1C.1 .02 .18 .26 .27 .46C.1 .52 -.1 .52 -.27 .46C-.18 .26 -.1 .02 -.09 -.1Z');
const HEAD = outline('M.14 -.26A.14 .14 0 1 1 -.14 -.26A.14 .14 0 1 1 .14 -.26Z');
const FAIRY = outline();
for (const part of [WINGS, GOWN, HEAD]) FAIRY.addPath(part);

export const PIECES: Readonly<Record<string, PieceArt>> = {
  dragon: {
    outline: DRAGON,
    height: 0.74,
    draw: (brush) => {
      fillPath(brush, INK.dye.red, DRAGON);
      fillPath(brush, INK.gold, WING);
      fillPath(brush, INK.gold, BELLY);
      scales(brush);
      strokePath(brush, INK.sheafDark, 0.028, WING_BONES);
      strokePath(brush, INK.line, 0.03, WING);
      disc(brush, INK.pale, { x: -0.27, y: -0.25 }, 0.052);
      disc(brush, INK.line, { x: -0.285, y: -0.245 }, 0.026);
      disc(brush, INK.line, { x: -0.425, y: -0.225 }, 0.014);
    },
  },
  fairy: {
    outline: FAIRY,
    height: 0.42,
    isCompanion: true,
    draw: (brush) => {
      fillPath(brush, INK.waterLight, WINGS);
      strokePath(brush, INK.line, 0.035, WINGS);
      fillPath(brush, INK.pale, GOWN);
      strokePath(brush, INK.line, 0.05, GOWN);
      fill(brush, INK.gold, [-0.115, 0.02], [0.115, 0.02], [0.14, 0.1], [-0.14, 0.1]);
      fillPath(brush, INK.gold, HEAD);
      strokePath(brush, INK.line, 0.05, HEAD);
      disc(brush, INK.nave, { x: 0, y: -0.235 }, 0.09);
    },
  },
};

function scales(brush: Brush): void {
  brush.beginPath();
  for (const y of [0.06, 0.15, 0.24, 0.32]) {
    brush.moveTo(-0.2, y);
    brush.lineTo(-0.1, y - 0.015);
  }
  stroke(brush, INK.sheafDark, 0.028);
}
