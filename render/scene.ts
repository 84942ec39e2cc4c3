import type { GameView, PlacedTile } from '../src/engine/view.ts';
import type { Figure, Place, Placement, Rotation, Seat, Square, TileId } from '../src/engine/vocabulary.ts';

/**
 * What the pictures are made from: plain data, so that it can cross into the drawing thread. No prose is made here; every
 * word on a picture comes from the caller.
 */

export interface Player {
  readonly seat: Seat;
  /** As people call themselves: cut with … where it is long; characters the fonts lack are left out. */
  readonly name: string;
}

/** A number on a legal square. At most three characters stay readable. */
export interface Badge extends Square {
  readonly label: string;
}

/** A tile that is not yet placed, shown half transparent where it would lie. */
export interface Ghost extends Placement {
  readonly tile: TileId;
  readonly seat: Seat | null;
}

/** Segments that belong together, outlined in the seat's colour; null draws neutral white. */
export interface Outline {
  readonly places: readonly Place[];
  readonly seat: Seat | null;
}

/** What a board and a close-up share. */
interface Scene {
  readonly view: GameView;
  /** In any order; seats without an entry show their letter alone. */
  readonly players: readonly Player[];
  /** Newest last: all are marked, the newest most. */
  readonly lastMoves?: readonly PlacedTile[];
  readonly badges?: readonly Badge[];
  /** Squares that no tile left can fill: crossed out. */
  readonly deadSquares?: readonly Square[];
  readonly outlines?: readonly Outline[];
  readonly ghost?: Ghost;
  /** The square that is called A1; without it the one of a game without a map. */
  readonly origin?: Square;
}

/** The whole board with coordinates at the rim and the scoreboard strip above it. */
export interface BoardScene extends Scene {
  /** One short line in the strip, beside the tiles left ("Turn 14"). */
  readonly caption?: string;
}

/** A figure's choice on a close-up, lettered where it would stand. */
export interface PlaceLabel {
  readonly label: string;
  readonly place: Place;
  /** Draws the figure itself there, faint, in the ghost's colour. */
  readonly figure?: Figure;
}

/** One way to turn the tile, drawn small under a close-up. */
export interface RotationChoice {
  readonly rotation: Rotation;
  readonly label: string;
  readonly chosen?: boolean;
}

/** 5×5 squares around `centre`. */
export interface CloseUpScene extends Scene {
  readonly centre: Square;
  readonly places?: readonly PlaceLabel[];
  /** Shown as a row below; needs `ghost`. */
  readonly rotations?: readonly RotationChoice[];
}

/** One tile alone. */
export interface TileScene {
  readonly tile: TileId;
  readonly rotation?: Rotation;
  /** Side in pixels, 32 to 512; 256 if absent. Emojis take 128. */
  readonly size?: number;
}

/** The same tile turned, side by side. */
export interface RotationsScene {
  readonly tile: TileId;
  readonly rotations: readonly RotationChoice[];
}

/** A sheet of designs with how many are left of each. */
export interface TilesLeftScene {
  /** By design, in the order of the data; those with 0 are drawn faint. */
  readonly counts: Readonly<Record<TileId, number>>;
  /** Designs to point out, those that fit a chosen square for example; the others are drawn faint. */
  readonly marked?: readonly TileId[];
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/png';
  /** A file name that tells nothing secret: `board.png`, `ba_d_r90.png`. */
  readonly name: string;
}
