import type { Action, GameEvent, GameView, Place, Square, StepId, VerbId } from '../../engine/index.ts';
import type { People } from './vocabulary.ts';

/** What is decided beside a turn's own line: what an expansion asks, and what it offers in step 2. Labels at most 80 characters. */
export interface DecisionWords {
  /** `<@1> – move the dragon, step 2 of 6`; mentions who is asked, who must be in `allowedMentions` to be pinged. */
  title(view: GameView, people: People): string;
  /** `2: C4 – eats Ada 1 meeple`. `events`: of the imagined choice. */
  /** `step`: which to do nothing in may be called something else. */
  label(
    mark: string | null,
    action: Action,
    events: readonly GameEvent[],
    people: People,
    step?: StepId | null,
  ): string;
  /** Opens the options of one verb: `Move the fairy (3) …`. */
  groupLabel(verb: VerbId, count: number): string;
  /** What is chosen among them: options `from` to `to` of `of`, counted from 1. */
  group(about: { readonly verb: VerbId; readonly from: number; readonly to: number; readonly of: number }): string;
  /** Opens a decision with more options than buttons. */
  readonly open: string;
  /** Switches a standing answer on, or off where it `isOn`. */
  standingLabel(step: StepId, answer: string, isOn: boolean): string;
  /** What comes of it. */
  standingSet(step: StepId, answer: string, isOn: boolean): string;
  /** A board on which squares and places are marked; no Markdown. */
  alt(marks: readonly { readonly label: string; readonly at: Square | Place }[]): string;
}
