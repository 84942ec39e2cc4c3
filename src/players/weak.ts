import { outlookOf, supplyOf } from '../engine/index.ts';
import { marginOf } from './margin.ts';
import type { Player } from './player.ts';
import { Sense } from './sense.ts';
import { deploys, type ValuedMove, valuedMoves } from './yardsticks.ts';

/** Each move holds a game, and with many expansions there are thousands. */
const MOST_MOVES = 300;

/** How a player plays who looks at the points of this one move. */
interface Sight {
  /** Points of difference that make a move e times as likely; more points mean a less close look. */
  readonly softness: number;
  /** Points by which a move may be worse than the best before the player sees that it is bad. */
  readonly tolerance: number;
  /** Points from which a field is seen. */
  readonly fieldsFrom: number;
}

const FIGURE_COSTS = 0.5;

/** Plays by the points that a move brings at once, more or less closely looked at. Plays nothing silly if it has a choice. */
export function weakPlayer(name: string, { softness, tolerance, fieldsFrom }: Sight): Player {
  return {
    name,
    choose(known, chance) {
      const game = known.world(chance);
      const supply = supplyOf(game);
      const moves = valuedMoves(game, MOST_MOVES);
      // A move is silly whether or not a weak player sees its worth.
      const sense = new Sense(game, moves);
      const sane = moves.filter((move) => sense.why(move) === null);
      const open = (sane.length > 0 ? sane : moves).map((move): ValuedMove => {
        if (fieldsFrom === 0 || move.after.over) return move;
        const { prospects, standings } = outlookOf(move.after.clone(), supply);
        const seen = standings.slice();
        for (const { kind, now } of prospects) {
          if (kind !== 'field') continue;
          for (const [seat, points] of now.entries()) if (points < fieldsFrom) seen[seat]! -= points;
        }
        return { ...move, value: marginOf(seen, known.seat) - (deploys(move.actions) ? FIGURE_COSTS : 0) };
      });
      const best = Math.max(...open.map(({ value }) => value));
      const near = open.filter(({ value }) => value >= best - tolerance);
      const weights = near.map(({ value }) => Math.exp((value - best) / softness));
      let left = chance.next() * weights.reduce((sum, weight) => sum + weight, 0);
      const at = weights.findIndex((weight) => {
        left -= weight;
        return left < 0;
      });
      return { actions: near[Math.max(0, at)]!.actions };
    },
  };
}
