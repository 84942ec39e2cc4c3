import type { MapLayout } from '../board/map-layout.ts';
import type { Prepared } from '../declared.ts';
import type { Switch, TownRules } from '../for-players/view.ts';
import type { TileSet } from '../tiles/tiles.ts';
import type { Placement, TileId } from '../vocabulary.ts';

/** More would be unplayable, and the marks on all tiles are counted up to `MOST_MARKS`. */
export const MOST_COPIES = 3;
export const MOST_MEEPLES = 20;

/** Everything that decides how a game goes, before anybody acts. */
export interface Setup {
  /** The version of the rules: 1 to `RULES_VERSION`. */
  readonly version: number;
  /** 2 to 6. Seat 0 begins (L4). */
  readonly seats: number;
  readonly sets: readonly TileSet[];
  /** How often each set is in play; once if absent. */
  readonly copies?: number;
  readonly switches: readonly Switch[];
  /** Decides all chance. Secret until the game is over. */
  readonly seed: string;
  /** The id of one of our maps, or the whole layout of another map, so that the record alone replays. */
  readonly map?: string | MapLayout;
  readonly options?: SetupOptions;
  readonly prepared?: Prepared;
}

export interface SetupOptions {
  /** The most tiles in play, start tile included. The surplus is taken out by lot, but never a tile that a rule needs (L50). */
  readonly most?: number;
  /** What a town does on a map; nothing if absent (M7). */
  readonly town?: TownRules;
  /** `most` for maps, in games from before there was `most`. If both are absent, the map's recommended number counts (M3, L30). */
  readonly tiles?: number | 'all';
  /** Ids of start squares of the map that get a tile; the others are drawn by lot (M2, L31). */
  readonly starts?: readonly string[];
  /** How many meeples each seat has; seven if absent (B2, M4). */
  readonly meeples?: number;
}

export interface PreparedTile extends Placement {
  readonly tile: TileId;
}

/** A game as it is stored. Everything else follows from it. */
export interface GameRecord {
  readonly setup: Setup;
  /** One line each, as `notation.ts` writes them: `place 3,-1 90`, `deploy meeple city:3,-1:N`, `pass`, `resign 2`. */
  readonly actions: readonly string[];
}
