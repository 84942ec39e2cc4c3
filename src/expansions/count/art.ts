import type { ExpansionArt, FeatureArt, TokenArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, fillPath, outline, stroke, strokePath } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import type { Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { token } from '../../../render/kit/token.ts';
import { QUARTERS, type Quarter } from './vocabulary.ts';

/** The sign of each quarter, on its square and with a seat's meeples there. */
const SIGNS: Readonly<Record<Quarter, TokenArt>> = {
  castle: token(INK.stoneDark, INK.arms, castle),
  cathedral: token(INK.stoneDark, INK.dye.violet, cathedral),
  blacksmith: token(INK.stoneDark, INK.sign, anvil),
  market: token(INK.stoneDark, INK.fir, scales),
};

/** A quarter is half of its square: its sign is on the left, its meeples are in the middle, and the count comes between. */
const MIDDLE = 0.62;
const HEIGHTS = [0.27, 0.77];
const SIGN = { aside: -0.47, size: 0.3 };

/** `Record` of something for each quarter, by its name in the rules. */
const each = <Of>(of: (quarter: Quarter) => Of): Record<`${Quarter}-quarter`, Of> =>
  Object.fromEntries(QUARTERS.map((quarter) => [`${quarter}-quarter`, of(quarter)])) as Record<
    `${Quarter}-quarter`,
    Of
  >;

export const COUNT_ART: ExpansionArt = {
  features: each(
    (quarter): FeatureArt => ({
      room: 'built',
      find: ({ quarters }) =>
        quarters.includes(quarter) ? [{ x: MIDDLE, y: HEIGHTS[quarters.indexOf(quarter)]! }] : [],
      houses: { within: 0.62 },
      over(brush, middle) {
        square(brush, middle);
        SIGNS[quarter](brush, { x: middle.x + SIGN.aside, y: middle.y }, SIGN.size);
      },
      bears: 'quarter',
    }),
  ),
  // Over the sign of the locked quarter.
  tokens: { ...each((quarter) => SIGNS[quarter]), 'the-count': crown },
  pieces: {
    'the-count': {
      outline: outline('M-.1 -.5 L.1 -.5 L.13 -.28 L.24 -.08 L.3 .5 L-.3 .5 L-.24 -.08 L-.13 -.28 Z'),
      height: 0.42,
      draw: nobleman,
      aside: { x: -0.35, y: -0.03 },
    },
  },
};

/** Paved ground between the houses. */
function square(brush: Brush, { y }: Point): void {
  fill(brush, INK.line, [0.29, y - 0.2], [0.95, y - 0.2], [0.95, y + 0.2], [0.29, y + 0.2]);
  fill(brush, INK.yard, [0.305, y - 0.185], [0.935, y - 0.185], [0.935, y + 0.185], [0.305, y + 0.185]);
}

/** A long cloak and a crown with three points. */
function nobleman(brush: Brush): void {
  brush.lineJoin = 'round';
  fill(brush, INK.dye.magenta, [-0.12, -0.2], [0.12, -0.2], [0.24, -0.06], [0.3, 0.5], [-0.3, 0.5], [-0.24, -0.06]);
  stroke(brush, INK.line, 0.035);
  fill(brush, INK.wool, [-0.05, -0.16], [0.05, -0.16], [0.09, 0.5], [-0.09, 0.5]);
  disc(brush, INK.nave, { x: 0, y: -0.27 }, 0.12);
  brush.stroke();
  fill(
    brush,
    INK.gold,
    [-0.14, -0.33],
    [-0.13, -0.5],
    [-0.05, -0.4],
    [0, -0.5],
    [0.05, -0.4],
    [0.13, -0.5],
    [0.14, -0.33],
  );
  stroke(brush, INK.line, 0.03);
}

/** In the lower right corner of a sign. */
function crown(brush: Brush, middle: Point, size: number): void {
  at(brush, { x: middle.x + 0.3 * size, y: middle.y + 0.32 * size }, size * 0.62, () => {
    brush.lineJoin = 'round';
    fill(brush, INK.gold, [-0.5, 0.3], [-0.5, -0.4], [-0.22, -0.02], [0, -0.5], [0.22, -0.02], [0.5, -0.4], [0.5, 0.3]);
    stroke(brush, INK.line, 0.16);
    fill(brush, INK.gold, [-0.5, 0.3], [-0.5, -0.4], [-0.22, -0.02], [0, -0.5], [0.22, -0.02], [0.5, -0.4], [0.5, 0.3]);
  });
}

function castle(brush: Brush): void {
  const wall = outline('M-.26 .26 V-.2 H-.14 V-.12 H-.06 V-.2 H.06 V-.12 H.14 V-.2 H.26 V.26 Z');
  fillPath(brush, INK.stoneLight, wall);
  strokePath(brush, INK.line, 0.03, wall);
  fillPath(brush, INK.line, outline('M-.08 .26 V.1 A.08 .08 0 0 1 .08 .1 V.26 Z'));
}

function cathedral(brush: Brush): void {
  const church = outline('M-.24 .28 V-.02 L-.12 -.3 L0 -.02 V.02 H.24 V.28 Z');
  fillPath(brush, INK.nave, church);
  strokePath(brush, INK.line, 0.03, church);
  fill(brush, INK.line, [-0.15, 0.28], [-0.15, 0.1], [-0.09, 0.1], [-0.09, 0.28]);
  disc(brush, INK.arms, { x: 0.11, y: 0.14 }, 0.055);
}

function anvil(brush: Brush): void {
  const iron = outline('M-.3 -.14 H.24 V-.04 Q.1 0 .08 .08 L.16 .24 H-.16 L-.08 .08 Q-.12 0 -.3 -.14 Z');
  fillPath(brush, INK.stoneLight, iron);
  strokePath(brush, INK.line, 0.03, iron);
}

function scales(brush: Brush): void {
  at(brush, { x: 0, y: 0 }, 1, () => {
    brush.beginPath();
    brush.moveTo(0, -0.26);
    brush.lineTo(0, 0.24);
    brush.moveTo(-0.24, -0.18);
    brush.lineTo(0.24, -0.18);
    brush.moveTo(-0.12, 0.25);
    brush.lineTo(0.12, 0.25);
    stroke(brush, INK.gold, 0.06);
    for (const x of [-0.22, 0.22])
      fill(brush, INK.sheaf, [x - 0.12, 0.02], [x + 0.12, 0.02], [x + 0.06, 0.11], [x - 0.06, 0.11]);
    brush.beginPath();
    for (const x of [-0.22, 0.22]) {
      brush.moveTo(x - 0.11, 0.02);
      brush.lineTo(x, -0.17);
      brush.lineTo(x + 0.11, 0.02);
    }
    stroke(brush, INK.gold, 0.03);
  });
}
