import { type MapLayout, type SetupOptions, START_SETS, TILE_SETS, type TileSet } from '../../../engine/for-rules.ts';

/** Sets that can be played on a map: start squares replace the river (R7) and the town of the Count (CO68). */
export const SETS_ON_MAPS: readonly TileSet[] = TILE_SETS.filter((set) => !START_SETS.includes(set));

/**
 * The sets that the maps are made for, and the arrows (M3). Later sets add to the pile, but never change how often a set is in
 * play (L30).
 */
export const SETS_OF_MAPS: readonly TileSet[] = ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'];

/** The most tiles on a map (L30); the surplus is taken out. */
export const mostTiles = ({ max }: MapLayout['recommendedTiles'], chosen: SetupOptions['tiles']): number =>
  chosen === 'all' ? Number.POSITIVE_INFINITY : (chosen ?? max);
