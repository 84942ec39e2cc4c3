import { type Member, SEATS, type UserId } from '../../../game/table/table.ts';
import { cut, fitting, MESSAGE_TEXT } from '../escape.ts';
import type { SpokenLanguage } from './language.ts';
import { momentIn } from './moment.ts';

/** However many games are one's own, those of others and open tables are told of, too. */
const ROOM_FOR_RUNNING = 600;
const ROOM_FOR_LOBBIES = 500;

/** Where a table is: its channel, and a link to the message that shows it, if there is one. */
export const whereIn = ({ say }: SpokenLanguage, { link, channel }: Pick<OwnGame, 'link' | 'channel'>): string =>
  link === null ? `<#${channel}>` : `<#${channel}> ([${say('games-link')}](${link}))`;

/** A table, as everybody there may know it, for a reader who sits at it or looks on. */
export interface OwnGame {
  readonly channel: string;
  /** The address of the message that shows it; null where none does. */
  readonly link: string | null;
  /** Whether it is a game whose channel was deleted. */
  readonly isGone?: boolean;
  /** Who is asked; null before the game begins. */
  readonly asked: Member | null;
  /** Whether that is the reader, and no computer plays for them. */
  readonly isYours: boolean;
  /** All but the reader. */
  readonly others: readonly Member[];
  /** Milliseconds since 1970, when anything last changed. */
  readonly since: number;
}

/** A table that others may sit down at. */
export interface OpenLobby {
  readonly channel: string;
  readonly link: string | null;
  readonly host: UserId;
  readonly taken: number;
  /** Whether a place is kept there for the reader. */
  readonly isInvited: boolean;
}

/** `/games` and `/next`, to whoever asks alone: Markdown, at most 2000 characters. */
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

  /** As many lines as there is room for under a heading. */
  const listIn = (head: string, lines: readonly string[], room: number): string => {
    const points = lines.map((line) => `- ${language.begun(line)}`);
    return [head, ...fitting(points, room - head.length - 1, andMore)].join('\n');
  };

  return {
    /** `running` and `lobbies`: those at which the reader does not sit. */
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
    /** Where the reader is asked; `more`: in how many other games of theirs. */
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
    /** Nobody waits for the reader. `running`: how many games of theirs go on. */
    noNext: (running: number) => say('next-none', { running }),
  };
}
