import { countOfTiles, type MapLayout, mostTiles } from '../../../engine/index.ts';
import type { Dropped } from '../../../game/lobby/boxes.ts';
import type { TableOptions } from '../../../game/table/table.ts';

/** The facts of a map before the game. */
export interface MapFacts {
  readonly id: string;
  /** Its name in its file, for maps that our words do not name. */
  readonly name: string;
  /** `printed` for a printed board, `ours` for a map of this project. */
  readonly layout: 'ours' | 'printed';
  /** Squares that take a tile. */
  readonly squares: number;
  /** Its start squares, and how many of them get a tile (M2). */
  readonly start: MapLayout['start'];
  /** Recommended numbers of tiles (M3). */
  readonly tiles: MapLayout['recommendedTiles'];
  /** Meeples for each player (M4). */
  readonly meeples: number;
  /** Copies of each set of tiles: two for both maps of the USA together (L30). */
  readonly copies: number;
}

/** The reason for a limit of tiles: the map's recommendation (M3), a house rule, one for each square, all with or without a map, fewer. */
export type TilesKind = 'recommended' | 'house-rule' | 'squares' | 'all' | 'whole' | 'fewer';

/** The subject of a modal in the settings. */
export const BOX_WINDOWS = ['large', 'small', 'parts'] as const;
export type BoxWindow = (typeof BOX_WINDOWS)[number];

/** Facts of the lobby besides its table. */
export type LobbyAbout = Pick<SettingsAbout, 'map' | 'lasts'>;

export interface SettingsAbout {
  readonly map: MapFacts | null;
  /** The game's expected length in minutes. */
  readonly lasts?: number | null;
  readonly dropped?: Dropped | null;
}

/** The number of tiles in all boxes, and in play. */
export function tilesIn({ sets, tiles }: Pick<TableOptions, 'sets' | 'tiles'>, map: MapFacts | null) {
  const all = countOfTiles(sets) * (map?.copies ?? 1);
  const most = map === null ? (tiles ?? 'all') : mostTiles(map.tiles, tiles);
  return { all, inPlay: most === 'all' ? all : Math.min(all, most) }; // L50
}
