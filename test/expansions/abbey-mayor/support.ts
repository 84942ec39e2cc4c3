import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, pass, place } from '../../support/board.ts';

export const rules = 'abbey-mayor';

/** What is drawn later, so that the turn tested is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B';

/** Monasteries in fields, as many squares as are named: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'BA-B@$&r0');

/** A hole at 0,0 amid fields. */
export const RING = meadow('0,-1 1,0 0,1 -1,0');

/** Places a tile, then passes on whatever is asked until the next tile or question before it. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** Places a tile and then acts. */
export const turnWith = (game: Game, tile: string, line: string): readonly GameEvent[] => [
  ...place(game, tile),
  ...act(game, line),
];

/** `A meeple 1,0 barn`: who went home from where, and by what. */
export const home = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned'
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.x},${event.from.y}${event.by ? ` ${event.by}` : ''}`]
      : [],
  );
