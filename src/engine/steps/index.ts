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
  /** The seat that decides; null for the seat whose turn it is. */
  readonly seat: Seat | null;
  /** The subject, if a step can be due for several: a seat, a segment or a number, as the step says. */
  readonly subject: number | null;
}

export const entryOf = (step: StepId, seat: Seat | null = null, subject: number | null = null): StepEntry => {
  return { step, seat, subject };
};

/** Whether no tile has been drawn yet for the turn that comes. */
export const isBetweenTurns = (agenda: readonly StepEntry[]): boolean => agenda.some(({ step }) => step === 'draw');

export interface Step {
  /** The question alone tells of a hand, so only the asked seat may know of the step and its options. */
  readonly secret?: boolean;
  /**
   * Whether all seats that are asked in a row may answer now, in any order. Then all have the same options, whatever others answer, and
   * nobody sees an answer before all have answered.
   */
  isAtOnce?(game: Game): boolean;
  /** Whether a single option is played by itself and told as forced. */
  readonly forced?: boolean;
  /** Every legal action; nothing else says what is legal. Nobody is asked if `pass` is the only option, or if the step has no options. */
  options?(game: Game): readonly Action[];
  /** Whether chance decides now what it does unchosen; games that stop before chance stop before it. The record has no line for it. */
  isChance?(game: Game): boolean;
  /** Options that are too many to list: one for each number. Some of them may be among `options`. */
  numbers?(game: Game): NumberedOptions;
  /** Standing answers by name: each chooses one of the options. */
  readonly standing?: Readonly<Record<string, (game: Game, seat: Seat) => Action>>;
  /** The standing answer that holds if the asked player's time runs out; such a question has less time than a turn. */
  readonly lapse?: string;
  /**
   * What happens without a choice, whatever the options are: nothing is to be decided, or the asked seat has resigned. It may differ from a
   * pass. A chosen action is done by its verb.
   */
  unchosen?(game: Game, entry: StepEntry): void;
}

/** From `least` to `most`, whole numbers. */
export interface NumberedOptions {
  readonly least: number;
  readonly most: number;
  of(value: number): Action;
}

export interface StandingAnswer {
  readonly step: StepId;
  readonly answer: string;
}

/** The standing answers of all these steps. */
export const standingAnswersOf = (steps: Readonly<Partial<Record<StepId, Step>>>): readonly StandingAnswer[] =>
  (Object.keys(steps) as StepId[]).flatMap((step) =>
    Object.keys(steps[step]?.standing ?? {}).map((answer) => ({ step, answer })),
  );

/** The steps of the base game, in their order. */
export const STEPS = {
  draw: drawStep,
  place: placeStep,
  meeple: meepleStep,
  score: scoreStep,
  end: endStep,
} satisfies Partial<Record<StepId, Step>>;
