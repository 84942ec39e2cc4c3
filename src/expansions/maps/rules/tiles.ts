import type { MapLayout } from '../../../engine/board/map-layout.ts';
import type { Options } from '../../../engine/start/setup.ts';
import { RIVER_SETS, TILE_SETS, type TileSet } from '../../../engine/tiles/tiles.ts';

/** The sets that can be played with on a map: start squares take the place of the river (R7). */
export const SETS_ON_MAPS: readonly TileSet[] = TILE_SETS.filter((set) => !RIVER_SETS.includes(set));

/**
 * What the maps are made for, with the tiles that are printed with the arrows (M3). Later sets add to what is drawn from, and
 * never change how often a set is in play (L30).
 */
export const SETS_OF_MAPS: readonly TileSet[] = ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'];

/** With how many tiles a map is played at most (L30): those that are too many are taken out. */
export const mostTiles = ({ max }: MapLayout['recommendedTiles'], chosen: Options['tiles']): number =>
  chosen === 'all' ? Number.POSITIVE_INFINITY : (chosen ?? max);
