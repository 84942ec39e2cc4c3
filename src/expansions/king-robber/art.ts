import type { ExpansionArt } from '../../../render/kit/art.ts';
import { type Brush, disc, fill, stroke } from '../../../render/kit/brush.ts';
import { INK } from '../../../render/kit/palette/ink.ts';
import { token } from '../../../render/kit/token.ts';

export const KING_ROBBER_ART: ExpansionArt = {
  tokens: {
    king: token(INK.gold, INK.dye.violet, crown),
    robber: token(INK.stoneDark, INK.dye.rust, mask),
  },
};

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

/** A face under a hat, half of it covered. */
function mask(brush: Brush): void {
  disc(brush, INK.nave, { x: 0, y: 0.04 }, 0.23);
  fill(brush, INK.line, [-0.24, 0.06], [0.24, 0.06], [0.16, 0.26], [0, 0.34], [-0.16, 0.26]);
  for (const x of [-0.09, 0.09]) disc(brush, INK.line, { x, y: -0.02 }, 0.035);
  fill(brush, INK.line, [-0.36, -0.06], [-0.2, -0.13], [-0.16, -0.3], [0.16, -0.3], [0.2, -0.13], [0.36, -0.06]);
}
