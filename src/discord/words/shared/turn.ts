import { FIGURES, type GameView } from '../../../engine/index.ts';
import { isStoodInFor } from '../../../game/characters.ts';
import type { Member } from '../../../game/table.ts';
import { cut, escaped, fitting } from '../escape.ts';
import type { People, ThingWords, TurnWords } from '../types.ts';
import { titleIn } from './decision.ts';
import { capital, inMarkdown, type Language, moreLines, nameIn, SHORT_NAME_LENGTH } from './language.ts';
import { mapNameIn } from './lobby.ts';
import { beforeTheEnd, storyOf } from './story.ts';

const PAST_LIMIT = 500;
const SCORES_LIMIT = 400;
/** How long names may be, with escapes that can double them. */
const SCORE_NAMES = [18, 14, 10, 6];

const OTHERS = FIGURES.filter((figure) => figure !== 'meeple');

export function turnOf(language: Language, things: ThingWords): TurnWords {
  const { say, number } = language;
  const addressed = (member: Member | undefined): string => (member ? language.begun(language.mention(member)) : '?');

  const scoreOf = (view: GameView, people: People, seat: number, most: number): string => {
    const { scores, supply, pieces, resigned, asked, hands } = view;
    const member = people[seat] ?? { name: '?' };
    const own = nameIn(language, member, most);
    const name = 'user' in member && isStoodInFor(member) ? say('stood-in-for', { who: own }) : own;
    const who = `${language.begun(seat === asked ? `**${name}**` : name)} ${number(scores[seat]!)}`;
    if (resigned.includes(seat)) return `${who} (${say('turn-resigned')})`;
    const { meeple = 0, ...others } = supply[seat] ?? {};
    const figures = `♟${meeple}${OTHERS.map((figure) => say(`sign-${figure}`).repeat(others[figure] ?? 0)).join('')}`;
    const cards = hands.map(({ deck, counts }) => ` ${say(`sign-${deck}`)}${counts[seat] ?? 0}`).join('');
    const held = Map.groupBy(
      pieces.filter((piece) => piece.seat === seat && piece.count > 0),
      ({ kind }) => kind,
    );
    // What there is one of needs no number.
    const tokens = [...held]
      .map(([kind, own]) => {
        const count = own.reduce((sum, one) => sum + one.count, 0);
        return `${say(`sign-${kind}`)}${own[0]!.single ? '' : count}`;
      })
      .join('');
    return `${who} ${figures}${cards}${tokens && ` ${tokens}`}`;
  };

  return {
    title: (view, people) => {
      const { asked, tilesLeft, part } = view;
      if (asked === null) return say('turn-over');
      const who = addressed(people[asked]);
      if (view.moment !== 'tile' && view.moment !== 'before') return titleIn(language, who, view);
      if (people[asked]?.computer !== undefined) return say('turn-title-computer', { who, left: tilesLeft });
      return say('turn-title', { who, left: tilesLeft, part: part === 'own' ? null : say(`part-${part}`) });
    },

    scores: (view, people) => {
      const line = (most: number): string =>
        view.scores.map((_, seat) => scoreOf(view, people, seat, most)).join(' · ');
      // Names give way where many things have to be told of each.
      const shown = SCORE_NAMES.map(line);
      return shown.find(({ length }) => length <= SCORES_LIMIT) ?? cut(shown.at(-1)!, SCORES_LIMIT);
    },

    tile: ({ drawn, drawnToo }) => {
      if (drawn === null) return '';
      return drawnToo === null
        ? say('turn-tile', { tile: things.tile(drawn) })
        : say('turn-two-tiles', { tile: things.tile(drawn), other: things.tile(drawnToo) });
    },
    page: ({ from, to, of }) => (from <= 1 && to >= of ? '' : say('turn-page', { from, to, of })),
    region: (region, from, to) => language.labelled(say(`turn-region-${region}`), from === to ? from : `${from}–${to}`),
    map: ({ map }) => {
      if (map === null) return '';
      const { layout, town, freeSquares } = map;
      const told = say('turn-map', { name: escaped(mapNameIn(language, layout.id, layout.name)), free: freeSquares });
      return town === null ? told : `${told} ${capital(say(`town-${town}.about`))}.`;
    },
    commitment: (hash) => say('turn-commitment', { hash }),

    past: (turn, events, people, next = []) => {
      const head = say('turn-past', { turn });
      const names = language.and(next.map((one) => nameIn(language, one, SHORT_NAME_LENGTH)));
      const follows = next.length === 0 ? '' : ` ${say('turn-next', { listed: names })}`;
      const lines = storyOf(language, things, beforeTheEnd(events), inMarkdown(language, people));
      const room = PAST_LIMIT - head.length - follows.length - 3;
      const kept = fitting(lines, room, moreLines(language), ' ').join(' ');
      return `${kept ? `${head} – ${cut(kept, room)}` : head}${follows}`;
    },
  };
}
