import type { TakeBackSeconds } from '../../../game/options.ts';
import type { UserId } from '../../../game/table.ts';
import { cut } from '../escape.ts';
import type { Named } from '../lobby-types.ts';
import type { TakeBackWords } from '../takeback-types.ts';
import type { LogWords } from '../types.ts';
import type { Language } from './language.ts';
import { momentIn } from './moment.ts';

const LABEL = 38;
const ABOUT = 100;
/** Of a message, for what would be taken back. */
const MOVES = 1200;

/** How long a turn can be taken back, as a choice. */
export const secondsIn = ({ say }: Language, seconds: TakeBackSeconds | null): Named => ({
  name: cut(seconds === null ? say('takeback-off') : say('takeback-on', { seconds }), LABEL),
  about: cut(say(seconds === null ? 'takeback-off.about' : 'takeback-on.about'), ABOUT),
});

export function takeBackOf(language: Language, log: LogWords): TakeBackWords {
  const { say, mention, begun } = language;
  const people = (users: readonly UserId[]): string => language.and(users.map(mention));
  const movesIn = ({ turns, people: seated }: Parameters<TakeBackWords['undoConfirm']>[0]): string =>
    log
      .moves(turns, seated, MOVES)
      .map((line) => `- ${line}`)
      .join('\n');
  return {
    held: (who, { until, isLast }) =>
      begun(say('takeback-held', { who: mention(who), when: momentIn(until, 'R'), last: isLast })),
    own: ({ until, isLast }) => say('takeback-own', { when: momentIn(until, 'R'), last: isLast }),
    taken: say('takeback-taken'),
    seconds: (seconds) => secondsIn(language, seconds),
    undoConfirm: (about, others) =>
      say('takeback-undo-confirm', { moves: movesIn(about), alone: others.length === 0, others: people(others) }),
    undoWish: (by, about, others) =>
      begun(say('takeback-undo-wish', { who: mention(by), moves: movesIn(about), others: people(others) })),
    undoAsked: say('takeback-undo-asked'),
    undoAgreed: (still) => say('takeback-undo-agreed', { still: people(still) }),
    undoDone: (by) => begun(say('takeback-undo-done', { who: mention(by) })),
    undoDeclined: (by) => begun(say('takeback-undo-declined', { who: mention(by) })),
    unrated: say('takeback-unrated'),
  };
}
