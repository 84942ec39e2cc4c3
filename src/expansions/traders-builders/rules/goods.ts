import { type RuleModule, slotOf } from '../../../engine/loading/expansion.ts';
import type { Place, Seat } from '../../../engine/vocabulary.ts';
import { GOODS, type Good } from '../vocabulary.ts';

declare module '../../../engine/for-players/view.ts' {
  interface PieceIds extends Record<Good, unknown> {}
  interface SwitchIds {
    goods: unknown;
  }
}

declare module '../../../engine/turn/events.ts' {
  interface ReasonIds {
    'trade-goods': unknown;
  }
  interface TermIds {
    'most-wine': unknown;
    'most-grain': unknown;
    'most-cloth': unknown;
  }
}
declare module '../../../engine/turn/events.ts' {
  interface Events {
    /** Trade goods for finishing a city (TB2), by number. */
    'goods-taken': { readonly seat: Seat; readonly goods: Readonly<Record<Good, number>>; readonly on: Place };
  }
}
declare module '../../../engine/for-players/view.ts' {}

const POINTS = 10;

/** Tokens by seat. */
type GoodsSlot = readonly Record<Good, number>[];

const countsOf = (count: (good: Good) => number): Record<Good, number> => ({
  wine: count('wine'),
  grain: count('grain'),
  cloth: count('cloth'),
});

export const goods: RuleModule<GoodsSlot> = {
  switch: 'goods',
  isFirst: true,
  tiles: 'traders-and-builders',
  reasons: ['trade-goods'],
  marks: GOODS,
  pieces: GOODS,
  slot: {
    create: ({ setup }) => Array.from({ length: setup.seats }, () => countsOf(() => 0)),
    clone: (slot) => slot.map((tokens) => ({ ...tokens })),
    pieces: (slot) =>
      slot.flatMap((tokens, seat) => GOODS.map((kind) => ({ kind, seat, count: tokens[kind], single: false }))),
  },

  /** The player who finishes a city gets a token for each symbol, whatever figures are in it (TB2). */
  featureFinished(game, root) {
    const { position } = game;
    const taken = countsOf((good) => position.marksOn(root, good));
    if (GOODS.every((good) => taken[good] === 0)) return;
    const seat = game.turnOf;
    const tokens = slotOf(position, goods)[seat]!;
    for (const good of GOODS) tokens[good] += taken[good];
    game.tell({ type: 'goods-taken', seat, goods: taken, on: position.placeOf(root) });
  },

  /** TB3: 0 tokens are no majority. */
  final(game) {
    const slot = slotOf(game.position, goods);
    for (const good of GOODS) {
      const most = Math.max(1, ...slot.map((tokens) => tokens[good]));
      const working = [{ of: `most-${good}`, count: 1, each: POINTS } as const];
      slot.forEach((tokens, seat) => {
        if (tokens[good] < most) return;
        game.award(seat, 'trade-goods', working);
      });
    }
  },
};
