import type { LeaderboardScene, ProfileScene } from '../../../render/index.ts';
import type { BoardKind, Leaderboard, Measure, Pool, Profile, SeasonId } from '../../stats/index.ts';
import type { BoardChoice } from '../board-choice.ts';

/** The board that is told of: its season is one of the server's, or of all time. */
export interface BoardAbout extends Omit<BoardChoice, 'page'> {
  /** The season goes on, or it is of all time: who plays now comes onto it. */
  readonly isOpen: boolean;
}

/** What is told of a board to its reader alone; null where everybody reads it. */
export interface BoardReader {
  /** On no board, by their own choice. */
  readonly isHidden: boolean;
}

/** Boards of players. Nobody is called the last, and no lost games are counted. */
export interface BoardWords {
  /** Over the picture: Markdown, at most 1000 characters. */
  head(about: BoardAbout, board: Leaderboard, reader: BoardReader | null): string;
  /** All texts of the picture. Whoever is no `reader` is not lit, nor set apart. */
  scene(about: BoardAbout, board: Leaderboard, reader: BoardReader | null): LeaderboardScene;
  /** The same board in words: plain, at most 1024 characters. */
  alt(about: BoardAbout, board: Leaderboard, reader: BoardReader | null): string;
  /**
   * Under a picture that has but digits for these names: `Names that the picture has no letters for: …1001 = 字`. Markdown, at most
   * 700 characters for ten of them; '' for nobody.
   */
  undrawn(people: readonly { readonly user: string; readonly name: string }[]): string;
  /** Names in menus, at most 38 characters; what they are, at most 100. */
  season(season: SeasonId): string;
  readonly seasonNow: string;
  poolName(pool: Pool): string;
  poolAbout(pool: Pool): string;
  kindName(kind: BoardKind): string;
  kindAbout(kind: BoardKind): string;
  measureName(measure: Measure): string;
  measureAbout(measure: Measure): string;
  readonly menus: Readonly<Record<BoardMenu, string>>;
  /** `https://…`: where the message stands that everybody can see now. */
  shown(link: string): string;
}

export const BOARD_MENUS = ['pool', 'season', 'kind', 'measure'] as const;
export type BoardMenu = (typeof BOARD_MENUS)[number];

export interface ProfileAbout {
  readonly profile: Profile;
  /** The server keeps a leaderboard: ratings and ranks are told. */
  readonly isRated: boolean;
  /** Its owner reads it, alone. */
  readonly isOwn: boolean;
}

/** The card of a player. */
export interface ProfileWords {
  /** Over the picture: Markdown, at most 1000 characters. */
  head(about: ProfileAbout): string;
  scene(about: ProfileAbout): ProfileScene;
  /** Plain, at most 1024 characters. */
  alt(about: ProfileAbout): string;
}
