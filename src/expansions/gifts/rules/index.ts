import { type RuleModule, type Seat, type Step, slotOf, TILE_DESIGNS, type TileId } from '../../../engine/for-rules.ts';
import type { Gift } from '../vocabulary.ts';
import { dealt } from './deal.ts';
import { type GiftOpening, giftStep, giftStepOfFirst, open } from './gift-step.ts';
import { keep, keepStep } from './keep-step.ts';
import { receiveStep } from './receive-step.ts';

declare module '../../../engine/declared.ts' {
  interface SwitchIds {
    gifts: unknown;
  }
  interface DeckIds {
    gifts: unknown;
  }
  interface StepIds {
    gift: unknown;
    keep: unknown;
    receive: unknown;
  }
  interface Verbs {
    open: Omit<GiftOpening, 'type'>;
    /** Chooses which of two tiles is placed (G60). */
    keep: { readonly tile: TileId };
  }
  interface Events {
    /** Only its owner's view tells which gift it is. `unopened`: the seat's unopened gifts. */
    'gift-received': { readonly seat: Seat; readonly unopened: number };
    /** The discarded gifts became the new deck (G8). */
    'gifts-reshuffled': { readonly cards: number };
    'gift-opened': { readonly seat: Seat } & Omit<GiftOpening, 'type'>;
    /** Take 2 drew this second tile (G60). */
    'drawn-too': { readonly seat: Seat; readonly tile: TileId };
    /** Take 2: `tile` stays in hand, `back` returned to the bag. */
    kept: { readonly seat: Seat; readonly tile: TileId; readonly back: TileId; readonly tilesLeft: number };
  }
  interface ReasonIds {
    'cash-out': unknown;
    'unopened-gifts': unknown;
  }
  interface TermIds {
    meeples: unknown;
    gifts: unknown;
  }
  interface CountIds {
    giftsReceived: unknown;
    giftsOpened: unknown;
  }
  interface MeasureIds {
    'gifts-opened': unknown;
  }
  interface Prepared {
    /** Top card first; cards that it does not name lie below. */
    readonly giftDeck?: readonly Gift[];
    /** The gift deck after each shuffle of the discards, top card first. */
    readonly giftReshuffles?: readonly (readonly Gift[])[];
    /** Unopened gifts by seat, taken out of the deck. */
    readonly hands?: readonly (readonly Gift[])[];
  }
}

const POINTS = 2;

export interface GiftsSlot {
  /** Face down, top card last. */
  readonly deck: Gift[];
  /** Face up, in the order of opening. */
  discards: Gift[];
  /** By seat, unopened, in the order received. */
  readonly hands: Gift[][];
  /** Design index of the second tile of Take 2 while the seat chooses between the two; otherwise -1. */
  second: number;
  /** Times that the discards became the deck. */
  reshuffled: number;
}

const idOf = (design: number): TileId => TILE_DESIGNS[design]!.id;

const stepsWith = (gift: Step): NonNullable<RuleModule['steps']> => [
  { id: 'gift', before: 'place', step: gift },
  { id: 'keep', before: null, step: keepStep },
  { id: 'receive', before: 'meeple', step: receiveStep },
];

/** The Gifts: received for extending features of others, opened before placing. */
export const gifts: RuleModule<GiftsSlot> = {
  switch: 'gifts',
  isFirst: true,
  steps: stepsWith(giftStep),
  changed: [{ rules: ['G64'], since: 2, before: { steps: stepsWith(giftStepOfFirst) } }],
  putsBack: true, // Take 2 (G60)
  verbs: [open, keep],
  reasons: ['cash-out', 'unopened-gifts'],
  deck: { id: 'gifts', received: 'gift-received' },

  counts: [
    { key: 'giftsReceived', of: ({ type }) => type === 'gift-received' },
    { key: 'giftsOpened', of: ({ type }) => type === 'gift-opened', measure: { id: 'gifts-opened', former: 'gifts' } },
  ],
  boardKind: 'anniversary',
  slot: {
    create: ({ setup }, random) => ({ ...dealt(setup, random), discards: [], second: -1, reshuffled: 0 }),

    clone: ({ deck, discards, hands, second, reshuffled }) => ({
      deck: deck.slice(),
      discards: discards.slice(),
      hands: hands.map((hand) => hand.slice()),
      second,
      reshuffled,
    }),

    hands: ({ hands, deck, discards }) => ({ hands, left: deck.length, discards }),

    /** The second tile of Take 2, while the seat chooses between the two (G60). */
    seen: ({ second }) => ({ drawnToo: second < 0 ? null : idOf(second) }),

    /** The reader cannot tell the deck from the hands of others, so all these cards are dealt anew. */
    imagined(slot, reader, random) {
      const heap = [...slot.deck, ...slot.hands.filter((_, seat) => seat !== reader).flat()].sort();
      const shuffled = random.shuffle(heap);
      const deal = (count: number): Gift[] => shuffled.splice(0, count);
      const hands = slot.hands.map((hand, seat) => (seat === reader ? [...hand] : deal(hand.length)));
      // Prepared reshuffles are as secret as the present deck.
      const reshuffled = Number.POSITIVE_INFINITY;
      return { ...slot, discards: [...slot.discards], hands, deck: shuffled, reshuffled };
    },
  },

  /** A player resigned between the two tiles of Take 2: the first passes to the next seat, the second goes back (G60). */
  brokenOff(game) {
    const slot = slotOf(game.position, gifts);
    if (slot.second < 0) return;
    game.position.bag.putBack(slot.second, game.random);
    slot.second = -1;
  },

  /** 2 points per unopened gift (G12). */
  final(game) {
    slotOf(game.position, gifts).hands.forEach(({ length }, seat) => {
      game.award(seat, 'unopened-gifts', [{ of: 'gifts', count: length, each: POINTS }]);
    });
  },
};
