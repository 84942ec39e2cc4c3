import { ABSENCE_CHOICES, type AbsenceChoice, type Away, type UserId } from '../../../game/table/table.ts';
import type { Pace } from '../../../game/time/pace.ts';
import { cut } from '../escape.ts';
import type { NamedMap } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';
import { momentIn } from './moment.ts';

const LABEL = 38;
const ABOUT = 100;

/** Time at a table: Markdown. Times in ms since 1970. */
export function timeOf(language: SpokenLanguage) {
  const { say, mention, begun } = language;
  const people = (users: readonly UserId[]): string => language.and(users.map(mention));
  return {
    /** The time for a turn, at most 38 characters; null: no limit. */
    pace: (pace: Pace | null): NamedMap => {
      const about = say(`pace-${pace?.kind ?? 'none'}.about`);
      const name =
        pace === null
          ? say('pace-none')
          : pace.kind === 'live'
            ? say('pace-live', { minutes: pace.minutes })
            : say('pace-post', { days: pace.days });
      return { name: cut(name, LABEL), about: cut(about, ABOUT) };
    },
    /** Shown in a menu before a choice; at most 150 characters. */
    menu: say('time-menu'),
    /** Below a turn's title. `end`: null during a pause. */
    until: (end: number | null, isLapsing = false) => {
      if (end === null) return say('time-paused');
      const until = say('time-until', { at: momentIn(end, 'f') });
      return isLapsing ? `${until} ${say('time-lapses')}` : until;
    },
    reminder: (user: UserId, end: number) => say('time-reminder', { who: mention(user), when: momentIn(end, 'f') }),
    /** In a direct message; `link` leads to the game. */
    reminderDirect: (end: number, link: string) => say('time-reminder-direct', { when: momentIn(end, 'f'), link }),
    /** Below a reminder in the channel, for a person who wants direct messages. */
    directClosed: say('time-direct-closed'),
    /** A person does not answer, and the others choose. `others`: the people who may. */
    away: (
      { why, votes }: Pick<Away, 'why' | 'votes'>,
      user: UserId,
      others: readonly UserId[],
      choices: readonly AbsenceChoice[],
    ) => {
      const who = mention(user);
      const wishes = ABSENCE_CHOICES.flatMap((choice) => {
        const by = votes.filter((vote) => vote.choice === choice).map((vote) => vote.user);
        return by.length === 0 ? [] : [say('time-wish', { choice, people: people(by) })];
      });
      const ask = say('time-ask', { who, others: people(others), removable: choices.includes('remove') });
      return [`**${begun(say('time-away', { why, who }))}**`, ask, ...wishes].join('\n');
    },
    /** For a person who has voted, before the decision. */
    chosen: (choice: AbsenceChoice) => say('time-chosen', { choice }),
    waited: (user: UserId) => say('time-waited', { who: mention(user) }),
    removed: (user: UserId) => begun(say('time-removed', { who: mention(user) })),
    /** The people who agree to pause, and those still to be asked. */
    pauseWish: (agreed: readonly UserId[], still: readonly UserId[]) =>
      begun(say('time-pause-wish', { agreed: people(agreed), still: people(still) })),
    paused: say('time-pause'),
    wentOn: (user: UserId) => begun(say('time-went-on', { who: mention(user) })),
  };
}
