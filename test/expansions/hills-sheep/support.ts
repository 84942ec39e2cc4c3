import type { Game, GameEvent } from '../../../src/engine/index.ts';

export { meadow, turn, turnWith } from '../../support/turns.ts';

export const rules = 'hills-sheep';

/** Later draws, so that the tested turn is not the last; a hill takes one of them. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

/** `A shepherd 1,0`: a figure that went home in this way, and from where. */
export const home = (events: readonly GameEvent[], by?: 'wolf' | 'dragon'): string[] =>
  events.flatMap((event) =>
    event.type === 'returned' && event.by === by
      ? [`${'ABCDEF'[event.seat]} ${event.figure} ${event.from.x},${event.from.y}`]
      : [],
  );

/** The tokens beside each seat's shepherd: `32`. */
export const flocks = (game: Game): string[] => game.view(null).sheep!.flocks.map((flock) => flock.join(''));

/** The bag's contents: `1 2 3 4 wolf`. */
export const bag = (game: Game): string => Object.values(game.view(null).sheep!.bag).join(' ');
