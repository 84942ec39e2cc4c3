import { HALF_EDGES, HEADINGS, SIDES } from '../vocabulary.ts';

/** A set of tiles as its file has it. A tile leaves out what it does not have. */
export interface TileFile {
  readonly set: string;
  readonly tiles: readonly WrittenTile[];
}

export interface WrittenTile {
  readonly id: string;
  readonly count: number;
  /**
   * A letter a side, clockwise from the north: C city, R road, F field, S river, A any, which fits every edge and closes it. Q fits only
   * Q: a city goes over such a side, and fields beside it may have a half each.
   */
  readonly edges: string;
  /** In no bag: a rule deals it. */
  readonly apart?: boolean;
  readonly role?: string;
  /** Letters of the sides that a segment joins. */
  readonly cities?: readonly {
    readonly sides: string;
    /** Sides of another city that it reaches as well: a tile laid there joins the two. */
    readonly shares?: string;
    readonly arms?: number;
    /** It crosses by a bridge, so a field may lie on both sides of it. */
    readonly bridge?: boolean;
    /** What else is printed on it. */
    readonly marks?: readonly string[];
  }[];
  readonly roads?: readonly {
    readonly sides: string;
    readonly marks?: readonly string[];
    /** It runs through a tunnel under a city, so a field may lie on both sides of it. */
    readonly under?: boolean;
  }[];
  /** `halves`: half-edges with blanks between. `cities`: indices of the cities that the field touches. */
  readonly fields?: readonly {
    readonly halves: string;
    readonly cities?: readonly number[];
    readonly marks?: readonly string[];
  }[];
  readonly river?: string;
  /** True, or the other name of the monastery. */
  readonly monastery?: boolean | string;
  readonly garden?: boolean;
  /** Something on it, or built on it, that figures may stand on top of: true, or its name. */
  readonly top?: boolean | string;
  /** Names of places where figures wait out of reach; people read them with `-quarter`. */
  readonly quarters?: readonly string[];
  readonly arrow?: { readonly symbol: string; readonly side: string };
  /** The direction in which the tile's print as a whole points, one of eight. */
  readonly heading?: string;
  /** What is printed on the tile as a whole. */
  readonly marks?: readonly string[];
}

/** Why a tile of the file is impossible, in one sentence that names the tile and the key; or null. */
export function problemIn(file: TileFile): string | null {
  if (!Array.isArray(file.tiles)) return 'tiles is no list';
  for (const [index, tile] of file.tiles.entries()) {
    const problem = shapeProblem(tile) ?? problemOf(tile);
    if (problem) return `tiles[${index}] ${String(tile?.id)}: ${problem}`;
  }
  return null;
}

const KEYS = [
  'id',
  'count',
  'edges',
  'apart',
  'role',
  'cities',
  'roads',
  'fields',
  'river',
  'monastery',
  'garden',
  'top',
  'quarters',
  'arrow',
  'heading',
  'marks',
];
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of the wrong type, since a file may hold anything; or null. */
function shapeProblem(tile: unknown): string | null {
  if (!isObject(tile)) return 'it is no object';
  for (const key of ['id', 'edges', 'river']) {
    if (tile[key] !== undefined && typeof tile[key] !== 'string') return `${key} is no text`;
  }
  for (const [key, text] of [
    ['cities', 'sides'],
    ['roads', 'sides'],
    ['fields', 'halves'],
  ] as const) {
    const list = tile[key] === undefined ? [] : tile[key];
    if (!Array.isArray(list) || !list.every(isObject)) return `${key} is no list of objects`;
    if (list.some((one) => typeof one[text] !== 'string')) return `${key} has one without ${text}`;
    if (list.some(({ cities = [] }) => !Array.isArray(cities))) return `${key} touches what is no list of cities`;
  }
  return tile.arrow === undefined || isObject(tile.arrow) ? null : 'arrow is no object';
}

const ROLES: readonly unknown[] = [undefined, 'start', 'spring', 'lake'];

function problemOf(tile: WrittenTile): string | null {
  const { id, count, edges, role, cities = [], roads = [], fields = [], river = '', quarters = [], arrow } = tile;
  const strange = Object.keys(tile).find((key) => !KEYS.includes(key));
  if (strange !== undefined) return `${strange} is no key of a tile`;
  if (!/^[A-Z]{2}-[A-Za-z0-9]{1,6}$/.test(id)) return 'id is two capitals, a dash and some letters or digits';
  if (!Number.isInteger(count) || count < 1) return `count is ${count}`;
  if (!/^[CRFSAQ]{4}$/.test(edges)) return `edges is ${edges}, not four letters of C, R, F, S, A and Q`;
  if (!ROLES.includes(role)) return `role is ${role}`;
  for (const key of ['monastery', 'top'] as const)
    if (!['undefined', 'boolean', 'string'].includes(typeof tile[key])) return `${key} is neither yes nor a name`;
  if (tile.monastery && tile.garden) return 'monastery and garden are both there';
  if (arrow && !SIDES.some((side) => side === arrow.side)) return `arrow points to ${arrow.side}`;
  if (tile.heading !== undefined && !HEADINGS.some((one) => one === tile.heading)) return `heading is ${tile.heading}`;
  for (const [index, { shares = '' }] of cities.entries()) {
    const strange = [...shares].find((side) => !cities.some(({ sides }, at) => at !== index && sides.includes(side)));
    if (strange) return `cities shares side ${strange}, which is no other city's`;
  }
  for (const { arms = 0 } of cities) if (!Number.isInteger(arms) || arms < 0) return `cities has ${arms} arms`;
  if (!Array.isArray(quarters) || quarters.some((name) => !/^[a-z]+$/.test(name))) return `quarters is ${quarters}`;
  for (const { marks = [] } of [tile, ...cities, ...roads, ...fields])
    if (!Array.isArray(marks)) return `marks is ${marks}, no list`;
  const bridge = cities.find(({ sides, bridge }) => bridge !== undefined && (bridge !== true || sides.length !== 2));
  if (bridge) return `cities has a bridge, ${bridge.bridge}, that joins ${bridge.sides}`;
  const tunnel = roads.find(({ sides, under }) => under !== undefined && (under !== true || sides.length !== 2));
  if (tunnel) return `roads has a tunnel, under: ${tunnel.under}, that joins ${tunnel.sides}`;
  return sidesProblem(edges, cities, roads, river) ?? fieldsProblem(edges, fields, cities.length) ?? crossing(tile);
}

/** Every edge belongs to exactly one segment of its letter. */
function sidesProblem(
  edges: string,
  cities: readonly { readonly sides: string }[],
  roads: readonly { readonly sides: string }[],
  river: string,
): string | null {
  const joined = [
    { key: 'cities', letter: 'CQ', segments: cities.map(({ sides }) => sides), most: 4 },
    { key: 'roads', letter: 'R', segments: roads.map(({ sides }) => sides), most: 4 },
    { key: 'river', letter: 'S', segments: river === '' ? [] : [river], most: 3 },
  ];
  for (const { key, letter, segments, most } of joined) {
    const odd = segments.find((sides) => typeof sides !== 'string' || sides.length < 1 || sides.length > most);
    if (odd !== undefined) return `${key} has a segment with sides ${JSON.stringify(odd)}`;
    const sides = segments.join('');
    const strange = [...sides].find((side) => !SIDES.some((one) => one === side));
    if (strange) return `${key} names a side ${strange}`;
    for (const [at, side] of SIDES.entries()) {
      const times = [...sides].filter((one) => one === side).length;
      if (times !== (letter.includes(edges[at]!) ? 1 : 0))
        return `${key} joins side ${side} ${times} times, whose edge is ${edges[at]}`;
    }
  }
  return null;
}

/** Each half of an edge that is neither a city nor fits anything belongs to exactly one field; a half of an edge Q to one at most. */
function fieldsProblem(edges: string, fields: NonNullable<WrittenTile['fields']>, cities: number): string | null {
  if (fields.some(({ halves }) => typeof halves !== 'string')) return 'fields has one without halves';
  const halves = fields.flatMap((field) => halvesIn(field.halves));
  const strange = halves.find((half) => !HALF_EDGES.some((one) => one === half));
  if (strange) return `fields names a half-edge ${strange}`;
  for (const half of HALF_EDGES) {
    const times = halves.filter((one) => one === half).length;
    const edge = edges[SIDES.findIndex((side) => half.startsWith(side))];
    const isRight = edge === 'Q' ? times < 2 : times === (edge === 'C' || edge === 'A' ? 0 : 1);
    if (!isRight) return `fields holds half-edge ${half} ${times} times, whose edge is ${edge}`;
  }
  for (const { cities: touched = [] } of fields) {
    const none = touched.find((city) => !(Number.isInteger(city) && city >= 0 && city < cities));
    if (none !== undefined) return `fields touches city ${none}, and there are ${cities}`;
    if (new Set(touched).size < touched.length) return `fields touches city ${touched} twice`;
  }
  return null;
}

const halvesIn = (halves: string): string[] => halves.split(' ').filter((half) => half !== '');

/** No field lies on both sides of a city, road, river or another field, except at bridges and tunnels. */
function crossing({ cities = [], roads = [], fields = [], river = '' }: WrittenTile): string | null {
  // Around the rim each side has three spots: its left half, its middle and its right half.
  const middles = (sides: string): number[] =>
    [...sides].map((side) => 3 * (SIDES as readonly string[]).indexOf(side) + 1);
  const spots = fields.map(({ halves }) =>
    halvesIn(halves).map((half) => {
      const at = (HALF_EDGES as readonly string[]).indexOf(half);
      return 3 * Math.floor(at / 2) + (at % 2 === 0 ? 0 : 2);
    }),
  );
  const through = [
    ...cities.flatMap(({ sides, bridge }, index) => (bridge ? [] : [{ what: `cities[${index}]`, at: middles(sides) }])),
    ...roads.flatMap(({ sides, under }, index) => (under ? [] : [{ what: `roads[${index}]`, at: middles(sides) }])),
    { what: 'river', at: middles(river) },
    ...spots.map((at, index) => ({ what: `fields[${index}]`, at })),
  ];
  for (const [index, own] of spots.entries()) {
    const other = through.find(({ what, at }) => what !== `fields[${index}]` && interleave(own, at));
    if (other) return `fields[${index}] lies on both sides of ${other.what}`;
  }
  return null;
}

/** Whether the two alternate around the rim, so that they would have to cross. */
function interleave(one: readonly number[], other: readonly number[]): boolean {
  const around = [...one.map((at) => [at, 1] as const), ...other.map((at) => [at, 2] as const)].sort(
    ([a], [b]) => a - b,
  );
  const changes = around.filter(([, whose], index) => whose !== around.at(index - 1)![1]).length;
  return changes > 2;
}
