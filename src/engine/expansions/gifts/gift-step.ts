import { type Action, type Opening, PASS } from '../../actions.ts';
import { slotOf } from '../../expansion.ts';
import { invariant } from '../../refused.ts';
import type { Step } from '../../steps/index.ts';
import { TILE_DESIGNS } from '../../tiles.ts';
import { GIFTS } from '../../vocabulary.ts';
import { CARDS } from './cards.ts';
import { gifts } from './index.ts';

/** After drawing a tile that fits (G13) and before placing it: at most one gift (G9), if it has an effect (G14, L20). */
export const giftStep: Step = {
  secret: true,

  options(game) {
    const { position, rules, turnOf } = game;
    // While the river is laid no gifts are opened, so that Take 2 cannot mix its tiles with the others (G64).
    if (rules.setup.switches.includes('river') && TILE_DESIGNS[position.hand]!.river.length > 0) return [];
    const hand = slotOf(position, gifts).hands[turnOf]!;
    const options: Action[] = [];
    for (const gift of GIFTS) if (hand.includes(gift)) options.push(...CARDS[gift].openings(game));
    options.push(PASS);
    return options;
  },

  run(game, action) {
    if (action === null || action.type === 'pass') return;
    invariant(action.type === 'open', 'the gift step is given an opening or nothing');
    const slot = slotOf(game.position, gifts);
    const seat = game.turnOf;
    const hand = slot.hands[seat]!;
    hand.splice(hand.indexOf(action.gift), 1);
    // It lies on the discards before a gift is received in the same turn (L22).
    slot.discards.push(action.gift);
    const { gift, figure, on, to }: Opening = action;
    game.tell({ type: 'gift-opened', seat, gift, figure, on, to });
    CARDS[gift].resolve(game, action);
  },
};
