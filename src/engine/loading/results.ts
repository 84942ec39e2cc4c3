import type { GameEvent } from '../turn/events.ts';

/** What results count of a game besides points, by its key in them. */
// biome-ignore lint/suspicious/noEmptyInterface: the base game counts nothing else; modules declare theirs here.
export interface CountIds {}
export type CountId = keyof CountIds;

/** What leaderboards can go by besides: the most in one game of what is counted, each with its key in standings. */
// biome-ignore lint/suspicious/noEmptyInterface: modules declare theirs here.
export interface MeasureIds {}
export type MeasureId = keyof MeasureIds;

/** Kinds of games that leaderboards keep apart besides the base game, maps and what has tiles of other boxes. */
// biome-ignore lint/suspicious/noEmptyInterface: modules declare theirs here.
export interface BoardKindIds {}
export type BoardKindId = keyof BoardKindIds;

/** Something that results count for each seat. Results of before it was declared have none: they count as 0. */
export interface Count {
  readonly key: CountId;
  /** Whether an event is one of them, for the seat that it names. */
  of(event: GameEvent): boolean;
  /** The leaderboard by the most of it in one game, and its key in standings. */
  readonly measure?: { readonly id: MeasureId; readonly key: MeasureIds[MeasureId] };
}
