import type { StepIds } from '../declared.ts';
import type { Game } from '../game.ts';
import type { Action } from '../turn/actions.ts';
import type { Seat } from '../vocabulary.ts';
import { drawStep } from './draw.ts';
import { endStep } from './end.ts';
import { meepleStep } from './meeple.ts';
import { placeStep } from './place.ts';
import { scoreStep } from './score.ts';

export type StepId = keyof StepIds;

/** One thing still to be done. Entries are never changed, so turns and clones share them. */
export interface StepEntry {
  readonly step: StepId;
  /** Who decides; null for the seat whose turn it is. */
  readonly seat: Seat | null;
  /** What it is about, where a step can be due for several: a seat, a segment, a number; the step says which. */
  readonly subject: number | null;
}

export const entryOf = (step: StepId, seat: Seat | null = null, subject: number | null = null): StepEntry => {
  return { step, seat, subject };
};

/** Whether no tile has been drawn yet for the turn that comes. */
export const isBetweenTurns = (agenda: readonly StepEntry[]): boolean => agenda.some(({ step }) => step === 'draw');

export interface Step {
  /** That it is asked at all tells of a hand: only the seat that is asked may know. Its options are then as secret. */
  readonly secret?: boolean;
  /** Whether a single option is played by itself, and told as forced. */
  readonly forced?: boolean;
  /**
   * Every legal action; the only statement of what is legal. Nobody is asked where there is nothing but `pass`, nor in a step
   * that has no options.
   */
  options?(game: Game): readonly Action[];
  /** Answers that somebody may give once for all times it is asked, by name: each chooses one of the options. */
  readonly standing?: Readonly<Record<string, (game: Game, seat: Seat) => Action>>;
  /**
   * What comes of it where nobody has chosen, whatever the options are: nothing is to be decided, or who is asked is absent,
   * having resigned. That need not be what a pass does. What is chosen its verb does.
   */
  unchosen?(game: Game, entry: StepEntry): void;
}

export interface PermanentAnswer {
  readonly step: StepId;
  readonly answer: string;
}

/** The answers that somebody may give once for all times, of all these steps. */
export const standingAnswersOf = (steps: Readonly<Partial<Record<StepId, Step>>>): readonly PermanentAnswer[] =>
  (Object.keys(steps) as StepId[]).flatMap((step) =>
    Object.keys(steps[step]?.standing ?? {}).map((answer) => ({ step, answer })),
  );

/** Those of the base game, in their order. */
export const STEPS = {
  draw: drawStep,
  place: placeStep,
  meeple: meepleStep,
  score: scoreStep,
  end: endStep,
} satisfies Partial<Record<StepId, Step>>;
