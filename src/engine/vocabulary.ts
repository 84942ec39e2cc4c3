/** The words of the rules, as tuples first and types derived. Positions and places as `notation.ts` writes them. */

import type { BuildingIds, FigureIds, PartIds } from './declared.ts';

/** Clockwise from the north. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Clockwise from the north-west corner, so a quarter turn moves two on. */
export const HALF_EDGES = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'] as const;
export type HalfEdge = (typeof HALF_EDGES)[number];

/** Clockwise from the north: the squares around one, and where something printed points. */
export const HEADINGS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Heading = (typeof HEADINGS)[number];

/** Degrees clockwise from the orientation in the tile data. */
export const ROTATIONS = [0, 90, 180, 270] as const;
export type Rotation = (typeof ROTATIONS)[number];

/**
 * Kinds of features, the top of something built on a tile, and a quarter of a printed town, where figures wait out of reach. Tops and
 * quarters are no features: they are never joined or finished, and worth nothing.
 */
export const KINDS = ['road', 'city', 'field', 'monastery', 'garden', 'top', 'quarter'] as const;
export type Kind = (typeof KINDS)[number];
export type FeatureKind = Exclude<Kind, 'top' | 'quarter'>;
export const isFeature = (kind: Kind): kind is FeatureKind => kind !== 'top' && kind !== 'quarter';

export type Building = keyof BuildingIds;

/** Where a meeple may stand; in fields only with their rule. */
export const MEEPLE_KINDS: readonly Kind[] = ['road', 'city', 'monastery', 'field'];

export type Figure = keyof FigureIds;

export type Part = keyof PartIds;

/** Counted from 0 in the order of the setup; never a user's id. */
export type Seat = number;

/** As in the tile data: `BA-D`. */
export type TileId = string;

/** A spot on the board. `x` grows east, `y` grows south; without a map the start tile lies at 0,0. */
export interface Square {
  readonly x: number;
  readonly y: number;
}

/** One way to lay a tile. */
export interface Placement extends Square {
  readonly rotation: Rotation;
  /** The road that a rule lays over this tile or one beside it, as the place of that road: without it the tile would not fit. */
  readonly span?: Place;
}

/**
 * One segment of one placed tile, where a figure may stand. `at` lists its sides or half-edges in board orientation, joined by dots (`E.S`,
 * `EL.WR`). A field that reaches no edge has `inner` (`inner2` for the second of two); a monastery, garden or top has ''; a
 * quarter has its name.
 */
export interface Place extends Square {
  readonly kind: Kind;
  readonly at: string;
  /** Another name of a monastery, or the name of a top or a quarter, if it has one. It is for people only: no place is known by it. */
  readonly called?: Building;
}
