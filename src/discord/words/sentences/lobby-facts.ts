import { countOfTiles, type MapLayout, mostTiles } from '../../../engine/index.ts';
import type { Dropped } from '../../../game/lobby/boxes.ts';
import type { TableOptions } from '../../../game/table/table.ts';

/** What is told of a map before the game. */
export interface MapFacts {
  readonly id: string;
  /** As its file names it; shown for ids that we have no name for. */
  readonly name: string;
  /** Whether it was drawn after the printed board or made for this project. */
  readonly layout: 'ours' | 'printed';
  /** Squares that take a tile. */
  readonly squares: number;
  /** Of its start squares so many get a tile (M2). */
  readonly start: MapLayout['start'];
  /** Recommended numbers of tiles (M3). */
  readonly tiles: MapLayout['recommendedTiles'];
  /** Meeples each (M4). */
  readonly meeples: number;
  /** How often each set of tiles is in play: twice where both maps of the USA are laid out (L30). */
  readonly copies: number;
}

/**
 * Why so many tiles are in play at most: a map recommends them (M3), a house rule does, one for each square, all that are chosen, which
 * without a map is the whole of them, or fewer.
 */
export type TilesKind = 'recommended' | 'house-rule' | 'squares' | 'all' | 'whole' | 'fewer';

/** What a window of the settings is about. */
export const BOX_WINDOWS = ['large', 'small', 'parts'] as const;
export type BoxWindow = (typeof BOX_WINDOWS)[number];

/** What the open lobby tells besides its table. */
export type LobbyAbout = Pick<SettingsAbout, 'map' | 'lasts'>;

export interface SettingsAbout {
  readonly map: MapFacts | null;
  /** How long the game will take, in minutes. */
  readonly lasts?: number | null;
  readonly dropped?: Dropped | null;
}

/** How many tiles there are of all boxes, and how many of them are in play. */
export function tilesIn({ sets, tiles }: Pick<TableOptions, 'sets' | 'tiles'>, map: MapFacts | null) {
  const all = countOfTiles(sets) * (map?.copies ?? 1);
  const most = map === null ? (tiles ?? 'all') : mostTiles(map.tiles, tiles);
  return { all, inPlay: most === 'all' ? all : Math.min(all, most) }; // L50
}
