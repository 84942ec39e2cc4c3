import type { Action, Game, Seat } from '../engine/index.ts';
import type { Chance } from './chance.ts';
import { marginOf } from './margin.ts';
import { onAverage, type WholeMove, wholeMoves } from './moves.ts';
import type { KnownGame, Player } from './player.ts';

/** Uniform over whole moves: the weakest player that keeps to the rules. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (known, chance) => ({
    actions: chance.of(Array.from(wholeMoves(known.world(chance)), ({ actions }) => actions)),
  }),
};

/** The cost of a figure on the board, whether it comes home at once or not. */
const FIGURE_COSTS = 0.5;
/** Values that differ by less are the same. */
const EQUAL = 1e-9;

export const deploys = (actions: readonly Action[]): boolean => actions.some(({ type }) => type === 'deploy');

/** A whole move and a seat's lead if the game ended after it, less half a point if it places a figure. */
interface ValuedActions {
  readonly actions: readonly Action[];
  readonly value: number;
}
export interface ValuedMove extends ValuedActions {
  readonly after: Game;
}

/** `most`: see `wholeMoves`. */
export function valuedMoves(game: Game, most?: number): ValuedMove[] {
  const seat = game.asked!;
  return Array.from(wholeMoves(game, most), (move) => ({
    ...move,
    value: worthOfMove(move, seat),
  }));
}

export const worthOfMove = (move: WholeMove, seat: Seat): number =>
  onAverage(move, (after) => marginOf(after.standings(), seat)) - (deploys(move.actions) ? FIGURE_COSTS : 0);

/** The moves that no other is better than. */
export function bestOf<Move extends ValuedActions>(moves: readonly Move[]): Move[] {
  const best = moves.reduce((most, { value }) => Math.max(most, value), Number.NEGATIVE_INFINITY);
  return moves.filter(({ value }) => value > best - EQUAL);
}

/** The yardstick of other programs: by lot among the whole moves with the largest lead, without regard to the bag or any answer. */
export const greedyPlayer: Player = {
  name: 'greedy',
  choose: (known, chance) => ({ actions: greedilyIn(known, chance) }),
};

/** `greedyPlayer`, at once. `most`: see `wholeMoves`. */
export function greedilyIn(known: KnownGame, chance: Chance, most?: number): readonly Action[] {
  const world = known.world(chance);
  const seat = world.asked!;
  const moves = Array.from(wholeMoves(world, most), (move) => ({
    actions: move.actions,
    value: worthOfMove(move, seat),
  }));
  return chance.of(bestOf(moves)).actions;
}
