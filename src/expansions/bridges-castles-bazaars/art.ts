import type { ExpansionArt, UprightArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, polygon, stroke, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { openSpot } from '../../../render/kit/spots.ts';
import { token } from '../../../render/kit/token.ts';

/** Half the size of a bazaar with its rim, in tiles. */
const HALF = 0.16;

/** Half the width of a bridge, in tiles. */
const WIDE = 0.085;

const DECK = polygon([-WIDE, -0.5], [WIDE, -0.5], [WIDE, 0.5], [-WIDE, 0.5]);

/** Half of a castle's wall along the edge and across it, in tiles. */
const LONG = 0.36;
const DEEP = 0.25;
const CUT = 0.13;

const WALL = polygon(
  [-LONG + CUT, -DEEP],
  [LONG - CUT, -DEEP],
  [LONG, -DEEP + CUT],
  [LONG, DEEP - CUT],
  [LONG - CUT, DEEP],
  [-LONG + CUT, DEEP],
  [-LONG, DEEP - CUT],
  [-LONG, -DEEP + CUT],
);
const CORNERS: readonly Point[] = [-1, 1].flatMap((x) =>
  [-1, 1].map((y) => ({ x: x * (LONG - CUT / 2), y: y * (DEEP - CUT / 2) })),
);

export const BRIDGES_CASTLES_BAZAARS_ART: ExpansionArt = {
  features: {
    bazaar: {
      room: 'built',
      find: (design, { regions, taken }) => (design.marks.includes('bazaar') ? [openSpot(regions, taken, HALF)] : []),
      growth: HALF,
      houses: { within: 0.24, above: [0, 0.1] },
      standing: (spot) => [stall(spot)],
    },
  },
  tokens: {
    bridge: token(INK.line, INK.waterLight, arch),
    castle: token(INK.slate, INK.linen, keep),
  },
  pieces: {
    'laid-bridge': { outline: DECK, height: 1, lies: 'tile', draw: deck },
    'laid-castle': { outline: WALL, height: 1, lies: 'edge', draw: walls },
  },
};

/** Planks across, between two beams. */
function deck(brush: Brush): void {
  fillPath(brush, INK.plank, DECK);
  brush.beginPath();
  for (let y = -0.45; y < 0.5; y += 0.1) {
    brush.moveTo(-WIDE, y);
    brush.lineTo(WIDE, y);
  }
  stroke(brush, INK.line, 0.014);
  for (const x of [-WIDE, WIDE])
    fill(brush, INK.line, [x - 0.022, -0.5], [x + 0.022, -0.5], [x + 0.022, 0.5], [x - 0.022, 0.5]);
}

/** A wall with a tower at each corner around a paved yard, in which the lord stands. */
function walls(brush: Brush): void {
  brush.lineJoin = 'round';
  fillPath(brush, INK.slate, WALL);
  strokePath(brush, INK.stoneDark, 0.11, WALL);
  strokePath(brush, INK.stoneLight, 0.07, WALL);
  for (const corner of CORNERS) {
    disc(brush, INK.line, corner, 0.1);
    disc(brush, INK.stoneLight, corner, 0.08);
    disc(brush, INK.slateLight, corner, 0.045);
  }
}

/** A stall with a striped awning. */
const stall = (spot: Point): UprightArt => ({
  foot: { x: spot.x, y: spot.y + 0.8 * HALF },
  draw: (brush) =>
    at(brush, spot, HALF, () => {
      brush.lineJoin = 'round';
      fill(brush, INK.line, [-0.92, 0.9], [-0.92, -0.2], [0.92, -0.2], [0.92, 0.9]);
      fill(brush, INK.barrelDark, [-0.78, 0.2], [-0.78, -0.2], [0.78, -0.2], [0.78, 0.2]);
      fill(brush, INK.barrel, [-0.78, 0.78], [-0.78, 0.3], [0.78, 0.3], [0.78, 0.78]);
      strokePath(brush, INK.line, 0.24, AWNING);
      STRIPES.forEach((stripe, index) => {
        fillPath(brush, index % 2 === 0 ? INK.arms : INK.armsLight, stripe);
      });
    }),
});

const AWNING = outline('M-.72 -.95L.72 -.95L1.02 -.1L-1.02 -.1Z');
const STRIPES = [0, 1, 2, 3, 4].map((index) => {
  const upper = (part: number): number => -0.72 + 1.44 * (part / 5);
  const lower = (part: number): number => -1.02 + 2.04 * (part / 5);
  return polygon([upper(index), -0.95], [upper(index + 1), -0.95], [lower(index + 1), -0.1], [lower(index), -0.1]);
});

/** A bridge from the side. */
function arch(brush: Brush): void {
  brush.lineCap = 'butt';
  fillPath(brush, INK.line, outline('M-.38 .2C-.38 -.28 .38 -.28 .38 .2L.2 .2C.2 -.02 -.2 -.02 -.2 .2Z'));
  fillPath(brush, INK.plank, outline('M-.33 .15C-.3 -.18 .3 -.18 .33 .15L.25 .15C.22 -.1 -.22 -.1 -.25 .15Z'));
}

/** A castle from the front. */
function keep(brush: Brush): void {
  const body = outline(
    'M-.28 .26L-.28 -.26L-.17 -.26L-.17 -.16L-.06 -.16L-.06 -.26L.06 -.26L.06 -.16L.17 -.16L.17 -.26L.28 -.26L.28 .26Z',
  );
  strokePath(brush, INK.line, 0.08, body);
  fillPath(brush, INK.stone, body);
  fillPath(brush, INK.line, outline('M-.09 .26L-.09 .06C-.09 -.04 .09 -.04 .09 .06L.09 .26Z'));
}
