import type { Events, ReasonIds, RemoverIds, TermIds } from '../declared.ts';
import type { Place, Seat } from '../vocabulary.ts';

export type RemoverId = keyof RemoverIds;

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

export type TermOf = keyof TermIds;
