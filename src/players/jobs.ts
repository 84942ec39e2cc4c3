import { Game, type GameRecord, writeMove } from '../engine/index.ts';
import type { Grade, HintedWay, Riddle } from './advice.ts';
import { chanceFrom } from './chance.ts';
import { gradeOf, spansOf } from './grade.ts';
import { hintFor } from './hint.ts';
import { knownBy, playable } from './known.ts';
import { playerOf } from './level-players.ts';
import type { Level } from './levels.ts';
import { riddleAt } from './puzzle.ts';

/** What every job of a thread says. */
interface Thinking {
  readonly record: GameRecord;
  /** Processor time. */
  readonly ms: number;
  /** Decides all chance of its own. */
  readonly seed: string;
}

/** What a thread is asked to think about, and what it answers. */
interface Jobs {
  /** What a level does; answered by lines of a record. */
  choose: [about: { readonly level: Level }, answer: readonly string[]];
  /** What speaks for the best turns of who is asked. */
  hint: [about: unknown, answer: readonly HintedWay[]];
  /** Whether the turn of a record at an index is a riddle. */
  riddle: [about: { readonly index: number }, answer: Riddle | null];
  /** The turn of a record at an index, from 0, held against what would have been better; null beyond the last. */
  grade: [about: { readonly index: number }, answer: Grade | null];
}

export type JobKind = keyof Jobs;
export type JobOf<Kind extends JobKind> = { readonly kind: Kind } & Thinking & Jobs[Kind][0];
export type Job = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
export type AnswerTo<Kind extends JobKind> = Jobs[Kind][1];

/** Does it where it is called. What it thinks with is drawn anew of what the seat that is asked may know; the record itself no player sees. */
export async function done(job: Job): Promise<AnswerTo<JobKind>> {
  const { record, ms } = job;
  const chance = chanceFrom(job.seed);
  switch (job.kind) {
    case 'choose': {
      const game = Game.of(record);
      const { actions } = await playerOf(job.level, ms).choose(knownBy(game, game.asked!), chance);
      return playable(game, actions).map(writeMove);
    }
    case 'hint':
      return hintFor(Game.of(record), { ms }, chance);
    case 'riddle':
      return riddleAt(record, job.index, { ms }, chance);
    case 'grade': {
      const span = spansOf(record)[job.index];
      return span === undefined ? null : gradeOf(record, span, ms, chance);
    }
  }
}
