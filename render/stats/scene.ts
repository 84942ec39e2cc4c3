import type { Seat } from '../../src/engine/vocabulary.ts';
import type { SeatedPlayer } from '../scene.ts';

/**
 * The data of the pictures of results: leaderboards, profiles, and the report at the end of a game. Every text is formatted and translated;
 * a name that our fonts may lack comes with another.
 */

/** A row of a leaderboard. */
export interface BoardRow {
  /** '1', '1', '3': the first three have medals. */
  readonly rank: string;
  /** The player's own name; can be any text. */
  readonly name: string;
  /** Drawn if our fonts can draw nothing of `name` (other scripts, only emoji). */
  readonly otherName: string;
  /** The chosen measure: '1,234?', '17', … */
  readonly value: string;
  readonly games: string;
  readonly wins: string;
  /** Oldest first, any numbers; fewer than two draws no curve. */
  readonly curve: readonly number[];
  /** The reader's row, which is lit. */
  readonly own?: boolean;
}

export interface LeaderboardScene {
  /** For example the server's name. */
  readonly title: string;
  /** Pool, season, kind, page. */
  readonly subtitle: string;
  readonly columns: {
    readonly name: string;
    readonly value: string;
    readonly games: string;
    readonly wins: string;
    readonly curve: string;
  };
  /** Up to 10. */
  readonly rows: readonly BoardRow[];
  /** The reader's row if it is on another page, set apart below. */
  readonly own?: BoardRow;
  /** Text if there are no rows. */
  readonly empty: string;
}

export interface ProfileScene {
  readonly name: string;
  readonly otherName: string;
  readonly subtitle: string;
  /** Up to two: the rating of each pool with its curve. */
  readonly ratings: readonly {
    readonly label: string;
    readonly value: string;
    readonly note: string;
    readonly curve: readonly number[];
  }[];
  /** Biggest city, favourite opponent (`value` is a name), gifts, games against each kind of computer; at most 15. */
  readonly facts: readonly { readonly label: string; readonly value: string; readonly otherValue?: string }[];
  /** Games and wins by number of players: rows of a small table. */
  readonly bySeats: {
    readonly heading: string;
    readonly columns: readonly string[];
    readonly rows: readonly (readonly string[])[];
  };
  /** Average points by kind of feature: bars. */
  readonly points: {
    readonly heading: string;
    readonly bars: readonly { readonly label: string; readonly value: number; readonly text: string }[];
  };
  /** Text in the remaining room if there are no games with people. */
  readonly empty?: string;
}

export interface ReportScene {
  readonly title: string;
  readonly players: readonly SeatedPlayer[];
  /** By seat, points after each turn; index 0 is before the first turn. */
  readonly scores: readonly (readonly number[])[];
  /** By seat, figures on the board after each turn, the same length. */
  readonly figures: readonly (readonly number[])[];
  readonly headings: {
    readonly scores: string;
    readonly figures: string;
    /** Name of the curves' axis. */
    readonly turn: string;
    /** Above the totals. */
    readonly points: string;
    readonly best: string;
  };
  /**
   * Points by kind: a stacked bar for each seat, best first. `total` is text. A kind's number gives its colour and its place in the legend,
   * in every report; labels without a number come after the others.
   */
  readonly totals: readonly {
    readonly seat: Seat;
    readonly total: string;
    readonly parts: readonly { readonly label: string; readonly points: number; readonly kind?: number }[];
  }[];
  /** Biggest single scores, at most 5, as ready sentences. */
  readonly best: readonly { readonly seat: Seat; readonly text: string; readonly points: string }[];
  /** Seats with a crown. */
  readonly winners?: readonly Seat[];
}
