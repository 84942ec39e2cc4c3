import type { ExpansionArt, FeatureArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../render/kit/curves.ts';
import { wear } from '../../../render/kit/figure.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { WOOD } from '../../../render/kit/palette/table.ts';
import { shapeOf } from '../../../render/kit/shape.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import type { Mark } from '../../engine/tiles/tiles.ts';

/** Half the sizes with rims, in tiles. */
const RING = 0.165;
const STAGE = 0.17;

/** At the end of a road that leads nowhere else, or where there is most room away from a village. */
const printed = (mark: Mark, half: number, draw: (brush: Brush, spot: Point) => void): FeatureArt => ({
  room: 'built',
  find: (design, { regions, taken }) => {
    if (!design.marks.includes(mark)) return [];
    const { roads, cities } = design;
    if (roads.length === 1 && roads[0]!.sides.length === 1 && cities.length === 0) return [CENTRE];
    const { village } = shapeOf(design);
    return [openSpot(regions, village ? [...taken, village] : taken, half)];
  },
  growth: half + 0.02,
  houses: { within: half + 0.06, above: [0, 0.06] },
  standing: (spot) => [{ foot: { x: spot.x, y: spot.y + half / 2 }, draw: (brush) => draw(brush, spot) }],
});

/** A ring of sand with a red and white barrier, unlike all that grows or is built. */
function ring(brush: Brush, spot: Point): void {
  at(brush, spot, RING, () => {
    disc(brush, INK.line, { x: 0, y: 0 }, 1.06);
    disc(brush, INK.pale, { x: 0, y: 0 }, 0.96);
    brush.fillStyle = INK.dye.red;
    for (let part = 0; part < PARTS; part += 2) {
      brush.beginPath();
      brush.moveTo(0, 0);
      brush.arc(0, 0, 0.96, part * PART, (part + 1) * PART);
      brush.fill();
    }
    disc(brush, INK.line, { x: 0, y: 0 }, 0.68);
    disc(brush, INK.barrel, { x: 0, y: 0 }, 0.6);
    fillPath(brush, INK.pale, STAR);
  });
}

const PARTS = 12;
const PART = (2 * Math.PI) / PARTS;
const STAR = outline(
  `${Array.from({ length: 10 }, (_, corner) => {
    const [far, angle] = [corner % 2 === 0 ? 0.46 : 0.19, (corner * Math.PI) / 5];
    return `${corner === 0 ? 'M' : 'L'}${far * Math.sin(angle)} ${-far * Math.cos(angle)}`;
  }).join('')}Z`,
);

/** A stage with two spots side by side: the places of the two acrobats below. */
function stage(brush: Brush, spot: Point): void {
  at(brush, spot, STAGE, () => {
    fill(brush, INK.line, [-1.06, -0.5], [-0.86, -0.68], [0.86, -0.68], [1.06, -0.5], [1.06, 0.7], [-1.06, 0.7]);
    fill(
      brush,
      INK.dye.violet,
      [-0.94, -0.46],
      [-0.8, -0.57],
      [0.8, -0.57],
      [0.94, -0.46],
      [0.94, 0.38],
      [-0.94, 0.38],
    );
    fill(brush, INK.sheaf, [-0.94, 0.38], [0.94, 0.38], [0.94, 0.58], [-0.94, 0.58]);
    for (const x of [-0.46, 0.46]) {
      disc(brush, INK.line, { x, y: -0.08 }, 0.4, 0.8);
      disc(brush, INK.pale, { x, y: -0.08 }, 0.32, 0.8);
    }
  });
}

const HAT = outline('M-.17 -.62L.17 -.62L.15 -.38L.29 -.38L.29 -.28L-.29 -.28L-.29 -.38L-.15 -.38Z');
const BAND = outline('M-.155 -.46L.155 -.46L.15 -.38L-.15 -.38Z');

/** Walls under a pointed roof, with a flag: its outline, the stripes of roof and wall, and the door. */
const TENT = outline(
  'M-.035 -.5L.26 -.44L.03 -.36L.03 -.32L.52 .04L.47 .16L.42 .14L.42 .5L-.42 .5L-.42 .14L-.47 .16L-.52 .04L-.035 -.32Z',
);
const FLAG = outline('M-.035 -.5L.26 -.44L-.035 -.37Z');
const STRIPES = [
  outline('M-.01 -.32L-.35 .16L-.17 .16L0 -.32Z'),
  outline('M0 -.32L.17 .16L.35 .16Z'),
  outline('M-.42 .16L-.28 .16L-.28 .5L-.42 .5ZM.28 .16L.42 .16L.42 .5L.28 .5Z'),
];
const EAVES = outline('M-.52 .04L-.47 .16L.47 .16L.52 .04');
const DOOR = outline('M0 .16C-.04 .3 -.12 .42 -.17 .5L.17 .5C.12 .42 .04 .3 0 .16Z');

export const BIG_TOP_ART: ExpansionArt = {
  figures: {
    // A top hat, arms spread wide, and a coat with two tails.
    ringmaster: {
      outline: outline(
        'M-.17 -.62L.17 -.62L.15 -.38L.29 -.38L.29 -.28L.16 -.28C.16 -.22 .14 -.17 .11 -.14C.2 -.13 .28 -.15 .36 -.24L.5 -.36L.58 -.27L.46 -.08C.4 .02 .32 .06 .22 .08L.36 .5L.16 .5L0 .3L-.16 .5L-.36 .5L-.22 .08C-.32 .06 -.4 .02 -.46 -.08L-.58 -.27L-.5 -.36L-.36 -.24C-.28 -.15 -.2 -.13 -.11 -.14C-.14 -.17 -.16 -.22 -.16 -.28L-.29 -.28L-.29 -.38L-.15 -.38Z',
      ),
      height: 0.35,
      letter: { x: 0, y: 0.06 },
      dress(brush) {
        wear(brush, HAT, WOOD.line);
        wear(brush, BAND, WOOD.gilt);
      },
      icon: { wide: 1.1 },
    },
  },
  features: {
    circus: printed('circus', RING, ring),
    pyramid: { ...printed('pyramid', STAGE, stage), bears: 'top' },
  },
  pieces: {
    tent: {
      outline: TENT,
      height: 0.5,
      on: 'circus',
      draw(brush) {
        fillPath(brush, INK.pale, TENT);
        for (const stripe of STRIPES) fillPath(brush, INK.dye.red, stripe);
        fillPath(brush, INK.dye.navy, FLAG);
        fillPath(brush, INK.line, DOOR);
        strokePath(brush, INK.line, 0.04, EAVES);
      },
    },
  },
};
