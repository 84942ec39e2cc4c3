import type { ExpansionArt, UprightArt } from '../../../render/kit/art.ts';
import { disc, fill, fillPath, outline, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { monasteryOf } from '../../../render/kit/shape.ts';

const SIZE = 0.37;

/** Three standing stones, two of them under a lintel, with a fire in front: no roof, tower or cross. */
export const SHRINES_ART: ExpansionArt = {
  features: {
    shrine: {
      find: (design) => (design.building === 'shrine' ? [monasteryOf(design)] : []),
      standing: (spot) => [shrine(spot)],
      isOfKnownColours: true,
    },
  },
};

const STONES = outline(
  'M-.62 0L-.66 -.5L-.6 -.74L-.42 -.72L-.38 0ZM.36 0L.38 -.7L.6 -.72L.68 -.46L.64 0ZM-.74 -.74L-.68 -1L.7 -1.02L.76 -.72Z',
);
const SHADED = outline(
  'M-.5 0L-.47 -.73L-.42 -.72L-.38 0ZM.52 0L.54 -.71L.6 -.72L.68 -.46L.64 0ZM-.74 -.74L-.72 -.82L.74 -.8L.76 -.72Z',
);
const FLAME = outline(
  'M-.2 -.12C-.3 -.34 -.08 -.38 -.04 -.66C.1 -.54 .08 -.42 .12 -.36C.15 -.4 .15 -.45 .14 -.5C.28 -.36 .28 -.22 .2 -.12Z',
);
const HEART = outline('M-.1 -.12C-.14 -.26 0 -.28 .01 -.42C.1 -.32 .15 -.24 .1 -.12Z');

function shrine(centre: Point): UprightArt {
  const foot = { x: centre.x, y: centre.y + 0.375 * SIZE };
  return {
    foot,
    draw: (brush) =>
      at(brush, foot, SIZE, () => {
        brush.lineJoin = 'round';
        strokePath(brush, INK.line, 0.13, STONES);
        fillPath(brush, INK.rockLight, STONES);
        fillPath(brush, INK.rock, SHADED);
        strokePath(brush, INK.line, 0.045, STONES);
        strokePath(brush, INK.line, 0.12, FLAME);
        fillPath(brush, INK.roof[1]!, FLAME);
        fillPath(brush, INK.sheaf, HEART);
        disc(brush, INK.line, { x: 0, y: -0.06 }, 0.3, 0.42);
        disc(brush, INK.stoneDark, { x: 0, y: -0.07 }, 0.24, 0.38);
        fill(brush, INK.line, [-0.12, -0.1], [0.12, -0.1], [0.1, -0.05], [-0.1, -0.05]);
      }),
  };
}
