import {
  designOf,
  type Figure,
  HALF_EDGES,
  type HalfEdge,
  KINDS,
  type Kind,
  type Mark,
  type Place,
  type Reason,
  type RoadSegment,
  type Rotation,
  type ScoredEvent,
  SIDES,
  type Side,
  type Term,
  type TermOf,
  type TileId,
} from '../../../engine/index.ts';
import type { Thing } from '../../../expansions/message-types.ts';
import { rulesOf } from '../../../expansions/words.ts';
import { scoreGroupOf } from '../../../stats/index.ts';
import { type Bonus, DIRECTIONS, type Direction, type Role } from '../phrases.ts';
import type { MessageKey } from '../speaker.ts';
import type { ThingWords } from '../types.ts';
import type { Language } from './language.ts';

export function thingsOf({ phrases, number, and, count, square, squareNamed }: Language): ThingWords {
  const { things } = phrases;
  const sideName = (side: Side): string => things.directions[side];

  const tile = (id: TileId, rotation: Rotation = 0): string => {
    const design = designOf(id);
    if (!design) return id;
    const turned = (sides: readonly Side[]): string[] => turnedSides(sides, rotation).map(sideName);
    const having = (what: string, [mark]: readonly Mark[]): string =>
      mark === undefined ? what : things.having(what, things.printed[mark]);
    const isPlain = ({ sides, marks }: RoadSegment): boolean => sides.length === 1 && marks.length === 0;
    const ends = design.roads.filter(isPlain).flatMap(({ sides }) => sides);
    const named = turned(ends);
    const [river, mouth] = turned(design.river);
    const parts = [
      ...design.cities.map(({ sides, arms, marks }) => having(things.city(turned(sides), arms), marks)),
      ...design.roads.flatMap((road) => {
        const [from, to] = turned(road.sides);
        if (from === undefined) return [];
        if (to !== undefined) {
          const through = road.under ? things.roadUnder(from, to) : things.roadThrough(from, to);
          return [having(through, road.marks)];
        }
        // One that bears something does not go with the others that end here.
        return isPlain(road) ? [] : [having(things.roadEnds([from], from), road.marks)];
      }),
      ...(named.length > 0 ? [things.roadEnds(named, and(named))] : []),
      ...(river === undefined
        ? []
        : design.role === 'spring'
          ? [things.spring(river)]
          : mouth === undefined
            ? [things.lake(river)]
            : [things.riverThrough(river, mouth)]),
      ...(design.monastery ? [things.kinds.monastery[0]] : []),
      ...(design.garden ? [things.kinds.garden[0]] : []),
      ...(design.arrow
        ? [things.arrow(sideName(turnedSides([design.arrow.side], rotation)[0]!), things.symbols[design.arrow.symbol])]
        : []),
      ...design.marks.map((mark) => things.bearing(things.printed[mark])),
    ];
    const { cities, roads, river: flowing, monastery, garden } = design;
    const bare = cities.length + roads.length + flowing.length === 0 && !monastery && !garden;
    return (bare ? [things.kinds.field[0], ...parts] : parts).join(', ');
  };

  const where = (on: Place): string => {
    const [, nth] = /^inner(\d*)$/.exec(on.at) ?? [];
    if (nth !== undefined) return nth === '' ? things.enclosed : `${things.enclosed} (${nth})`;
    if (on.at === '') return '';
    const directions = directionsAt(on);
    return directions === 'all' ? things.allAround : and(directions.map((direction) => things.directions[direction]));
  };

  const place = (on: Place): string => {
    const detail = where(on);
    return things.kinds[on.kind][0] + (detail && `, ${detail}`);
  };

  return {
    role: (figure, kind) => things.roles[roleOf(figure, kind)],
    side: sideName,
    tile,
    place,
    placeOn: (on) => {
      const detail = where(on);
      return things.at(things.kinds[on.kind][0], square(on)) + (detail && ` (${detail})`);
    },
    square,
    squareNamed,
    reason: (reason) => reasonIn(things, reason),
    count: (of, howMany) => count(howMany, things.terms[of]),
    number,
    formerPlayer: things.formerPlayer,
    gift: (gift) => ({ name: things.gifts[gift].title, effect: things.gifts[gift].text }),
  };
}

/** What a figure is called where it stands; only meeples, ordinary and large, change their name. */
export function roleOf(figure: Figure, kind: Kind): Role {
  if ((figure !== 'meeple' && figure !== 'large') || kind === 'garden') return figure;
  const role = ({ road: 'highwayman', city: 'knight', field: 'farmer', monastery: 'monk' } as const)[kind];
  return figure === 'large' ? `large-${role}` : role;
}

/** A role as messages take it, for `FORM`. */
export const roleThing = (role: Role): Thing => thing(`role-${role}`);
export const kindThing = (kind: Kind): Thing => thing(`kind-${kind}`);

const thing = (key: MessageKey): Thing => ({ thing: key });

/** The rule that a scoring goes by, where neither its sum nor anything else tells of a special occasion. */
const RULE_OF: Readonly<Record<Reason, string>> = {
  road: 'B10',
  city: 'B11',
  monastery: 'B12',
  'road.incomplete': 'B18',
  'city.incomplete': 'B18',
  'monastery.incomplete': 'B18',
  field: 'B19',
  garden: 'AB3',
  'garden.incomplete': 'AB9',
  arrow: 'AN2, AN7',
  'cash-out': 'G40',
  'unopened-gifts': 'G12',
  'trade-goods': 'TB3',
  island: 'M14',
  town: 'M7',
  ...rulesOf,
};

/** The rules that a scoring goes by: what each tile brings tells of inns, cathedrals and pigs. */
export function ruleOf({ reason, working }: Pick<ScoredEvent, 'reason' | 'working'>): string {
  const each = (of: TermOf): number => working.find((term) => term.of === of)?.each ?? 0;
  if (reason === 'road' || reason === 'road.incomplete') {
    const rule = reason === 'road' && each('tiles') === 2 ? 'IC1' : RULE_OF[reason];
    return each('arms') > 0 ? `${rule}, M11` : rule;
  }
  if (reason === 'city' && each('tiles') === 3) return 'IC2';
  if (reason === 'field' && each('cities') === 4) return 'B19, TB11';
  return RULE_OF[reason];
}

const isBonus = (reason: Reason): reason is Bonus => !KINDS.includes(scoreGroupOf(reason) as Kind);

const reasonIn = (things: Language['phrases']['things'], reason: Reason): string => {
  if (isBonus(reason)) return things.bonuses[reason];
  const kind = scoreGroupOf(reason) as Kind;
  return reason.endsWith('.incomplete') ? things.unfinished[kind] : things.kinds[kind][0];
};

/** `4 tiles × 2 + 2 coats of arms × 2` */
export const sumIn = ({ number }: Language, things: ThingWords, working: readonly Term[]): string =>
  working.map(({ of, count, each }) => `${things.count(of, count)} × ${number(each)}`).join(' + ');

/** In the order of the compass from the north, as a reader expects. */
export const turnedSides = (sides: readonly Side[], rotation: Rotation): Side[] =>
  sides
    .map((side) => (SIDES.indexOf(side) + rotation / 90) % 4)
    .sort((a, b) => a - b)
    .map((index) => SIDES[index]!);

/** Where on its tile a place lies; none for the middle. */
export function directionsAt({ kind, at }: Place): readonly Direction[] | 'all' {
  if (at === '' || at.startsWith('inner')) return [];
  const parts = at.split('.');
  if (kind === 'field') return parts.length === HALF_EDGES.length ? 'all' : directionsOf(parts as HalfEdge[]);
  return parts.length === SIDES.length ? 'all' : (parts as Side[]);
}

/** Briefly where on its tile a place lies: `N`, `SE/NW`. A road's or city's first side is no other's. */
export function sideOf({ phrases }: Language, on: Place): string {
  const at = directionsAt(on);
  if (at === 'all') return '';
  const told = on.kind === 'field' ? at : at.slice(0, 1);
  return told.map((direction) => phrases.things.letters[direction]).join('/');
}

/** `N20 E`: squares alone do not tell two roads of one tile apart. */
export const spotOf = (language: Language, on: Place): string =>
  [language.square(on), sideOf(language, on)].filter(Boolean).join(' ');

/** The corner of the tile at which a half edge lies. */
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

/**
 * Where a field mainly lies; where it lies evenly on both sides of something, its two corners or its sides. Two fields of
 * one tile are never called the same.
 */
function directionsOf(halves: readonly HalfEdge[]): Direction[] {
  const [only, ...others] = halves;
  const corners = halves.map((half) => CORNER[half]);
  // The other half at that corner may be another field.
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
