// biome-ignore-all lint/suspicious/noEmptyInterface: the base game has none of some, and expansions declare theirs.

import type { MapView, OwnView } from './for-players/view.ts';
import type { PreparedTile } from './start/setup.ts';
import type { Action } from './turn/actions.ts';
import type { RemoverId, ScoredEvent } from './turn/events.ts';
import type { Figure, Part, Place, Placement, Seat, TileId } from './vocabulary.ts';

/** An expansion adds its ids here in one block, `declare module` of this file. Each interface holds what the base game has. */

/** Rules that can be on or off. */
export interface SwitchIds {
  fields: unknown;
  map: unknown;
}

/** Kinds of figures. */
export interface FigureIds {
  meeple: unknown;
}

/** Pieces: neither figures nor tiles. A piece is on the board, with a seat, or beside the board. */
export interface PieceIds {}

/** Decks of cards, each by a name of its own. */
export interface DeckIds {}

/** Marks, printed on tiles for the rules of expansions. Marks on segments are counted as segments join. */
export interface MarkIds {}

/** Rewards that an arrow on a tile brings. */
export interface SymbolIds {}

/** Buildings that are monasteries by another name, tops with a name, and quarters of printed towns: `castle-quarter` for `castle`. */
export interface BuildingIds {}

/** Steps of a turn. */
export interface StepIds {
  draw: unknown;
  place: unknown;
  meeple: unknown;
  score: unknown;
  end: unknown;
}

/** The cause of a turn: the seat's own turn, or the rule that gave it another. */
export interface PartIds {
  own: unknown;
}

/** Each verb with its points. `verbs` of the module says how it is written and done. */
export interface Verbs {
  place: Placement;
  deploy: { readonly figure: Figure; readonly on: Place };
  pass: unknown;
}

/** Everything that can happen. An event holds no secret unless its type says for whom it is. */
export interface Events {
  turn: { readonly turn: number; readonly seat: Seat; readonly part: Part };
  drawn: { readonly seat: Seat; readonly tile: TileId; readonly tilesLeft: number };
  /** A tile that fitted nowhere and left the game (B6). */
  discarded: { readonly seat: Seat; readonly tile: TileId };
  /** A drawn tile that would fit, or that nobody plays any more, left the game. */
  'put-away': { readonly seat: Seat; readonly tile: TileId };
  placed: { readonly seat: Seat; readonly tile: TileId } & Placement;
  /** A figure came onto the board. An expansion's own event for this has `isBack`. */
  deployed: { readonly seat: Seat; readonly figure: Figure; readonly on: Place };
  scored: Omit<ScoredEvent, 'type'>;
  /** A drawn tile that is not played yet was laid open beside the board. */
  'set-aside': { readonly seat: Seat; readonly tile: TileId };
  /** The tiles set aside were shuffled into the bag. */
  'shuffled-in': { readonly tiles: readonly TileId[]; readonly tilesLeft: number };
  /** The only option was played by itself; its events follow. */
  forced: { readonly seat: Seat; readonly action: Action };
  /** A figure went home. `by`: the cause, unless it was scored or taken back. */
  returned: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly by?: RemoverId };
  /** A figure was taken from the board by another seat, which holds it. */
  captured: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Seat };
  /** A figure that another seat held went home. */
  freed: { readonly seat: Seat; readonly figure: Figure; readonly from: Seat };
  moved: { readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Place };
  resigned: { readonly seat: Seat };
  /** All scores from here on are final scoring (B18, B19). */
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

/** Terms of a score. */
export interface TermIds {
  /** Tiles of a feature, and a monastery's own tile. */
  tiles: unknown;
  arms: unknown;
  /** The tiles around a monastery. */
  neighbours: unknown;
  /** The finished cities of a field. */
  cities: unknown;
}

/** What results count besides points, by its key in them. */
export interface CountIds {}

/** Leaderboards by the highest count in one game, each with its key in standings. */
export interface MeasureIds {}

/** Kinds of games with leaderboards of their own, besides the base game, maps and games with tiles of other boxes. */
export interface BoardKindIds {}

/** Everything that a reader may know of a game: built up from nothing, never stripped down. Pictures are drawn from it alone. */
export interface GameView extends OwnView {
  /** The state of the printed map; null for a bare table. */
  readonly map: MapView | null;
}

/** Parts of a game laid out by hand instead of by chance: for puzzles, recorded games and tests. */
export interface Prepared {
  /** On the board before the first turn; without it the start tile alone (B1). On a map these are the start squares used (L31). */
  readonly board?: readonly PreparedTile[];
  readonly figures?: readonly { readonly seat: Seat; readonly figure: Figure; readonly on: Place }[];
  /** Tiles taken out before the game. Without it a map takes out its surplus by lot (L30). */
  readonly removed?: readonly TileId[];
  /** The first tiles to be drawn, in order. */
  readonly draws?: readonly TileId[];
  /** The bag holds only `draws`, and other heaps hold only tiles laid out by hand. */
  readonly only?: boolean;
  /** Outcomes of chance come from the lines of the record, not from the seed. */
  readonly chanceAsTold?: boolean;
}
