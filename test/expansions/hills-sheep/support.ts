import type { Game, GameEvent } from '../../../src/engine/index.ts';

export { meadow, turn, turnWith } from '../../support/turns.ts';

export const rules = 'hills-sheep';

/** What is drawn later, so that the turn tested is not the last; a hill takes of these. */
export const LATER = 'BA-B BA-B BA-B BA-B BA-B BA-B';

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
