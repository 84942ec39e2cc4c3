import type { GameEvent, GameView, Seat } from '../../engine/index.ts';
import type { BestScore, Report } from '../../game/report.ts';
import type { UserId } from '../../game/table.ts';
import type { HistoryPage, ResultSeat, Summary } from '../../stats/index.ts';
import type { People } from './vocabulary.ts';

/** Whose games a list is of. */
export type HistoryOf = 'channel' | 'server' | { readonly user: UserId };

/** `/history`. */
export interface HistoryWords {
  /** A page of games, newest first: Markdown, at most 2000 characters. */
  list(about: { readonly of: HistoryOf; readonly page: HistoryPage }): string;
  /** Shown in the menu before anything is chosen; at most 150 characters. */
  readonly menu: string;
  /** A game in the menu: each plain, at most 100 characters. `number`: as in the list. */
  choice(game: Summary, number: number): { readonly label: string; readonly description: string };
  /** A game where one is typed: date and names, plain, at most 100 characters. */
  completion(game: Summary): string;
}

/** What an end report has beside `FinalWords`. */
export interface ReportWords {
  /** Who played, by their names in the result; '' for former players, whom the words call so. */
  people(game: Pick<Summary, 'seats'>): People;
  /** Seats, best first. */
  order(game: Pick<Summary, 'seats'>): readonly Seat[];
  /** Over the picture, plain: `Base game · 72 turns`; at most 80 characters. */
  title(game: Summary): string;
  /** Over the parts of the picture; plain. */
  readonly headings: Readonly<Record<ReportHeading, string>>;
  /** What the computers say that played, a line each; none of a game that was abandoned. */
  farewells(game: Pick<Summary, 'seats' | 'ending'>): string[];
  /** Points by what brought them, in the order of `FinalWords.table`; plain. A kind has the same number in every game. */
  parts(
    points: ResultSeat['points'],
  ): readonly { readonly label: string; readonly points: number; readonly kind: number }[];
  /** `city at N20 (turn 31)`: plain. */
  best(one: BestScore): string;
  /** The whole picture for a screen reader: plain, at most 1024 characters. */
  alt(game: Summary, report: Report): string;
  /** Above a report that is opened later: when, where, what; Markdown, at most 300 characters. */
  about(game: Summary): string;
  /** In place of who has won: nobody, and how it stood. Markdown, at most 600. */
  abandoned(game: Summary): string;
  /** In place of everything, where a record does not replay: who had how many points. Markdown, at most 900. */
  unreadable(game: Summary): string;
}

export type ReportHeading = 'scores' | 'figures' | 'turn' | 'points' | 'best';

/** `/replay`. */
export interface ReplayWords {
  /** Above the animation: Markdown, at most 900 characters. `isReduced`: smaller than it would be without a limit. */
  text(game: Summary, isReduced: boolean): string;
  /** In its place, where it could not be drawn. */
  readonly noPicture: string;
  /** Of the animation: plain, at most 1024 characters. */
  alt(game: Summary): string;
  /** Above the board after one turn: its title, what happened, the scores. Markdown, at most 2000 characters. */
  step(step: Step): string;
  stepAlt(step: Step): string;
  /** Above the file of the record. */
  record(file: string): string;
}

/** One turn of a game that is over. */
export interface Step {
  /** Before the first turn, after one, or after final scoring. */
  readonly at: 'start' | 'turn' | 'end';
  readonly turn: number;
  /** The number of the last turn. */
  readonly of: number;
  /** Whose turn it was. */
  readonly seat: Seat | null;
  readonly people: People;
  /** What happened in it. */
  readonly events: readonly GameEvent[];
  /** How it stood after it. */
  readonly view: GameView;
}
