import type { HalfEdge, Side } from '../vocabulary.ts';

/** `[column, row]` from 0, row 0 in the north: the `x` and `y` of the game. */
export type At = readonly [column: number, row: number];

/** What is known of a printed element: seen in a source, concluded from one, or our own invention. */
export type Status = 'verified' | 'inferred' | 'ours';

/**
 * One board of Carcassonne Maps, as its file tells it (formatVersion 1, `docs/maps.md`). `grid` has a string for each row
 * and a character for each square: `.` none, `#` free, `t` free with a town, `S` start square, `i` island, `C` printed
 * large city, `~` waves, `H` highlight, `h` half square.
 */
export interface MapLayout {
  readonly formatVersion: 1;
  readonly id: string;
  readonly name: string;
  /** Whether it is drawn after the printed board or made for this project. */
  readonly layout: 'ours' | 'printed';
  readonly size: { readonly width: number; readonly height: number };
  readonly grid: readonly string[];
  /** `houseRule`: other numbers that players of the map like (M3). */
  readonly recommendedTiles: TileNumbers & { readonly houseRule?: TileNumbers };
  readonly meeplesPerPlayer: number;
  /** `use`: how many of the start squares get a tile (M2). */
  readonly start: { readonly use: number; readonly squares: readonly StartSquare[] };
  readonly largeCities: readonly LargeCity[];
  readonly borderPrints: readonly BorderPrint[];
  readonly ferries: readonly Ferry[];
  readonly islands: readonly Island[];
  readonly highlights: readonly Highlight[];
  readonly towns: readonly Town[];
  readonly halfSquares?: { readonly side: 'E' | 'W'; readonly squares: readonly At[]; readonly usableAlone: false };
  readonly facts: readonly string[];
  readonly notes: readonly string[];
}

export interface TileNumbers {
  readonly min: number;
  readonly max: number;
}

export interface StartSquare {
  readonly id: string;
  readonly name: string;
  readonly at: At;
  readonly feature: 'town' | 'mountain';
  readonly nameStatus: Status;
}

export interface LargeCity {
  readonly id: string;
  readonly name: string;
  readonly nameStatus: Status;
  readonly squares: readonly LargeCitySquare[];
}

/** A square that takes no tile; tiles beside it continue what is printed on it. */
export interface LargeCitySquare {
  readonly at: At;
  readonly label: string;
  /** A letter a side, clockwise from the north: C city, R road, F field. */
  readonly edges: string;
  readonly features: readonly LargeCityFeature[];
}

/** Half sides run clockwise: `N1` is `NL`, `N2` is `NR`. */
export type LargeCityFeature =
  | { readonly kind: 'city'; readonly sides: string; readonly shields: number }
  | { readonly kind: 'road'; readonly sides: string }
  | { readonly kind: 'field'; readonly halves: readonly string[] };

/** A square and its side at which something continues beyond the rim. */
export interface Contact {
  readonly at: At;
  readonly side: Side;
}

export interface BorderPrint {
  readonly id: string;
  readonly kind: 'road' | 'city';
  readonly segments: number;
  readonly shields: number;
  readonly contacts: readonly Contact[];
  readonly leadsTo: string;
  readonly status: Status;
}

export interface Ferry {
  readonly id: string;
  readonly name: string;
  readonly segments: 1;
  readonly shields: number;
  /** Two. */
  readonly ends: readonly Contact[];
  readonly status: Status;
}

export interface Island {
  readonly id: string;
  readonly name: string;
  readonly nameStatus: Status;
  readonly squares: readonly { readonly at: At; readonly shields: number }[];
}

export interface Highlight {
  readonly id: string;
  readonly name: string;
  readonly at: At;
  readonly chipColor: 'purple' | 'lightblue' | 'orange' | null;
  readonly status: Status;
}

export interface Town {
  readonly id: string;
  readonly name: string;
  readonly at: At;
  readonly nameStatus: Status;
}

/** In the order of the half edges of a tile. */
export const HALVES = ['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2'] as const;

export const halfEdgeOf = (half: string): HalfEdge => `${half[0]}${half[1] === '1' ? 'L' : 'R'}` as HalfEdge;

/** Squares that take a tile. */
export const TAKES_TILE = '#tSi';

/** The most columns and the most rows: a picture has to show all squares, and each needs a name. */
export const MOST_SQUARES_A_SIDE = 64;
