import {
  ALL_TIME,
  EVERYWHERE,
  type Leaderboard,
  type Scope,
  SEASON_MONTHS_EVERYWHERE,
  type SeasonId,
  seasonOf,
} from '../../stats/index.ts';
import type { Services } from '../services.ts';
import type { BoardAbout, BoardReader } from '../words/index.ts';
import { type BoardChoice, FIRST_CHOICE, THIS_SEASON } from './board-choice.ts';

/** A leaderboard with all that its picture, text and menus need. */
export interface SeenBoard {
  /** With the shown season and page. */
  readonly choice: BoardChoice & { readonly page: number };
  readonly about: BoardAbout;
  readonly board: Leaderboard;
  readonly reader: BoardReader;
  /** The choices: the running season, then earlier ones with a board, newest first. */
  readonly seasons: readonly SeasonId[];
}

type BoardServices = Pick<Services, 'stats' | 'servers' | 'clock'>;

/**
 * The chosen board, or the nearest: the running season if the chosen one is missing, the last page if there are fewer. Null if the server
 * keeps no leaderboard.
 */
export async function lookAtBoard(
  bot: BoardServices,
  choice: BoardChoice,
  { guild, user }: { readonly guild: string; readonly user: string },
): Promise<SeenBoard | null> {
  const scope: Scope = choice.scope === 'all' ? EVERYWHERE : guild;
  const [settings, known, { hidden: isHidden }] = await Promise.all([
    bot.servers.settings(guild),
    bot.stats.seasons(scope),
    bot.stats.privacy.choices(user),
  ]);
  if (!settings.leaderboard) return null;
  const now = seasonOf(bot.clock.now(), scope === EVERYWHERE ? SEASON_MONTHS_EVERYWHERE : settings.seasonMonths);
  const seasons = [now, ...known.filter((season) => season !== now)];
  const isThere = choice.season === ALL_TIME || seasons.includes(choice.season);
  const season = choice.season !== THIS_SEASON && isThere ? choice.season : now;
  const { pool, kind, measure, page } = choice;
  const board = await bot.stats.leaderboard({ scope, pool, season, kind, measure, page, reader: user });
  return {
    choice: { ...choice, season, page: board.page },
    about: { scope: choice.scope, pool, season, kind, measure, isOpen: season === now || season === ALL_TIME },
    board,
    reader: { isHidden },
    seasons,
  };
}

/** The first board: larger tables, or duels if only these have been played. */
export async function openingBoard(
  bot: BoardServices,
  where: { readonly guild: string; readonly user: string },
): Promise<SeenBoard | null> {
  const first = await lookAtBoard(bot, FIRST_CHOICE, where);
  if (first === null || first.board.size > 0) return first;
  const duels = await lookAtBoard(bot, { ...FIRST_CHOICE, pool: 'duel' }, where);
  return duels !== null && duels.board.size > 0 ? duels : first;
}
