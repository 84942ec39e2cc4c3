import type { Scoring, ScoringSeen } from '../../../game/past/scorings.ts';
import { cut, MESSAGE_TEXT } from '../escape.ts';
import type { Members, Topic } from '../vocabulary.ts';
import { inMarkdown, inPlain, listed, moreThings, type SpokenLanguage } from './language.ts';
import { scored, whatOf } from './lines.ts';
import type { ThingWords } from './things.ts';
import { topicOf } from './topic.ts';

const ALT = 1024;
const CHOICE = 100;

/** The sources of points in a finished game. */
export function whyOf(language: SpokenLanguage, things: ThingWords) {
  const { say, and, number, square } = language;
  const when = (turn: number | null): string => say('report-when', { turn });

  return {
    /** Above the menu: Markdown, at most 600 characters. */
    list: (count: number) => say('why-list', { count }),
    /** Shown in the menu before a choice; at most 150 characters. */
    menu: say('why-menu'),
    /** A score in the menu, plain, at most 100 characters each. */
    choice: ({ events, turn }: Scoring, people: Members): { readonly label: string; readonly description: string } => {
      const calling = inPlain(language, people);
      const who = and(events.map(({ seat }) => calling.name(seat)));
      const [first] = events;
      return {
        label: cut(
          `${language.begun(who)} ${language.signed(first.points)} · ${whatOf(language, things, first)}`,
          CHOICE,
        ),
        description: cut(when(turn), CHOICE),
      };
    },
    /** The working, the votes, and the rule: Markdown, at most 2000 characters. */
    text: ({ events, turn }: Scoring, people: Members, topic: Topic | null) => {
      const calling = inMarkdown(language, people);
      const votes = events[0].votes.flatMap((count, seat) =>
        count > 0 ? [`${calling.weak(seat)} ${number(count)}`] : [],
      );
      const head = [
        say('why-title', { when: when(turn) }),
        language.begun(scored(language, things, events, calling)),
        ...(votes.length > 0 ? [say('why-votes', { listed: votes.join(', ') })] : []),
      ];
      const answer = topic && topicOf(language)(topic);
      const rule = answer ? ['', `**${answer.title}**`, answer.told] : [];
      return cut([...head, ...rule].join('\n'), MESSAGE_TEXT);
    },
    /** For the picture: plain, at most 1024 characters. */
    alt: ({ events, turn, places }: ScoringSeen, people: Members) => {
      const calling = inPlain(language, people);
      const squares = [...new Set(places.map(square))];
      const head = say('why-alt', { what: whatOf(language, things, events[0]), when: when(turn) });
      const told = scored(language, things, events, calling);
      const room = ALT - head.length - told.length - 2;
      const where = listed((all) => say('why-squares', { listed: all }), squares, room, moreThings(language), ', ');
      return cut([head, told, where].join(' '), ALT);
    },
  };
}
