import {
  type Gift,
  type Options,
  RULES_VERSION,
  type Setup,
  type Switch,
  type TileSet,
} from '../../src/engine/index.ts';
import type { Trace } from './trace.ts';

/** Rules that recorded games call otherwise. */
const SWITCH_OF: Readonly<Record<string, Switch>> = { king: 'king-robber', robber: 'king-robber' };

/** The rules of games that tell of a turn by its parts. Games of further expansions list its decisions instead. */
const BY_PARTS: readonly string[] = [
  'fields',
  'abbot',
  'inns',
  'cathedrals',
  'large-meeple',
  'builders',
  'pigs',
  'goods',
  'river',
  'arrows',
  'gifts',
  'map',
];

export const isFurther = ({ rules }: Trace): boolean => rules.some((rule) => !BY_PARTS.includes(rule));

/** The game a trace tells of, with all that was hidden or random. */
export const setupOf = (trace: Trace): Setup => ({
  version: RULES_VERSION,
  seats: trace.players,
  sets: trace.sets as TileSet[],
  ...(trace.copies && { copies: trace.copies }),
  switches: [...new Set(trace.rules.map((rule) => SWITCH_OF[rule] ?? rule))] as Switch[],
  seed: trace.id,
  ...(trace.map !== undefined && { map: trace.map }),
  ...(trace.options && { options: trace.options as Options }),
  prepared: {
    board: trace.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation })),
    ...(trace.removed && { removed: trace.removed }),
    draws: [
      ...trace.turns.flatMap(({ discarded = [], drawn, tile, gift }) => {
        return [...discarded, drawn ?? tile, ...(gift?.second === undefined ? [] : [gift.second])];
      }),
      ...(trace.tailDiscarded ?? []),
      ...(trace.undrawn ?? []),
    ],
    ...(trace.giftDeck && { giftDeck: trace.giftDeck as Gift[] }),
    giftReshuffles: trace.turns.flatMap(({ giftReshuffled }) => (giftReshuffled ? [giftReshuffled as Gift[]] : [])),
    // A tile that Take 2 puts back is drawn twice: then the bag holds what the sets do.
    only: !trace.turns.some(({ gift }) => gift?.second !== undefined),
  },
});
