import type { MapLayout } from '../../../engine/map-layout.ts';
import { RIVER_SETS, TILE_DESIGNS, TILE_SETS, type TileSet } from '../../../engine/tiles.ts';

/** The sets that can be played with on a map: start squares take the place of the river (R7). */
export const SETS_ON_MAPS: readonly TileSet[] = TILE_SETS.filter((set) => !RIVER_SETS.includes(set));

/**
 * What the maps are made for, with the tiles that are printed with the arrows (M3). Later sets add to what is drawn from, and
 * never change how often a set is in play (L30).
 */
export const SETS_OF_MAPS: readonly TileSet[] = ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'];

export interface TilesOnMap {
  /** In the sets, start tiles included. */
  readonly held: number;
  /** Taken out at random, down to the most the map is for (L30). */
  readonly removed: number;
  /** What the map is for (M3). */
  readonly least: number;
  readonly most: number;
  readonly isTooFew: boolean;
}

/** How the tiles of some sets, each so many times, go with a map. */
export function tilesOnMap(
  { recommendedTiles: { min, max } }: MapLayout,
  sets: readonly TileSet[],
  copies = 1,
): TilesOnMap {
  const held = TILE_DESIGNS.reduce(
    (sum, { set, count, apart }) => sum + (sets.includes(set) && !apart ? count * copies : 0),
    0,
  );
  return { held, removed: Math.max(0, held - max), least: min, most: max, isTooFew: held < min };
}
