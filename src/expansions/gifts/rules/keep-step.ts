import {
  type Action,
  fitsSomewhere,
  type Game,
  indexOf,
  invariant,
  type Seat,
  type Step,
  slotOf,
  TILE_DESIGNS,
  tile,
  verb,
} from '../../../engine/for-rules.ts';
import { gifts } from './index.ts';

/**
 * Take 2: one of the two tiles is kept, the other shuffled back (G60). The first always fits, since it was checked before the gift
 * (L21); the second may be kept only if it fits (G62). If it does not, the first is kept without a question.
 */
export const keepStep: Step = {
  options(game) {
    const { position } = game;
    const { second } = slotOf(position, gifts);
    if (second === position.hand || !fitsSomewhere(game, second)) return [];
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
