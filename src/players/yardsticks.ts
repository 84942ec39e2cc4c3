import type { Action, Game, Seat } from '../engine/index.ts';
import type { Chance } from './chance.ts';
import { wholeMoves } from './moves.ts';
import type { Player } from './player.ts';

/** What a seat leads by, over the best of the others. */
export function marginOf(points: readonly number[], seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < points.length; other++) if (other !== seat) best = Math.max(best, points[other]!);
  return points[seat]! - best;
}

/** Uniform over whole moves. The weakest that keeps to the rules. */
export const randomPlayer: Player = {
  name: 'random',
  choose: (known, chance) => ({ actions: chance.of(wholeMoves(known.world(chance))).actions }),
};

/** What it costs to put a figure on the board, whether it comes home at once or not. */
const FIGURE_COSTS = 0.5;
/** Values that differ by less are the same. */
const EQUAL = 1e-9;

const deploys = (actions: readonly Action[]): boolean => actions.some(({ type }) => type === 'deploy');

/**
 * The yardstick of other programs: the whole move after which the seat would lead by most if the game ended there, less half a
 * point where it places a figure; one of the best by lot. It looks neither at the bag nor at anybody's answer.
 */
export const greedyPlayer: Player = {
  name: 'greedy',
  choose(known, chance) {
    return { actions: greedily(known.world(chance), known.seat, chance) };
  },
};

export function greedily(game: Game, seat: Seat, chance: Chance): readonly Action[] {
  const valued = wholeMoves(game).map(({ actions, after }) => {
    const value = marginOf(after.standings(), seat) - (deploys(actions) ? FIGURE_COSTS : 0);
    return { actions, value };
  });
  const best = Math.max(...valued.map(({ value }) => value));
  return chance.of(valued.filter(({ value }) => value > best - EQUAL)).actions;
}
