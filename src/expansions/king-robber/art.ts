import type { ExpansionArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, stroke } from '../../../render/kit/brush.ts';
import { at } from '../../../render/kit/buildings.ts';
import { CENTRE, type Point } from '../../../render/kit/curves.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { token } from '../../../render/kit/token.ts';
import type { Side } from '../../engine/vocabulary.ts';

export const KING_ROBBER_ART: ExpansionArt = {
  features: {
    // Where two cities cross, the later one in the tile data goes over the other (KR-05).
    'city-bridge': {
      find: ({ cities }) => (cities.length === 2 && cities.every(({ sides }) => isAcross(sides)) ? [CENTRE] : []),
      houses: { within: 0.2 },
      over: bridge,
      side: ({ cities }) => cities.at(-1)!.sides[0]!,
    },
  },
  tokens: {
    king: token(INK.gold, INK.dye.violet, crown),
    robber: token(INK.stoneDark, INK.dye.rust, mask),
  },
};

const isAcross = ([one, other]: readonly Side[]): boolean =>
  (one === 'N' && other === 'S') || (one === 'E' && other === 'W');

/** A deck with parapets between the two parts of a city; it leads to `side` of the board. */
function bridge(brush: Brush, middle: Point, side: number): void {
  at(brush, middle, 1, () => {
    if (side % 2 === 1) brush.rotate(Math.PI / 2);
    fill(brush, INK.townDark, [-0.13, -0.2], [0.13, -0.2], [0.13, 0.2], [-0.13, 0.2]);
    fill(brush, INK.townLight, [-0.1, -0.2], [0.1, -0.2], [0.1, 0.2], [-0.1, 0.2]);
    for (const y of [-0.15, -0.05, 0.05, 0.15])
      fill(brush, INK.town, [-0.1, y - 0.012], [0.1, y - 0.012], [0.1, y + 0.012], [-0.1, y + 0.012]);
    for (const x of [-0.13, 0.13]) {
      fill(brush, INK.line, [x - 0.032, -0.23], [x + 0.032, -0.23], [x + 0.032, 0.23], [x - 0.032, 0.23]);
      fill(brush, INK.stoneLight, [x - 0.018, -0.215], [x + 0.018, -0.215], [x + 0.018, 0.215], [x - 0.018, 0.215]);
    }
  });
}

function crown(brush: Brush): void {
  fill(brush, INK.gold, [-0.27, 0.2], [-0.31, -0.15], [-0.14, 0], [0, -0.26], [0.14, 0], [0.31, -0.15], [0.27, 0.2]);
  stroke(brush, INK.line, 0.04);
  fill(brush, INK.line, [-0.26, 0.1], [0.26, 0.1], [0.26, 0.13], [-0.26, 0.13]);
  for (const [x, y] of [
    [-0.31, -0.17],
    [0, -0.27],
    [0.31, -0.17],
  ] as const)
    disc(brush, INK.chapel, { x, y }, 0.055);
}

/** A half-covered face under a hat. */
function mask(brush: Brush): void {
  disc(brush, INK.nave, { x: 0, y: 0.04 }, 0.23);
  fill(brush, INK.line, [-0.24, 0.06], [0.24, 0.06], [0.16, 0.26], [0, 0.34], [-0.16, 0.26]);
  for (const x of [-0.09, 0.09]) disc(brush, INK.line, { x, y: -0.02 }, 0.035);
  fill(brush, INK.line, [-0.36, -0.06], [-0.2, -0.13], [-0.16, -0.3], [0.16, -0.3], [0.2, -0.13], [0.36, -0.06]);
}
