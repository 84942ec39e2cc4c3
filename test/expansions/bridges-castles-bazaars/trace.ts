import { z } from 'zod';
import { type Action, type GameView, PASS, type Place, SIDES } from '../../../src/engine/index.ts';
import type { Replaying, TracePart, TurnPart } from '../../../tools/replay/parts.ts';
import type { TraceStep } from '../../../tools/replay/trace.ts';

const bridgeWord = ({ x, y, at }: Place): string => `bridge:${x},${y}:${at}`;

const sold = (step: TraceStep): readonly (readonly [string, number])[] =>
  ((step as { sold?: [string, number, number][] }).sold ?? []).map(([tile, seat]) => [tile, seat]);

export const TRACE: TracePart = {
  recordings: ['bridges-castles-bazaars'],
  asks: { 'lay-aside': 'bridge-or-discard', settle: 'buy-or-sell' },
  declining: { 'lay-aside': 'build-bridge' },
  opening: ['lay-aside'],
  closing: ['auction', 'first-bid', 'bid', 'settle'],
  keys: {
    turn: {
      fromBazaar: z.boolean().optional(),
      bridge: z.string().optional(),
      legalWithBridge: z.array(z.tuple([z.int(), z.int(), z.int(), z.string()])).optional(),
    },
    step: {
      bid: z.int().optional(),
      drawnTiles: z.array(z.string()).optional(),
      sold: z.array(z.tuple([z.string(), z.int(), z.int()])).optional(),
    },
  },

  place: ({ kind, at }) => (kind === 'top' && at !== '' ? 'castle' : undefined),

  option(action, _seat, place) {
    if (action.type === 'bridge') return { bridge: bridgeWord(action.over) };
    if (action.type === 'castle') return place(action.on);
    if (action.type === 'lay-aside') return 'discard';
    return action.type === 'buy' || action.type === 'sell' ? action.type : undefined;
  },

  drawnAfter: ({ steps = [] }) => steps.flatMap((step) => (step as { drawnTiles?: string[] }).drawnTiles ?? []),

  /** A bought tile is played, or fits nowhere, in the next ordinary turn of its seat. */
  drawnBefore(turn, { turns }) {
    const index = turns.indexOf(turn);
    const from = turns.findLastIndex(
      ({ player, part }, at) => at < index && player === turn.player && part !== 'second',
    );
    const bought = turns
      .slice(Math.max(from, 0), index)
      .flatMap(({ steps = [] }) => steps.flatMap(sold))
      .filter(([, seat]) => seat === turn.player);
    return turn.part === 'second' ? [] : bought.slice(0, 1).map(([tile]) => tile);
  },

  board(view, place) {
    return {
      ...(view.switches.includes('bridges') && {
        bridges: view.board.flatMap(({ span }) => (span ? bridgeWord(span) : [])).sort(),
      }),
      ...(view.switches.includes('castles') && { castles: castlesOf(view, place) }),
    };
  },

  compared(turn, { noted }) {
    const { bridge, legalWithBridge = [] } = turn as { bridge?: string; legalWithBridge?: unknown[][] };
    const inOrder = (all: readonly unknown[]): unknown[] => all.map((one) => JSON.stringify(one)).sort();
    return [
      ['bridge', bridge, noted.bridge],
      ['legalWithBridge', inOrder(legalWithBridge), inOrder((noted.legalWithBridge ?? []) as unknown[])],
    ];
  },

  turn: replayed,
};

function castlesOf({ pieces }: GameView, place: (place: Place) => string): string[][] {
  return pieces.flatMap(({ kind, at, towards }) => {
    if (kind !== 'laid-castle') return [];
    const side = SIDES.indexOf(towards!);
    const { x, y } = at!;
    const [dx, dy] = (
      [
        [0, -1],
        [1, 0],
        [0, 1],
        [-1, 0],
      ] as const
    )[side]!;
    const half = (fromX: number, fromY: number, facing: number): string =>
      place({ kind: 'top', x: fromX, y: fromY, at: SIDES[facing % 4]! });
    return [[half(x, y, side), half(x + dx, y + dy, side + 2)].sort()];
  });
}

function replayed({ game, turn, events, steps, play, ask, isActing }: Replaying): TurnPart {
  let withBridge: readonly unknown[] = [];
  let offered: readonly Action[] = [];
  let drawn: string[] = [];
  const recordedOf = (name: string): TraceStep & { readonly bid?: number } => {
    const isIt = (one: TraceStep): boolean => one.ask === name;
    return turn.steps!.filter(isIt)[steps.filter(isIt).length]!;
  };
  /** Bids were limited to the bidder's points. */
  const isAffordable = (points: number): boolean => points <= game.scores[game.asked!]!;
  return {
    beforeTile() {
      withBridge = game
        .legalActions()
        .flatMap((one) =>
          one.type === 'place' && one.span ? [[one.x, one.y, one.rotation, bridgeWord(one.span)]] : [],
        );
    },

    steps: {
      /** Recordings ask for a free bridge as an action of step 2, and then again. */
      bridge() {
        const ways = game.legalActions().filter(({ type }) => type === 'bridge');
        const chosen = (recordedOf('action')?.chosen as { bridge?: string } | null)?.bridge;
        const way = ways.find((one) => one.type === 'bridge' && bridgeWord(one.over) === chosen);
        if (way) {
          const without = game.clone();
          without.play(PASS);
          ask('action', [...(without.step === 'meeple' ? without.legalActions() : [PASS]), ...ways]);
        } else offered = ways;
        play(way ?? PASS);
        return true;
      },

      auction() {
        const { open } = game.view(null).bazaar!;
        if (drawn.length === 0) drawn = [...open];
        const recorded = recordedOf('auction');
        const taken = drawn.slice();
        // Equal tiles keep their places.
        const options = open.map((tile) => {
          const at = taken.indexOf(tile);
          taken[at] = '';
          return [at, tile];
        });
        steps.push({ ask: 'auction', seat: game.asked!, options });
        play({ type: 'auction', tile: (recorded.chosen as [number, string])[1] });
        return true;
      },

      'first-bid'() {
        const last = turn.steps!.filter(({ ask: one }) => one === 'auction')[
          steps.filter(({ ask: one }) => one === 'auction').length - 1
        ] as { bid?: number };
        play({ type: 'bid', bid: last.bid! });
        return true;
      },

      bid() {
        const recorded = recordedOf('bid');
        const amounts = game
          .legalActions()
          .flatMap((one) => (one.type === 'bid' && isAffordable(one.bid) ? one.bid : []));
        steps.push({ ask: 'bid', seat: game.asked!, options: [null, ...amounts] });
        play(recorded.chosen === null ? PASS : { type: 'bid', bid: recorded.chosen as number });
        return true;
      },

      settle() {
        const recorded = recordedOf('buy-or-sell');
        const { bid } = game.view(null).bazaar!.sale!;
        const options = isAffordable(bid!) ? ['buy', 'sell'] : ['sell'];
        steps.push({ ask: 'buy-or-sell', seat: game.asked!, options });
        play({ type: recorded.chosen as 'buy' | 'sell' });
        return true;
      },
    },

    alsoActs: () => offered,
    hasActed: () => Object.hasOwn(turn.action ?? {}, 'bridge'),

    afterTile() {
      if (offered.length > 0 && !isActing()) ask('action', [PASS, ...offered]);
    },

    answers: () => (withBridge.length > 0 ? [{ key: 'legalWithBridge', value: withBridge, after: 'legal' }] : []),
    noted: () => {
      const placed = events.find((event) => event.type === 'placed');
      return { bridge: placed?.span && bridgeWord(placed.span), legalWithBridge: withBridge };
    },
  };
}
