import type { Action, Game, GameRecord, Kind, Place, Reason, Seat, TileId } from '../engine/index.ts';

/** What computers tell people about a position or a game: plain data, without words, so that it crosses threads and can be kept. */

/** Whether a hint can be given: it is about where a tile goes. */
export const canHint = ({ moment }: Pick<Game, 'moment'>): boolean => moment === 'tile' || moment === 'before';

/** A whole turn that a computer considers, with the reasons for it. */
export interface HintedWay {
  readonly actions: readonly Action[];
  /** Points that it loses against the best way, in the expected final margin over the others' mean; 0 for the best. */
  readonly behind: number;
  /** Whether it is as good as the best, as far as the computer can tell. */
  readonly isEqual: boolean;
  readonly reasons: Reasons;
}

/** What a turn brings by the rules alone, in points. */
export interface Reasons {
  /** Own points at once, by what is scored. */
  readonly scored: readonly { readonly reason: Reason; readonly points: number }[];
  /** Points that it brings others at once. */
  readonly given: number;
  /** Own points if the game ended then, beyond the points scored at once. */
  readonly promised: number;
  /** The same for the other seat for which it changes most. */
  readonly others: number;
  /** Own figures that come home. */
  readonly home: number;
  /**
   * The feature on which a figure is placed and stays. `open`: sides where it can still grow. `fitting`: how many unseen tiles fit on the
   * needed square that fewest fit on; null if it needs none.
   */
  readonly figure: {
    readonly on: Place;
    readonly kind: Kind;
    readonly open: number;
    readonly fitting: number | null;
  } | null;
}

/** A mean and its standard error. */
export interface MeasuredPoints {
  readonly mean: number;
  readonly error: number;
}

/** A computer's judgement of one turn, in points of the expected final margin. */
export interface Grade {
  readonly seat: Seat;
  readonly turn: number;
  /** The tile that was drawn; null if nobody saw it. */
  readonly tile: TileId | null;
  /** What the computer's own choice is expected to bring beyond the played turn; null if there was nothing to choose. */
  readonly loss: MeasuredPoints | null;
  /** That choice, if it is another. */
  readonly preferred: readonly Action[] | null;
  /** The best turn with the drawn tile, less the mean of the best turns with all tiles that could have come; null without a draw. */
  readonly luck: number | null;
  /** How the expected margin of this seat changed from before its draw to after its turn; null if nothing was drawn. */
  readonly change: number | null;
}

/** A position in which one square is clearly the best, and not only for the points that it brings at once. */
export interface Riddle {
  /** The record, up to the position. */
  readonly record: GameRecord;
  /** The best squares, best first, each with its best turn; at least two. */
  readonly ways: readonly HintedWay[];
}
