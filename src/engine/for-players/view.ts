import type { MapLayout } from '../board/map-layout.ts';
import type { DeckIds, GameView, PieceIds, SwitchIds } from '../declared.ts';
import type { StepId } from '../steps/index.ts';
import type { ArrowSymbol, Mark, TileSet } from '../tiles/tiles.ts';
import type { Building, Figure, Kind, Part, Place, Placement, Seat, Side, Square, TileId } from '../vocabulary.ts';

/** The base game's part of a view; modules add theirs to `GameView`. */
export interface OwnView {
  /** The reader: a seat, or null for the channel. */
  readonly reader: Seat | null;
  readonly seats: number;
  readonly sets: readonly TileSet[];
  readonly switches: readonly Switch[];
  /** Counts the turns from 1; 0 before the first. */
  readonly turn: number;
  /** The seat that decides, which need not be `turnOf`; null once the game is over. */
  readonly asked: Seat | null;
  /** The seat whose turn it is; at the end, the seat of the last turn. */
  readonly turnOf: Seat;
  /** The step being decided; null once the game is over. Only the asked seat sees a secret step. */
  readonly step: StepId | null;
  /** What the question is about, for its words; left out if the options say all. */
  readonly asking?: {
    readonly tile: TileId;
    readonly count: number;
    readonly seat: Seat;
    /** All tiles that lie open beside it, and itself. */
    readonly tiles: readonly TileId[];
  };
  /** The moment of the decision, as the reader sees it; null if nothing is decided. */
  readonly moment: Moment | null;
  /** The cause of this turn. */
  readonly part: Part;
  /** The tile in hand, drawn and not yet placed. */
  readonly drawn: TileId | null;
  /** A second drawn tile, while the seat chooses which of the two to place. */
  readonly drawnToo: TileId | null;
  /** The tile whose arrow is active in this placement, with what it brings. */
  readonly arrow: ActiveArrow | null;
  /** The cards that seats hold, one entry a deck. */
  readonly hands: readonly HandView[];
  /** In the order in which they were placed; start tiles first. */
  readonly board: readonly PlacedTile[];
  /** In the order of the board's tiles. */
  readonly figures: readonly StandingFigure[];
  /** Kind by kind, as modules list them. */
  readonly pieces: readonly PieceView[];
  /** By seat. */
  readonly scores: readonly number[];
  /** By seat: figures not on the board. */
  readonly supply: readonly Partial<Record<Figure, number>>[];
  /** Tiles still to be drawn; the tile in hand is not among them. */
  readonly tilesLeft: number;
  /** Tiles taken out by lot before the game: nobody knows which (L30, L50). */
  readonly takenOut: number;
  /** Tiles taken out face down since the game began: nobody knows which. Left out if there are none. */
  readonly takenUnseen?: number;
  /** Unseen tiles by design, in no order: the tiles left and all that were taken out. These are the whole sets without the drawn tiles. */
  readonly unseen: Readonly<Record<TileId, number>>;
  /** Tiles that fitted nowhere (B6). */
  readonly discarded: readonly TileId[];
  /** Drawn tiles that lie open beside the board or with seats and are not played yet. */
  readonly setAside: readonly TileId[];
  /** By seat: the open tile that it places next, or null. Left out if no rule gives any. */
  readonly nextTiles?: readonly (TileId | null)[];
  /** Empty squares next to the board. */
  readonly openSquares: readonly Square[];
  /** Open squares that neither an unseen tile nor the tile in hand can fill; none once the game is over. */
  readonly deadSquares: readonly Square[];
  /** All placements of the tile in hand, whichever seat is asked; in reading order of the squares, then by rotation. */
  readonly placements: readonly Placement[];
  readonly resigned: readonly Seat[];
  /** Seats that share the win (B20); null while the game lasts. */
  readonly winners: readonly Seat[] | null;
}

/**
 * The position of a decision in a turn. The rest of the program knows this moment, never the rule that asks:
 * - `before`: the tile is in hand, and may be placed without deciding it first;
 * - `tile`: the tile is placed;
 * - `between`: the tile lies, and a figure may come afterwards;
 * - `figure`: step 2;
 * - `apart`: nothing else is done before it is decided.
 */
export type Moment = 'before' | 'tile' | 'between' | 'figure' | 'apart';

export type ActiveArrow = Square & { readonly symbol: ArrowSymbol };

export type DeckId = keyof DeckIds;

/** The cards of one deck. */
export interface HandView {
  readonly deck: DeckId;
  /** By seat: how many cards it holds. */
  readonly counts: readonly number[];
  /** The reader's own cards, in the order received; none for the channel. */
  readonly own: readonly string[];
  /** Cards that nobody holds, face down. */
  readonly left: number;
  /** Cards that have been played, face up, in the order played. */
  readonly discards: readonly string[];
}

export type PieceId = keyof PieceIds;

export interface PieceView {
  readonly kind: PieceId;
  /** The seat that has it, or null. */
  readonly seat: Seat | null;
  /** The square of the board it stands on, if it does. */
  readonly at?: Square;
  /** The side of the board that it is turned to, if it lies flat. */
  readonly towards?: Side;
  /** The place it stands on, on that square, if it is more exact. */
  readonly on?: Place;
  /** The figure it stands beside, on that square, if it does. */
  readonly beside?: StandingFigure;
  readonly count: number;
  /** If the piece is a held figure: the figure and its owner. `seat` holds it. */
  readonly figure?: { readonly seat: Seat; readonly figure: Figure };
  /** A piece on the board that it depends on; in the banner that piece's token lies over its own. */
  readonly under?: PieceId;
  /** The squares of its present move, the first square first; left out while it rests. */
  readonly trail?: readonly Square[];
  /** Whether it is the only piece of its kind in the game. */
  readonly single: boolean;
}

export type Switch = keyof SwitchIds;

export type { GameView, MapLayout };

/** What a town square can do (M7): another turn, 2 points less, or 2 points for roads beside it. */
export const TOWN_VARIANTS = ['extra-turn', 'costs-2', 'road-bonus'] as const;
export type TownVariant = (typeof TOWN_VARIANTS)[number];
/** What a town does in a game: one variant by itself, as all records had it at first, or a list. */
export type TownRules = TownVariant | readonly TownVariant[];
export const townRules = (town: TownRules | null = null): readonly TownVariant[] => [town ?? []].flat();

export interface MapView {
  /** What is printed; the same object all the game long. */
  readonly layout: MapLayout;
  readonly town: TownRules | null;
  /** Start squares that got a tile, the start tile's first (L31). */
  readonly starts: readonly Square[];
  /** Large cities, by id, that a tile lies next to (L33). */
  readonly discovered: readonly string[];
  /** Ferry ends whose other end has a tile: open to be built on, or built on already (L34). */
  readonly ferryEnds: readonly (Square & { readonly ferry: string })[];
  /** Towns that no tile covers, unused start squares with a town among them (L32). */
  readonly towns: readonly (Square & { readonly name: string })[];
  /** Coats of arms still to be had on islands (M14). */
  readonly islands: readonly (Square & { readonly arms: number })[];
  /** Squares without a tile on which a tile may still come to lie. */
  readonly freeSquares: number;
}

export interface PlacedTile extends Placement {
  readonly tile: TileId;
  /** The seat that placed it; null for start tiles. */
  readonly seat: Seat | null;
  /** The turn it was placed in; 0 for start tiles. */
  readonly turn: number;
  /** The road that a rule has laid over it, and the segments that rules have built over, at any time. */
  readonly span?: Place;
  readonly built?: readonly Place[];
}

/** The part of a view that stands on the board. */
export interface BoardState extends Pick<GameView, 'figures' | 'supply' | 'pieces'> {
  /** How many tiles lie there: the first entries of the view's `board`. */
  readonly tiles: number;
}

export interface StandingFigure {
  readonly seat: Seat;
  readonly figure: Figure;
  readonly on: Place;
}

/** One connected feature, as anybody at the table can see it. */
export interface FeatureView {
  readonly kind: Kind;
  /** Another name of a monastery, if it has one. */
  readonly called?: Building;
  /** Every segment of it, one place each, in the order of placing. */
  readonly places: readonly Place[];
  /** Different tiles it lies on. */
  readonly tiles: number;
  /** Sides where it can still grow, or neighbours that a monastery or garden still lacks. 0: finished, or a field. */
  readonly open: number;
  readonly arms: number;
  /** For a field: finished cities that it touches, and the points of each; else 0. */
  readonly cities: number;
  readonly perCity: number;
  /** Marks printed on it, whether their rules are on or not; counts of 0 are left out. */
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  /** Votes by seat. */
  readonly votes: readonly number[];
  /** The seats that would score it now (B13); empty while nobody stands on it. */
  readonly owners: readonly Seat[];
  /** Points for each owner if the game ended now, without what only a single owner gets. */
  readonly pointsNow: number;
  /** Points of each of `owners` now, in their order: a seat's own pig makes a field worth more (TB11). */
  readonly shares: readonly number[];
  /** Points for each owner if it were finished as it stands; equal to `pointsNow` for a field. */
  readonly pointsFinished: number;
}
