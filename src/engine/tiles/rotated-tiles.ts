import { countOf, marksOf } from '../board/marks.ts';
import {
  type Building,
  HALF_EDGES,
  HEADINGS,
  type Kind,
  type Place,
  type Placement,
  ROTATIONS,
  type Rotation,
  SIDES,
  type Square,
  type TileId,
} from '../vocabulary.ts';
import { MARKS, NO_DESIGN, TILE_DESIGNS, type TileDesign } from './tiles.ts';

/** One segment of a print. Segments are numbered alike in all four rotations of a design. */
export interface Segment {
  readonly kind: Kind;
  /** As in a place: sides or half-edges of the board, joined by dots. */
  readonly at: string;
  /** Another name of a monastery, or the name of a top or a quarter, if it has one. */
  readonly called: Building | null;
  /** Sides at which it goes on (0 north, clockwise); empty for fields, monasteries and gardens. */
  readonly sides: readonly number[];
  /** Coats of arms. */
  readonly arms: number;
  /** The marks printed on it, as `marks.ts` counts them. */
  readonly marks: number;
  /** For a field: segments of the same print that are cities it touches. */
  readonly touches: readonly number[];
}

/** A design in one rotation, prepared for the inner loops. */
export interface Print {
  readonly design: TileDesign;
  /** Index into `TILE_DESIGNS`. */
  readonly index: number;
  readonly rotation: Rotation;
  /** Three bits a side, north lowest: 1 field, 2 city, 3 road, 4 river, 5 within a town, 0 any. */
  readonly edges: number;
  /** All bits of the sides that fit anything, and close it. */
  readonly any: number;
  readonly segments: readonly Segment[];
  /** Whether two segments are of one kind, road or city: one feature may then cross the tile twice (B23). */
  readonly alike: boolean;
  /** By side: the road or city segment there, or -1. */
  readonly lines: readonly number[];
  /** By side: another city segment that reaches it, or -1; null if there is none on any side. */
  readonly sharing: readonly number[] | null;
  /** By half-edge: the field segment there, or -1. */
  readonly fields: readonly number[];
  /** The monastery's or garden's segment, or -1. */
  readonly centre: number;
  /** The segment of its top, or -1. */
  readonly top: number;
  /** The segment of a road that a rule has laid over the tile, or -1. It is the last one. */
  readonly span: number;
  /** Within a town on all sides: a tile for counts of neighbours only, where nothing goes. */
  readonly isInner: boolean;
  /** Sides that the river runs over. */
  readonly river: readonly number[];
  /** The side its arrow points to, or -1. */
  readonly arrow: number;
  /** The direction in which its print as a whole points (0 north, clockwise by eighths), or -1. */
  readonly heading: number;
}

/** The place of a print's segment, if the tile lies on that square. */
export const placeOf = ({ kind, at, called }: Segment, x: number, y: number): Place =>
  called === null ? { kind, x, y, at } : { kind, x, y, at, called };

/** How `Print.edges` writes the letters of a design. */
export const FIELD_EDGE = 1;
export const ROAD_EDGE = 3;
export const EDGE_CODES: Readonly<Record<string, number>> = { F: FIELD_EDGE, C: 2, R: ROAD_EDGE, S: 4, Q: 5, A: 0 };

/** By design index, then by quarter turns. */
export const PRINTS: readonly (readonly Print[])[] = TILE_DESIGNS.map((design, index) =>
  ROTATIONS.map((rotation) => printOf(design, index, rotation)),
);

/** By design index: the first design that has the same edges in some rotation. By edges alone, both fit the same squares. */
export const ALIKE_BY_EDGES: readonly number[] = (() => {
  const shapes = PRINTS.map((prints) => Math.min(...prints.map(({ edges }) => edges)));
  return shapes.map((shape) => shapes.indexOf(shape));
})();

const INDEX: ReadonlyMap<TileId, number> = new Map(TILE_DESIGNS.map(({ id }, index) => [id, index]));

/** The design's index, or undefined if no set has such a tile. */
export const indexOf = (id: TileId): number | undefined => INDEX.get(id);

/** The highest count of one mark on these tiles, given by design index: no feature can have more (`MOST_MARKS`). */
export function mostMarksOn(designs: readonly number[]): number {
  const bearing = designs.flatMap((design) => PRINTS[design]![0]!.segments.filter(({ marks }) => marks > 0));
  return Math.max(
    0,
    ...MARKS.map((mark) => bearing.reduce((sum, { kind, marks }) => sum + countOf(marks, kind, mark), 0)),
  );
}

/** Keeps one of each group of placements that differ only in the picture (a tile may look alike when turned). */
export function withoutTwins<Way extends Placement>(tile: TileId, placements: readonly Way[]): readonly Way[] {
  const index = INDEX.get(tile);
  if (index === undefined) return [];
  const first = firstAlike(index);
  if (first.every((rotation, quarter) => rotation === ROTATIONS[quarter])) return placements;
  return placements.filter(({ rotation }) => first[rotation / 90] === rotation);
}

/** By design index. */
const FIRST_ALIKE: (readonly Rotation[] | undefined)[] = [];

/** By rotation of a design: the first rotation that differs from it only in the picture. */
function firstAlike(design: number): readonly Rotation[] {
  const known = FIRST_ALIKE[design];
  if (known) return known;
  const looks = PRINTS[design]!.map(({ edges, segments, arrow, heading }) => {
    const parts = segments.map(({ kind, at, arms, marks, touches }) => {
      return [kind, at, arms, marks, touches.map((city) => segments[city]!.at).sort()].join();
    });
    return JSON.stringify([edges, arrow, heading, parts.sort()]);
  });
  const first = looks.map((look) => ROTATIONS[looks.indexOf(look)]!);
  FIRST_ALIKE[design] = first;
  return first;
}

export function printOf(design: TileDesign, index: number, rotation: Rotation): Print {
  const quarter = rotation / 90;
  const side = (name: (typeof SIDES)[number]): number => (SIDES.indexOf(name) + quarter) % 4;
  const half = (name: (typeof HALF_EDGES)[number]): number => (HALF_EDGES.indexOf(name) + 2 * quarter) % 8;
  const sorted = (numbers: number[]): number[] => numbers.sort((a, b) => a - b);
  const plain = { called: null, sides: [], arms: 0, marks: 0, touches: [] };
  const line = (kind: Kind, names: readonly (typeof SIDES)[number][], more: Partial<Segment>): Segment => {
    const sides = sorted(names.map(side));
    return { ...plain, kind, at: sides.map((s) => SIDES[s]).join('.'), sides, ...more };
  };
  const centre = (kind: Kind, called: Building | null = null): Segment => ({ ...plain, kind, at: '', called });
  let enclosed = 0;
  const segments: Segment[] = [
    ...design.cities.map(({ sides, shares = [], arms, marks }) => {
      const city = line('city', sides, { arms, marks: marksOf('city', marks) });
      return shares.length === 0 ? city : { ...city, sides: sorted([...city.sides, ...shares.map(side)]) };
    }),
    ...design.roads.map(({ sides, marks }) => {
      return line('road', sides, { marks: marksOf('road', marks) });
    }),
    ...design.fields.map(({ halves, cities, marks }): Segment => {
      const at = sorted(halves.map(half)).map((h) => HALF_EDGES[h]);
      // A city segment has the index it has in the design: cities come first.
      const name = at.join('.') || (enclosed++ === 0 ? 'inner' : `inner${enclosed}`);
      return { ...plain, kind: 'field', at: name, marks: marksOf('field', marks), touches: cities };
    }),
    ...(design.monastery ? [centre('monastery', design.building)] : []),
    ...(design.garden ? [centre('garden')] : []),
    // Last, so that the numbers of all others do not depend on it.
    ...(design.top ? [centre('top', design.topCalled)] : []),
    ...design.quarters.map((name): Segment => ({ ...centre('quarter', `${name}-quarter` as Building), at: name })),
  ];
  const lines = [-1, -1, -1, -1];
  const fields: number[] = Array(8).fill(-1);
  segments.forEach((segment, i) => {
    for (const s of segment.sides) lines[s] = i;
  });
  const sharing = [-1, -1, -1, -1];
  design.cities.forEach(({ sides, shares = [] }, i) => {
    for (const name of sides) lines[side(name)] = i;
    for (const name of shares) sharing[side(name)] = i;
  });
  design.fields.forEach(({ halves }, i) => {
    for (const name of halves) fields[half(name)] = design.cities.length + design.roads.length + i;
  });
  let edges = 0;
  let any = 0;
  [...design.edges].forEach((letter, s) => {
    const at = ((s + quarter) % 4) * 3;
    edges |= EDGE_CODES[letter]! << at;
    if (letter === 'A') any |= 7 << at;
  });
  return {
    design,
    index,
    rotation,
    edges,
    any,
    segments,
    alike: design.cities.length > 1 || design.roads.length > 1,
    lines,
    sharing: design.cities.some(({ shares }) => shares) ? sharing : null,
    fields,
    river: sorted(design.river.map(side)),
    arrow: design.arrow ? side(design.arrow.side) : -1,
    heading: design.heading ? (HEADINGS.indexOf(design.heading) + 2 * quarter) % 8 : -1,
    centre: segments.findIndex(({ kind }) => kind === 'monastery' || kind === 'garden'),
    top: segments.findIndex(({ kind }) => kind === 'top'),
    span: -1,
    isInner: design.edges === 'QQQQ',
  };
}

/** Prints that rules have made of others. All games share them. */
const CHANGED = new WeakMap<Print, Map<string, Print>>();

function changed(print: Print, how: string, make: () => Print): Print {
  const known = CHANGED.get(print) ?? new Map<string, Print>();
  CHANGED.set(print, known);
  const made = known.get(how) ?? make();
  known.set(how, made);
  return made;
}

/** The place of a straight road over a square, from a side to the one opposite. */
export const spanAt = ({ x, y }: Square, side: number): Place => ({
  kind: 'road',
  x,
  y,
  at: side % 2 === 0 ? 'N.S' : 'E.W',
});

/** The side from which a span starts. */
export const sideOfSpan = ({ at }: Place): number => (at === 'N.S' ? 0 : 1);

/** The print with a straight road over it. Its two edges become road; its own segments and fields stay. */
export const spanned = (print: Print, side: number): Print =>
  changed(print, `span ${side}`, () => {
    const sides = [side, side + 2];
    const span = print.segments.length;
    const road: Segment = {
      kind: 'road',
      at: spanAt({ x: 0, y: 0 }, side).at,
      called: null,
      sides,
      arms: 0,
      marks: 0,
      touches: [],
    };
    return {
      ...print,
      edges: print.edges | sides.reduce((bits, one) => bits | (ROAD_EDGE << (3 * one)), 0),
      segments: [...print.segments, road],
      alike: print.alike || print.design.roads.length > 0,
      lines: print.lines.map((line, one) => (sides.includes(one) ? span : line)),
      span,
    };
  });

/** The print with a segment built over: it is the top of what stands there, no longer a feature. */
export const builtOver = (print: Print, segment: number, called: Building): Print =>
  changed(print, `${called} ${segment}`, () => ({
    ...print,
    segments: print.segments.with(segment, { ...print.segments[segment]!, kind: 'top', called }),
  }));

/** A road or city printed beyond the rim of a table: it touches no side of a square. */
export function lineOf(kind: 'road' | 'city', arms: number): Print {
  const at: Segment = { kind, at: '', called: null, sides: [], arms, marks: 0, touches: [] };
  const design: TileDesign = { ...NO_DESIGN, id: kind };
  const none = [-1, -1, -1, -1];
  return {
    design,
    index: -1,
    rotation: 0,
    edges: 0,
    any: 0,
    segments: [at],
    alike: false,
    lines: none,
    sharing: null,
    fields: [...none, ...none],
    centre: -1,
    top: -1,
    span: -1,
    isInner: false,
    river: [],
    arrow: -1,
    heading: -1,
  };
}
