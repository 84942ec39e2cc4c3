import { type Action, type ActionOf, type Game, type Seat, withoutTwins } from '../engine/index.ts';

/** A way to do all that a seat decides in one go, and the game as it stands then. */
export interface WholeMove {
  readonly actions: readonly Action[];
  /** Run on to the next decision of somebody else, or to the next tile; whoever has the move may spend it. */
  readonly after: Game;
}

/** Of the options those that differ in more than the picture: a tile may look alike when turned. */
export function distinct(game: Game): readonly Action[] {
  const options = game.legalActions();
  const tile = game.step === 'place' ? game.drawn : null;
  return tile === null ? options : withoutTwins(tile, options as readonly ActionOf<'place'>[]);
}

/** Whether the same seat goes on deciding about the same tile. */
export const goesOn = (game: Game, seat: Seat, turn: number): boolean => game.asked === seat && game.turn === turn;

/**
 * Every whole move of the seat that is asked: tile and figure together, and whatever else belongs to the turn. `most`: where
 * more decisions follow than this many moves, those beyond take the last option that follows.
 */
export function wholeMoves(game: Game, most = 2000): WholeMove[] {
  const seat = game.asked!;
  const { turn } = game;
  const found: WholeMove[] = [];
  const follow = (at: Game, actions: readonly Action[]): void => {
    const options = actions.length === 0 ? distinct(at) : at.legalActions();
    for (const option of found.length < most ? options : options.slice(-1)) {
      const after = at.clone();
      after.play(option);
      const so = [...actions, option];
      if (goesOn(after, seat, turn)) follow(after, so);
      else found.push({ actions: so, after });
    }
  };
  follow(game, []);
  return found;
}
