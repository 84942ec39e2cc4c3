import type { ExpansionArt } from '../../../render/kit/art.ts';
import { disc, outline } from '../../../render/kit/brush.ts';
import { wear } from '../../../render/kit/figure.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';

const HOOD = outline(
  'M0 -.53C.17 -.53 .26 -.42 .26 -.27C.26 -.2 .24 -.15 .2 -.11L-.2 -.11C-.24 -.15 -.26 -.2 -.26 -.27C-.26 -.42 -.17 -.53 0 -.53Z',
);
const EYES = [-0.1, 0.1] as const;

export const PHANTOM_ART: ExpansionArt = {
  figures: {
    // A sheet in waves with raised arms under it, without legs.
    phantom: {
      outline: outline(
        'M0 -.53C.17 -.53 .26 -.42 .26 -.27C.26 -.22 .25 -.18 .23 -.14C.33 -.16 .42 -.22 .47 -.22C.54 -.2 .55 -.1 .49 0C.44 .08 .38 .1 .36 .16L.42 .47C.33 .53 .27 .39 .2 .42C.12 .46 .08 .53 0 .46C-.08 .53 -.12 .46 -.2 .42C-.27 .39 -.33 .53 -.42 .47L-.36 .16C-.38 .1 -.44 .08 -.49 0C-.55 -.1 -.54 -.2 -.47 -.22C-.42 -.22 -.33 -.16 -.23 -.14C-.25 -.18 -.26 -.22 -.26 -.27C-.26 -.42 -.17 -.53 0 -.53Z',
      ),
      height: 0.34,
      letter: { x: 0, y: 0.14 },
      dress(brush) {
        wear(brush, HOOD, WOOD.pale);
        for (const x of EYES) disc(brush, WOOD.line, { x, y: -0.31 }, 0.058, 1.5);
      },
    },
  },
};
