import {
  type Gift,
  type Options,
  RULES_VERSION,
  type Setup,
  type Switch,
  type TileSet,
} from '../../src/engine/index.ts';
import type { Trace } from './trace.ts';

/** The game a trace tells of, with all that was hidden or random. */
export const setupOf = (trace: Trace): Setup => ({
  version: RULES_VERSION,
  seats: trace.players,
  sets: trace.sets as TileSet[],
  ...(trace.copies && { copies: trace.copies }),
  switches: trace.rules as Switch[],
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
