import { designOf, type Setup, type SetupOptions, type Switch, type TileSet } from '../../src/engine/index.ts';
import { GAME_FEATURES } from '../../src/game/store/features.ts';
import { merged, PARTS } from './parts.ts';
import type { Trace, Turn } from './trace.ts';

/** Rules with another name in recorded games. */
const SWITCH_OF = merged<Switch>(({ switches }) => switches);
const READINGS = merged<Switch>(({ readings }) => readings);
const RECORDINGS = ['base', 'base-nofields', ...PARTS.flatMap(({ recordings = [] }) => recordings)];

/** Games with rules and tiles from after version 0.1.0 list their decisions; older ones describe a turn by its parts. */
export const isFurther = ({ rules, sets }: Trace): boolean =>
  GAME_FEATURES.of({ record: { setup: { switches: rules, sets } } }).length > 0;

/** Recorded with the open-source engine: without the parts of a turn, and with other readings of some rules. */
export const isForeign = ({ id }: Trace): boolean => RECORDINGS.includes(/^(.*)-\d+$/.exec(id)?.[1] ?? '');

const switchesOf = (trace: Trace): Switch[] => {
  const own = trace.rules.map((rule) => SWITCH_OF[rule] ?? rule) as Switch[];
  return [...new Set([...own, ...(isForeign(trace) ? own.flatMap((rule) => READINGS[rule] ?? []) : [])])];
};

/** The setup of a recorded game, with everything hidden or random. */
export const setupOf = (trace: Trace): Setup => ({
  // The version of the rules when they were recorded.
  version: 1,
  seats: trace.players,
  sets: trace.sets as TileSet[],
  ...(trace.copies && { copies: trace.copies }),
  switches: switchesOf(trace),
  seed: trace.id,
  ...(trace.map !== undefined && { map: trace.map }),
  ...(trace.options && { options: trace.options as SetupOptions }),
  prepared: {
    board: trace.start.map(([tile, x, y, rotation]) => ({ tile, x, y, rotation })),
    ...(trace.removed && { removed: trace.removed }),
    draws: [
      ...trace.turns.flatMap((turn) => {
        const { discarded = [], drawn, tile } = turn;
        const own = designOf(tile)?.apart ? [] : [drawn ?? tile];
        const before = PARTS.flatMap(({ drawnBefore }) => drawnBefore?.(turn, trace) ?? []);
        const here = [...discarded, ...own].filter((one) => !before.includes(one));
        return [...here, ...drawnTooAt(turn), ...PARTS.flatMap(({ drawnAfter }) => drawnAfter?.(turn) ?? [])];
      }),
      ...(trace.tailDiscarded ?? []),
      ...neverDrawn(trace),
    ],
    ...merged(({ prepared }) => prepared?.(trace)),
    chanceAsTold: true,
    // A tile that is put back is drawn twice; then the bag holds what the sets do.
    only: trace.turns.every((turn) => drawnTooAt(turn).length === 0),
  },
});

const drawnTooAt = (turn: Turn): readonly string[] => PARTS.flatMap(({ drawnToo }) => drawnToo?.(turn) ?? []);

/** Tiles left at the end of the game. */
export const neverDrawn = (trace: Trace): string[] => [
  ...(trace.undrawn ?? []),
  ...PARTS.flatMap(({ unseen }) => unseen?.(trace) ?? []),
];
