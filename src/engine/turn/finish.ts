import type { Game } from '../game.ts';
import { isFeature } from '../vocabulary.ts';
import { scoreFeature } from './scoring.ts';

/** Final scoring of everything that still holds a figure (B18, B19), and the winners (B20). */
export function finish(game: Game): void {
  const { position } = game;
  game.tell({ type: 'final-scoring' });
  const roots = new Set(position.figures.map(({ segment }) => position.features.find(segment)));
  const isField = (root: number): boolean => position.kindOf(root) === 'field';
  for (const root of roots) if (!isField(root) && isFeature(position.kindOf(root))) scoreFeature(game, root, false);
  for (const before of game.rules.hooks.beforeFields) before(game);
  for (const root of roots) if (isField(root)) scoreFeature(game, root, false);
  for (const score of game.rules.hooks.final) score(game);
  game.over = true;
  game.agenda.length = 0;
  const scores = [...position.scores];
  game.tell({ type: 'ended', scores, winners: winnersOf(scores, position.resigned) });
}

/** The highest total wins, and equal totals share the win (B20). A seat that has resigned cannot win. */
export function winnersOf(scores: readonly number[], resigned: readonly number[]): number[] {
  const left = scores.map((score, seat) => ({ score, seat })).filter(({ seat }) => !resigned.includes(seat));
  const most = Math.max(...left.map(({ score }) => score));
  return left.filter(({ score }) => score === most).map(({ seat }) => seat);
}
