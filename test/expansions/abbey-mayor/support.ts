import type { GameEvent } from '../../../src/engine/index.ts';
import { meadow } from '../../support/turns.ts';

export { meadow, turn, turnWith } from '../../support/turns.ts';

export const rules = 'abbey-mayor';

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B';

/** A hole at 0,0 amid fields. */
export const RING = meadow('0,-1 1,0 0,1 -1,0');

/** `A meeple 1,0 barn`: a figure that went home, from where, and by what. */
export const home = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned'
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.x},${event.from.y}${event.by ? ` ${event.by}` : ''}`]
      : [],
  );
