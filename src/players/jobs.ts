import { type Action, Game, type GameRecord, writeMove } from '../engine/index.ts';
import type { Grade, HintedWay, Riddle } from './advice.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { gradeOf, spansOf } from './grade.ts';
import { hintFor } from './hint.ts';
import { knownBy, playable } from './known.ts';
import { playerOf } from './level-players.ts';
import type { Level } from './levels.ts';
import type { Player } from './player.ts';
import { riddleAt } from './puzzle.ts';

/** The part that all jobs share. */
interface Thinking {
  readonly record: GameRecord;
  /** Processor time. */
  readonly ms: number;
  /** Decides all chance of the thinking. */
  readonly seed: string;
}

/** What a thread is asked to think about, and what it answers. */
interface Jobs {
  /** What a level does; answered by lines of a record. */
  choose: [about: { readonly level: Level }, answer: readonly string[]];
  /** The reasons for the best turns of the asked seat. */
  hint: [about: unknown, answer: readonly HintedWay[]];
  /** Whether the turn of a record at an index is a riddle. */
  riddle: [about: { readonly index: number }, answer: Riddle | null];
  /** The turn of a record at an index, from 0, compared with better ones; null beyond the last. */
  grade: [about: { readonly index: number }, answer: Grade | null];
}

export type JobKind = keyof Jobs;
export type JobOf<Kind extends JobKind> = { readonly kind: Kind } & Thinking & Jobs[Kind][0];
export type Job = { [Kind in JobKind]: JobOf<Kind> }[JobKind];
export type AnswerTo<Kind extends JobKind> = Jobs[Kind][1];

/** Does a job in the calling thread. Players think with games drawn anew from what the asked seat may know, and never see the record. */
export async function done(job: Job): Promise<AnswerTo<JobKind>> {
  const { record, ms } = job;
  const chance = chanceFrom(job.seed);
  switch (job.kind) {
    case 'choose':
      return (await chosenIn(Game.of(record), playerOf(job.level, ms), chance)).map(writeMove);
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

/**
 * A player's actions, up to where others may see them; uses the game up. A secret step that was passed must leave no trace, not even in the
 * number of changes of the table. So after such a pass the player goes on at once, as people do.
 */
export async function chosenIn(game: Game, player: Player, chance: Chance): Promise<Action[]> {
  const isSecret = game.view(null).step !== game.step;
  const { actions } = await player.choose(knownBy(game, game.asked!), chance);
  const done = playable(game, actions);
  const [first] = done;
  if (!isSecret || done.length !== 1 || first?.type !== 'pass') return done;
  game.play(first);
  return [first, ...(await chosenIn(game, player, chance))];
}
