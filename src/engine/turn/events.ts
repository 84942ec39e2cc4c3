import type { Figure, Part, Place, Placement, Seat, TileId } from '../vocabulary.ts';
import type { Action } from './actions.ts';

/**
 * What can happen, as the channel may know it: nothing in an event is secret unless its type says for whom it is.
 */
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

/** What sends figures home besides scoring; a module declares its own. */
// biome-ignore lint/suspicious/noEmptyInterface: the base game has none; modules declare theirs here.
export interface RemoverIds {}
export type RemoverId = keyof RemoverIds;

/** What happened. */
export type GameEvent = { readonly [Type in keyof Events]: { readonly type: Type } & Events[Type] }[keyof Events];

export interface ScoredEvent {
  readonly type: 'scored';
  readonly seat: Seat;
  readonly points: number;
  readonly reason: Reason;
  /** Any place of the feature that was scored; null for what is no feature. */
  readonly on: Place | null;
  /** The full working: the points are the sum of `count × each`. */
  readonly working: readonly Term[];
  /** Votes on the feature by seat, for telling why these seats score. */
  readonly votes: readonly number[];
}

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
export type Reason = keyof ReasonIds;

export const REASONS_OF_THE_BASE_GAME: readonly Reason[] = [
  ...(['road', 'city', 'monastery', 'garden'] as const),
  ...(['road.incomplete', 'city.incomplete', 'monastery.incomplete', 'garden.incomplete'] as const),
  'field',
];

export interface Term {
  readonly of: TermOf;
  readonly count: number;
  readonly each: number;
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
export type TermOf = keyof TermIds;
