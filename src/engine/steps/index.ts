import type { Action } from '../actions.ts';
import type { Game } from '../game.ts';
import { drawStep } from './draw.ts';
import { endStep } from './end.ts';
import { meepleStep } from './meeple.ts';
import { placeStep } from './place.ts';
import { scoreStep } from './score.ts';

/** What a turn is made of. Those in which nothing can be decided offer nothing but `pass` and run by themselves. */
export type StepId = 'draw' | 'gift' | 'keep' | 'place' | 'arrow' | 'receive' | 'follow' | 'meeple' | 'score' | 'end';

export interface Step {
  /** That it is asked at all tells of a hand: only the seat to move may know. Its options are then as secret. */
  readonly secret?: boolean;
  /** Every legal action; the only statement of what is legal. */
  options(game: Game): readonly Action[];
  play(game: Game, action: Action): void;
}

/** Those of the base game, in their order. */
export const STEPS = {
  draw: drawStep,
  place: placeStep,
  meeple: meepleStep,
  score: scoreStep,
  end: endStep,
} satisfies Partial<Record<StepId, Step>>;
