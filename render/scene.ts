import type { ActiveArrow, GameView, PieceView, PlacedTile, StandingFigure } from '../src/engine/for-players/view.ts';
import type { TileSet } from '../src/engine/tiles/tiles.ts';
import type { Figure, Place, Placement, Rotation, Seat, Square, TileId } from '../src/engine/vocabulary.ts';
import type { SeatColour } from './kit/palette/table.ts';
import type { MapScene } from './map/scene.ts';

export type { MapScene };

/**
 * What the pictures are made from: plain data, so that it can cross into the drawing process. No prose is made here; every
 * word on a picture comes from the caller.
 */

export interface SeatedPlayer {
  readonly seat: Seat;
  /** As people call themselves: cut with … where it is long, with a sign for each character that no font has. */
  readonly name: string;
  /** Stands in the name's place where the fonts have nothing of it; the letter that the seat's meeples wear if absent. */
  readonly otherName?: string;
  /** Wished for; given where nobody else has it. */
  readonly colour?: SeatColour;
  /** One capital, wished for as well; not given where it would be taken for somebody else's initial. */
  readonly letter?: string;
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

/** What is drawn of a game, and nothing else: a view with cards in it does not fit this type. Made by `boardView`. */
export interface BoardView
  extends Pick<
    GameView,
    | 'seats'
    | 'asked'
    | 'drawn'
    | 'board'
    | 'figures'
    | 'scores'
    | 'supply'
    | 'tilesLeft'
    | 'resigned'
    | 'winners'
    | 'pieces'
  > {
  /** Of each deck how many cards seats hold face down, and never which. */
  readonly hands: readonly HandCounts[];
}

export interface HandCounts {
  /** By the id of its art (`DeckArt`). */
  readonly deck: string;
  /** By seat. */
  readonly counts: readonly number[];
  readonly own?: never;
  readonly discards?: never;
}

/** The tile whose arrow is active in this placement, with what it brings. */
export type { ActiveArrow };

/** Points just scored, as a tag on the tile: `{ text: '+2' }`. */
export interface PointsTag extends Square {
  /** At most five characters stay readable. */
  readonly text: string;
  /** Who scores; null draws it golden. */
  readonly seat: Seat | null;
}

/** What happened last has brought, to be seen on the board. */
export interface BroughtScene {
  /** Outlined in the colour of the seat that scores it, white where several do; each wears what it has got. */
  readonly features: readonly {
    readonly places: readonly Place[];
    readonly gains: readonly { readonly seat: Seat; readonly points: number }[];
  }[];
  /** Figures that went home: their contours are drawn where they stood. */
  readonly home: readonly StandingFigure[];
  /** By seat: stands beside its points. */
  readonly gains: readonly number[];
}

/** A place of a laid tile to choose, anywhere on the board. Markers keep clear of each other; a line leads to the place. */
export interface Target {
  /** A number or letter; at most three characters stay readable. */
  readonly label: string;
  readonly place: Place;
  /** Draws the figure that would come to stand there, in the colour of the seat to move. */
  readonly figure?: Figure;
  /** It is the corner of the ghost at which the place's own tile begins, not a part of what is printed there. */
  readonly isCorner?: boolean;
}

export type PlaceLabel = Target;

/** A figure on its way from one place to another (Change Position). */
export interface FigureMove {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly from: Place;
  readonly to: Place;
}

/** What a board and a close-up share. */
interface Scene {
  readonly view: BoardView;
  /** In any order; a seat without an entry has a letter all the same. */
  readonly players: readonly SeatedPlayer[];
  /** Newest last: all are marked, the newest most. */
  readonly lastMoves?: readonly PlacedTile[];
  readonly badges?: readonly Badge[];
  /** Numbered discs in the middle of tiles that lie already: where a piece may go on to. */
  readonly steps?: readonly Badge[];
  /** Squares that a piece has been on in this movement, the first first: footprints lead from one to the next. */
  readonly trail?: readonly Square[];
  /** Squares that no tile left can fill: crossed out. */
  readonly deadSquares?: readonly Square[];
  readonly outlines?: readonly Outline[];
  readonly ghost?: Ghost;
  /** More of them, to compare; figures of the view may stand on them. */
  readonly ghosts?: readonly Ghost[];
  /** May lie on the ghost. */
  readonly activeArrow?: ActiveArrow;
  /** Tiles whose arrow could be activated, the ghost among them: each wears its label at its symbol. */
  readonly arrowChoices?: readonly Badge[];
  readonly pointsTags?: readonly PointsTag[];
  readonly brought?: BroughtScene;
  /** Up to 25 a picture. */
  readonly targets?: readonly Target[];
  /** Figures of the view that would go home: drawn faint and crossed out. */
  readonly ghosted?: readonly StandingFigure[];
  /** Each takes its figure away from where the view has it. */
  readonly moves?: readonly FigureMove[];
  /** The board of a game on a map, under all that is laid. */
  readonly map?: MapScene;
  /** The square that is called A1; without it that of the map, or the one of a game without a map. */
  readonly origin?: Square;
}

/** The whole board with coordinates at the rim and the scoreboard strip above it. */
export interface BoardScene extends Scene {
  /** One short line in the strip, beside the tiles left ("Turn 14"). */
  readonly caption?: string;
  /** All of a map instead of the region in play. */
  readonly whole?: boolean;
  /** These squares, and little more, instead of all there is to see. */
  readonly part?: Square & { readonly columns: number; readonly rows: number };
}

/** A whole map by itself, to choose it or to check it. */
export interface MapSheetScene {
  readonly map: MapScene;
}

/** One way to turn the tile, drawn small under a close-up. */
export interface RotationChoice {
  readonly rotation: Rotation;
  readonly label: string;
  readonly chosen?: boolean;
}

/** Up to 5×5 squares around `centre`, fewer where they would be empty; more where targets, arrows, moves or ghosted figures lie farther off. */
export interface CloseUpScene extends Scene {
  readonly centre: Square;
  /** Of what is past: 3×3 squares, or what was scored, with tiles no larger than on the picture of the board. */
  readonly asOnBoard?: boolean;
  /** Where a figure may stand on the ghost. */
  readonly places?: readonly PlaceLabel[];
  /** Shown as a row below; needs `ghost`. */
  readonly rotations?: readonly RotationChoice[];
}

/** Tiles side by side, to choose from (Take 2). */
export interface TilesScene {
  readonly tiles: readonly { readonly tile: TileId; readonly label: string; readonly rotation?: Rotation }[];
}

/** A card; private to the player who holds it until it is shown. The words come from the caller. */
export interface CardScene {
  /** By the id of its art (`DeckArt`). */
  readonly deck: string;
  /** null is the back, which is alike for all of a deck. */
  readonly card: string | null;
  readonly title: string;
  /** What it does, in a sentence: set small and wrapped, cut with … after five lines. */
  readonly text?: string;
  /** Width in pixels, 160 to 1024; 480 if absent. The height is 1.4 times as much. */
  readonly size?: number;
}

/** The cards one holds, side by side; private to whoever holds them. None draws an empty place for a card. */
export interface HandScene {
  readonly cards: readonly (Omit<CardScene, 'size'> & {
    /** How many of it: drawn as a pile with its number. 1 if absent. */
    readonly count?: number;
    /** A badge to choose it by. */
    readonly label?: string;
    /** Cannot be opened now: drawn faint. */
    readonly faint?: boolean;
  })[];
}

/** A sheet of designs with how many are left of each. */
export interface TilesLeftScene {
  /** By design, in the order of the data; those with 0 are drawn faint. */
  readonly counts: Readonly<Record<TileId, number>>;
  /** Designs to point out, those that fit a chosen square for example; the others are drawn faint. */
  readonly marked?: readonly TileId[];
  /** What each set is called, over its designs; sets without a name stand together without a heading. */
  readonly headings?: Readonly<Partial<Record<TileSet, string>>>;
  /** From 0; how many there are `tilesLeftPages` tells. */
  readonly page?: number;
}

/** Something of the game: a figure or piece by its id, or what is printed on a tile. */
export type ThingIcon =
  | { readonly figure: Figure }
  | { readonly piece: PieceView['kind'] }
  | { readonly mark: string; readonly tile: TileId }
  | { readonly symbol: string; readonly tile: TileId };

/** What a line of a legend shows: something of the game, or what pictures mark. */
export type LegendIcon = ThingIcon | { readonly sign: 'press' | 'move' | 'dead' | 'points' | 'home' };

export interface LegendScene {
  readonly rows: readonly { readonly icon: LegendIcon; readonly text: string }[];
}

/** What is in play at a table that has not begun: a stamp for each box, and tiles where there is room. */
export interface LobbyScene {
  readonly stamps: readonly LobbyStamp[];
  /** As many as the picture has room for are shown. */
  readonly tiles: readonly TileId[];
}

export interface LobbyStamp {
  /** What stands for the box: something of it, a whole tile, or the back of its cards. */
  readonly icon: ThingIcon | { readonly whole: TileId } | { readonly deck: string };
  /** Whether its tiles are in play without its rules. */
  readonly isBare: boolean;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/webp';
  /** A file name that tells nothing secret: `board.webp`, `card.webp`. */
  readonly name: string;
}
