import { type RuleModule, slotOf } from '../../../engine/for-rules.ts';
import { GOODS, type Good } from '../vocabulary.ts';

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
  order: { final: { after: ['king-robber'] } }, // E5
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
