import {
  type Building,
  type CitySegment,
  designOf,
  type FeatureKind,
  FIGURES,
  type Figure,
  HALF_EDGES,
  type HalfEdge,
  HEADINGS,
  type Heading,
  KINDS,
  type Kind,
  type Mark,
  type PieceView,
  type Place,
  type Reason,
  type RoadSegment,
  type Rotation,
  SIDES,
  type Side,
  type Square,
  type Term,
  type TermOf,
  type TileDesign,
  type TileId,
} from '../../../engine/index.ts';
import type { Thing } from '../../../expansions/message-types.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import type { MessageKey } from '../speaker.ts';
import { idsOf } from '../speakers.ts';
import { type Bonus, DIRECTIONS, type Direction, type MeepleRole } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';

export type ThingWords = ReturnType<typeof thingsOf>;

/** Names of things, plain, in the form for the inside of a sentence. */
export function thingsOf(language: SpokenLanguage) {
  const { say, number, square, squareNamed } = language;

  /** Computed once: lists use each design, and a board in words uses one for each square. */
  const tiles = new Map<string, string>();
  const tile = (id: TileId, rotation: Rotation = 0): string => {
    const known = tiles.get(`${id} ${rotation}`) ?? tileIn(language, id, rotation);
    tiles.set(`${id} ${rotation}`, known);
    return known;
  };

  const where = (on: Place): string => {
    if (isInner(on)) return [say('enclosed'), nthInner(on)].filter(Boolean).join(' ');
    const directions = directionsAt(on);
    return directions === 'all' ? say('all-around') : language.and(directions.map((one) => say(`direction-${one}`)));
  };

  return {
    /** The name of a figure by its place: knight, highwayman, monk, farmer. Capital, for the start of a label. */
    role: (figure: Figure, on: Pick<Place, 'kind' | 'called'>) => say(`role-${roleOf(figure, on)}`),
    /** `city to the north, road from east to west, garden`, after `rotation`. */
    tile,
    /**
     * `city N, road E S`, `city N-E S-W (wine)`, `extra turn → W`: a short text that tells tiles and rotations apart. `isSymbolKnown`: an
     * arrow has only its direction, as the tile is the same.
     */
    edges: (id: TileId, rotation: Rotation = 0, isSymbolKnown: boolean = false) =>
      edgesIn(language, id, rotation, isSymbolKnown),
    /** A place on its tile: `city, north`, `field, south-east`, `monastery`. */
    place: (on: Place) => [say(`kind-${nameOf(on)}`), where(on)].filter(Boolean).join(', '),
    /** `city, north of N20`. */
    placeOn: (on: Place) => {
      const detail = where(on);
      return say('at-square', { what: say(`kind-${nameOf(on)}`), square: square(on) }) + (detail && ` (${detail})`);
    },
    square,
    /** The square of a typed name, or null; the inverse of `square`. */
    squareNamed,
    reason: (reason: Reason) => reasonIn(language, reason),
    /** `4 tiles`, `1 coat of arms`. */
    count: (of: TermOf, count: number) => say(`term-${of}`, { count }),
    /** A whole number with the language's grouping: `1,234`. */
    number,
    /** A person whose data was deleted, inside a sentence; their name in a result is ''. */
    formerPlayer: say('former-player'),
    /** The name on pictures of a person for whom a computer plays. */
    stoodInFor: (who: string) => say('stood-in-for.short', { who }),
  };
}

/** `city to the north, road from east to west, garden`: the tile's parts, turned clockwise by `rotation`. */
function tileIn({ say }: SpokenLanguage, id: TileId, rotation: Rotation): string {
  const design = designOf(id);
  if (!design) return id;
  const { cities, roads, fields, river, monastery, building, garden, quarters, arrow, heading, marks } = design;
  const turned = (sides: readonly Side[]): readonly Side[] => turnedSides(sides, rotation);
  const having = (what: string, [mark]: readonly Mark[], again = false): string =>
    mark === undefined ? what : say('tile-having', { what, printed: say(`mark-${mark}`), again });
  const isPlain = (road: RoadSegment): boolean => road.sides.length === 1 && road.marks.length === 0;
  const ending = (sides: readonly Side[]): string =>
    say('tile-road-ends', { count: sides.length, sides: directionThing(...sides) });

  const isTown = isTownOf(design);
  const inTown = cities
    .filter(isTown)
    .map(({ sides }) => say('tile-town', { sides: directionThing(...turned(sides)) }));
  const others = cities.filter((city) => !isTown(city));
  const inCities = inOrder(others, rotation).map(({ sides, arms, marks: printed }) => {
    // The message uses only as many as there are.
    const [first, second = first, third = second] = turned(sides).map((side) => directionThing(side));
    const city = say('tile-city', { sides: sides.length, first: first!, second: second!, third: third!, arms });
    return having(city, printed, arms > 0);
  });
  // A road end with a mark is not counted with the other ends.
  const inRoads = inOrder(roads, rotation)
    .filter((road) => road.sides.length > 0 && !isPlain(road))
    .map((road) => {
      const [from, to] = turned(road.sides);
      if (to === undefined) return having(ending([from!]), road.marks);
      const ends = { from: directionThing(from!), to: directionThing(to) };
      const through = say(road.under ? 'tile-road-under' : 'tile-road-through', ends);
      return having(through, road.marks);
    });
  const ends = turned(roads.filter(isPlain).flatMap(({ sides }) => sides));
  const [from, to] = turned(river);
  const inRiver = (): string => {
    if (from === undefined) return '';
    if (river.length > 2) return say('tile-fork', { sides: directionThing(...turned(river)) });
    if (design.role === 'spring') return say('tile-spring', { side: directionThing(from) });
    return to === undefined
      ? say('tile-lake', { side: directionThing(from) })
      : say('tile-river', { from: directionThing(from), to: directionThing(to) });
  };
  const isBare = cities.length + roads.length + river.length === 0 && !monastery && !garden;
  return [
    ...(isBare ? [say('kind-field')] : []),
    ...inTown,
    ...inCities,
    ...inRoads,
    ...(ends.length > 0 ? [ending(ends)] : []),
    inRiver(),
    ...fields.flatMap(({ marks: printed }) => (printed.length > 0 ? [having(say('kind-field'), printed)] : [])),
    ...(monastery ? [say(`kind-${building ?? 'monastery'}`)] : []),
    ...(garden ? [say('kind-garden')] : []),
    ...quarters.map((quarter) => say(`kind-${`${quarter}-quarter` as Building}`)),
    ...(arrow
      ? [say('tile-arrow', { side: directionThing(...turned([arrow.side])), symbol: say(`symbol-${arrow.symbol}`) })]
      : []),
    ...marks.map((mark) => {
      const printed = say(`mark-${mark}`);
      return heading
        ? say('tile-pointing', { printed, side: directionThing(turnedHeading(heading, rotation)) })
        : say('tile-bearing', { printed });
    }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Whether a city is a part of a town over several tiles. */
const isTownOf =
  ({ edges }: Pick<TileDesign, 'edges'>) =>
  ({ sides }: Pick<CitySegment, 'sides'>): boolean =>
    sides.some((side) => edges[SIDES.indexOf(side)] === 'Q');

/** The short edges of a tile. Sides are grouped only if their segments differ, and marks appear only if sides alone are ambiguous. */
function edgesIn({ say }: SpokenLanguage, id: TileId, rotation: Rotation, isSymbolKnown: boolean): string {
  const { edges = '', cities = [], roads = [], river = [], arrow, heading } = designOf(id) ?? {};
  const isTown = isTownOf({ edges });
  const letter = (side: Direction): string => say(`direction-${side}.letter`);
  const told = (
    what: string,
    segments: readonly (Pick<RoadSegment, 'sides' | 'marks'> & { readonly arms?: number })[],
  ): string[] => {
    const there = segments
      .map(({ sides, marks, arms = 0 }) => ({ sides: turnedSides(sides, rotation), marks, arms }))
      .filter(({ sides }) => sides.length > 0)
      .sort((one, other) => SIDES.indexOf(one.sides[0]!) - SIDES.indexOf(other.sides[0]!));
    if (there.length === 0) return [];
    // Two ends that only their marks tell apart are told one by one.
    const isAlike = there.length !== 2 || there[0]!.marks.join() === there[1]!.marks.join();
    if (there.length === 1 || (isAlike && there.every(({ sides }) => sides.length === 1))) {
      return [[what, ...there.flatMap(({ sides }) => sides).map(letter)].join(' ')];
    }
    const each = there.map(({ sides, marks: [mark], arms }) => {
      const joined = sides.map(letter).join('-');
      const hasTwin = there.filter((one) => one.sides.length === sides.length).length > 1;
      if (mark === undefined && arms > 0 && hasTwin) return `${joined} (${say('edge-arms')})`;
      return mark !== undefined && hasTwin ? `${joined} (${say(`mark-${mark}`)})` : joined;
    });
    return [[what, ...each].join(' ')];
  };
  const towards = arrow && `→ ${turnedSides([arrow.side], rotation).map(letter)}`;
  return [
    ...told(say('edge-town'), cities.filter(isTown)),
    ...told(
      say('kind-city'),
      cities.filter((city) => !isTown(city)),
    ),
    ...told(say('kind-road'), roads),
    ...told(say('edge-river'), [{ sides: river, marks: [] }]),
    ...(heading ? [`→ ${letter(turnedHeading(heading, rotation))}`] : []),
    ...(arrow && towards ? [isSymbolKnown ? towards : `${say(`symbol-${arrow.symbol}`)} ${towards}`] : []),
  ].join(', ');
}

/** Cities or roads by their first side on the turned tile, clockwise from the north. */
const inOrder = <Part extends { readonly sides: readonly Side[] }>(
  parts: readonly Part[],
  rotation: Rotation,
): Part[] => {
  const first = ({ sides }: Part): number => SIDES.indexOf(turnedSides(sides, rotation)[0]!);
  return parts.toSorted((a, b) => first(a) - first(b));
};

type NamedPlace = Pick<Place, 'kind' | 'called'>;

/** The kind, or a monastery's other name. */
export const nameOf = ({ kind, called }: NamedPlace): Kind | Building => called ?? kind;

/** The name of a meeple by its place. */
const STANDING: Readonly<Partial<Record<Kind, string>>> = {
  road: 'highwayman',
  city: 'knight',
  field: 'farmer',
  monastery: 'monk',
};
const ROLES = new Map<string, MeepleRole>(idsOf('role').map((role) => [role, role]));

/** The name of a figure by its place: `knight`, `large-knight`; otherwise its general name. */
export function roleOf(figure: Figure, { kind, called }: NamedPlace): MeepleRole {
  const standing = called === undefined ? STANDING[kind] : `on-${called}`;
  return ROLES.get(figure === 'meeple' ? `${standing}` : `${figure}-${standing}`) ?? figure;
}

/** A role as a message argument, for `FORM`. */
export const roleThing = (role: MeepleRole): Thing => thing(`role-${role}`);
export const kindThing = (on: NamedPlace): Thing => thing(`kind-${nameOf(on)}`);

/** One direction, or a list. */
export const directionThing = (...directions: readonly Direction[]): Thing => ({
  thing: directions.map((direction): MessageKey => `direction-${direction}`),
});

const thing = (key: MessageKey): Thing => ({ thing: key });

const isBonus = (reason: Reason): reason is Bonus => !KINDS.includes(scoreGroupOf(reason) as Kind);

const reasonIn = ({ say }: SpokenLanguage, reason: Reason): string => {
  if (isBonus(reason)) return say(`bonus-${hyphened(reason)}`);
  const kind = scoreGroupOf(reason) as FeatureKind;
  return say(reason.endsWith('.incomplete') ? `unfinished-${kind}` : `kind-${kind}`);
};

/** An id in the form of message names. */
const hyphened = <Id extends string>(id: Id): Hyphened<Id> => id.replaceAll('.', '-') as Hyphened<Id>;
type Hyphened<Id extends string> = Id extends `${infer Head}.${infer Rest}` ? `${Head}-${Hyphened<Rest>}` : Id;

/** `4 tiles × 2 + 2 coats of arms × 2` */
export const sumIn = ({ number }: SpokenLanguage, things: ThingWords, working: readonly Term[]): string =>
  working.map(({ of, count, each }) => `${things.count(of, count)} × ${number(each)}`).join(' + ');

/** `4 meeples`, `1 abbot`: the figures of a supply. */
export const figuresIn = ({ say }: SpokenLanguage, supply: Readonly<Partial<Record<Figure, number>>>): string[] =>
  FIGURES.flatMap((figure) => ((supply[figure] ?? 0) > 0 ? [say(`figure-${figure}`, { count: supply[figure]! })] : []));

/** `1 wine`, `2 grain`: counted pieces. */
export const piecesCounted = (
  { sayIfAny, number }: SpokenLanguage,
  pieces: Readonly<Record<string, number>>,
): string[] =>
  Object.entries(pieces).flatMap(([kind, count]) =>
    count > 0 ? [`${number(count)} ${sayIfAny(`piece-${kind}`, { count }) ?? kind}`] : [],
  );

/** The neighbour on each side, in the order of `SIDES`. */
export const STEPS: readonly Square[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];
export const moved = ({ x, y }: Square, by: Square): Square => ({ x: x + by.x, y: y + by.y });

/** A piece on the board, with its place on the square or how it lies: `a bridge (from north to south)`. */
export function detailedIn(
  { sayIfAny, square }: SpokenLanguage,
  things: ThingWords,
  piece: string,
  { kind, at, on, towards }: PieceView,
): string {
  if (on) return `${piece} (${things.place(on)})`;
  if (!at || !towards) return piece;
  const lies = sayIfAny(`piece-${kind}.lies`, {
    from: directionThing(towards),
    to: directionThing(...turnedSides([towards], 180)),
    beyond: square(moved(at, STEPS[SIDES.indexOf(towards)]!)),
  });
  return lies === null ? piece : `${piece} (${lies})`;
}

/** Clockwise from the north, as readers expect. */
export const turnedSides = (sides: readonly Side[], rotation: Rotation): Side[] =>
  sides
    .map((side) => (SIDES.indexOf(side) + rotation / 90) % 4)
    .sort((a, b) => a - b)
    .map((index) => SIDES[index]!);

const turnedHeading = (heading: Heading, rotation: Rotation): Heading =>
  HEADINGS[(HEADINGS.indexOf(heading) + rotation / 45) % HEADINGS.length]!;

/** A field that touches no edge of its tile. */
const isInner = ({ at }: Pick<Place, 'at'>): boolean => at.startsWith('inner');

/** `(2)` for the second inner field of a tile; '' for the first, and for other places. */
export function nthInner({ at }: Pick<Place, 'at'>): string {
  const [, nth = ''] = /^inner(\d+)$/.exec(at) ?? [];
  return nth && `(${nth})`;
}

/** The directions of a place on its tile; none in the middle. */
export function directionsAt({ kind, at }: Place): readonly Direction[] | 'all' {
  if (at === '' || kind === 'quarter' || isInner({ at })) return [];
  const parts = at.split('.');
  if (kind === 'field') return parts.length === HALF_EDGES.length ? 'all' : directionsOf(parts as HalfEdge[]);
  return parts.length === SIDES.length ? 'all' : (parts as Side[]);
}

/** The short position of a place on its tile: `N`, `SE/NW`, `(2)`. No two roads or cities of a tile share the first side. */
function sideOf({ say }: SpokenLanguage, on: Place): string {
  const at = directionsAt(on);
  if (at === 'all') return '';
  const told = on.kind === 'field' ? at : at.slice(0, 1);
  return told.map((direction) => say(`direction-${direction}.letter`)).join('/') || nthInner(on);
}

/** `N20 E`: tells two roads of one tile apart. */
export const spotOf = (language: SpokenLanguage, on: Place): string =>
  [language.square(on), sideOf(language, on)].filter(Boolean).join(' ');

/** The corner of the tile beside a half-edge. */
const CORNER: Record<HalfEdge, readonly [x: number, y: number]> = {
  NL: [-1, -1],
  NR: [1, -1],
  EL: [1, -1],
  ER: [1, 1],
  SL: [1, 1],
  SR: [-1, 1],
  WL: [-1, 1],
  WR: [-1, -1],
};

/** The main direction of a field, or the corners or sides between which it lies evenly. No two fields of a tile have the same. */
function directionsOf(halves: readonly HalfEdge[]): Direction[] {
  const [only, ...others] = halves;
  const corners = halves.map((half) => CORNER[half]);
  // The other half-edge at that corner can belong to another field.
  if (only !== undefined && others.length === 0) {
    const near: readonly Direction[] = [only[0] as Side, towards(...CORNER[only])];
    return DIRECTIONS.filter((direction) => near.includes(direction));
  }
  const x = corners.reduce((sum, corner) => sum + corner[0], 0);
  const y = corners.reduce((sum, corner) => sum + corner[1], 0);
  if (x !== 0 || y !== 0) return [towards(x, y)];
  const distinct = DIRECTIONS.filter((direction) => corners.some((corner) => towards(...corner) === direction));
  return distinct.length === 2 ? distinct : SIDES.filter((side) => halves.some((half) => half.startsWith(side)));
}

const towards = (x: number, y: number): Direction =>
  DIRECTIONS[(Math.round(Math.atan2(x, -y) / (Math.PI / 4)) + 8) % 8]!;
