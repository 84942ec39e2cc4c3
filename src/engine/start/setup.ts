import type { MapLayout } from '../board/map-layout.ts';
import type { Prepared } from '../declared.ts';
import type { Switch, TownRules } from '../for-players/view.ts';
import type { TileSet } from '../tiles/tiles.ts';
import type { Placement, TileId } from '../vocabulary.ts';

/** More would be no game, and the marks on all tiles are counted to `MOST_MARKS`. */
export const MOST_COPIES = 3;
export const MOST_MEEPLES = 20;

/** Everything that decides how a game goes, before anybody acts. */
export interface Setup {
  /** Of the rules: 1 to `RULES_VERSION`. */
  readonly version: number;
  /** 2 to 6. Seat 0 begins (L4). */
  readonly seats: number;
  readonly sets: readonly TileSet[];
  /** How often each set is in play; once, if it is not said. */
  readonly copies?: number;
  readonly switches: readonly Switch[];
  /** Decides all chance. Secret until the game is over. */
  readonly seed: string;
  /** What it is played on: the id of a map of ours, or the whole layout of another, so that the record alone replays. */
  readonly map?: string | MapLayout;
  readonly options?: SetupOptions;
  readonly prepared?: Prepared;
}

export interface SetupOptions {
  /** How many tiles at most are in play, start tile included; those that are too many are taken out by lot, but never what a rule needs (L50). */
  readonly most?: number;
  /** What a town does on a map; nothing, if it is not said (M7). */
  readonly town?: TownRules;
  /** The same on a map in games that began before there was `most`; as many as it recommends at most, if neither is said (M3, L30). */
  readonly tiles?: number | 'all';
  /** Ids of start squares of the map that get a tile; the others that do are drawn by lot (M2, L31). */
  readonly starts?: readonly string[];
  /** How many meeples each seat has; seven, if it is not said (B2, M4). */
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
