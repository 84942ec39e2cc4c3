import { cut, MESSAGE_TEXT } from '../escape.ts';
import type { ThingWords, WhyWords } from '../types.ts';
import { inMarkdown, inPlain, type Language, listed, moreThings } from './language.ts';
import { scored, whatOf } from './lines.ts';

const ALT = 1024;
const CHOICE = 100;

export function whyOf(language: Language, things: ThingWords): WhyWords {
  const { say, and, number, square } = language;
  const when = (turn: number | null): string => say('report-when', { turn });

  return {
    list: (count) => say('why-list', { count }),
    menu: say('why-menu'),
    choice: ({ events, turn }, people) => {
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
    text: ({ events, turn }, people, topic) => {
      const calling = inMarkdown(language, people);
      const votes = events[0].votes.flatMap((count, seat) =>
        count > 0 ? [`${calling.weak(seat)} ${number(count)}`] : [],
      );
      const head = [
        say('why-title', { when: when(turn) }),
        language.begun(scored(language, things, events, calling)),
        ...(votes.length > 0 ? [say('why-votes', { listed: votes.join(', ') })] : []),
      ];
      const rule = topic === null ? [] : ['', `**${say(`topic-${topic}`)}**`, say(`topic-${topic}.text`)];
      return cut([...head, ...rule].join('\n'), MESSAGE_TEXT);
    },
    alt: ({ events, turn, places }, people) => {
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
