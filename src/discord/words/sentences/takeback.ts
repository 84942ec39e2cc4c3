import type { GameEvent } from '../../../engine/index.ts';
import type { TakeBackSeconds } from '../../../game/lobby/options.ts';
import type { UserId } from '../../../game/table/table.ts';
import { cut } from '../escape.ts';
import type { Members, NamedMap } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';
import type { LogWords } from './log.ts';
import { momentIn } from './moment.ts';

const LABEL = 38;
const ABOUT = 100;
/** The room for moves to undo in a message. */
const MOVES = 1200;

/** A choice of how long a turn can be taken back. */
export const secondsIn = ({ say }: SpokenLanguage, seconds: TakeBackSeconds | null): NamedMap => ({
  name: cut(seconds === null ? say('takeback-off') : say('takeback-on', { seconds }), LABEL),
  about: cut(say(seconds === null ? 'takeback-off.about' : 'takeback-on.about'), ABOUT),
});

/** The end of a pending turn, in ms since 1970. `isLast`: no tile is left. */
export interface HeldAbout {
  readonly until: number;
  readonly isLast: boolean;
}

/** The turns to undo, each as its events. */
export interface UndoAbout {
  readonly turns: readonly (readonly GameEvent[])[];
  readonly people: Members;
}

/** Taking back: Markdown. */
export function takeBackOf(language: SpokenLanguage, log: LogWords) {
  const { say, mention, begun } = language;
  const people = (users: readonly UserId[]): string => language.and(users.map(mention));
  const movesIn = ({ turns, people: seated }: UndoAbout): string =>
    log
      .moves(turns, seated, MOVES)
      .map((line) => `- ${line}`)
      .join('\n');
  return {
    /** For everybody, below the events. `who` can take the turn back. */
    held: (who: UserId, { until, isLast }: HeldAbout) =>
      begun(say('takeback-held', { who: mention(who), when: momentIn(until, 'T'), last: isLast })),
    /** For the player of the turn. */
    own: ({ until, isLast }: HeldAbout) => say('takeback-own', { when: momentIn(until, 'T'), last: isLast }),
    taken: say('takeback-taken'),
    /** How long a turn can be taken back, at most 38 characters; null: not at all. */
    seconds: (seconds: TakeBackSeconds | null): NamedMap => secondsIn(language, seconds),
    /** Asks before the others are asked; `others`: people who have to agree. At most 2000 characters, as in `undoWish`. */
    undoConfirm: (about: UndoAbout, others: readonly UserId[]) =>
      say('takeback-undo-confirm', { moves: movesIn(about), alone: others.length === 0, others: people(others) }),
    undoWish: (by: UserId, about: UndoAbout, others: readonly UserId[]) =>
      begun(say('takeback-undo-wish', { who: mention(by), moves: movesIn(about), others: people(others) })),
    undoAsked: say('takeback-undo-asked'),
    undoAgreed: (still: readonly UserId[]) => say('takeback-undo-agreed', { still: people(still) }),
    undoDone: (by: UserId) => begun(say('takeback-undo-done', { who: mention(by) })),
    undoDeclined: (by: UserId) => begun(say('takeback-undo-declined', { who: mention(by) })),
    /** In the end report. */
    unrated: say('takeback-unrated'),
  };
}
