import type { Member } from '../../../game/table.ts';
import { cut, fitting } from '../escape.ts';
import type { ThingWords, TurnWords } from '../types.ts';
import { inMarkdown, type Language, mention, safeName } from './language.ts';
import { beforeTheEnd, storyOf } from './log.ts';

const PAST_LIMIT = 500;
/** Six seats at 400 characters, with escapes that can double a name. */
const SCORE_NAME = 18;

export function turnOf(language: Language, things: ThingWords): TurnWords {
  const { turn, log } = language.phrases;
  const asked = (member: Member | undefined): string => (member ? mention(member.user) : '?');

  return {
    title: ({ toMove, tilesLeft }, people) =>
      toMove === null ? turn.over : turn.title(asked(people[toMove]), tilesLeft),

    scores: ({ scores, supply, resigned, toMove }, people) =>
      scores
        .map((points, seat) => {
          const name = safeName(people[seat]?.name ?? '?', SCORE_NAME);
          const state = resigned.includes(seat) ? `(${turn.resigned})` : `♟${supply[seat]?.meeple ?? 0}`;
          return `${seat === toMove ? `**${name}**` : name} ${language.number(points)} ${state}`;
        })
        .join(' · '),

    tile: ({ drawn }) => (drawn === null ? '' : turn.tile(things.tile(drawn))),
    page: ({ from, to, of }) => (from <= 1 && to >= of ? '' : turn.page(from, to, of)),
    commitment: turn.commitment,

    past: (number, events, people) => {
      const head = turn.past(number);
      const lines = storyOf(language, things, beforeTheEnd(events), inMarkdown(people));
      const room = PAST_LIMIT - head.length - 3;
      const kept = fitting(lines, room, log.more, ' ').join(' ');
      return kept ? `${head} – ${cut(kept, room)}` : head;
    },

    broughtDown: (people, seat) => turn.broughtDown(seat === null ? null : inMarkdown(people).name(seat)),
  };
}
