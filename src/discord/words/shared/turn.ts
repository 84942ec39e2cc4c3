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
    title: ({ toMove, tilesLeft, part, drawnToo }, people) => {
      if (toMove === null) return turn.over;
      const who = asked(people[toMove]);
      return drawnToo === null ? turn.title(who, tilesLeft, part) : turn.titleOfTwo(who, tilesLeft);
    },

    scores: ({ scores, supply, resigned, toMove, gifts }, people) =>
      scores
        .map((points, seat) => {
          const name = safeName(people[seat]?.name ?? '?', SCORE_NAME);
          const { meeple = 0, abbot = 0 } = supply[seat] ?? {};
          const state = resigned.includes(seat) ? `(${turn.resigned})` : `♟${meeple}${'♝'.repeat(abbot)}`;
          const unopened = gifts && !resigned.includes(seat) ? ` 🎁${gifts.counts[seat] ?? 0}` : '';
          return `${seat === toMove ? `**${name}**` : name} ${language.number(points)} ${state}${unopened}`;
        })
        .join(' · '),

    tile: ({ drawn, drawnToo }) => {
      if (drawn === null) return '';
      return drawnToo === null
        ? turn.tile(things.tile(drawn))
        : turn.twoTiles(things.tile(drawn), things.tile(drawnToo));
    },
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
