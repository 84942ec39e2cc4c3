import type { MapLayout } from '../board/map-layout.ts';
import type { DeckIds, GameView, PieceIds, SwitchIds } from '../declared.ts';
import type { StepId } from '../steps/index.ts';
import type { ArrowSymbol, Mark, TileSet } from '../tiles/tiles.ts';
import type { Building, Figure, Kind, Part, Place, Placement, Seat, Square, TileId } from '../vocabulary.ts';

/** Of a view what the base game tells; modules add theirs to `GameView`. */
export interface OwnView {
  /** Who reads: a seat, or null for the channel. */
  readonly reader: Seat | null;
  readonly seats: number;
  readonly sets: readonly TileSet[];
  readonly switches: readonly Switch[];
  /** Counts the turns from 1; 0 before the first. */
  readonly turn: number;
  /** Who decides, which need not be whose turn it is; null once the game is over. */
  readonly asked: Seat | null;
  /** Whose turn it is; at the end whose it was. */
  readonly turnOf: Seat;
  /** What is being decided; null once the game is over. That a gift could be opened only the one who holds it sees. */
  readonly step: StepId | null;
  /** Where in a turn the decision comes, as the reader sees it; null if nothing is decided. */
  readonly moment: Moment | null;
  /** Why it is this seat's turn. */
  readonly part: Part;
  /** The tile in hand, drawn and not yet placed. */
  readonly drawn: TileId | null;
  /** Another tile drawn beside `drawn`, while it is to be chosen which of the two is placed. */
  readonly drawnToo: TileId | null;
  /** The tile whose arrow is active in this placement, with what it brings. */
  readonly arrow: ActiveArrow | null;
  /** Cards that seats hold, a deck each. */
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
  /** Tiles taken out face down since it began: nobody knows which. Left out where there are none. */
  readonly takenUnseen?: number;
  /**
   * Tiles nobody has seen yet, by design: those left and all that were taken out, the whole of the sets without what was drawn. Says
   * nothing of the order.
   */
  readonly unseen: Readonly<Record<TileId, number>>;
  /** Tiles that fitted nowhere (B6). */
  readonly discarded: readonly TileId[];
  /** Tiles that were drawn, are not played yet and lie open beside the board. */
  readonly setAside: readonly TileId[];
  /** Empty squares next to the board. */
  readonly openSquares: readonly Square[];
  /** Open squares that no tile still unseen can fill, nor the one in hand; none once the game is over. */
  readonly deadSquares: readonly Square[];
  /** Where the tile in hand may go, whoever asks; in reading order of the squares, then by rotation. */
  readonly placements: readonly Placement[];
  /** Seats that have resigned. */
  readonly resigned: readonly Seat[];
  /** Seats that share the win (B20); null while the game lasts. */
  readonly winners: readonly Seat[] | null;
}

/**
 * Where in a turn a decision comes. The rest of the program knows the moment of a decision, never which rule asks:
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
  /** Whom it is with; null where it is with nobody. */
  readonly seat: Seat | null;
  /** The square of the board it stands on, if it does. */
  readonly at?: Square;
  /** The figure it stands beside, on that square, if it does. */
  readonly beside?: StandingFigure;
  readonly count: number;
  /** The figure that it is, of whichever seat: one that `seat` holds. */
  readonly figure?: { readonly seat: Seat; readonly figure: Figure };
  /** Where it has been since it began to move, the square it began on first; left out while it rests. */
  readonly trail?: readonly Square[];
  /** Whether there is one of its kind in the game. */
  readonly single: boolean;
}

export type Switch = keyof SwitchIds;

export type { GameView, MapLayout };

/** What a town square can do (M7): another turn, 2 points less, or 2 points for roads beside it. */
export const TOWN_VARIANTS = ['extra-turn', 'costs-2', 'road-bonus'] as const;
export type TownVariant = (typeof TOWN_VARIANTS)[number];
/** What it does in a game: one of these by itself, as all records had it before several could be chosen, or a list of them. */
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
  /** Squares without a tile that one may come to lie on, sooner or later. */
  readonly freeSquares: number;
}

export interface PlacedTile extends Placement {
  readonly tile: TileId;
  /** Who placed it; null for start tiles. */
  readonly seat: Seat | null;
  /** The turn it was placed in; 0 for start tiles. */
  readonly turn: number;
}

/** Of a view what stands on the board. */
export interface BoardState extends Pick<GameView, 'figures' | 'supply' | 'pieces'> {
  /** How many tiles lie there: the first so many of the view's `board`. */
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
  /** What a monastery is called, where it has another name. */
  readonly called?: Building;
  /** Every segment of it, one place each, in the order of placing. */
  readonly places: readonly Place[];
  /** Different tiles it lies on. */
  readonly tiles: number;
  /** Sides where it can still grow; for a monastery or garden the neighbours it still lacks. 0 is finished, or a field. */
  readonly open: number;
  readonly arms: number;
  /** For a field: finished cities that it touches, and what each of them brings; else 0. */
  readonly cities: number;
  readonly perCity: number;
  /** What else is printed on it, whether its rule is on or not; marks it has none of are left out. */
  readonly marks: Readonly<Partial<Record<Mark, number>>>;
  /** Votes by seat. */
  readonly votes: readonly number[];
  /** The seats that would score it now (B13); empty while nobody stands on it. */
  readonly owners: readonly Seat[];
  /** Points for each owner if the game ended now, but for what only one of them gets. */
  readonly pointsNow: number;
  /** What each of `owners` would get now, in their order: an own pig makes a field worth more (TB11). */
  readonly shares: readonly number[];
  /** Points for each owner if it were finished as it stands; equal to `pointsNow` for a field. */
  readonly pointsFinished: number;
}
