import type { PieceView, PlacedTile, StandingFigure } from '../../src/engine/for-players/view.ts';
import type { Figure, Seat, Square } from '../../src/engine/vocabulary.ts';
import { type MapScene, mapScene } from '../map/scene.ts';
import type { BroughtScene, SeatedPlayer } from '../scene.ts';

/** A game as it stood after one turn. */
export interface ReplayFrame {
  /** Tiles on the board by now: the first so many of `ReplayScene.board`. */
  readonly tiles: number;
  readonly figures: readonly StandingFigure[];
  readonly scores: readonly number[];
  /** By seat as in a view. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  /** All frames of a replay have some, or none has. */
  readonly pieces?: readonly PieceView[];
  /** Drawn faint. */
  readonly resigned?: readonly Seat[];
  /** Whose turn it was: lit; null at the start and at the end. */
  readonly seat: Seat | null;
  /** Squares of this turn's tiles: marked. */
  readonly lastMoves: readonly PlacedTile[];
  /** What it brought: to be seen in this frame alone. */
  readonly brought?: BroughtScene;
}

/** A whole game. It is over: nothing of it is secret any more. */
export interface ReplayScene {
  readonly players: readonly SeatedPlayer[];
  /** All tiles in the order of placing. */
  readonly board: readonly PlacedTile[];
  readonly seats: number;
  readonly frames: readonly ReplayFrame[];
  /** Only its layout counts: what has become of it in a frame follows from the tiles. */
  readonly map?: MapScene;
  /** The square that is called A1, as on a board. */
  readonly origin?: Square;
  /** Crowned in the last frame. */
  readonly winners?: readonly Seat[];
}

export interface ReplayOptions {
  /** Side of a tile in pixels; half of that of the final board if absent, and never more than that of the final board. */
  readonly tile?: number;
  /** In bytes, 8 MiB if absent: the tiles become smaller until the file does. */
  readonly most?: number;
}

export interface Animation {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/gif';
  readonly name: 'replay.gif';
  /** Side of a tile in pixels. */
  readonly tile: number;
  /** The tiles are smaller than they should be, for the size of the file. */
  readonly isReduced: boolean;
}

/** Of all that a caller may hand over what is drawn, and nothing else. */
export const replayScene = ({ players, board, seats, frames, map, origin, winners }: ReplayScene): ReplayScene => ({
  players,
  board,
  seats,
  frames: frames.map(({ tiles, figures, scores, supply, pieces = [], resigned = [], seat, lastMoves, brought }) => {
    return { tiles, figures, scores, supply, pieces, resigned, seat, lastMoves, ...(brought && { brought }) };
  }),
  ...(map && { map: mapScene(map) }),
  ...(origin && { origin }),
  ...(winners && { winners }),
});
