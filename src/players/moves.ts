import { type Action, type ActionOf, type Game, type Seat, withoutTwins } from '../engine/index.ts';
import { marginOf } from './margin.ts';

/** A way to do all that a seat decides about a tile, and the game as it stands then. */
export interface WholeMove {
  readonly actions: readonly Action[];
  /** Run on to somebody else's decision or to the next tile; whoever has the move may spend it. */
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

/** Plays the last option until the seat has nothing more to decide: where something can be left undone, it is. */
export function finishTurn(game: Game, seat: Seat, turn: number): Action[] {
  const actions: Action[] = [];
  while (goesOn(game, seat, turn) && actions.length < MOST_DECISIONS) {
    const action = game.legalActions().at(-1)!;
    actions.push(action);
    game.play(action);
  }
  return actions;
}

/** No turn has more. */
const MOST_DECISIONS = 20;

/**
 * Every whole move of the seat that is asked: tile and figure together, and whatever else belongs to the turn. Where that
 * would be more than `most`, what looks best at first is followed to the end, and of the rest one way each. One after the other,
 * since each holds a game: whoever keeps no more than they need takes little room, however many there are.
 */
export function wholeMoves(game: Game, most = 1000): Iterable<WholeMove> {
  const seat = game.asked!;
  return followed(game, seat, game.turn, [], most);
}

function* followed(
  game: Game,
  seat: Seat,
  turn: number,
  before: readonly Action[],
  most: number,
): Generator<WholeMove> {
  const next = distinct(game).map((option) => {
    const after = game.clone();
    after.play(option);
    return { actions: [...before, option], after };
  });
  const done = next.filter(({ after }) => !goesOn(after, seat, turn));
  const open = next.filter(({ after }) => goesOn(after, seat, turn));
  const ways = open.reduce((sum, { after }) => sum + after.legalActions().length, 0);
  yield* done;
  if (ways + done.length <= most || open.length <= 1) {
    const share = Math.max(1, Math.floor(most / Math.max(1, open.length)));
    for (const { actions, after } of open) yield* followed(after, seat, turn, actions, share);
    return;
  }
  const ranked = open
    .map((move) => {
      const after = move.after.clone();
      const plain: WholeMove = { actions: [...move.actions, ...finishTurn(after, seat, turn)], after };
      return { move, plain, value: marginOf(after.standings(), seat) };
    })
    .sort((a, b) => b.value - a.value);
  let left = most - ranked.length - done.length;
  for (const { move, plain } of ranked) {
    const { length } = move.after.legalActions();
    if (length > left) yield plain;
    else {
      yield* followed(move.after, seat, turn, move.actions, left);
      left -= length;
    }
  }
}
