import type { Action, TileId } from '../../engine/index.ts';
import type { Analysis } from '../../game/analysis.ts';
import type { Puzzle } from '../../game/puzzles.ts';
import type { UserId } from '../../game/table.ts';
import type { HintedWay } from '../../players/advice.ts';
import type { Summary } from '../../stats/index.ts';

/** What a computer tells of a position: Markdown, at most 1900 characters. */
export interface HintWords {
  /** `ways`: best first, as they are numbered. */
  text(ways: readonly HintedWay[]): string;
  /** Of the picture: plain, at most 1024 characters. */
  alt(ways: readonly HintedWay[]): string;
  /** `1: N20`, on the button that opens a square; plain, at most 38 characters. */
  label(way: HintedWay, number: number): string;
  /** Asks once more before a hint costs the rating. */
  readonly confirm: string;
  /** Until it is there. */
  readonly working: string;
  /** Instead of a hint that could not be worked out. */
  readonly failed: string;
}

/** What a computer tells of a game that is over. */
export interface AnalysisWords {
  /** Markdown, at most 1900 characters. */
  text(game: Summary, analysis: Analysis): string;
  /** Until it is there, and where it does not come. */
  readonly working: string;
  readonly failed: string;
  /** On a button that shows the board after a turn; plain, at most 38 characters. */
  step(turn: number): string;
}

/** The puzzle of the day: Markdown, at most 1900 characters. */
export interface PuzzleWords {
  /** `isOwn`: whether people of the server played it. */
  ask(tile: TileId, isOwn: boolean): string;
  /** Of its picture, plain, at most 1024 characters. `board`: what a board is told by. */
  alt(board: string): string;
  /** After somebody's try. `hidden`: who is not named. */
  result(about: {
    readonly puzzle: Puzzle;
    readonly user: UserId;
    readonly way: readonly Action[];
    readonly hidden: readonly UserId[];
  }): string;
  /** For everybody; tells nothing of the solution. */
  shared(puzzle: Puzzle, hidden: readonly UserId[]): string;
  readonly working: string;
  readonly failed: string;
  readonly over: string;
}
