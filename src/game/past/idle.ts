import type { GameEvent, Seat } from '../../engine/index.ts';
import type { Replay } from './replay.ts';

/** How busy a seat's meeples were, counted in its own turns with a placed tile. */
export interface Idle {
  readonly turns: number;
  /** Turns that began without a meeple in hand. */
  readonly without: number;
  /** Turns that began with one in hand, and in which no figure of any kind was placed. */
  readonly unused: number;
}

/** By seat. Only ordinary meeples, no figures of expansions. */
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

/** Some expansions have other events for a figure that comes onto the board. */
const isPlacing = (event: GameEvent, by: Seat): boolean =>
  'seat' in event && event.seat === by && (event.type === 'deployed' || 'isBack' in event);
