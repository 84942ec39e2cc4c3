import type { LeaderboardScene } from '../../../../render/index.ts';
import { seen } from '../../../plain.ts';
import {
  ALL_TIME,
  type BoardKind,
  type Leaderboard,
  type LeaderboardRow,
  type Measure,
  type Pool,
  type SeasonId,
  seasonEnd,
  seasonStart,
} from '../../../stats/index.ts';
import type { BoardChoice } from '../../past/board-choice.ts';
import { cut } from '../escape.ts';
import type { NamedMap } from '../vocabulary.ts';
import { SHORT_NAME_LENGTH, type SpokenLanguage, safeName, shortName } from './language.ts';
import type { ThingWords } from './things.ts';

const ALT = 1024;
/** The length of names if longer ones leave no room for the last row. */
const SHORTER_NAME_LENGTH = 10;

/** The last digits of an id, which differ on any page. */
export const otherName = (user: string): string => `…${user.slice(-4)}`;

/** Without grouping, the usual form of ratings; with `?` while provisional. */
export const ratingText = ({ rating, provisional }: { readonly rating: number; readonly provisional: boolean }) =>
  `${rating}${provisional ? '?' : ''}`.replace('-', '−');

/** Whether a name has a readable character, besides marks and invisible ones. */
const isReadable = (name: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen(name));

/** For a screen reader; the id's last digits if the name is not readable. */
export const calledPlainly = (name: string, user: string, most?: number): string =>
  isReadable(name) ? shortName(name, most) : otherName(user);

/** The two columns besides the measure. */
type Besides = 'games' | 'wins' | 'rating';
const besides = (measure: Measure): readonly [Besides, Besides] => {
  if (measure === 'games') return ['wins', 'rating'];
  return measure === 'wins' ? ['games', 'rating'] : ['games', 'wins'];
};

const tellsRating = (measure: Measure): boolean => measure === 'rating' || besides(measure).includes('rating');

/** A player without a rated game has only a start value, so none is shown. */
const ratingOf = (row: LeaderboardRow): string => (row.curve.length === 0 ? '–' : ratingText(row));

/** The board; its season is one of the server's, or all time. */
export interface BoardAbout extends Omit<BoardChoice, 'page'> {
  /** The season is the present one or all time: games now count for it. */
  readonly isOpen: boolean;
}

/** Facts for the board's reader; null for everybody. */
export interface BoardReader {
  /** The reader hides from boards. */
  readonly isHidden: boolean;
}

export const BOARD_MENUS = ['pool', 'season', 'kind', 'measure'] as const;

export type BoardMenu = (typeof BOARD_MENUS)[number];

/** Leaderboards. They name no last place and count no lost games. */
export function boardsOf(language: SpokenLanguage, things: ThingWords) {
  const { say, sayIfAny, tag } = language;
  const months = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  const years = new Intl.DateTimeFormat(tag, { year: 'numeric', timeZone: 'UTC' });
  const games = ({ games: count }: LeaderboardRow): string => say('board-games', { count });
  const wins = ({ wins: count }: LeaderboardRow): string => say('board-wins', { count });

  const season = (id: SeasonId): string => {
    const [start, end] = [seasonStart(id), seasonEnd(id)];
    if (id === ALL_TIME || start === null || end === null) return say('board-all-time');
    const format = id.endsWith('+12') ? years : months;
    // Some languages put thin spaces around the dash.
    return format.formatRange(start, end - 1).replaceAll(/\s/g, ' ');
  };

  const value = (measure: Measure, row: LeaderboardRow): string => {
    switch (measure) {
      case 'rating':
        return ratingText(row);
      case 'wins':
        return wins(row);
      case 'games':
        return games(row);
      case 'best-score':
        return say('board-points', { count: row.value });
      case 'biggest-city':
      case 'longest-road':
        return things.count('tiles', row.value);
      default:
        return say(`board-measure-${measure}.value`, { count: row.value });
    }
  };

  /** The columns, each once, without wins if there are none. */
  const figures = (measure: Measure, row: LeaderboardRow): string => {
    const isRated = besides(measure).includes('rating') && row.curve.length > 0;
    const rated = isRated ? [say('board-rated', { rating: ratingText(row) })] : [];
    return [...new Set([value(measure, row), games(row), ...(row.wins > 0 ? [wins(row)] : []), ...rated])].join(', ');
  };

  const cell = (of: Besides, row: LeaderboardRow): string => {
    if (of === 'games') return language.number(row.games);
    return of === 'wins' ? language.number(row.wins) : ratingOf(row);
  };

  const named = (key: `board-${`pool-${Pool}` | `kind-${BoardKind}` | `measure-${Measure}`}`): NamedMap => ({
    name: say(key),
    about: say(`${key}.about`),
  });
  const title = ({ scope }: BoardAbout): string => say(`board-scope-${scope}.title`);
  const aspects = ({ pool, season: id, kind, measure }: BoardAbout): string[] => [
    say(`board-measure-${measure}`),
    say(`board-pool-${pool}`),
    season(id),
    say(`board-kind-${kind}`),
  ];
  const pageOf = ({ page, pages }: Leaderboard): string[] =>
    pages > 1 ? [say('board-page', { page: page + 1, pages })] : [];
  const empty = ({ isOpen }: BoardAbout): string => say('board-nobody', { open: isOpen });
  const goal = ({ measure, pool, kind }: BoardAbout) => ({
    goal: sayIfAny(`board-measure-${measure}.goal`, {}),
    kind: sayIfAny(`board-kind-${kind}.goal`, {}),
    pool,
  });
  const howTo = (about: BoardAbout): string => (about.isOpen ? say('board-first', goal(about)) : '');

  const readersLine = (about: BoardAbout, { size, own }: Leaderboard, { isHidden }: BoardReader): string => {
    const { measure, isOpen } = about;
    if (own && isHidden) return say('board-you-hidden', { figures: figures(measure, own) });
    if (own) return say('board-you', { rank: own.rank, figures: figures(measure, own) });
    // An empty board already says so, and a past season is over.
    return isOpen && size > 0 ? say('board-not-yet', goal(about)) : '';
  };

  const isProvisional = ({ measure }: BoardAbout, { rows, own }: Leaderboard): boolean =>
    tellsRating(measure) && [...rows, ...(own ? [own] : [])].some(({ provisional }) => provisional);

  const isOn = ({ rows }: Leaderboard, { player }: LeaderboardRow): boolean =>
    rows.some((row) => row.player === player);

  return {
    /** Above the picture: Markdown, at most 1000 characters. */
    head: (about: BoardAbout, board: Leaderboard, reader: BoardReader | null) =>
      cut(
        [
          `### ${title(about)}`,
          `**${aspects(about)[0]}** · ${[...aspects(about).slice(1), ...pageOf(board)].join(' · ')}`,
          board.size === 0 ? `${empty(about)} ${howTo(about)}`.trimEnd() : '',
          reader ? readersLine(about, board, reader) : '',
          about.scope === 'all' ? `-# ${say('board-everywhere')}` : '',
          isProvisional(about, reader ? board : { ...board, own: null }) ? `-# ${say('board-provisional')}` : '',
        ]
          .filter((line) => line !== '')
          .join('\n'),
        1000,
      ),

    /** All texts of the picture. Without `reader`, no row is highlighted or set apart. */
    scene: (about: BoardAbout, board: Leaderboard, reader: BoardReader | null): LeaderboardScene => {
      const { measure } = about;
      const [second, third] = besides(measure);
      const rowOf = (row: LeaderboardRow, isOwn: boolean) => ({
        rank: language.number(row.rank),
        name: row.name,
        otherName: otherName(row.player),
        value: measure === 'rating' ? ratingText(row) : language.number(row.value),
        games: cell(second, row),
        wins: cell(third, row),
        curve: row.curve,
        ...(isOwn && { own: true }),
      });
      const { own } = board;
      return {
        title: aspects(about).slice(0, 2).join(' · '),
        subtitle: [say(`board-scope-${about.scope}`), ...aspects(about).slice(2)].join(' · '),
        columns: {
          name: say('board-column-name'),
          value: say(`board-measure-${measure}.column`),
          games: say(`board-measure-${second}.column`),
          wins: say(`board-measure-${third}.column`),
          curve: say('board-column-curve'),
        },
        rows: board.rows.map((row) => rowOf(row, reader !== null && row.player === own?.player)),
        ...(reader && own && !isOn(board, own) && { own: rowOf(own, true) }),
        empty: empty(about),
      };
    },

    /** The board in words: plain, at most 1024 characters. */
    alt: (about: BoardAbout, board: Leaderboard, reader: BoardReader | null) => {
      const { measure } = about;
      const { own } = board;
      const head = `${title(about)}. ${[...aspects(about), ...pageOf(board)].join(', ')}.`;
      if (board.size === 0) return cut(`${head} ${empty(about)}`, ALT);
      const told = (most?: number): string => {
        const line = (row: LeaderboardRow): string =>
          language.labelled(
            `${language.number(row.rank)}. ${calledPlainly(row.name, row.player, most)}`,
            `${figures(measure, row)}.`,
          );
        const isOwn = (row: LeaderboardRow): boolean => reader !== null && row.player === own?.player;
        const lines = board.rows.map((row) => (isOwn(row) ? say('board-your-row', { row: line(row) }) : line(row)));
        const apart = reader && own && !isOn(board, own) ? [say('board-your-row', { row: line(own) })] : [];
        return [head, ...lines, ...apart].join(' ');
      };
      const whole = told();
      // If words are long, names become shorter, so that the reader's own row at the end fits.
      return cut(whole.length < ALT ? whole : told(SHORTER_NAME_LENGTH), ALT);
    },

    /**
     * Below a picture that shows digits for these names: `Names that the picture cannot write: …1001 = 字`. Markdown, at most 700
     * characters for ten names; '' for none.
     */
    undrawn: (people: readonly { readonly user: string; readonly name: string }[]) => {
      const listed = people
        .filter(({ name }) => isReadable(name))
        .map(({ user, name }) => `${otherName(user)} = ${safeName(name, SHORT_NAME_LENGTH)}`);
      return listed.length > 0 ? `-# ${say('board-undrawn', { listed: listed.join(' · ') })}` : '';
    },

    /** Names in menus, at most 38 characters, and their descriptions, at most 100. */
    season,
    seasonNow: say('board-season-now'),
    pool: (pool: Pool) => named(`board-pool-${pool}`),
    kind: (kind: BoardKind) => named(`board-kind-${kind}`),
    measure: (measure: Measure) => named(`board-measure-${measure}`),
    menus: {
      pool: say('board-menu-pool'),
      season: say('board-menu-season'),
      kind: say('board-menu-kind'),
      measure: say('board-menu-measure'),
    },
    /** The address of the message for everybody: `https://…`. */
    shown: (link: string) => say('board-shown', { link }),
  };
}
