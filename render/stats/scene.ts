import type { Seat } from '../../src/engine/vocabulary.ts';
import type { SeatedPlayer } from '../scene.ts';

/**
 * What the pictures of results are made from: boards of players, a profile, the report at the end of a game. Every text
 * is ready to be drawn: formatted, translated and, where a name might hold nothing our fonts have, with another beside it.
 */

/** A row of a board of players. */
export interface BoardRow {
  /** '1', '1', '3': the first three wear medals. */
  readonly rank: string;
  /** As people call themselves; may be anything. */
  readonly name: string;
  /** Drawn where nothing of `name` can be set with our fonts (other scripts, emoji alone). */
  readonly otherName: string;
  /** The measure chosen: '1,234?', '17', … */
  readonly value: string;
  readonly games: string;
  readonly wins: string;
  /** Oldest first, any numbers; fewer than two draws no curve. */
  readonly curve: readonly number[];
  /** The reader's: lit. */
  readonly own?: boolean;
}

export interface LeaderboardScene {
  /** The server's name or so. */
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
  /** The reader's own row where it is on another page, set apart below. */
  readonly own?: BoardRow;
  /** In place of rows where there are none. */
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
  /** Biggest city, favourite opponent (`value` is a name), gifts, games against each kind of computer; up to 15. */
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
  /** In the room that is left where there are no games with people. */
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
    /** What the curves run along. */
    readonly turn: string;
    /** Over the totals. */
    readonly points: string;
    readonly best: string;
  };
  /**
   * Points by kind: a stacked bar for each seat, best first. `total` is text. A kind's number is its colour and its place in the
   * legend, the same in every report; labels without one come after those with one.
   */
  readonly totals: readonly {
    readonly seat: Seat;
    readonly total: string;
    readonly parts: readonly { readonly label: string; readonly points: number; readonly kind?: number }[];
  }[];
  /** Biggest single scores, up to 5, ready sentences. */
  readonly best: readonly { readonly seat: Seat; readonly text: string; readonly points: string }[];
  /** Who wears a crown. */
  readonly winners?: readonly Seat[];
}
