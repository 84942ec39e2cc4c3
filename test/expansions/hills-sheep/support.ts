import type { Game, GameEvent } from '../../../src/engine/index.ts';
import { act, pass, place } from '../../support/board.ts';

export const rules = 'hills-sheep';

/** What is drawn later, so that the turn tested is not the last; a hill takes of these. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** Monasteries in fields, as many squares as are named: `meadow('0,1 1,1')`. */
export const meadow = (squares: string): string => squares.replaceAll(/\S+/g, 'BA-B@$&r0');

/** Places a tile and no figure; a flock may be asked about next. */
export function turn(game: Game, tile: string): readonly GameEvent[] {
  const events = [...place(game, tile)];
  if (game.step === 'meeple') events.push(...pass(game));
  return events;
}

/** Places a tile and then acts, line by line. */
export const turnWith = (game: Game, tile: string, ...lines: readonly string[]): readonly GameEvent[] => [
  ...place(game, tile),
  ...lines.flatMap((line) => act(game, line)),
];

/** `A shepherd 1,0`: who went home from where, in this way. */
export const home = (events: readonly GameEvent[], by?: 'wolf' | 'dragon'): string[] =>
  events.flatMap((event) =>
    event.type === 'returned' && event.by === by
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.x},${event.from.y}`]
      : [],
  );

/** By seat the tokens beside its shepherd: `32`. */
export const flocks = (game: Game): string[] => game.view(null).sheep!.flocks.map((flock) => flock.join(''));

/** What the bag holds, `1 2 3 4 wolf`. */
export const bag = (game: Game): string => Object.values(game.view(null).sheep!.bag).join(' ');
