import type { ArrowSymbol, Figure, Gift, Good, Part, Place, Placement, Seat, Square, TileId } from './vocabulary.ts';

/**
 * What happened, as the channel may know it: nothing in an event is secret unless its type says for whom it is.
 * Closed, as actions are.
 */
export type GameEvent =
  | { readonly type: 'turn'; readonly turn: number; readonly seat: Seat; readonly part: Part }
  | { readonly type: 'drawn'; readonly seat: Seat; readonly tile: TileId; readonly tilesLeft: number }
  /** A tile that fitted nowhere and left the game (B6). */
  | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: TileId }
  | ({ readonly type: 'placed'; readonly seat: Seat; readonly tile: TileId } & Placement)
  | { readonly type: 'deployed'; readonly seat: Seat; readonly figure: Figure; readonly on: Place }
  | ScoredEvent
  /** A figure went home. */
  | { readonly type: 'returned'; readonly seat: Seat; readonly figure: Figure; readonly from: Place }
  /** A placement met arrows: the tile whose symbol is active now, or none (AN2 to AN7). */
  | { readonly type: 'arrow'; readonly seat: Seat; readonly active: (Square & { readonly symbol: ArrowSymbol }) | null }
  /** Which gift it is only its owner's view tells. `unopened`: how many the seat has now. */
  | { readonly type: 'gift-received'; readonly seat: Seat; readonly unopened: number }
  /** The discarded gifts became the new deck (G8). */
  | { readonly type: 'gifts-reshuffled'; readonly cards: number }
  | {
      readonly type: 'gift-opened';
      readonly seat: Seat;
      readonly gift: Gift;
      readonly figure: Figure | null;
      readonly on: Place | null;
      readonly to: Place | null;
    }
  /** Change Position (G50). */
  | { readonly type: 'moved'; readonly seat: Seat; readonly figure: Figure; readonly from: Place; readonly to: Place }
  /** Take 2: the other tile drawn (G60). */
  | { readonly type: 'drawn-too'; readonly seat: Seat; readonly tile: TileId }
  /** Take 2: which tile stays in hand, and which went back into the bag. */
  | {
      readonly type: 'kept';
      readonly seat: Seat;
      readonly tile: TileId;
      readonly back: TileId;
      readonly tilesLeft: number;
    }
  /** Trade goods for finishing a city (TB2); how many of each. */
  | {
      readonly type: 'goods-taken';
      readonly seat: Seat;
      readonly goods: Readonly<Record<Good, number>>;
      readonly on: Place;
    }
  | { readonly type: 'resigned'; readonly seat: Seat }
  /** What is scored from here on is final scoring (B18, B19). */
  | { readonly type: 'final-scoring' }
  | { readonly type: 'ended'; readonly scores: readonly number[]; readonly winners: readonly Seat[] };

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
export const REASONS = [
  'road',
  'city',
  'monastery',
  'garden',
  'road.incomplete',
  'city.incomplete',
  'monastery.incomplete',
  'garden.incomplete',
  'field',
  'arrow',
  'cash-out',
  'unopened-gifts',
  'trade-goods',
  'island',
  'town',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Term {
  readonly of: TermOf;
  readonly count: number;
  readonly each: number;
}

/** `tiles` also counts a monastery's own tile; `neighbours` the tiles around it; `cities` the finished cities of a field. */
export type TermOf =
  | 'tiles'
  | 'arms'
  | 'neighbours'
  | 'cities'
  | 'arrows'
  | 'meeples'
  | 'gifts'
  /** Towns of a map: covered, or beside a road. */
  | 'towns'
  /** Most tokens of a kind. */
  | `most-${Good}`;
