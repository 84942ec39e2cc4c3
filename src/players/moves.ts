import { type Action, type ActionOf, type Game, type Seat, sameAction, withoutTwins } from '../engine/index.ts';
import { marginOf } from './margin.ts';

/** All that a seat decides about a tile, and the game as it stands then. */
export interface WholeMove {
  readonly actions: readonly Action[];
  /** Run on to another seat's decision or to the next tile. The holder of the move may use it up. */
  readonly after: Game;
  /** If chance decides: the game for each of its ways, all equally likely; `after` is one of them. */
  readonly ways?: readonly Game[];
}

/** The average value of a whole move over all ways of chance. */
export function onAverage(
  { after, ways = [after] }: Pick<WholeMove, 'after' | 'ways'>,
  value: (after: Game) => number,
): number {
  let sum = 0;
  for (const way of ways) sum += value(way);
  return sum / ways.length;
}

/** The actions up to the first that chance decides, itself included, as it was chosen. Nobody could know what followed. */
export function upToChance(game: Game, actions: readonly Action[]): Action[] {
  const known: Action[] = [];
  const ahead = game.clone();
  for (const action of actions) {
    const offered = ahead.legalActions().find((one) => sameAction(one, action));
    if (!offered) return [...actions];
    known.push(offered);
    if (ahead.waysOf(offered) !== null) return known;
    ahead.play(action);
  }
  return known;
}

/** The options that differ in more than the picture: a tile may look alike when turned. */
export function distinct(game: Game): readonly Action[] {
  const options = game.legalActions();
  const tile = game.step === 'place' ? game.drawn : null;
  return tile === null ? options : withoutTwins(tile, options as readonly ActionOf<'place'>[]);
}

/** Whether the same seat goes on deciding about the same tile. */
export const goesOn = (game: Game, seat: Seat, turn: number): boolean => game.asked === seat && game.turn === turn;

/** Plays the last option until the seat has nothing more to decide: everything that can be left undone is. */
export function finishTurn(game: Game, seat: Seat, turn: number): Action[] {
  const actions: Action[] = [];
  while (goesOn(game, seat, turn) && actions.length < MOST_DECISIONS) {
    const action = game.legalActions().at(-1)!;
    actions.push(action);
    game.play(action);
  }
  return actions;
}

/** Plays what is worth most if the game ended there, until the seat has nothing more to decide. */
function atBest(game: Game, seat: Seat, turn: number): Game {
  let now = game;
  for (let decisions = 0; goesOn(now, seat, turn) && decisions < MOST_DECISIONS; decisions++) {
    let best = Number.NEGATIVE_INFINITY;
    let next = now;
    for (const option of now.legalActions()) {
      const after = now.clone();
      after.play(option);
      const value = marginOf(after.standings(), seat);
      if (value <= best) continue;
      best = value;
      next = after;
    }
    now = next;
  }
  return now;
}

/** No turn has more. */
const MOST_DECISIONS = 20;

/**
 * Every whole move of the asked seat: tile, figure and all else in the turn. If there are more than `most`, it follows the most promising
 * options to the end, and the others one way each. Each move holds a game, so the moves come one by one: keep no more than you need.
 */
export function wholeMoves(game: Game, most = 1000): Iterable<WholeMove> {
  const seat = game.asked!;
  return followed(game, seat, game.turn, [], most);
}

/** Whether chance decides one of the actions. */
export function leavesToChance(game: Game, actions: readonly Action[]): boolean {
  const ahead = game.clone();
  return actions.some((action) => {
    if (ahead.waysOf(action) !== null) return true;
    ahead.play(action);
    return false;
  });
}

/** An option that leaves something open, valued with the rest left undone as far as it can be. */
interface Plain {
  readonly option: Action;
  readonly actions: readonly Action[];
  readonly value: number;
  /** How many ways there are to go on from the option. */
  readonly ways: number;
}

function* followed(
  game: Game,
  seat: Seat,
  turn: number,
  before: readonly Action[],
  most: number,
): Generator<WholeMove> {
  const after = (actions: readonly Action[]): Game => {
    const next = game.clone();
    for (const action of actions) next.play(action);
    return next;
  };
  // Games are kept only as long as all of them may be followed.
  let open: { readonly option: Action; readonly after: Game }[] | null = [];
  const plain: Plain[] = [];
  let done = 0;
  let ways = 0;
  const rank = ({ option, after: next }: { option: Action; after: Game }): void => {
    const { length } = next.legalActions();
    const actions = [option, ...finishTurn(next, seat, turn)];
    plain.push({ option, actions, value: marginOf(next.standings(), seat), ways: length });
  };
  const options = distinct(game);
  let opened = 0;
  for (const option of options) {
    const chances = game.waysOf(option);
    if (chances !== null) {
      const each = chances.map((way) => atBest(after([way]), seat, turn));
      done += 1;
      yield { actions: [...before, option], after: each[done % each.length]!, ways: each };
      continue;
    }
    const next = after([option]);
    if (!goesOn(next, seat, turn)) {
      done += 1;
      yield { actions: [...before, option], after: next };
      continue;
    }
    opened += 1;
    ways += next.legalActions().length;
    if (open === null) rank({ option, after: next });
    else {
      open.push({ option, after: next });
      if (opened > 1 && ways + done > most) {
        open.forEach(rank);
        open = null;
      }
    }
  }
  if (open !== null && (ways + done <= most || opened <= 1)) {
    const share = Math.max(1, Math.floor(most / Math.max(1, opened)));
    for (const one of open) yield* followed(one.after, seat, turn, [...before, one.option], share);
    return;
  }
  open?.forEach(rank);
  let left = most - opened - done;
  for (const { option, actions, ways: on } of plain.sort((a, b) => b.value - a.value)) {
    if (on > left) yield { actions: [...before, ...actions], after: after(actions) };
    else {
      yield* followed(after([option]), seat, turn, [...before, option], left);
      left -= on;
    }
  }
}
