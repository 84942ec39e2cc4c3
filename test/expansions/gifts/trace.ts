import { z } from 'zod';
import { type Action, type Figure, type Gift, type GiftOpening, PASS, readPlace } from '../../../src/engine/index.ts';
import type { TracePart, WritePlace } from '../../../tools/replay/parts.ts';
import type { Trace, Turn } from '../../../tools/replay/trace.ts';

const GiftAction = z.object({
  open: z.string(),
  figure: z.string().optional(),
  on: z.string().optional(),
  from: z.string().optional(),
  to: z.string().optional(),
  second: z.string().optional(),
});
type GiftAction = z.infer<typeof GiftAction>;

const OfGame = z.object({ giftDeck: z.array(z.string()).optional() });
const OfTurn = z.object({
  giftOptions: z.array(GiftAction).optional(),
  gift: GiftAction.optional(),
  giftReshuffled: z.array(z.string()).optional(),
  hands: z.array(z.array(z.string())).optional(),
});
const ofTurn = (turn: Turn) => turn as z.infer<typeof OfTurn>;
const ofGame = (trace: Trace) => trace as z.infer<typeof OfGame>;

type Hands = readonly (readonly string[])[];
const sorted = (hands: Hands | undefined) => hands?.map((cards) => cards.toSorted());

export const TRACE: TracePart = {
  keys: { game: OfGame.shape, turn: OfTurn.shape },

  prepared(trace) {
    const giftDeck = ofGame(trace).giftDeck as Gift[] | undefined;
    const giftReshuffles = trace.turns.flatMap((turn) => {
      const { giftReshuffled } = ofTurn(turn);
      return giftReshuffled ? [giftReshuffled as Gift[]] : [];
    });
    return { ...(giftDeck && { giftDeck }), giftReshuffles };
  },

  // The other tile of Take 2.
  drawnToo(turn) {
    const second = ofTurn(turn).gift?.second;
    return second === undefined ? [] : [second];
  },

  turn(at) {
    const handOf = (seat: number): readonly string[] => at.game.view(seat).hands[0]?.own ?? [];
    const isPlayed = at.game.view(null).hands.length > 0;
    const { gift } = ofTurn(at.turn);
    const unopened = handOf(at.seat).length - (gift ? 1 : 0);
    let giftOptions: readonly GiftAction[] = [];
    /** A received gift, by its owner's hand. */
    let received: string | null = null;
    if (gift && at.game.step !== 'gift') throw new Error('a gift is opened where the engine offers none');
    return {
      steps: {
        gift() {
          giftOptions = at.game.legalActions().flatMap((one) => writeOpening(one, at.place));
          at.play(gift ? openingOf(gift) : PASS);
          return true;
        },
        keep() {
          at.play({ type: 'keep', tile: at.turn.tile });
          return true;
        },
      },
      afterTile() {
        received = handOf(at.seat)[unopened] ?? null;
      },
      answers: () =>
        isPlayed
          ? [
              { key: 'giftOptions', value: giftOptions, after: 'start' },
              { key: 'hands', value: at.game.view(null).scores.map((_, owner) => [...handOf(owner)]) },
            ]
          : [],
      noted: () => ({ received, reshuffled: at.events.some(({ type }) => type === 'gifts-reshuffled') }),
    };
  },

  compared(turn, { answers, noted }) {
    const { giftOptions, giftReshuffled, hands } = ofTurn(turn);
    return [
      ['giftOptions', new Set(giftOptions), new Set(answers.giftOptions as readonly GiftAction[] | undefined)],
      ['reshuffled', giftReshuffled !== undefined, noted.reshuffled],
      ...(typeof turn.received === 'object' ? [] : ([['received', turn.received ?? null, noted.received]] as const)),
      ['hands', sorted(hands), sorted(answers.hands as Hands | undefined)],
    ];
  },
};

const openingOf = ({ open, figure, on, from, to }: GiftAction): GiftOpening => {
  const place = on ?? from;
  return {
    type: 'open',
    gift: open as Gift,
    figure: (figure as Figure | undefined) ?? null,
    on: place === undefined ? null : readPlace(place),
    to: to === undefined ? null : readPlace(to),
  };
};

function writeOpening(action: Action, place: WritePlace): GiftAction[] {
  if (action.type !== 'open') return [];
  const { gift, figure, on, to } = action;
  const leaves = gift === 'cash-out' || gift === 'change-position';
  return [
    {
      open: gift,
      ...(figure && { figure }),
      ...(on && { [leaves ? 'from' : 'on']: place(on) }),
      ...(to && { to: place(to) }),
    },
  ];
}
