import { type Action, type Game, Random, type Seat, sameAction } from '../engine/index.ts';
import type { KnownGame } from './player.ts';

/** What a seat that is asked may know of a game. */
export const knownBy = (game: Game, seat: Seat): KnownGame => ({
  seat,
  options: game.legalActions(),
  view: () => game.view(seat),
  world: (chance) => game.determinize(seat, new Random(`world ${chance.next()}`)),
});

/**
 * As much of what a player has planned as can be played: a turn may bring what nobody could know, a card or another tile, and
 * then is thought about anew.
 */
export function playable(game: Game, plan: readonly Action[]): Action[] {
  const ahead = game.clone();
  const seat = game.asked;
  const actions: Action[] = [];
  for (const action of plan) {
    if (ahead.asked !== seat || !ahead.legalActions().some((one) => sameAction(one, action))) break;
    ahead.play(action);
    actions.push(action);
  }
  return actions;
}
