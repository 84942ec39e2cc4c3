import type { GameEvent, GameView } from '../../engine/index.ts';
import type { LessonPress, LessonStep } from '../../game/lesson.ts';
import type { People } from './vocabulary.ts';

/** What newcomers are told: Markdown, at most 600 characters unless said. */
export interface LearnWords {
  /** Above a panel of the guided game: what is learnt, and what is to be pressed. */
  step(about: {
    readonly step: LessonStep;
    readonly press: LessonPress;
    /** From 1. */
    readonly number: number;
    readonly of: number;
    /** Of the button to be pressed. */
    readonly label: string;
    /** It was left off here, or something else was pressed. */
    readonly remark: 'again' | { readonly pressed: LessonPress } | null;
  }): string;
  /** After it, at most 1900 characters. `events`: those of the last call, with final scoring. */
  over(about: { readonly view: GameView; readonly people: People; readonly events: readonly GameEvent[] }): string;
  /** Below the first panel of somebody who has never played. */
  readonly first: string;
}
