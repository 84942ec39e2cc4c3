import { type Game, Random, type Seat } from '../engine/index.ts';
import type { Known } from './player.ts';

/** What a seat that is asked may know of a game. */
export const knownBy = (game: Game, seat: Seat): Known => ({
  seat,
  options: game.legalActions(),
  view: () => game.view(seat),
  world: (chance) => game.determinize(seat, new Random(`world ${chance.next()}`)),
});
