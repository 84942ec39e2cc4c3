import type { Game } from '../game.ts';
import { sameAction } from '../record/notation.ts';
import { Refused } from '../record/refused.ts';
import type { Action } from '../turn/actions.ts';

/**
 * Which of the ways it goes, drawn from the chance of the game. Where a record says what came of it, it has to be that: it is as much
 * a part of it as the order of the bag. Throws `Refused('not-legal')`, and then nothing has changed.
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
