import type { Action, Game, GameRecord, Kind, Place, Reason, Seat, TileId } from '../engine/index.ts';

/** What computers tell people of a position or a game: plain data, without words, so that it crosses threads and can be kept. */

/** Whether a hint can be given: it is about where a tile goes. */
export const canHint = ({ moment }: Pick<Game, 'moment'>): boolean => moment === 'tile' || moment === 'before';

/** A whole turn that a computer would think of, and what speaks for it. */
export interface HintedWay {
  readonly actions: readonly Action[];
  /** Points of the margin over the others' mean at the end that it is expected to bring less than the best way; 0 for the best. */
  readonly behind: number;
  /** Whether it is as good as the best, as far as can be told. */
  readonly isEqual: boolean;
  readonly reasons: Reasons;
}

/** What a turn brings by the rules alone, in points. */
export interface Reasons {
  /** Own points at once, by what is scored. */
  readonly scored: readonly { readonly reason: Reason; readonly points: number }[];
  /** Points that it brings others at once. */
  readonly given: number;
  /** What more would be one's own if the game ended then, beyond what is scored at once. */
  readonly promised: number;
  /** The same of whoever of the others it changes most for. */
  readonly others: number;
  /** Own figures that come home. */
  readonly home: number;
  /**
   * How the feature stands where a figure is placed and stays. `open`: sides where it can still grow. `fitting`: of the tiles
   * nobody has seen, how many fit on the square it needs that fewest fit on; null where it needs none.
   */
  readonly figure: {
    readonly on: Place;
    readonly kind: Kind;
    readonly open: number;
    readonly fitting: number | null;
  } | null;
}

/** A mean, and how far it may be off: one standard error. */
export interface MeasuredPoints {
  readonly mean: number;
  readonly error: number;
}

/** What a computer says of one turn, in points of the margin that is expected at the end. */
export interface Grade {
  readonly seat: Seat;
  readonly turn: number;
  /** The tile that was drawn; null where that was not seen. */
  readonly tile: TileId | null;
  /** What the computer's own choice is expected to bring beyond what was played; null where there was nothing to choose. */
  readonly loss: MeasuredPoints | null;
  /** That choice, where it is another. */
  readonly preferred: readonly Action[] | null;
  /** The best turn with the tile that was drawn, less the mean of the best turns with those that could have been; null where nothing was drawn. */
  readonly luck: number | null;
  /** How the expected margin of this seat changed from before its draw to after its turn; null where nothing was drawn. */
  readonly change: number | null;
}

/** A position in which one square is clearly the best, and not only for the points that it brings at once. */
export interface Riddle {
  /** Of the record, up to the position. */
  readonly record: GameRecord;
  /** The best squares, best first, each with its best turn; at least two. */
  readonly ways: readonly HintedWay[];
}
