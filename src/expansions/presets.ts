import type { Switch } from '../engine/for-players/view.ts';
import { BOXES } from '../engine/loading/modules.ts';
import type { TileSet } from '../engine/tiles/tiles.ts';

export interface Ready {
  readonly switches: readonly Switch[];
  readonly sets: readonly TileSet[];
  /** The id of a map; null for the open table. */
  readonly map: string | null;
  /** The most tiles in play; all if absent. */
  readonly tiles?: number;
}

/** Ready-made choices in the lobby, in this order. Ids never change: servers store them, and messages are named `preset-…`. */
export const READY = {
  base: { switches: ['fields'], sets: ['base'], map: null },
  'first-evening': { switches: ['fields', 'river', 'abbot'], sets: ['base', 'river'], map: null },
  'anniversary-night': {
    switches: ['fields', 'abbot', 'arrows', 'gifts'],
    sets: ['base', 'anniversary'],
    map: null,
  },
  // The expansions of one box of its time: nobody would finish a game with all of them in an evening.
  'big-box': {
    switches: [
      ...(['fields', 'abbot', 'inns', 'cathedrals', 'large-meeple', 'builders', 'pigs', 'goods', 'river'] as const),
      ...(['arrows', 'gifts'] as const),
    ],
    sets: ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'river'],
    map: null,
  },
  'towers-and-dragons': {
    switches: ['fields', 'inns', 'cathedrals', 'large-meeple', 'tower', 'princess-dragon'],
    sets: ['base', 'inns-and-cathedrals', 'tower', 'princess-and-dragon'],
    map: null,
  },
  'abbeys-and-sheep': {
    switches: ['fields', 'builders', 'pigs', 'goods', 'abbey-mayor', 'hills-sheep'],
    sets: ['base', 'traders-and-builders', 'abbey-and-mayor', 'hills-and-sheep'],
    map: null,
  },
  // The publisher recommends the tiles without their rules (M19).
  'on-a-map': {
    switches: ['fields'],
    sets: ['base', 'inns-and-cathedrals', 'traders-and-builders'],
    map: 'germany',
  },
  // With all tiles, too, nobody would finish in an evening.
  everything: {
    switches: ['fields', ...BOXES.flatMap(({ rules }) => rules)],
    sets: ['base', ...BOXES.flatMap(({ set }) => set ?? [])],
    map: null,
    tiles: 120,
  },
} satisfies Record<string, Ready>;
