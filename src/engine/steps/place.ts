import type { Action } from '../actions.ts';
import { PRINTS } from '../prints.ts';
import { invariant } from '../refused.ts';
import type { Step } from './index.ts';

/** Step 1: next to a tile, every touching edge matching (B5). */
export const placeStep: Step = {
  options({ position }) {
    const placements = position.placements();
    const options: Action[] = [];
    for (let i = 0; i < placements.length; i++) {
      const { x, y, rotation } = placements[i]!;
      options.push({ type: 'place', x, y, rotation });
    }
    return options;
  },

  play(game, action) {
    invariant(action.type === 'place', 'the place step is given a placement');
    const { position } = game;
    const seat = game.toMove!;
    const { x, y, rotation } = action;
    const print = PRINTS[position.hand]![rotation / 90]!;
    position.lay(print, x, y, seat);
    position.take(-1);
    game.tell({ type: 'placed', seat, tile: print.design.id, x, y, rotation });
  },
};
