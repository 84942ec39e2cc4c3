// biome-ignore-all lint/suspicious/noEmptyInterface: the base game has none of some, and expansions declare theirs.

import type { MapView, OwnView } from './for-players/view.ts';
import type { PreparedTile } from './start/setup.ts';
import type { Action } from './turn/actions.ts';
import type { RemoverId, ScoredEvent } from './turn/events.ts';
import type { Figure, Part, Place, Placement, Seat, TileId } from './vocabulary.ts';

/**
 * Everything that an expansion can add ids to. Each interface holds what the base game has. An expansion adds its ids in one
 * block, `declare module` of this file, and the compiler knows them everywhere.
 */

/** Rules that can be on or off. */
export interface SwitchIds {
  fields: unknown;
  map: unknown;
}

/** Kinds of figures. */
export interface FigureIds {
  meeple: unknown;
}

/** What is no figure and no tile, and belongs to whoever has it: on the board, with a seat, or beside the board. */
export interface PieceIds {}

/** Decks of cards, each by a name of its own. */
export interface DeckIds {}

/** Printed on tiles for the rules of expansions; those on segments are counted as segments join. */
export interface MarkIds {}

/** What an arrow on a tile brings. */
export interface SymbolIds {}

/** Buildings that are monasteries by another name. */
export interface BuildingIds {}

/** What a turn is made of. */
export interface StepIds {
  draw: unknown;
  place: unknown;
  meeple: unknown;
  score: unknown;
  end: unknown;
}

/** Why a seat has this turn: it is its own, or what has given it another. */
export interface PartIds {
  own: unknown;
}

/** What can be done: each verb with what it points at. `verbs` of the module says how they are written and done. */
export interface Verbs {
  place: Placement;
  deploy: { readonly figure: Figure; readonly on: Place };
  pass: unknown;
}

/** What can happen, as the channel may know it: nothing in an event is secret unless its type says for whom it is. */
export interface Events {
  turn: { readonly turn: number; readonly seat: Seat; readonly part: Part };
  drawn: { readonly seat: Seat; readonly tile: TileId; readonly tilesLeft: number };
  /** A tile that fitted nowhere and left the game (B6). */
  discarded: { readonly seat: Seat; readonly tile: TileId };
  placed: { readonly seat: Seat; readonly tile: TileId } & Placement;
  /** A figure came onto the board. One of an expansion that tells of it in another way has `isBack`. */
  deployed: { readonly seat: Seat; readonly figure: Figure; readonly on: Place };
  scored: Omit<ScoredEvent, 'type'>;
  /** A tile that is not played yet, and lies open beside the board. */
  'set-aside': { readonly seat: Seat; readonly tile: TileId };
  /** Tiles that were kept aside are shuffled into the others. */
  'shuffled-in': { readonly tiles: readonly TileId[]; readonly tilesLeft: number };
  /** There was only one thing that could be done, and it is: what comes of it follows. */
  forced: { readonly seat: Seat; readonly action: Action };
  /** A figure went home; `by` what, where it is not that it was scored or taken back. */
  returned: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly by?: RemoverId };
  /** A figure was taken from the board by another seat, which holds it. */
  captured: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Seat };
  /** A figure that another seat held went home. */
  freed: { readonly seat: Seat; readonly figure: Figure; readonly from: Seat };
  /** A figure went from one place of the board to another. */
  moved: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Place };
  resigned: { readonly seat: Seat };
  /** What is scored from here on is final scoring (B18, B19). */
  'final-scoring': unknown;
  ended: { readonly scores: readonly number[]; readonly winners: readonly Seat[] };
}

/** What sends figures home besides scoring. */
export interface RemoverIds {}

/** What was scored; `….incomplete` in final scoring, by Road Sweeper and for an abbot taken back. */
export interface ReasonIds {
  road: unknown;
  city: unknown;
  monastery: unknown;
  garden: unknown;
  'road.incomplete': unknown;
  'city.incomplete': unknown;
  'monastery.incomplete': unknown;
  'garden.incomplete': unknown;
  field: unknown;
}

/** What is counted. */
export interface TermIds {
  /** A monastery's own tile, too. */
  tiles: unknown;
  arms: unknown;
  /** The tiles around a monastery. */
  neighbours: unknown;
  /** The finished cities of a field. */
  cities: unknown;
}

/** What results count of a game besides points, by its key in them. */
export interface CountIds {}

/** What leaderboards can go by besides: the most in one game of what is counted, each with its key in standings. */
export interface MeasureIds {}

/** Kinds of games that leaderboards keep apart besides the base game, maps and what has tiles of other boxes. */
export interface BoardKindIds {}

/** What a reader may know of a game: built up from nothing, never stripped down. The only thing pictures are drawn from. */
export interface GameView extends OwnView {
  /** What has become of what is printed on the table; null for a bare one. */
  readonly map: MapView | null;
}

/** Laid out by hand instead of left to chance: puzzles, recorded games, tests. */
export interface Prepared {
  /** On the board before the first turn; without it the start tile alone (B1). On a map these are the start squares used (L31). */
  readonly board?: readonly PreparedTile[];
  readonly figures?: readonly { readonly seat: Seat; readonly figure: Figure; readonly on: Place }[];
  /** Taken out before the game; on a map else what is too many by lot (L30). */
  readonly removed?: readonly TileId[];
  /** The first tiles to be drawn, in order. */
  readonly draws?: readonly TileId[];
  /** Nothing but `draws` in the bag, and nothing but what is laid out by hand in other heaps. */
  readonly only?: boolean;
  /** What chance makes of actions is as their lines say, not as the seed has it. */
  readonly chanceAsTold?: boolean;
}
