import { AROUND_X, AROUND_Y, type Position, STEP_X, STEP_Y } from '../board/position.ts';
import { scoreFeature } from '../turn/scoring.ts';
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

/** Roots of the features that a tile has finished (claimed ones, unless `all`): its own, those it closes, and monasteries around it. */
export function finishedBy(position: Position, tile: number, all: boolean): number[] {
  const { features, tiles } = position;
  const roots: number[] = [];
  const { x, y, print } = tiles[tile]!;
  const first = features.first[tile]!;
  for (let i = 0; i < print.segments.length; i++) {
    const { kind } = print.segments[i]!;
    if (kind === 'field' || kind === 'top') continue;
    const root = features.find(first + i);
    if (features.open[root] === 0 && (all || features.claims[root]! > 0) && !roots.includes(root)) roots.push(root);
  }
  if (print.any !== 0) closedBeside(position, tile, all, roots);
  for (let i = 0; i < 8; i++) {
    // A feature of one segment is its own root.
    const root = position.centreAt(x + AROUND_X[i]!, y + AROUND_Y[i]!);
    if (root >= 0 && features.open[root] === 0 && (all || features.claims[root]! > 0)) roots.push(root);
  }
  return roots;
}

/** Adds roads and cities of neighbours at a side that fits anything: the tile closes them and is no part of them. */
function closedBeside(position: Position, tile: number, all: boolean, roots: number[]): void {
  const { features, grid, tiles, printed } = position;
  const { x, y, print } = tiles[tile]!;
  for (let side = 0; side < 4; side++) {
    const other = grid.at(x + STEP_X[side]!, y + STEP_Y[side]!);
    if (other < 0 || ((print.any >> (3 * side)) & 7) === 0) continue;
    const { lines, sharing } = tiles[other]!.print;
    for (const line of [lines[(side + 2) % 4]!, sharing?.[(side + 2) % 4] ?? -1]) {
      if (line < 0) continue;
      const root = features.find(features.first[other]! + line);
      // Nobody has finished a feature that is only printed on the table.
      if (other < printed && ![...features.members(root)].some((one) => !position.isPrinted(one))) continue;
      if (features.open[root] === 0 && (all || features.claims[root]! > 0) && !roots.includes(root)) roots.push(root);
    }
  }
}
