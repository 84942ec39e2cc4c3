import type { ExpansionArt } from '../../../render/kit/art.ts';
import { outline } from '../../../render/kit/brush.ts';
import { wear } from '../../../render/kit/figure.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';

const CROOK = 'M.36 .5L.36 -.24A.06 .06 0 0 0 .24 -.24L.24 -.18L.15 -.18L.15 -.24A.15 .15 0 0 1 .45 -.24L.45 .5Z';
const MITRE = outline(
  'M-.08 -.6C.02 -.53 .1 -.44 .11 -.32L.095 -.24L-.255 -.24L-.27 -.32C-.26 -.44 -.18 -.53 -.08 -.6Z',
);
const MITRE_CROSS = outline(
  'M-.11 -.5L-.05 -.5L-.05 -.42L.03 -.42L.03 -.36L-.05 -.36L-.05 -.26L-.11 -.26L-.11 -.36L-.19 -.36L-.19 -.42L-.11 -.42Z',
);

export const ABBOT_ART: ExpansionArt = {
  figures: {
    // A mitre, a robe to the ground, and a crook.
    abbot: {
      outline: outline(
        `M-.08 -.6C.02 -.53 .1 -.44 .11 -.32L.08 -.16C.2 -.12 .29 -.02 .3 .12L.19 .15L.27 .5L-.43 .5L-.35 .15L-.46 .12C-.45 -.02 -.36 -.12 -.24 -.16L-.27 -.32C-.26 -.44 -.18 -.53 -.08 -.6Z${CROOK}`,
      ),
      height: 0.34,
      letter: { x: -0.08, y: 0.14 },
      dress(brush) {
        wear(brush, MITRE, WOOD.pale);
        brush.fillStyle = WOOD.gilt;
        brush.fill(MITRE_CROSS);
      },
      seeks: 'garden',
    },
  },
};
