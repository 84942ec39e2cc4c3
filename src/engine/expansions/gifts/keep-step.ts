import type { Action } from '../../actions.ts';
import { slotOf } from '../../expansion.ts';
import { invariant } from '../../refused.ts';
import type { Step } from '../../steps/index.ts';
import { TILE_DESIGNS } from '../../tiles.ts';
import { gifts } from './index.ts';

/**
 * Take 2: one of the two tiles is kept and the other shuffled back (G60). The first always fits, since it was looked at before
 * the gift (L21); the second may be kept only if it fits (G62). Where there is nothing to choose the first is kept.
 */
export const keepStep: Step = {
  options({ position }) {
    const { second } = slotOf(position, gifts);
    if (second === position.hand || !position.canPlace(second)) return [];
    return [position.hand, second].map((design): Action => ({ type: 'keep', tile: TILE_DESIGNS[design]!.id }));
  },

  run(game, action) {
    const { position } = game;
    const slot = slotOf(position, gifts);
    const { second } = slot;
    invariant(second >= 0, 'two tiles to choose from');
    const keepsSecond = action?.type === 'keep' && action.tile === TILE_DESIGNS[second]!.id;
    const back = keepsSecond ? position.hand : second;
    if (keepsSecond) position.hand = second;
    slot.second = -1;
    position.bag.putBack(back, game.random);
    const idOf = (design: number) => TILE_DESIGNS[design]!.id;
    const tilesLeft = position.bag.size;
    game.tell({ type: 'kept', seat: game.turnOf, tile: idOf(position.hand), back: idOf(back), tilesLeft });
  },
};
