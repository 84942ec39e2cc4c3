import { ABSENCE_CHOICES, type UserId } from '../../../game/table.ts';
import { cut } from '../escape.ts';
import type { TimeWords } from '../time-types.ts';
import type { Language } from './language.ts';
import { momentIn } from './moment.ts';

const LABEL = 38;
const ABOUT = 100;

export function timeOf(language: Language): TimeWords {
  const { say, mention, begun } = language;
  const people = (users: readonly UserId[]): string => language.and(users.map(mention));
  return {
    pace: (pace) => {
      const about = say(`pace-${pace?.kind ?? 'none'}.about`);
      const name =
        pace === null
          ? say('pace-none')
          : pace.kind === 'live'
            ? say('pace-live', { minutes: pace.minutes })
            : say('pace-post', { days: pace.days });
      return { name: cut(name, LABEL), about: cut(about, ABOUT) };
    },
    menu: say('time-menu'),
    until: (end) =>
      end === null ? say('time-paused') : say('time-until', { at: momentIn(end, 'f'), when: momentIn(end, 'R') }),
    reminder: (user, end) => say('time-reminder', { who: mention(user), when: momentIn(end, 'R') }),
    reminderDirect: (end, link) => say('time-reminder-direct', { when: momentIn(end, 'R'), link }),
    directClosed: say('time-direct-closed'),
    away: ({ why, votes }, user, others, choices) => {
      const who = mention(user);
      const wishes = ABSENCE_CHOICES.flatMap((choice) => {
        const by = votes.filter((vote) => vote.choice === choice).map((vote) => vote.user);
        return by.length === 0 ? [] : [say('time-wish', { choice, people: people(by) })];
      });
      const ask = say('time-ask', { who, others: people(others), removable: choices.includes('remove') });
      return [`**${begun(say('time-away', { why, who }))}**`, ask, ...wishes].join('\n');
    },
    chosen: (choice) => say('time-chosen', { choice }),
    waited: (user) => say('time-waited', { who: mention(user) }),
    removed: (user) => begun(say('time-removed', { who: mention(user) })),
    pauseWish: (agreed, still) => begun(say('time-pause-wish', { agreed: people(agreed), still: people(still) })),
    paused: say('time-pause'),
    wentOn: (user) => begun(say('time-went-on', { who: mention(user) })),
  };
}
