import type { ExpansionArt, FeatureArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fillPath, outline, polygon, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import type { Mark } from '../../engine/tiles/tiles.ts';
import type { Side } from '../../engine/vocabulary.ts';

/** Half the size of a machine with its rim, in tiles. */
const HALF = 0.21;

/** A machine that points to a side in the tile's data, turned clockwise by `eighths` of a circle. */
const machine = (mark: Mark, side: Side, eighths: number): FeatureArt => ({
  room: 'built',
  find: ({ marks }, { regions, taken, garden }) =>
    marks.includes(mark) ? [openSpot(regions, garden ? [...taken, garden] : taken, HALF)] : [],
  side: () => side,
  growth: HALF,
  houses: { within: 0.24, above: [0, 0.05] },
  over: (brush, spot, quarter) => draw(brush, spot, quarter + eighths / 2),
  isOfKnownColours: true,
});

export const FLYING_MACHINES_ART: ExpansionArt = {
  features: {
    'machine-straight': machine('machine-straight', 'W', 0),
    'machine-diagonal': machine('machine-diagonal', 'N', -1),
  },
};

/** Two swept-back wings of cloth on ribs, so that the nose shows the direction. */
const WINGS = outline(
  'M0 -.86C.16 -.5 .62 -.2 1 .3C.8 .24 .68 .28 .58 .42C.46 .3 .34 .32 .24 .46L0 .3L-.24 .46C-.34 .32 -.46 .3 -.58 .42C-.68 .28 -.8 .24 -1 .3C-.62 -.2 -.16 -.5 0 -.86Z',
);
const RIBS = outline('M.06 -.5L.58 .36M.03 -.4L.24 .4M-.06 -.5L-.58 .36M-.03 -.4L-.24 .4');
const BODY = outline('M0 -1C.13 -.82 .16 -.4 .12 .5L0 .62L-.12 .5C-.16 -.4 -.13 -.82 0 -1Z');
const TAIL = polygon([0, 0.46], [0.34, 0.98], [0, 0.84], [-0.34, 0.98]);

/** `quarters`: quarter turns clockwise from north. */
function draw(brush: Brush, spot: Point, quarters: number): void {
  at(brush, spot, HALF / 1.1, () => {
    brush.rotate((quarters * Math.PI) / 2);
    brush.lineJoin = 'round';
    for (const part of [TAIL, WINGS, BODY]) strokePath(brush, INK.line, 0.24, part);
    fillPath(brush, INK.chapel, TAIL);
    fillPath(brush, INK.linen, WINGS);
    strokePath(brush, INK.barrelDark, 0.055, RIBS);
    fillPath(brush, INK.chapel, BODY);
    disc(brush, INK.line, { x: 0, y: 0 }, 0.115);
    disc(brush, INK.gold, { x: 0, y: 0 }, 0.075);
  });
}
