import { FIGURES, type GameEvent, type GameView, type PieceView, type Seat, townRules } from '../../../engine/index.ts';
import { isStoodInFor } from '../../../game/computers/computer-players.ts';
import type { Member } from '../../../game/table/table.ts';
import { cut, escaped, fitting } from '../escape.ts';
import type { Members, PageSpan, Region } from '../vocabulary.ts';
import { titleIn } from './decision.ts';
import { capital, inMarkdown, moreLines, nameIn, SHORT_NAME_LENGTH, type SpokenLanguage } from './language.ts';
import { mapNameIn } from './lobby.ts';
import { beforeTheEnd, storyOf } from './story.ts';
import type { ThingWords } from './things.ts';

const PAST_LIMIT = 500;
const SCORES_LIMIT = 400;
/** Lengths of names to try; escapes can double them. */
const SCORE_NAMES = [18, 14, 10, 6];

const OTHERS = FIGURES.filter((figure) => figure !== 'meeple');

/** Parts of the public message of a turn: Markdown. */
export function turnOf(language: SpokenLanguage, things: ThingWords) {
  const { say, number } = language;
  const addressed = (member: Member | undefined): string => (member ? language.begun(language.mention(member)) : '?');

  const scoreOf = (view: GameView, people: Members, seat: number, most: number): string => {
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
    // A single piece needs no number.
    const tokens = [...held]
      .map(([kind, own]) => {
        const count = own.reduce((sum, one) => sum + one.count, 0);
        const [{ single, under }] = own as [PieceView];
        return `${say(`sign-${kind}`)}${under ? say(`sign-${under}`) : ''}${single ? '' : count}`;
      })
      .join('');
    return `${who} ${figures}${cards}${tokens && ` ${tokens}`}`;
  };

  return {
    /**
     * `<@1> – your tile (43 left)`, `… – your tile (43 left), extra turn`, `… – choose one of two tiles (42 left)`. The asked user must be
     * in `allowedMentions` to be pinged.
     */
    title: (view: GameView, people: Members) => {
      const { asked, tilesLeft, part } = view;
      if (asked === null) return say('turn-over');
      const who = addressed(people[asked]);
      if (view.moment !== 'tile' && view.moment !== 'before')
        return titleIn(language, things, who, view, inMarkdown(language, people));
      if (people[asked]?.computer !== undefined) return say('turn-title-computer', { who, left: tilesLeft });
      return say('turn-title', { who, left: tilesLeft, part: part === 'own' ? null : say(`part-${part}`) });
    },

    /** Other seats that may answer now, and have not. */
    askedToo: (seats: readonly Seat[], people: Members) =>
      seats.length === 0
        ? ''
        : say('turn-asked-too', { listed: language.and(seats.map((seat) => addressed(people[seat]))) }),

    /**
     * `Ada 31 ♟4♚♝🔨🐖 🎁3 🍷2🌾1🧵0 · Bo 28 ♟2 🎁0 …`, at most 400 characters. Figures in supply are meeples, a large one, an abbot, a
     * builder and a pig. Then come unopened gifts, and tokens of wine, grain and cloth.
     */
    scores: (view: GameView, people: Members) => {
      const line = (most: number): string =>
        view.scores.map((_, seat) => scoreOf(view, people, seat, most)).join(' · ');
      // Names become shorter if there are many figures and pieces.
      const shown = SCORE_NAMES.map(line);
      return shown.find(({ length }) => length <= SCORES_LIMIT) ?? cut(shown.at(-1)!, SCORES_LIMIT);
    },

    /** The tile in hand: `Tile: city to the north, …`; both tiles with Take 2. */
    tile: ({ drawn, drawnToo }: GameView) => {
      if (drawn === null) return '';
      return drawnToo === null
        ? say('turn-tile', { tile: things.tile(drawn) })
        : say('turn-two-tiles', { tile: things.tile(drawn), other: things.tile(drawnToo) });
    },
    /** `Numbers 1–18 of 34`; '' for a single page. */
    page: ({ from, to, of }: PageSpan) => (from <= 1 && to >= of ? '' : say('turn-page', { from, to, of })),
    /** `North-west: 1–8`: a region of a map and its numbers, on a button; plain, at most 38 characters. */
    region: (region: Region, from: number, to: number) =>
      language.labelled(say(`turn-region-${region}`), from === to ? from : `${from}–${to}`),
    /** On a map: `Germany: 87 squares free.`, and its town rules; '' without one. */
    map: ({ map }: GameView) => {
      if (map === null) return '';
      const { layout, town, freeSquares } = map;
      const told = say('turn-map', { name: escaped(mapNameIn(language, layout.id, layout.name)), free: freeSquares });
      return [told, ...townRules(town).map((one) => `${capital(say(`town-${one}.about`))}.`)].join(' ');
    },

    /** An older turn's message: `Turn 14 – Ada: …`, at most 500 characters. `next`: computers that play at once after it. */
    past: (turn: number, events: readonly GameEvent[], people: Members, next: Members = []) => {
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
