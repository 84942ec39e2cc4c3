import type { GameRecord } from '../engine/index.ts';
import type { Member, TableId, UserId, Wishes } from '../game/table/table.ts';
import type { Level } from '../players/levels.ts';
import type { Counts } from './counts.ts';
import type { GameResult } from './game-result.ts';
import type { BoardKind, Measure, Pool, ScoreGroup } from './kinds.ts';
import type { SeasonId } from './season.ts';

/** A server's id, or all servers together, which count only people who asked for it. */
export type Scope = string;
export const EVERYWHERE = 'global';

/** A player in a result: a user's id, `former-…` for a former player, or `computer-…`. */
export type PlayerId = string;
export const isUser = (player: PlayerId): boolean => /^\d+$/.test(player);

/** `games`: results read. `isSame`: every board came out byte for byte as it was. */
export interface Rebuilt {
  readonly games: number;
  readonly isSame: boolean;
}

export interface LeaderboardQuery {
  readonly scope: Scope;
  readonly pool: Pool;
  /** `ALL_TIME`, or a season. */
  readonly season: SeasonId;
  readonly kind: BoardKind;
  readonly measure: Measure;
  /** From 0; a page beyond the end gives the last. `own`: the page with the reader on it, else the first. */
  readonly page: number | 'own';
  /** The user whose own row is wanted, too. */
  readonly reader: UserId;
}

export const PAGE_ROWS = 10;

export interface LeaderboardRow {
  readonly player: UserId;
  /** As they called themselves in their last game here. */
  readonly name: string;
  /** From 1; equal values share a rank. */
  readonly rank: number;
  readonly value: number;
  /** Fewer than eight rated games, or too uncertain: the rating is shown with a `?`. */
  readonly provisional: boolean;
  /** Shown as rating: `round(1000 + 40·(μ − 3σ))`. */
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  /** Ratings after each of the last games, oldest first, at most 24. */
  readonly curve: readonly number[];
}

export interface Leaderboard {
  /** The page, from 0, and the number of pages (at least 1). */
  readonly page: number;
  readonly pages: number;
  /** Players on the board. */
  readonly size: number;
  readonly rows: readonly LeaderboardRow[];
  /** The reader's own row on any page. A reader who hides gets the place they would have. Null without games. */
  readonly own: LeaderboardRow | null;
}

export interface PoolProfile {
  readonly pool: Pool;
  readonly rating: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
  readonly curve: readonly number[];
  /** Null if they hide, or are on no board yet. */
  readonly rank: number | null;
}

export interface Profile {
  readonly user: UserId;
  readonly name: string;
  readonly isHidden: boolean;
  /** Pools with a rated game. */
  readonly pools: readonly PoolProfile[];
  /** By number of players; only numbers with games. */
  readonly bySeats: readonly { readonly seats: number; readonly games: number; readonly wins: number }[];
  readonly games: number;
  readonly wins: number;
  /**
   * Games against computers alone, by the strongest of them, weakest first; counted nowhere else here. A game with a hint or a move taken
   * back is no win and no best score. Null if there is no other.
   */
  readonly alone: readonly {
    readonly level: Level;
    readonly games: number;
    readonly wins: number;
    readonly bestScore: number | null;
  }[];
  /** Points a game by what brought them; groups without any are left out. */
  readonly averages: readonly { readonly group: ScoreGroup; readonly points: number }[];
  /** Each in one game; 0 if there was none. */
  readonly bestScore: number;
  /** In tiles. */
  readonly biggestCity: number;
  readonly longestRoad: number;
  /** The person with whom they played most, and how often; never a hidden person. */
  readonly opponent: { readonly user: UserId; readonly name: string; readonly games: number } | null;
  /** What expansions count, in all games; a missing count is 0. */
  readonly counts: Counts;
}

export interface HistoryQuery {
  readonly guild: string;
  /** The games of one channel, of one person, or of the whole server. */
  readonly of: { readonly channel: string } | { readonly user: UserId } | 'server';
  /** From 0; one beyond the end gives the last. */
  readonly page: number;
  /** Whether the games of a channel may be found; if not, they are neither listed nor counted. Without it all may be. */
  readonly sees?: (channel: string) => Promise<boolean>;
}

export interface HistoryPage {
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  /** Newest first. */
  readonly games: readonly Found[];
}

export type Found =
  | { readonly kind: 'game'; readonly result: GameResult }
  /** Written by a newer version of this program, so this version cannot read it. */
  | {
      readonly kind: 'newer';
      readonly guild: string;
      readonly channel: string;
      readonly table: TableId;
      readonly ended: number | null;
    }
  | { readonly kind: 'none' };

export interface Choices {
  /** On no board, and no profile for others. */
  readonly hidden: boolean;
  /** Counted on the boards across servers. */
  readonly everywhere: boolean;
}

export interface Export {
  readonly user: UserId;
  readonly choices: Choices;
  /** By server and season: ratings and sums, as they are stored. */
  readonly standings: readonly { readonly scope: Scope; readonly season: SeasonId; readonly standing: unknown }[];
  /** Oldest first, without ids of others. */
  readonly games: readonly ExportedGame[];
  /** Places of games that a newer version of this program wrote, which alone can export them; left out if there are none. */
  readonly newer?: readonly { readonly guild: string; readonly number: number }[];
}

export interface ExportedGame extends Wishes {
  readonly table: TableId;
  readonly guild: string;
  readonly channel: string;
  readonly opened: number;
  readonly ended: number;
  readonly ending: GameResult['ending'];
  readonly seat: number;
  readonly name: string;
  readonly score: number;
  readonly rank: number | null;
  readonly points: GameResult['seats'][number]['points'];
  /** A computer has stood in for them. */
  readonly aided?: true;
  readonly exit?: NonNullable<Member['exit']>;
  /** They have had a hint from a computer. */
  readonly hinted?: true;
  readonly record: GameRecord;
}
