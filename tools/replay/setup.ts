import { designOf, type Gift, type Options, type Setup, type Switch, type TileSet } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { PARTS } from './parts.ts';
import type { Trace } from './trace.ts';

/** Rules that recorded games call otherwise. */
const SWITCH_OF: Readonly<Record<string, Switch>> = {
  king: 'king-robber',
  robber: 'king-robber',
  dragon: 'princess-dragon',
  fairy: 'princess-dragon',
  princess: 'princess-dragon',
  portal: 'princess-dragon',
  flier: 'flying-machines',
  hills: 'hills-sheep',
  vineyards: 'hills-sheep',
  sheep: 'hills-sheep',
  abbey: 'abbey-mayor',
  mayor: 'abbey-mayor',
  wagon: 'abbey-mayor',
  barn: 'abbey-mayor',
  ...Object.assign({}, ...PARTS.map(({ switches }) => switches)),
};

/** Games of rules and tiles that came after version 0.1.0 list their decisions; those before tell of a turn by its parts. */
export const isFurther = ({ rules, sets }: Trace): boolean =>
  GAME_FEATURES.of({ record: { setup: { switches: rules, sets } } }).length > 0;

/**
 * Recorded with the open-source engine: the parts of a turn are not told, the river is kept straighter, and abbots come back from what is
 * unfinished alone (V1).
 */
export const isForeign = ({ id }: Trace): boolean =>
  /^(base|base-nofields|abbot|inns|traders|all2|river|river2-abbot)-\d+$/.test(id) ||
  /^(king-robber|princess-dragon|flying-machines|phantom|tower|tower-phantom-inns|abbot-dragon-tower-flier)-\d+$/.test(
    id,
  ) ||
  /^(hills-sheep|abbey-mayor|abbey-inns-traders)-\d+$/.test(id);

const switchesOf = (trace: Trace): Switch[] => {
  const own = trace.rules.map((rule) => SWITCH_OF[rule] ?? rule) as Switch[];
  return [...new Set(isForeign(trace) && own.includes('abbot') ? [...own, 'unfinished-recall' as const] : own)];
};

/** The game a trace tells of, with all that was hidden or random. */
export const setupOf = (trace: Trace): Setup => ({
  // Under whose rules they were recorded.
  version: 1,
  seats: trace.players,
  sets: trace.sets as TileSet[],
  ...(trace.copies && { copies: trace.copies }),
  switches: switchesOf(trace),
  seed: trace.id,
  ...(trace.map !== undefined && { map: trace.map }),
  ...(trace.options && { options: trace.options as Options }),
  prepared: {
    board: trace.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation })),
    ...(trace.removed && { removed: trace.removed }),
    draws: [
      ...trace.turns.flatMap(({ discarded = [], drawn, tile, gift }) => {
        const own = designOf(tile)?.apart ? [] : [drawn ?? tile];
        return [...discarded, ...own, ...(gift?.second === undefined ? [] : [gift.second])];
      }),
      ...(trace.tailDiscarded ?? []),
      ...(trace.undrawn ?? []),
      ...(trace.underHills ?? []),
    ],
    ...(trace.giftDeck && { giftDeck: trace.giftDeck as Gift[] }),
    giftReshuffles: trace.turns.flatMap(({ giftReshuffled }) => (giftReshuffled ? [giftReshuffled as Gift[]] : [])),
    chanceAsTold: true,
    // A tile that Take 2 puts back is drawn twice: then the bag holds what the sets do.
    only: !trace.turns.some(({ gift }) => gift?.second !== undefined),
  },
});
