import { TILE_FILES } from '../../expansions/tiles.ts';
import type { MarkIds, SymbolIds } from '../declared.ts';
import { invariant } from '../record/refused.ts';
import {
  type Building,
  HALF_EDGES,
  type HalfEdge,
  type Heading,
  SIDES,
  type Side,
  type TileId,
} from '../vocabulary.ts';
import base from './base.json' with { type: 'json' };
import { problemIn, type TileFile } from './tile-file.ts';

const FILES: Readonly<Record<string, TileFile>> = { base, ...TILE_FILES };

/** A set of tiles that can be in play; each is one data file. */
export type TileSet = 'base' | keyof typeof TILE_FILES;

/** In the order in which tiles are numbered. */
export const TILE_SETS = Object.keys(FILES) as [TileSet, ...TileSet[]];

export type Mark = keyof MarkIds;

export type ArrowSymbol = keyof SymbolIds;

export interface CitySegment {
  /** Sides joined by this one segment. */
  readonly sides: readonly Side[];
  /** Sides of another city that it reaches as well, with half of the edge. */
  readonly shares?: readonly Side[];
  /** Coats of arms printed on it. */
  readonly arms: number;
  /** Whether it goes by a bridge over what runs below it. */
  readonly bridge?: boolean;
  /** What else is printed on it; of use with its rule only (M19). */
  readonly marks: readonly Mark[];
}

/** One side: the road ends inside the tile (village, monastery, gate). Two: it runs through. More: its arms are one road. */
export interface RoadSegment {
  readonly sides: readonly Side[];
  readonly marks: readonly Mark[];
  /** Whether it runs through a tunnel under a city (PD4). */
  readonly under?: boolean;
}

export interface FieldSegment {
  /** Clockwise; empty for a field enclosed inside the tile. */
  readonly halves: readonly HalfEdge[];
  /** Indices into the design's `cities` that the field touches. */
  readonly cities: readonly number[];
  readonly marks: readonly Mark[];
}

/** What is printed on a tile, in the orientation of its data. */
export interface TileDesign {
  readonly id: TileId;
  readonly set: TileSet;
  /** How many of it the set holds. */
  readonly count: number;
  /** A letter a side, clockwise from the north: C city, R road, F field, S river, A any, Q within a town. */
  readonly edges: string;
  /** In no bag: a rule deals as many as the set holds. */
  readonly apart?: boolean;
  /** The start tile, or the spring or lake of a river. */
  readonly role: 'start' | 'spring' | 'lake' | null;
  readonly cities: readonly CitySegment[];
  readonly roads: readonly RoadSegment[];
  readonly fields: readonly FieldSegment[];
  /** Sides that the river runs over; empty on all tiles but those of the river. */
  readonly river: readonly Side[];
  readonly monastery: boolean;
  /** Another name of its monastery, if it has one. */
  readonly building: Building | null;
  /** Printed on the tile; of use with The Abbot only. */
  readonly garden: boolean;
  /** Whether figures may stand on top of something on it, or built on it. */
  readonly top: boolean;
  /** The name of its top, if it has one. */
  readonly topCalled?: Building;
  /** Places where figures wait out of reach. */
  readonly quarters: readonly string[];
  /** Its symbol and the side it points to. */
  readonly arrow: { readonly symbol: ArrowSymbol; readonly side: Side } | null;
  /** The direction in which its print as a whole points, or null. */
  readonly heading: Heading | null;
  /** What is printed on the tile as a whole. */
  readonly marks: readonly Mark[];
}

/** A design in no set, from which printed tables make theirs. */
export const NO_DESIGN: TileDesign = {
  id: '',
  set: 'base',
  count: 0,
  edges: 'FFFF',
  role: null,
  cities: [],
  roads: [],
  fields: [],
  river: [],
  monastery: false,
  building: null,
  garden: false,
  top: false,
  quarters: [],
  arrow: null,
  heading: null,
  marks: [],
};

const sidesOf = (letters: string): readonly Side[] => SIDES.filter((side) => letters.includes(side));

const halvesOf = (words: string): readonly HalfEdge[] => {
  const named = words.split(' ');
  return HALF_EDGES.filter((half) => named.includes(half));
};

for (const [set, file] of Object.entries(FILES)) {
  const problem = problemIn(file);
  invariant(problem === null, `the tiles of the set ${set} can be laid: ${problem}`);
}

/** Every design of every set, in the order of the data. */
export const TILE_DESIGNS: readonly TileDesign[] = TILE_SETS.flatMap((set) =>
  FILES[set]!.tiles.map((tile) => ({
    id: tile.id,
    set,
    count: tile.count,
    edges: tile.edges,
    ...(tile.apart && { apart: true }),
    role: (tile.role ?? null) as TileDesign['role'],
    cities: (tile.cities ?? []).map(({ sides, shares, arms = 0, bridge, marks = [] }) => {
      return {
        sides: sidesOf(sides),
        ...(shares && { shares: sidesOf(shares) }),
        arms,
        ...(bridge && { bridge }),
        marks: marks as Mark[],
      };
    }),
    roads: (tile.roads ?? []).map(({ sides, marks = [], under }) => {
      return { sides: sidesOf(sides), marks: marks as Mark[], ...(under && { under }) };
    }),
    fields: (tile.fields ?? []).map(({ halves, cities = [], marks = [] }) => {
      return { halves: halvesOf(halves), cities, marks: marks as Mark[] };
    }),
    river: sidesOf(tile.river ?? ''),
    monastery: Boolean(tile.monastery),
    building: typeof tile.monastery === 'string' ? (tile.monastery as Building) : null,
    garden: tile.garden ?? false,
    top: Boolean(tile.top),
    ...(typeof tile.top === 'string' && { topCalled: tile.top as Building }),
    quarters: tile.quarters ?? [],
    arrow: tile.arrow ? { symbol: tile.arrow.symbol as ArrowSymbol, side: tile.arrow.side as Side } : null,
    heading: (tile.heading ?? null) as Heading | null,
    marks: (tile.marks ?? []) as Mark[],
  })),
);

const twice = TILE_DESIGNS.find(({ id }, index) => TILE_DESIGNS.findIndex((one) => one.id === id) !== index);
invariant(twice === undefined, `no two tiles have the id ${twice?.id}; one is of the set ${twice?.set}`);

const BY_ID: ReadonlyMap<TileId, TileDesign> = new Map(TILE_DESIGNS.map((design) => [design.id, design]));

/** The design of that id, or undefined if no set has it. */
export const designOf = (id: TileId): TileDesign | undefined => BY_ID.get(id);

/** How many tiles the sets bring into the bag, start tiles included, without those that a rule deals. */
export const countOfTiles = (sets: readonly TileSet[]): number =>
  TILE_DESIGNS.reduce((sum, { set, count, apart }) => sum + (sets.includes(set) && !apart ? count : 0), 0);

/** Sets whose tiles make another start: a river, or a town over several squares. */
export const START_SETS: readonly TileSet[] = TILE_SETS.filter((one) =>
  TILE_DESIGNS.some(({ set, river, edges }) => set === one && (river.length > 0 || edges.includes('Q'))),
);

/** Every mark that some city, road or field bears. */
export const MARKS: readonly Mark[] = [
  ...new Set(
    TILE_DESIGNS.flatMap(({ cities, roads, fields }) => [...cities, ...roads, ...fields].flatMap(({ marks }) => marks)),
  ),
];

/** Kinds of segments that bear marks. */
export type BearingKind = 'city' | 'road' | 'field';

const borneOn = (segmentsOf: (design: TileDesign) => readonly { readonly marks: readonly Mark[] }[]): readonly Mark[] =>
  MARKS.filter((mark) => TILE_DESIGNS.some((design) => segmentsOf(design).some(({ marks }) => marks.includes(mark))));

/** By kind of segment: the marks that it bears. */
export const MARKS_ON: Readonly<Record<BearingKind, readonly Mark[]>> = {
  city: borneOn(({ cities }) => cities),
  road: borneOn(({ roads }) => roads),
  field: borneOn(({ fields }) => fields),
};

/** Every other name of a monastery, and every name of a top. */
export const BUILDINGS: readonly Building[] = [
  ...new Set(TILE_DESIGNS.flatMap(({ building, topCalled }) => building ?? topCalled ?? [])),
];

/** Every mark that is printed on a tile as a whole. */
export const TILE_MARKS: readonly Mark[] = [...new Set(TILE_DESIGNS.flatMap(({ marks }) => marks))];
