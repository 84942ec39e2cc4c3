import { type Action, ONLY_PASS, type Opening, PASS } from '../../actions.ts';
import { slotOf } from '../../expansion.ts';
import { invariant } from '../../refused.ts';
import type { Step } from '../../steps/index.ts';
import { GIFTS } from '../../vocabulary.ts';
import { CARDS } from './cards.ts';
import { gifts } from './index.ts';

/** After drawing a tile that fits (G13) and before placing it: at most one gift (G9), if it has an effect (G14, L20). */
export const giftStep: Step = {
  secret: true,

  options(game) {
    if (!game.rules.hooks.mayOpen.every((may) => may(game))) return ONLY_PASS;
    const hand = slotOf(game.position, gifts).hands[game.toMove!]!;
    const options: Action[] = [];
    for (const gift of GIFTS) if (hand.includes(gift)) options.push(...CARDS[gift].openings(game));
    options.push(PASS);
    return options;
  },

  play(game, action) {
    if (action.type === 'pass') return;
    invariant(action.type === 'open', 'the gift step is given an opening or nothing');
    const slot = slotOf(game.position, gifts);
    const seat = game.toMove!;
    const hand = slot.hands[seat]!;
    hand.splice(hand.indexOf(action.gift), 1);
    // It lies on the discards before a gift is received in the same turn (L22).
    slot.discards.push(action.gift);
    const { gift, figure, on, to }: Opening = action;
    game.tell({ type: 'gift-opened', seat, gift, figure, on, to });
    CARDS[gift].resolve(game, action);
    // The only way to take a meeple from a feature that goes on: what is scored in step 3 sends all its figures home.
    for (const tidy of game.rules.hooks.tidy) tidy(game);
  },
};
