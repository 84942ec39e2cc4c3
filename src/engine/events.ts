import type { Figure, Place, Placement, Seat, TileId } from './vocabulary.ts';

/**
 * What happened, as the channel may know it: nothing in an event is secret unless its type says for whom it is.
 * Closed, as actions are.
 */
export type GameEvent =
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly tile: TileId; readonly tilesLeft: number }
  /** A tile that fitted nowhere and left the game (B6). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: TileId }
  | ({ readonly type: 'placed'; readonly seat: Seat; readonly tile: TileId } & Placement)
  | { readonly type: 'deployed'; readonly seat: Seat; readonly figure: Figure; readonly on: Place }
  | ScoredEvent
  /** A figure went home. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly figure: Figure; readonly from: Place }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** What is scored from here on is final scoring (B18, B19). */
  | { readonly type: 'final-scoring' }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

export interface ScoredEvent {
  readonly type: 'scored';
  readonly seat: Seat;
  readonly points: number;
  readonly reason: Reason;
  /** Any place of the feature that was scored. */
  readonly on: Place;
  /** The full working: the points are the sum of `count × each`. */
  readonly working: readonly Term[];
  /** Votes on the feature by seat, for telling why these seats score. */
  readonly votes: readonly number[];
}

/** What was scored; `….incomplete` in final scoring. */
export const REASONS = [
  'road',
  'city',
  'monastery',
  'road.incomplete',
  'city.incomplete',
  'monastery.incomplete',
  'field',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Term {
  readonly of: TermOf;
  readonly count: number;
  readonly each: number;
}

/** `tiles` also counts a monastery's own tile; `neighbours` the tiles around it; `cities` the finished cities of a field. */
export type TermOf = 'tiles' | 'arms' | 'neighbours' | 'cities';
