import type { Switch } from '../engine/for-players/view.ts';
import { BOXES } from '../engine/loading/modules.ts';
import type { TileSet } from '../engine/tiles/tiles.ts';

export interface Ready {
  readonly switches: readonly Switch[];
  readonly sets: readonly TileSet[];
  /** The id of a map; null for the open table. */
  readonly map: string | null;
  /** How many tiles at most are in play; all, unless said. */
  readonly tiles?: number;
}

/** What lobbies offer ready-made, in that order. Its id is never changed: servers store it, and its messages are `preset-…`. */
export const READY = {
  base: { switches: ['fields'], sets: ['base'], map: null },
  'first-evening': { switches: ['fields', 'river', 'abbot'], sets: ['base', 'river'], map: null },
  'anniversary-night': {
    switches: ['fields', 'abbot', 'arrows', 'gifts'],
    sets: ['base', 'anniversary'],
    map: null,
  },
  // What fits into one box of its time: with every expansion there is, nobody would finish it in an evening.
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
  // The publisher recommends the tiles alone, without the rules they came with (M19).
  'on-a-map': {
    switches: ['fields'],
    sets: ['base', 'inns-and-cathedrals', 'traders-and-builders'],
    map: 'germany',
  },
  // With all its tiles, too, nobody would finish it in an evening.
  everything: {
    switches: ['fields', ...BOXES.flatMap(({ rules }) => rules)],
    sets: ['base', ...BOXES.flatMap(({ set }) => set ?? [])],
    map: null,
    tiles: 120,
  },
} satisfies Record<string, Ready>;
