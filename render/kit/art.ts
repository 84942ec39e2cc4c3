import type { Canvas, Path2D } from '@napi-rs/canvas';
import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Kind, Rotation, Side, TileId } from '../../src/engine/vocabulary.ts';
import type { Brush } from './brush.ts';
import type { Point } from './curves.ts';
import type { Regions } from './regions.ts';

/**
 * All that an expansion draws, each thing by the id that its rules give it. What it leaves out it has none of; where and when
 * anything is drawn is the business of whoever composes a picture.
 */
export interface ExpansionArt {
  readonly figures?: Readonly<Record<string, FigureArt>>;
  readonly features?: Readonly<Record<string, FeatureArt>>;
  readonly tokens?: Readonly<Record<string, TokenArt>>;
  readonly pieces?: Readonly<Record<string, PieceArt>>;
  readonly deck?: DeckArt;
}

/** A figure of any seat: a contour of its own, known without its colour. */
export interface FigureArt {
  /** In a box of side 1 about 0,0; head up. */
  readonly outline: Path2D;
  /** In shares of a tile. */
  readonly height: number;
  /** Middle of the player's letter, in the box. */
  readonly letter: Point;
  /** Drawn over the seat's colour, within the outline: the same whoever's it is, so that kinds differ before seats do. */
  readonly dress?: (brush: Brush) => void;
  /** Stands where four tiles meet: at the north-western corner of the tile that its place names. */
  readonly isAtCorner?: boolean;
  /** Stands even where others lie. */
  readonly isUpright?: boolean;
  /** As an icon in a row: how much wider and how much larger than a meeple. */
  readonly icon?: { readonly wide: number; readonly size?: number };
  /** Goes into the sample that the palette of all pictures is made from: one with large plain faces does. */
  readonly isSampled?: boolean;
  /** Where no meeple may stand: free places of this kind are pointed out while the figure is in play. */
  readonly seeks?: Kind;
}

/** Something printed on tiles beside their land, roads and cities. */
export interface FeatureArt {
  /**
   * Who makes room for it. `built`: figures keep clear of it. `plate`: so they do, but it comes to lie where they leave most room,
   * over all else; it can be chosen and lit. `hung`: it takes what room is left. Absent: nobody, it is of the land itself.
   */
  readonly room?: 'built' | 'plate' | 'hung';
  /** Where it is on a design, in the orientation of its data; empty where none is. */
  readonly find: (design: TileDesign, around: Around) => readonly Point[];
  /** Nothing grows nearer than that. */
  readonly growth?: number;
  /** No house stands nearer than `within`, nor to points so far above it. */
  readonly houses?: { readonly within: number; readonly above?: readonly number[] };
  /** Flat on the ground; roads lie over it. */
  readonly under?: (brush: Brush, at: Point) => void;
  /** What stands there, among houses and trees. */
  readonly standing?: (at: Point, rotation: Rotation) => readonly UprightArt[];
  /** Over all that; `side` of the board is where it points (0 north, clockwise). */
  readonly over?: (brush: Brush, at: Point, side: number) => void;
  /** The side that it points to, in the orientation of the data. */
  readonly side?: (design: TileDesign) => Side;
  /** What stands there is built upon: figures on a place of this kind are on top of it. */
  readonly bears?: Kind;
  /** Has colours of other tiles alone: its set needs no place in the sample that the palette of all pictures is made from. */
  readonly isOfKnownColours?: boolean;
}

/** What a feature can go by to find its place. */
export interface Around {
  readonly regions: Regions;
  /** What has its place already. */
  readonly taken: readonly Point[];
  /** Middle of the garden. */
  readonly garden: Point | null;
}

/** Something that stands upright on a tile: drawn from the back to the front. */
export interface UprightArt {
  /** Where its foot is. */
  readonly foot: Point;
  readonly draw: (brush: Brush) => void;
}

/** What stands on a square of the board and is nobody's; what of it is beside the board is not drawn. */
export interface PieceArt {
  /** In a box of side 1 about 0,0; always upright. */
  readonly outline: Path2D;
  /** In shares of a tile. */
  readonly height: number;
  /** All within the outline, which has its rim already. */
  readonly draw: (brush: Brush) => void;
  /** Looks for room among the figures of its tile, beside one of them where it belongs to one; else it takes the middle. */
  readonly isCompanion?: boolean;
  /** The feature of its tile that it is built on, by its id: its foot is there. */
  readonly on?: string;
  /** How so many of it look together, where that is another thing. */
  readonly ofCount?: (count: number) => Pick<PieceArt, 'outline' | 'height' | 'draw'>;
}

/** What a seat wins and keeps, counted in its cell: about a point, so wide. */
export type TokenArt = (brush: Brush, middle: Point, size: number) => void;

/** Cards that seats hold. */
export interface DeckArt {
  /** What scenes call it by. */
  readonly id: string;
  /** Alike for all, its upper left corner at 0,0 and its width the unit. Absent where no card is ever held face down. */
  readonly back?: (brush: Brush) => void;
  readonly cards: Readonly<Record<string, CardArt>>;
}

export interface CardArt {
  /** Of its banner. */
  readonly colour: string;
  /** In a square of side 1 about 0,0; goes on beyond it. `tile` gives the picture of a tile. */
  readonly picture: (brush: Brush, tile: (id: TileId) => Canvas) => void;
}
