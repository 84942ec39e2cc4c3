import {
  type Action,
  type Figure,
  figure,
  named,
  optional,
  PASS,
  type Place,
  place,
  type Step,
  slotOf,
  verb,
} from '../../../engine/for-rules.ts';
import { GIFTS, type Gift } from '../vocabulary.ts';
import { CARDS, isOfRiver } from './cards.ts';
import { gifts } from './index.ts';

/** Opens a gift: the figure to move, the place it acts on and, for Change Position, the target. */
export interface GiftOpening {
  readonly type: 'open';
  readonly gift: Gift;
  readonly figure: Figure | null;
  readonly on: Place | null;
  readonly to: Place | null;
}

/** After a tile that fits is drawn (G13) and before it is placed: at most one gift (G9), if it has an effect (G14, L20). */
export const giftStep: Step = {
  secret: true,

  options(game) {
    const { position, turnOf } = game;
    const hand = slotOf(position, gifts).hands[turnOf]!;
    const options: Action[] = [];
    for (const gift of GIFTS) if (hand.includes(gift)) options.push(...CARDS[gift].openings(game));
    options.push(PASS);
    return options;
  },
};

/** Up to version 1 of the rules no gift was opened while a river was laid (G64). */
export const giftStepOfFirst: Step = {
  ...giftStep,
  options: (game) => (isOfRiver(game.position.hand) ? [] : giftStep.options!(game)),
};

export const open = verb<'open'>({
  verb: 'open',
  points: [named('gift', GIFTS, 'card'), optional(figure), optional(place('on'), 'on'), optional(place('to'), 'to')],

  run(game, opening, seat) {
    const slot = slotOf(game.position, gifts);
    const hand = slot.hands[seat]!;
    const { gift, figure, on, to } = opening;
    hand.splice(hand.indexOf(gift), 1);
    // The card is on the discards before a gift is received in the same turn (L22).
    slot.discards.push(gift);
    game.tell({ type: 'gift-opened', seat, gift, figure, on, to });
    CARDS[gift].resolve(game, opening);
  },
});
