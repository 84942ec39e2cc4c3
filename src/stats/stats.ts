import type { GameRecord } from '../engine/index.ts';
import type { Member, TableId, UserId, Wishes } from '../game/table/table.ts';
import type { Level } from '../players/levels.ts';
import type { Counts } from './counts.ts';
import type { GameResult } from './game-result.ts';
import type { BoardKind, Measure, Pool, ScoreGroup } from './kinds.ts';
import type { SeasonId } from './season.ts';

/** A server's id, or all servers together: there only those are counted who have asked to be. */
export type Scope = string;
export const EVERYWHERE = 'global';

/** Somebody in a result: a user's id, `former-…` for one who had their data deleted, `computer-…`. */
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
  /** From 0; one beyond the end gives the last. `own`: the page with the reader on it, else the first. */
  readonly page: number | 'own';
  /** Whose own row is wanted, too. */
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
  /** Under eight rated games, or too uncertain: wherever the rating is told it has a `?`. */
  readonly provisional: boolean;
  /** Shown as rating: `round(1000 + 40·(μ − 3σ))`. */
  readonly rating: number;
  readonly games: number;
  readonly wins: number;
  /** Ratings after each of the last games, oldest first, at most 24. */
  readonly curve: readonly number[];
}

export interface Leaderboard {
  /** Which page it is, from 0, and how many there are (at least 1). */
  readonly page: number;
  readonly pages: number;
  /** Players on the board. */
  readonly size: number;
  readonly rows: readonly LeaderboardRow[];
  /** The reader's own row, whichever page it is on, also of one who hides from boards (then by where they would be); null without games. */
  readonly own: LeaderboardRow | null;
}

export interface PoolProfile {
  readonly pool: Pool;
  readonly rating: number;
  readonly provisional: boolean;
  readonly games: number;
  readonly wins: number;
  readonly curve: readonly number[];
  /** Null where they hide, or stand on no board yet. */
  readonly rank: number | null;
}

export interface Profile {
  readonly user: UserId;
  readonly name: string;
  readonly isHidden: boolean;
  /** Pools with a rated game. */
  readonly pools: readonly PoolProfile[];
  /** By number of players, those with games alone. */
  readonly bySeats: readonly { readonly seats: number; readonly games: number; readonly wins: number }[];
  readonly games: number;
  readonly wins: number;
  /**
   * Against computers alone, by the strongest of them, weakest first: in nothing else here. With a hint or a move taken back a
   * game is no win, and nobody's best; null where there is no other.
   */
  readonly alone: readonly {
    readonly level: Level;
    readonly games: number;
    readonly wins: number;
    readonly bestScore: number | null;
  }[];
  /** Points a game by what brought them; groups without any are left out. */
  readonly averages: readonly { readonly group: ScoreGroup; readonly points: number }[];
  /** All in one game; 0 where there was none. */
  readonly bestScore: number;
  /** In tiles. */
  readonly biggestCity: number;
  readonly longestRoad: number;
  /** Whom they played with most, and how often; never a hidden one. */
  readonly opponent: { readonly user: UserId; readonly name: string; readonly games: number } | null;
  /** What expansions count, in all games; 0 where it is not there. */
  readonly counts: Counts;
}

export interface HistoryQuery {
  readonly guild: string;
  /** The games of one channel, of one person, or of the whole server. */
  readonly of: { readonly channel: string } | { readonly user: UserId } | 'server';
  /** From 0; one beyond the end gives the last. */
  readonly page: number;
  /** Whether the games of a channel are to be found: else they are neither listed nor counted. All are without it. */
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
  /** Of a newer version of this program: there, and not to be read by this one. */
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
  /** Oldest first. Of others no ids. */
  readonly games: readonly ExportedGame[];
  /** Where games lie that a newer version of this program wrote, which alone can export them; left out where there are none. */
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
