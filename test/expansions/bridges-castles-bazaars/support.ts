import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { pass, place } from '../../support/board.ts';

export { meadow } from '../../support/turns.ts';

/** Places a tile and declines all that follows. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  const mayPass = (): boolean => game.drawn === null && game.legalActions().some(({ type }) => type === 'pass');
  while (mayPass()) events.push(...pass(game));
  return events;
}

/** Later draws, so that the tested turn is not the last. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** `A meeple road:0,0`: a figure that went home, and from where. */
export const home = (events: readonly GameEvent[]): string[] =>
  events.flatMap((event) =>
    event.type === 'returned'
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.kind}:${event.from.x},${event.from.y}`]
      : [],
  );
