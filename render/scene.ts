import type { ActiveArrow, GameView, PieceView, PlacedTile, StandingFigure } from '../src/engine/for-players/view.ts';
import type { TileSet } from '../src/engine/tiles/tiles.ts';
import type { Figure, Place, Placement, Rotation, Seat, Square, TileId } from '../src/engine/vocabulary.ts';
import type { SeatColour } from './kit/palette/table.ts';
import type { MapScene } from './map/scene.ts';

export type { MapScene };

/** The data of pictures: plain, so that it can be sent to the drawing process. The caller provides all words. */

export interface SeatedPlayer {
  readonly seat: Seat;
  /** The player's own name; cut with … if it is long, with a sign for each character that no font has. */
  readonly name: string;
  /** Replaces a name that the fonts cannot draw at all; if absent, the seat's letter does. */
  readonly otherName?: string;
  /** The player's wish; granted if nobody else has the colour. */
  readonly colour?: SeatColour;
  /** One capital, also a wish; refused if it would be taken for another player's initial. */
  readonly letter?: string;
}

/** A number on a legal square. At most three characters stay readable. */
export interface Badge extends Square {
  readonly label: string;
}

/** A tile that is not placed yet, drawn half transparent. */
export interface Ghost extends Placement {
  readonly tile: TileId;
  readonly seat: Seat | null;
}

/** Segments of one feature, outlined in the seat's colour; null draws neutral white. */
export interface Outline {
  readonly places: readonly Place[];
  readonly seat: Seat | null;
}

/** The drawn part of a game and nothing else: a view with cards does not fit this type. Made by `boardView`. */
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
  /** For each deck the number of cards that seats hold face down, never which. */
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

/** The tile whose arrow is active in this placement, and its reward. */
export type { ActiveArrow };

/** Points just scored, as a tag on the tile: `{ text: '+2' }`. */
export interface PointsTag extends Square {
  /** At most five characters stay readable. */
  readonly text: string;
  /** The seat that scores; null draws it golden. */
  readonly seat: Seat | null;
}

/** The gains of the last action, to be shown on the board. */
export interface BroughtScene {
  /** Outlined in the colour of the seat that scores, or white for several; each shows its gains. */
  readonly features: readonly {
    readonly places: readonly Place[];
    readonly gains: readonly { readonly seat: Seat; readonly points: number }[];
  }[];
  /** Figures that went home: their contours stay where they stood. */
  readonly home: readonly StandingFigure[];
  /** By seat: shown beside its points. */
  readonly gains: readonly number[];
}

/** A place of a laid tile to choose, anywhere on the board. Markers keep clear of each other; a line leads to the place. */
export interface Target {
  /** A number or letter; at most three characters stay readable. */
  readonly label: string;
  readonly place: Place;
  /** Draws the figure that would stand there, in the colour of the seat to move. */
  readonly figure?: Figure;
  /** The place is the ghost's corner where the place's own tile begins, not a printed feature. */
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

/** The common part of a board and a close-up. */
interface Scene {
  readonly view: BoardView;
  /** In any order; a seat without an entry still has a letter. */
  readonly players: readonly SeatedPlayer[];
  /** Newest last: all are marked, the newest most clearly. */
  readonly lastMoves?: readonly PlacedTile[];
  readonly badges?: readonly Badge[];
  /** Numbers in the middle of laid tiles that a piece may move to. */
  readonly steps?: readonly Badge[];
  /** The squares of a piece's movement so far, the first first; footprints connect them. */
  readonly trail?: readonly Square[];
  /** Squares that no remaining tile fits: crossed out. */
  readonly deadSquares?: readonly Square[];
  readonly outlines?: readonly Outline[];
  readonly ghost?: Ghost;
  /** Several ghosts to compare; figures of the view may stand on them. */
  readonly ghosts?: readonly Ghost[];
  /** May be on the ghost. */
  readonly activeArrow?: ActiveArrow;
  /** Tiles whose arrow could be activated, perhaps the ghost too: each has its label at its symbol. */
  readonly arrowChoices?: readonly Badge[];
  readonly pointsTags?: readonly PointsTag[];
  readonly brought?: BroughtScene;
  /** Up to 25 a picture. */
  readonly targets?: readonly Target[];
  /** Figures of the view that would go home: drawn faint and crossed out. */
  readonly ghosted?: readonly StandingFigure[];
  /** Each moves its figure away from its place in the view. */
  readonly moves?: readonly FigureMove[];
  /** The map of the game, below all tiles. */
  readonly map?: MapScene;
  /** The square called A1; by default the map's, or that of a game without a map. */
  readonly origin?: Square;
}

/** The whole board, with coordinates at the rim and the scoreboard above. */
export interface BoardScene extends Scene {
  /** One short line in the scoreboard, beside the tiles left ("Turn 14"). */
  readonly caption?: string;
  /** Shows the whole map instead of the region in play. */
  readonly whole?: boolean;
  /** Shows little more than these squares. */
  readonly part?: Square & { readonly columns: number; readonly rows: number };
}

/** A whole map on its own, to choose or check it. */
export interface MapSheetScene {
  readonly map: MapScene;
}

/** A rotation of the tile, drawn small below a close-up. */
export interface RotationChoice {
  readonly rotation: Rotation;
  readonly label: string;
  readonly chosen?: boolean;
}

/** Up to 5×5 squares around `centre`, without empty rows at the rim; more if targets, arrows, moves or ghosted figures lie farther off. */
export interface CloseUpScene extends Scene {
  readonly centre: Square;
  /** Shows a past turn: 3×3 squares, or those that scored, with tiles at most as large as on the board's picture. */
  readonly asOnBoard?: boolean;
  /** Places on the ghost where a figure may stand. */
  readonly places?: readonly PlaceLabel[];
  /** A row below the close-up; needs `ghost`. */
  readonly rotations?: readonly RotationChoice[];
}

/** Tiles side by side, to choose from (Take 2). */
export interface TilesScene {
  readonly tiles: readonly {
    readonly tile: TileId;
    readonly label: string;
    readonly rotation?: Rotation;
    readonly isFaint?: boolean;
  }[];
}

/** A card; until it is shown, only its holder may see it. The caller provides the words. */
export interface CardScene {
  /** By the id of its art (`DeckArt`). */
  readonly deck: string;
  /** null is the back, equal for all cards of a deck. */
  readonly card: string | null;
  readonly title: string;
  /** Its effect in a sentence: small and wrapped, cut with … after five lines. */
  readonly text?: string;
  /** Width in pixels, 160 to 1024; 480 if absent. The height is 1.4 times the width. */
  readonly size?: number;
}

/** A hand of cards side by side, for its holder only. An empty hand draws an empty place. */
export interface HandScene {
  readonly cards: readonly (Omit<CardScene, 'size'> & {
    /** Copies of it, drawn as a pile with the number. 1 if absent. */
    readonly count?: number;
    /** Badge for choosing it. */
    readonly label?: string;
    /** Drawn faint, since it cannot be opened now. */
    readonly faint?: boolean;
  })[];
}

/** A sheet of designs with the number left of each. */
export interface TilesLeftScene {
  /** By design, in the order of the data; a design with 0 is drawn faint. */
  readonly counts: Readonly<Record<TileId, number>>;
  /** Highlighted designs, for example those that fit a chosen square; the others are drawn faint. */
  readonly marked?: readonly TileId[];
  /** The name of each set, above its designs; sets without a name stand together without a heading. */
  readonly headings?: Readonly<Partial<Record<TileSet, string>>>;
  /** From 0; `tilesLeftPages` gives the number of pages. */
  readonly page?: number;
}

/** A figure or piece by its id, or a mark on a tile. */
export type ThingIcon =
  | { readonly figure: Figure }
  | { readonly piece: PieceView['kind'] }
  | { readonly mark: string; readonly tile: TileId }
  | { readonly symbol: string; readonly tile: TileId };

/** The icon of a legend's line: a thing of the game, or a sign that pictures use. */
export type LegendIcon = ThingIcon | { readonly sign: 'press' | 'move' | 'dead' | 'points' | 'home' };

export interface LegendScene {
  readonly rows: readonly { readonly icon: LegendIcon; readonly text: string }[];
}

/** The contents of a game in the lobby: a stamp for each box, and tiles in the remaining room. */
export interface LobbyScene {
  readonly stamps: readonly LobbyStamp[];
  /** Only as many as fit are shown. */
  readonly tiles: readonly TileId[];
}

export interface LobbyStamp {
  /** The icon of the box: one of its things, a whole tile, or the back of its cards. */
  readonly icon: ThingIcon | { readonly whole: TileId } | { readonly deck: string };
  /** Whether its tiles are in play without its rules. */
  readonly isBare: boolean;
}

export interface Picture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/webp';
  /** A file name that reveals nothing secret: `board.webp`, `card.webp`. */
  readonly name: string;
}
