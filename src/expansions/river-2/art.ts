import type { ExpansionArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fillPath, outline, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { FIELD } from '../../../render/kit/regions.ts';
import { openSpot } from '../../../render/kit/spots.ts';

/** Half the size of the herd with its mud, in tiles. */
const HERD_HALF = 0.2;

export const RIVER_2_ART: ExpansionArt = {
  features: {
    'pig-herd': {
      room: 'built',
      find: ({ fields }, { regions, taken }) =>
        fields.flatMap(({ marks }, index) =>
          marks.includes('pig-herd') ? [openSpot(regions, taken, HERD_HALF, [FIELD + index])] : [],
        ),
      growth: 0.22,
      houses: { within: 0.22, above: [0, 0.06] },
      under: mud,
      standing: (spot) => PIGS.map((pig) => pigAt({ x: spot.x + pig.x, y: spot.y + pig.y })),
    },
  },
};

/** Pigs from the herd's middle, hindmost first. */
const PIGS: readonly Point[] = [
  { x: 0, y: -0.095 },
  { x: -0.09, y: 0.04 },
  { x: 0.095, y: 0.06 },
];

function mud(brush: Brush, spot: Point): void {
  disc(brush, INK.line, spot, HERD_HALF, 0.84);
  disc(brush, INK.plank, spot, HERD_HALF - 0.018, 0.83);
}

const BODY = outline(
  'M-.92 -.06C-.92 -.5 -.5 -.62 -.04 -.6C.2 -.6 .4 -.52 .5 -.44L.56 -.66L.78 -.42C.9 -.34 .96 -.2 1.06 -.12L1.06 .14C.92 .2 .8 .22 .68 .24C.6 .32 .54 .36 .5 .38L.5 .66L.24 .66L.2 .44L-.36 .44L-.4 .66L-.66 .66L-.7 .32C-.84 .24 -.92 .1 -.92 -.06Z',
);

/** A pig from the side, thick enough to keep its outline on a small tile. */
const pigAt = (middle: Point): UprightArt => ({
  foot: { x: middle.x, y: middle.y + 0.05 },
  draw: (brush) =>
    at(brush, middle, 0.092, () => {
      brush.lineJoin = 'round';
      strokePath(brush, INK.line, 0.34, BODY);
      fillPath(brush, INK.barrel, BODY);
      fillPath(brush, INK.linen, BACK);
      disc(brush, INK.line, { x: 0.66, y: -0.16 }, 0.09);
    }),
});

const BACK = outline('M-.7 -.24C-.56 -.48 -.3 -.5 -.04 -.48C.1 -.48 .22 -.44 .3 -.36C.1 -.3 -.4 -.28 -.7 -.24Z');
