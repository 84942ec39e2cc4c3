import type { PieceView, PlacedTile, StandingFigure } from '../../src/engine/for-players/view.ts';
import type { Figure, Seat, Square } from '../../src/engine/vocabulary.ts';
import { type MapScene, mapScene } from '../map/scene.ts';
import type { BroughtScene, SeatedPlayer } from '../scene.ts';

/** A game after one turn. */
export interface ReplayFrame {
  /** Tiles on the board so far: the first of `ReplayScene.board`. */
  readonly tiles: number;
  readonly figures: readonly StandingFigure[];
  readonly scores: readonly number[];
  /** By seat, as in a view. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  /** Either all frames of a replay have pieces, or none. */
  readonly pieces?: readonly PieceView[];
  /** Seats drawn faint. */
  readonly resigned?: readonly Seat[];
  /** The seat whose turn it was, drawn lit; null at the start and at the end. */
  readonly seat: Seat | null;
  /** This turn's tiles, which are marked. */
  readonly lastMoves: readonly PlacedTile[];
  /** The gains of this turn, visible in this frame only. */
  readonly brought?: BroughtScene;
}

/** A whole game that is over, so that nothing of it is secret any more. */
export interface ReplayScene {
  readonly players: readonly SeatedPlayer[];
  /** All tiles in the order of placing. */
  readonly board: readonly PlacedTile[];
  readonly seats: number;
  readonly frames: readonly ReplayFrame[];
  /** Only its layout counts; the rest follows from the tiles of each frame. */
  readonly map?: MapScene;
  /** The square that is called A1, as on a board. */
  readonly origin?: Square;
  /** Crowned in the last frame. */
  readonly winners?: readonly Seat[];
}

export interface ReplayOptions {
  /** Side of a tile in pixels; at most that of the final board, and half of it if absent. */
  readonly tile?: number;
  /** Size limit in bytes, 8 MiB if absent: tiles shrink until the file fits. */
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
  /** Whether the tiles were made smaller because of the file's size. */
  readonly isReduced: boolean;
}

/** Copies only the fields that are drawn. */
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
