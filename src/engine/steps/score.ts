import type { Position } from '../position.ts';
import { AROUND_X, AROUND_Y } from '../position.ts';
import { scoreFeature } from '../scoring.ts';
import type { Step } from './index.ts';

/** Step 3: everything this tile has finished is scored (B15), then its figures go home (B14). */
export const scoreStep: Step = {
  unchosen(game) {
    const { position, rules } = game;
    const all = rules.hooks.featureFinished.length > 0;
    for (const root of finishedBy(position, position.last, all)) {
      const claimed = position.features.claims[root]! > 0;
      if (claimed) scoreFeature(game, root, true);
      for (const more of rules.hooks.featureFinished) more(game, root);
      if (claimed) game.remove(position.figuresOn(root));
    }
  },
};

/** Roots of what a tile has finished, if not `all` then what is claimed: its own features, and monasteries around it. */
export function finishedBy(position: Position, tile: number, all: boolean): number[] {
  const { features, tiles } = position;
  const roots: number[] = [];
  const { x, y, print } = tiles[tile]!;
  const first = features.first[tile]!;
  for (let i = 0; i < print.segments.length; i++) {
    if (print.segments[i]!.kind === 'field') continue;
    const root = features.find(first + i);
    if (features.open[root] === 0 && (all || features.claims[root]! > 0) && !roots.includes(root)) roots.push(root);
  }
  for (let i = 0; i < 8; i++) {
    // A feature of one segment is its own root.
    const root = position.centreAt(x + AROUND_X[i]!, y + AROUND_Y[i]!);
    if (root >= 0 && features.open[root] === 0 && (all || features.claims[root]! > 0)) roots.push(root);
  }
  return roots;
}
