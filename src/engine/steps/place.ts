import { PRINTS } from '../prints.ts';
import { rotation, square, verb } from '../verbs.ts';
import type { Step } from './index.ts';

/** Step 1: next to a tile, every touching edge matching (B5). */
export const placeStep: Step = {
  options: ({ position }) => position.placements(),
};

/** Lays the tile in hand. */
export const place = verb<'place'>({
  verb: 'place',
  points: [square, rotation],

  run(game, { x, y, rotation }, seat) {
    const { position } = game;
    const print = PRINTS[position.hand]![rotation / 90]!;
    position.lay(print, x, y, seat);
    position.hand = -1;
    game.tell({ type: 'placed', seat, tile: print.design.id, x, y, rotation });
    for (const placed of game.rules.hooks.placed) placed(game);
  },
});
