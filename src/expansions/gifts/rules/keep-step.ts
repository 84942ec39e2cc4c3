import type { Game } from '../../../engine/game.ts';
import { slotOf } from '../../../engine/loading/expansion.ts';
import { invariant } from '../../../engine/record/refused.ts';
import type { Step } from '../../../engine/steps/index.ts';
import { indexOf } from '../../../engine/tiles/rotated-tiles.ts';
import { TILE_DESIGNS } from '../../../engine/tiles/tiles.ts';
import type { Action } from '../../../engine/turn/actions.ts';
import { tile, verb } from '../../../engine/turn/verbs.ts';
import type { Seat, TileId } from '../../../engine/vocabulary.ts';
import { gifts } from './index.ts';

declare module '../../../engine/turn/actions.ts' {
  interface Verbs {
    /** Chooses which of two tiles is placed (G60). */
    keep: { readonly tile: TileId };
  }
}

/**
 * Take 2: one of the two tiles is kept, the other shuffled back (G60). The first always fits, since it was checked before the gift
 * (L21); the second may be kept only if it fits (G62). If it does not, the first is kept without a question.
 */
export const keepStep: Step = {
  options({ position }) {
    const { second } = slotOf(position, gifts);
    if (second === position.hand || !position.canPlace(second)) return [];
    return [position.hand, second].map((design): Action => ({ type: 'keep', tile: TILE_DESIGNS[design]!.id }));
  },

  unchosen: (game) => keepOne(game, game.position.hand, game.turnOf),
};

export const keep = verb<'keep'>({
  verb: 'keep',
  points: [tile],
  run: (game, kept, seat) => keepOne(game, indexOf(kept.tile)!, seat),
});

function keepOne(game: Game, kept: number, seat: Seat): void {
  const { position } = game;
  const slot = slotOf(position, gifts);
  invariant(slot.second >= 0, 'two tiles to choose from');
  const back = kept === position.hand ? slot.second : position.hand;
  position.hand = kept;
  slot.second = -1;
  position.bag.putBack(back, game.random);
  const idOf = (design: number) => TILE_DESIGNS[design]!.id;
  game.tell({ type: 'kept', seat, tile: idOf(kept), back: idOf(back), tilesLeft: position.bag.size });
}
