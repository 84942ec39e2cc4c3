import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Replay } from './replay.ts';

/** How busy the meeples of a seat were, counted in its own turns in which a tile was placed. */
export interface Idle {
  readonly turns: number;
  /** Begun with none in hand. */
  readonly without: number;
  /** Begun with one in hand, and no figure of any kind was placed. */
  readonly unused: number;
}

/** By seat. Meeples are the ordinary ones; what expansions add stays out of it. */
export function idleIn({ entries, seats }: Pick<Replay, 'entries' | 'seats'>): Idle[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = entries.flatMap((entry, index) => {
      if (entry.seat !== seat || !entry.events.some(({ type }) => type === 'placed')) return [];
      return [{ isIn: (entries[index - 1]?.supply[seat]?.meeple ?? 0) > 0, entry }];
    });
    return {
      turns: own.length,
      without: own.filter(({ isIn }) => !isIn).length,
      unused: own.filter(({ isIn, entry }) => isIn && !entry.events.some((event) => isPlacing(event, seat))).length,
    };
  });
}

/** Some expansions tell in another way of a figure that comes onto the board. */
const isPlacing = (event: GameEvent, by: Seat): boolean =>
  'seat' in event && event.seat === by && (event.type === 'deployed' || 'isBack' in event);
