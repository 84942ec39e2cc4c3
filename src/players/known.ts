import { type Action, type Game, Random, type Seat, sameAction } from '../engine/index.ts';
import type { KnownGame } from './player.ts';

/** What a seat that is asked may know of a game. */
export const knownBy = (game: Game, seat: Seat): KnownGame => ({
  seat,
  options: game.legalActions(),
  view: () => game.view(seat),
  world: (chance) => game.determinize(seat, new Random(`world ${chance.next()}`)),
});

/** The part of a player's plan that can be played, up to something that nobody could know. Then the player thinks anew. */
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
