import type { AbsenceChoice, Away, UserId } from '../../game/table.ts';
import type { Pace } from '../../game/time/pace.ts';
import type { Named } from './lobby-types.ts';

/** Time at a table: Markdown. Moments in milliseconds since 1970. */
export interface TimeWords {
  /** How long a turn may take, at most 38 characters; null: no limit. */
  pace(pace: Pace | null): Named;
  /** Shown in a menu before anything is chosen; at most 150 characters. */
  readonly menu: string;
  /** Under the title of a turn. `end`: null while the clock stands still. */
  until(end: number | null): string;
  reminder(user: UserId, end: number): string;
  /** In a direct message; `link` leads to the game. */
  reminderDirect(end: number, link: string): string;
  /** Below a reminder in the channel, to whoever wished for direct messages. */
  readonly directClosed: string;
  /** Somebody does not answer, and the others choose. `others`: who may. */
  away(
    about: Pick<Away, 'why' | 'votes'>,
    who: UserId,
    others: readonly UserId[],
    choices: readonly AbsenceChoice[],
  ): string;
  /** To whoever has chosen, as long as it is not decided. */
  chosen(choice: AbsenceChoice): string;
  waited(user: UserId): string;
  removed(user: UserId): string;
  /** Who agrees to pause and who is still to be asked. */
  pauseWish(agreed: readonly UserId[], still: readonly UserId[]): string;
  readonly paused: string;
  wentOn(user: UserId): string;
}
