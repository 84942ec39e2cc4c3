import { HALF_EDGES, SIDES } from './vocabulary.ts';

/** A set of tiles as it is written down. What a tile does not have is left out. */
export interface TileFile {
  readonly set: string;
  readonly tiles: readonly WrittenTile[];
}

export interface WrittenTile {
  readonly id: string;
  readonly count: number;
  /** A letter a side, clockwise from the north: C city, R road, F field, S river. */
  readonly edges: string;
  readonly role?: string;
  /** Letters of the sides that a segment joins. */
  readonly cities?: readonly {
    readonly sides: string;
    readonly arms?: number;
    /** What else is printed on it. */
    readonly marks?: readonly string[];
  }[];
  readonly roads?: readonly { readonly sides: string; readonly marks?: readonly string[] }[];
  /** Half-edges, with blanks between; and of `cities` those that the field touches, counted from 0. */
  readonly fields?: readonly { readonly halves: string; readonly cities?: readonly number[] }[];
  readonly river?: string;
  readonly monastery?: boolean;
  readonly garden?: boolean;
  readonly arrow?: { readonly symbol: string; readonly side: string };
}

/** Why some tile of a file is impossible, in one sentence that names it and its key; or null. */
export function problemIn({ tiles }: TileFile): string | null {
  for (const [index, tile] of tiles.entries()) {
    const problem = problemOf(tile);
    if (problem) return `tiles[${index}] ${tile.id}: ${problem}`;
  }
  return null;
}

/** Every edge belongs to exactly one segment of its letter, and both halves of one that is no city to exactly one field. */
function problemOf({ id, count, edges, cities = [], roads = [], fields = [], river = '', arrow }: WrittenTile) {
  if (!/^[A-Z]{2}-[A-Za-z0-9]{1,6}$/.test(id)) return 'id is two capitals, a dash and some letters or digits';
  if (!Number.isInteger(count) || count < 1) return `count is ${count}`;
  if (!/^[CRFS]{4}$/.test(edges)) return `edges is ${edges}, not four letters of C, R, F and S`;
  const joined: Readonly<Record<string, readonly string[]>> = {
    C: cities.map(({ sides }) => sides),
    R: roads.map(({ sides }) => sides),
    S: [river],
  };
  for (const [letter, segments] of Object.entries(joined)) {
    const key = { C: 'cities', R: 'roads', S: 'river' }[letter];
    const sides = segments.join('');
    const strange = [...sides].find((side) => !SIDES.some((one) => one === side));
    if (strange) return `${key} names a side ${strange}`;
    for (const [at, side] of SIDES.entries()) {
      const times = [...sides].filter((one) => one === side).length;
      if (times !== (edges[at] === letter ? 1 : 0))
        return `${key} joins side ${side} ${times} times, whose edge is ${edges[at]}`;
    }
  }
  const halves = fields.flatMap((field) => field.halves.split(' ').filter((half) => half !== ''));
  const strange = halves.find((half) => !HALF_EDGES.some((one) => one === half));
  if (strange) return `fields names a half-edge ${strange}`;
  for (const half of HALF_EDGES) {
    const times = halves.filter((one) => one === half).length;
    const edge = edges[SIDES.findIndex((side) => half.startsWith(side))];
    if (times !== (edge === 'C' ? 0 : 1)) return `fields holds half-edge ${half} ${times} times, whose edge is ${edge}`;
  }
  const touched = fields.flatMap((field) => field.cities ?? []).find((city) => !cities[city]);
  if (touched !== undefined) return `fields touches city ${touched}, and there are ${cities.length}`;
  if (arrow && !SIDES.some((side) => side === arrow.side)) return `arrow points to ${arrow.side}`;
  return null;
}
