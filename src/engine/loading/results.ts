import type { BoardKindIds, CountIds, MeasureIds } from '../declared.ts';
import type { GameEvent } from '../turn/events.ts';

export type CountId = keyof CountIds;

export type MeasureId = keyof MeasureIds;

export type BoardKindId = keyof BoardKindIds;

/** Something that results count for each seat. Results from before its declaration count 0. */
export interface Count {
  readonly key: CountId;
  /** Whether an event counts, for the seat that it names. */
  of(event: GameEvent): boolean;
  /** The leaderboard by the highest count in one game. `former`: its key in standings of format 1, if that is another. */
  readonly measure?: { readonly id: MeasureId; readonly former?: string };
}
