import type { GameEvent } from '../../engine/index.ts';
import type { TakeBackSeconds } from '../../game/options.ts';
import type { UserId } from '../../game/table.ts';
import type { Named } from './lobby-types.ts';
import type { People } from './vocabulary.ts';

/** What a turn that is held waits for, until a moment in ms since 1970. `isLast`: no tile is left. */
interface HeldAbout {
  readonly until: number;
  readonly isLast: boolean;
}

/** What would be taken back by agreement: a list of events a turn. */
interface UndoAbout {
  readonly turns: readonly (readonly GameEvent[])[];
  readonly people: People;
}

/** Taking back: Markdown. */
export interface TakeBackWords {
  /** To everybody, below what happened. `who` can take it back. */
  held(who: UserId, about: HeldAbout): string;
  /** To the player who did it. */
  own(about: HeldAbout): string;
  readonly taken: string;
  /** How long a turn can be taken back, at most 38 characters; null: it cannot. */
  seconds(seconds: TakeBackSeconds | null): Named;
  /** Asks once more, before the others are asked; `others`: who has to agree. At most 2000 characters, as the next. */
  undoConfirm(about: UndoAbout, others: readonly UserId[]): string;
  undoWish(by: UserId, about: UndoAbout, others: readonly UserId[]): string;
  readonly undoAsked: string;
  undoAgreed(still: readonly UserId[]): string;
  undoDone(by: UserId): string;
  undoDeclined(by: UserId): string;
  /** In the end report. */
  readonly unrated: string;
}
