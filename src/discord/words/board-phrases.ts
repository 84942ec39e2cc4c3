import type { BoardKind, Measure, Pool } from '../../stats/index.ts';
import type { BoardScope } from '../board-choice.ts';
import type { BoardMenu } from './board-types.ts';
import type { Named } from './lobby-types.ts';
import type { Forms } from './phrases.ts';

export interface BoardPhrases {
  readonly titles: Readonly<Record<BoardScope, string>>;
  readonly scopes: Readonly<Record<BoardScope, string>>;
  readonly pools: Readonly<Record<Pool, Named>>;
  readonly kinds: Readonly<Record<BoardKind, Named>>;
  readonly measures: Readonly<Record<Measure, Named>>;
  readonly allTime: string;
  readonly seasonNow: string;
  page(page: number, pages: number): string;
  /** Heads of narrow columns: a measure's is its unit. */
  readonly columns: Readonly<Record<'name' | 'curve' | Measure, string>>;
  readonly counts: Readonly<Record<'games' | 'wins' | 'points', Forms>>;
  readonly menus: Readonly<Record<BoardMenu, string>>;
  rank(rank: number): string;
  /** A rating among other figures. */
  rated(rating: string): string;
  /** The reader's own place, all ready to be listed. */
  you(rank: string, figures: string): string;
  /** The same for those who have asked to stand on no board. */
  youHidden(figures: string): string;
  /** The reader's own row in a list. */
  yourRow(row: string): string;
  /** Short enough for a picture. */
  readonly nobodyYet: string;
  /** Of a season that is over. */
  readonly nobody: string;
  /** How one comes onto it, after `nobodyYet`. */
  first(measure: Measure, pool: Pool, kind: BoardKind): string;
  notYet(measure: Measure, pool: Pool, kind: BoardKind): string;
  /** Who counts across servers. */
  readonly everywhere: string;
  readonly provisional: string;
  shown(link: string): string;
}

export interface ProfilePhrases {
  /** Under the name. */
  subtitle(tally: string): string;
  readonly hidden: string;
  readonly facts: Readonly<Record<'bestScore' | 'biggestCity' | 'longestRoad' | 'giftsOpened' | 'arrows', string>>;
  /** As the label of a short bar. */
  readonly unopenedGifts: string;
  opened(opened: string, received: string): string;
  /** `games`: ready, as `7 games`. */
  opponent(games: string): string;
  readonly bySeats: {
    readonly heading: string;
    readonly columns: readonly [seats: string, games: string, wins: string];
  };
  readonly points: string;
  /** Of the alt text: `with 3 players: …`. */
  withSeats(seats: number, figures: string): string;
  alt(name: string): string;
}
