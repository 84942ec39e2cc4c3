import type { Canvas, Path2D } from '@napi-rs/canvas';
import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Kind, Rotation, Side, TileId } from '../../src/engine/vocabulary.ts';
import type { Brush } from './brush.ts';
import type { Point } from './curves.ts';
import type { Regions } from './regions.ts';

/**
 * All that an expansion draws, each thing by its id in the rules; absent parts mean that it has none. The code that composes a picture
 * decides where and when anything is drawn.
 */
export interface ExpansionArt {
  readonly figures?: Readonly<Record<string, FigureArt>>;
  readonly features?: Readonly<Record<string, FeatureArt>>;
  readonly tokens?: Readonly<Record<string, TokenArt>>;
  readonly pieces?: Readonly<Record<string, PieceArt>>;
  readonly deck?: DeckArt;
}

/** A figure of any seat: its contour alone identifies it, without colour. */
export interface FigureArt {
  /** In a box of side 1 around 0,0; head up. */
  readonly outline: Path2D;
  /** In shares of a tile. */
  readonly height: number;
  /** Middle of the player's letter, in the box. */
  readonly letter: Point;
  /** Drawn over the seat's colour, within the outline; equal for all seats, so that kinds differ before seats do. */
  readonly dress?: (brush: Brush) => void;
  /** Stands where four tiles meet: at the north-western corner of the tile in its place. */
  readonly isAtCorner?: boolean;
  /** Stands even on places where other figures lie. */
  readonly isUpright?: boolean;
  /** As an icon in a row: width and size relative to a meeple. */
  readonly icon?: { readonly wide: number; readonly size?: number };
  /** Part of the sample for the palette of all pictures; needed if it has large plain areas. */
  readonly isSampled?: boolean;
  /** A kind of place that meeples cannot use: free places are highlighted while the figure is in play. */
  readonly seeks?: Kind;
}

/** Something printed on tiles besides land, roads and cities. */
export interface FeatureArt {
  /**
   * How the other art makes room. `built`: figures keep clear of it. `plate`: so do they, but it lies over all else on the roomiest spot,
   * and can be chosen and lit. `hung`: it takes the remaining room. Absent: it is part of the land and needs no room.
   */
  readonly room?: 'built' | 'plate' | 'hung';
  /** Its positions on a design, in the orientation of the data; empty if there is none. */
  readonly find: (design: TileDesign, around: Around) => readonly Point[];
  /** Distance that plants keep from it. */
  readonly growth?: number;
  /** Houses keep at least `within` from it, and from points at these heights above it. */
  readonly houses?: { readonly within: number; readonly above?: readonly number[] };
  /** Flat on the ground; roads lie over it. */
  readonly under?: (brush: Brush, at: Point) => void;
  /** Upright art, drawn among houses and trees. */
  readonly standing?: (at: Point, rotation: Rotation) => readonly UprightArt[];
  /** Drawn over all else; `side` of the board is where it points (0 north, clockwise). */
  readonly over?: (brush: Brush, at: Point, side: number) => void;
  /** The side that it points to, in the orientation of the data. */
  readonly side?: (design: TileDesign) => Side;
  /** Its building bears figures: a figure on a place of this kind stands on top of it. */
  readonly bears?: Kind;
  /** Uses only colours of other tiles, so that its set needs no place in the sample of the palette. */
  readonly isOfKnownColours?: boolean;
}

/** What a feature can use to find its place. */
export interface Around {
  readonly regions: Regions;
  /** Points that are taken already. */
  readonly taken: readonly Point[];
  /** Middle of the garden. */
  readonly garden: Point | null;
}

/** Upright art on a tile, drawn from the back to the front. */
export interface UprightArt {
  /** The point that its foot stands on. */
  readonly foot: Point;
  readonly draw: (brush: Brush) => void;
}

/** A piece on a square of the board that belongs to no seat; pieces beside the board are not drawn. */
export interface PieceArt {
  /** In a box of side 1 around 0,0; always upright. */
  readonly outline: Path2D;
  /** In shares of a tile. */
  readonly height: number;
  /** Draws everything within the outline, whose rim is drawn already. */
  readonly draw: (brush: Brush) => void;
  /** Looks for room among the figures of its tile, beside its own figure if it has one; otherwise it takes the middle. */
  readonly isCompanion?: boolean;
  /** Lies flat below all figures, drawn as if turned to the north: on its tile, or across the edge that it is turned to. */
  readonly lies?: 'tile' | 'edge';
  /** The id of the tile feature that it is built on; its foot is there. */
  readonly on?: string;
  /** Its middle, from the middle of the place that it stands on (`PieceView.on`); in shares of a tile. */
  readonly aside?: Point;
  /** Its looks for a count, if they depend on the count. */
  readonly ofCount?: (count: number) => Pick<PieceArt, 'outline' | 'height' | 'draw'>;
}

/** A token that a seat wins and keeps, counted in its cell; drawn around a point in this size. */
export type TokenArt = (brush: Brush, middle: Point, size: number) => void;

/** Cards that seats hold. */
export interface DeckArt {
  /** Its id in scenes. */
  readonly id: string;
  /** The common back, with the upper left corner at 0,0 and the width as the unit. Absent if cards are never face down. */
  readonly back?: (brush: Brush) => void;
  readonly cards: Readonly<Record<string, CardArt>>;
}

export interface CardArt {
  /** Colour of its banner. */
  readonly colour: string;
  /** In a square of side 1 around 0,0; extends beyond it. `tile` gives the picture of a tile. */
  readonly picture: (brush: Brush, tile: (id: TileId) => Canvas) => void;
}
