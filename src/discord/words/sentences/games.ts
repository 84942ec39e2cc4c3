import { type Member, SEATS, type UserId } from '../../../game/table/table.ts';
import { cut, fitting, MESSAGE_TEXT } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';
import { momentIn } from './moment.ts';

/** Room for the games of others and for open tables, next to any number of the reader's own games. */
const ROOM_FOR_RUNNING = 600;
const ROOM_FOR_LOBBIES = 500;

/** A table's channel, with a link to its message if there is one. */
export const whereIn = ({ say }: SpokenLanguage, { link, channel }: Pick<OwnGame, 'link' | 'channel'>): string =>
  link === null ? `<#${channel}>` : `<#${channel}> ([${say('games-link')}](${link}))`;

/** The public facts of a table, for a reader who plays or watches. */
export interface OwnGame {
  readonly channel: string;
  /** The address of its message; null if there is none. */
  readonly link: string | null;
  /** Whether its channel was deleted during the game. */
  readonly isGone?: boolean;
  /** The asked member; null before the game. */
  readonly asked: Member | null;
  /** Whether the reader is asked, and no computer plays for them. */
  readonly isYours: boolean;
  /** Members without the reader. */
  readonly others: readonly Member[];
  /** Time of the last change, ms since 1970. */
  readonly since: number;
}

/** A table that the reader can join. */
export interface OpenLobby {
  readonly channel: string;
  readonly link: string | null;
  readonly host: UserId;
  readonly taken: number;
  /** Whether it keeps a place for the reader. */
  readonly isInvited: boolean;
}

/** `/games` and `/next`, for the user alone: Markdown, at most 2000 characters. */
export function gamesOf(language: SpokenLanguage) {
  const { say, mention, and, andMore } = language;

  function lineOf({ asked, isYours, others, since, ...place }: OwnGame): string {
    const where = place.isGone ? say('games-gone') : whereIn(language, place);
    const rest = others.filter((member) => member !== asked);
    const given = { where, since: momentIn(since, 'R'), with: rest.length === 0 ? null : and(rest.map(mention)) };
    if (asked === null) return say('games-sitting', given);
    return isYours ? say('games-yours', given) : say('games-theirs', { ...given, who: mention(asked) });
  }

  const openLine = ({ host, taken, isInvited, ...place }: OpenLobby): string =>
    say('games-open', {
      where: whereIn(language, place),
      host: mention(host),
      taken,
      most: SEATS.most,
      invited: isInvited,
    });

  /** A heading, and the lines that fit below it. */
  const listIn = (head: string, lines: readonly string[], room: number): string => {
    const points = lines.map((line) => `- ${language.begun(line)}`);
    return [head, ...fitting(points, room - head.length - 1, andMore)].join('\n');
  };

  return {
    /** `running` and `lobbies`: tables without the reader. */
    list: (own: readonly OwnGame[], running: readonly OwnGame[], lobbies: readonly OpenLobby[]) => {
      const open =
        lobbies.length === 0
          ? say('games-open-none')
          : listIn(say('games-open-title'), lobbies.map(openLine), ROOM_FOR_LOBBIES);
      const room = MESSAGE_TEXT - open.length - 2;
      const forOwn = running.length === 0 ? room : room - ROOM_FOR_RUNNING;
      const games = own.length === 0 ? say('games-none') : listIn(say('games-title'), own.map(lineOf), forOwn);
      const head = [say('games-running-title'), say('games-running-watch')].join('\n');
      const others = running.length === 0 ? [] : [listIn(head, running.map(lineOf), room - games.length - 1)];
      return cut([games, ...others, open].join('\n'), MESSAGE_TEXT);
    },
    /** A game that asks the reader; `more`: how many others of theirs do. */
    next: (game: OwnGame, more: number) =>
      [lineOf(game), ...(more > 0 ? [say('next-more', { count: more })] : [])].join('\n'),
    /** For everybody: games and open tables of a server, at most 2000 characters. */
    dashboard: (games: readonly OwnGame[], lobbies: readonly OpenLobby[]) => {
      const open = lobbies.length === 0 ? '' : listIn(say('games-open-title'), lobbies.map(openLine), ROOM_FOR_LOBBIES);
      const room = MESSAGE_TEXT - open.length - 2;
      const head = say('dashboard-title');
      const list = games.length === 0 ? `${head}\n${say('dashboard-none')}` : listIn(head, games.map(lineOf), room);
      return cut([list, open].join('\n').trimEnd(), MESSAGE_TEXT);
    },
    dashboardPlaced: say('dashboard-placed'),
    dashboardTaken: say('dashboard-taken'),
    noDashboardHere: say('dashboard-none-here'),
    dashboardsFull: (most: number) => say('dashboard-many', { most }),
    /** No game asks the reader. `running`: how many of theirs are in play. */
    noNext: (running: number) => say('next-none', { running }),
  };
}
