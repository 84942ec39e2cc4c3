import type { GameEvent, GameView } from '../../engine/index.ts';
import type { LessonPress, LessonStep } from '../../game/lesson.ts';
import type { Scoring, ScoringSeen } from '../../game/scorings.ts';
import type { People, Topic } from './vocabulary.ts';

/** What newcomers are told: Markdown, at most 1000 characters unless said. */
export interface LearnWords {
  /** Beside the buttons of a turn: what is learnt, and which of them is to be pressed. */
  step(about: {
    readonly step: LessonStep;
    readonly press: LessonPress;
    /** From 1. */
    readonly number: number;
    readonly of: number;
    /** Of the button to be pressed. */
    readonly label: string;
    /** What the computer has done since, line by line; '' for nothing. */
    readonly before: string;
    /** It was left off here before. */
    readonly isTakenUp: boolean;
  }): string;
  /** When something else was pressed than what is wanted. */
  other(about: { readonly pressed: LessonPress; readonly wanted: LessonPress; readonly label: string }): string;
  /** After it, at most 1900 characters. `events`: those of the last call, with final scoring. */
  over(about: { readonly view: GameView; readonly people: People; readonly events: readonly GameEvent[] }): string;
  /** Below the first panel of somebody who has never played. */
  readonly first: string;
}

/** What points came of, asked of a game that is over. */
export interface WhyWords {
  /** Above the menu: Markdown, at most 600 characters. */
  list(count: number): string;
  /** Shown in the menu before anything is chosen; at most 150 characters. */
  readonly menu: string;
  /** One in the menu: each plain, at most 100 characters. */
  choice(scoring: Scoring, people: People): { readonly label: string; readonly description: string };
  /** The working, whose figures stood there, and the rule: Markdown, at most 2000 characters. */
  text(scoring: Scoring, people: People, topic: Topic | null): string;
  /** Of the picture: plain, at most 1024 characters. */
  alt(scoring: ScoringSeen, people: People): string;
}
