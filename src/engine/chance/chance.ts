import type { Game } from '../game.ts';
import { sameAction } from '../record/notation.ts';
import { Refused } from '../record/refused.ts';
import type { Action } from '../turn/actions.ts';

/**
 * One of the ways of an action, drawn by the chance of the game. If the record names an outcome, it has to be the drawn one: outcomes
 * belong to a game like the order of the bag. Throws `Refused('not-legal')`, and then nothing has changed.
 */
export function decidedByChance(game: Game, ways: readonly Action[], said: Action): Action {
  const isSaid = game.waysOf(said) === null;
  const random = game.random.clone();
  const isTold = isSaid && game.rules.setup.prepared?.chanceAsTold;
  const way = isTold ? ways.find((one) => sameAction(one, said)) : ways[random.below(ways.length)];
  if (!way || (isSaid && !sameAction(way, said))) throw new Refused('not-legal');
  if (!isTold) game.random = random;
  return way;
}
