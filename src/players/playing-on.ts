import { type Action, type Game, type Seat, sameAction, supplyOf, type UnseenTiles } from '../engine/index.ts';
import type { MeasuredPoints } from './advice.ts';
import type { Chance } from './chance.ts';
import { Valued } from './evaluation.ts';
import { goesOn, onAverage, wholeMoves } from './moves.ts';
import type { KnownGame } from './player.ts';
import { WEIGHTS } from './weights.ts';

/** How whole moves are compared: all are played on in the same games drawn anew, which is slower than a search and far less noisy. */
export interface PlayingOn {
  /** Games drawn anew. */
  readonly worlds: number;
  /** Turns played after the move, each by the best move at first sight, before the position is valued. */
  readonly turns: number;
}

const LEAST_WORLDS = 6;
/** If more whole moves are possible, only some are looked at. */
const MOST_MOVES = 150;

/** Values positions of one game. */
export class Worth {
  private readonly supply: UnseenTiles;
  private readonly tiles: number;

  constructor(game: Game) {
    this.supply = supplyOf(game);
    this.tiles = game.tilesLeft + game.turn;
  }

  /** The expected final margin over the others' mean, in points. The game stays as it is. */
  of(game: Game, seat: Seat): number {
    return new Valued(game.clone(), this.supply, this.tiles).margin(seat, WEIGHTS);
  }

  /** The asked seat's whole move that is worth most at first sight. */
  best(game: Game): { readonly actions: readonly Action[]; readonly after: Game; readonly value: number } {
    const seat = game.asked!;
    let best: ReturnType<Worth['best']> | null = null;
    for (const move of wholeMoves(game, MOST_MOVES)) {
      const value = onAverage(move, (after) => this.of(after, seat));
      if (best === null || value > best.value) best = { ...move, value };
    }
    return best!;
  }
}

/**
 * By way, then by world: the expected margin of the asked seat, in points. Chance may fall otherwise in a world, so a way is followed as
 * far as it is legal. `isLate`: there is no time for more than the fewest worlds, nor for playing on in those.
 */
export function playedOn(
  known: KnownGame,
  ways: readonly (readonly Action[])[],
  chance: Chance,
  { worlds, turns }: PlayingOn,
  isLate: () => boolean = () => false,
): number[][] {
  const margins: number[][] = ways.map(() => []);
  for (let world = 0; world < worlds && (world < LEAST_WORLDS || !isLate()); world++) {
    const game = known.world(chance);
    const worth = new Worth(game);
    const { turn } = game;
    const seat = game.asked!;
    let games = ways.map((way) => {
      const after = game.clone();
      follow(after, way);
      return after;
    });
    // Turn by turn, so that all ways are followed equally far: at least to the end of the present turn.
    for (let on = 0; on <= turns && (on === 0 || !isLate()); on++) {
      games = games.map((one) => playedUpTo(one, turn + on, worth));
    }
    for (const [index, one] of games.entries()) margins[index]!.push(worth.of(one, seat));
  }
  return margins;
}

/** Plays to the end of a turn, each time the move worth most at first sight. */
function playedUpTo(game: Game, turn: number, worth: Worth): Game {
  let now = game;
  while (now.asked !== null && now.turn <= turn) now = worth.best(now).after;
  return now;
}

/** Plays a way as far as it is legal and the same seat goes on with the same tile. */
export function follow(game: Game, way: readonly Action[]): void {
  const seat = game.asked!;
  const { turn } = game;
  for (const action of way) {
    if (!goesOn(game, seat, turn) || !game.legalActions().some((option) => sameAction(option, action))) return;
    game.play(action);
  }
}

/** Returns a function that tells which part of `ms` of processor time has been spent since; 1 is all. */
export function stopwatch(ms: number): () => number {
  const began = process.threadCpuUsage();
  return () => {
    const { user, system } = process.threadCpuUsage(began);
    return (user + system) / 1000 / ms;
  };
}

/** The mean of the differences of two ways, world by world. */
export function difference(better: readonly number[], worse: readonly number[]): MeasuredPoints {
  const differences = better.map((value, index) => value - worse[index]!);
  const { length } = differences;
  const mean = differences.reduce((sum, value) => sum + value, 0) / length;
  const squares = differences.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: length > 1 ? Math.sqrt(squares / (length - 1) / length) : 0 };
}

/** A way, completed to the end of the turn by what is worth most at first sight. */
export function completed(game: Game, way: readonly Action[]): readonly Action[] {
  const seat = game.asked!;
  const { turn } = game;
  const after = game.clone();
  for (const action of way) {
    // Actions after a throw of the die are decided when it has fallen.
    if (after.waysOf(action) !== null) return way;
    after.play(action);
  }
  return goesOn(after, seat, turn) ? [...way, ...new Worth(game).best(after).actions] : way;
}
