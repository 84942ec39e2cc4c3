import type { TileSet } from '../engine/tiles.ts';
import type { Switch } from '../engine/view.ts';

interface Ready {
  readonly switches: readonly Switch[];
  readonly sets: readonly TileSet[];
  /** The id of a map; null for the open table. */
  readonly map: string | null;
}

/** What lobbies offer ready-made, in that order. Its id is never changed: servers store it, and its messages are `preset-…`. */
export const READY = {
  base: { switches: ['fields'], sets: ['base'], map: null },
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
  // The publisher recommends the tiles alone, without the rules they came with (M19).
  'on-a-map': {
    switches: ['fields'],
    sets: ['base', 'inns-and-cathedrals', 'traders-and-builders'],
    map: 'germany',
  },
} satisfies Record<string, Ready>;
