import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES, SIDES, type Side } from '../../src/engine/vocabulary.ts';
import {
  along,
  bent,
  between,
  bezier,
  CENTRE,
  corner,
  distance,
  isInside,
  type Line,
  middleOf,
  type Point,
  sideIndex,
} from './curves.ts';
import { type CityShape, cityShape } from './walls.ts';

export type { CityShape } from './walls.ts';

/** The positions of everything printed on a tile, in the orientation of its data. Drawing, figures and tests all use it. */
export interface TileShape {
  /** By city segment. */
  readonly cities: readonly CityShape[];
  /** By road segment. */
  readonly roads: readonly RoadShape[];
  readonly rivers: readonly Line[];
  /** Short lanes from a village to a city: no figure can claim them, but they divide fields (IC-I). */
  readonly lanes: readonly Line[];
  /** Hedges that divide fields without a road: from a corner to a city, or from a city to a passing road. */
  readonly hedges: readonly Line[];
  /** The village where three or more roads end. */
  readonly village: Point | null;
  /** The spring or lake of a river that ends here. */
  readonly pond: Point | null;
  readonly pondHalf: number;
}

export interface RoadShape {
  readonly line: Line;
  /** The visible parts: the whole line, the ends before a tunnel, or the arms of a road with more than two. */
  readonly open: readonly Line[];
  /** What its inner end runs into; `feature` is one of the whole tile. Null for a road that runs through. */
  readonly end: 'gate' | 'village' | 'monastery' | 'feature' | null;
}

/** Half the width of a road with its rims, of a river with its banks, and of a village's ground. */
export const ROAD_HALF = 0.058;
export const RIVER_HALF = 0.09;
export const SPRING_HALF = 0.15;
export const LAKE_HALF = 0.25;
export const VILLAGE_HALF = 0.15;

/** Length of a road before its tunnel, which leaves grass between the mouth and the wall. */
const TUNNEL_MOUTH = 0.195;
/** A road that divides two fields has its mouth within the walls (AM-12). */
const WITHIN_WALLS = 0.38;

const shapes = new WeakMap<TileDesign, TileShape>();

export function shapeOf(design: TileDesign): TileShape {
  const known = shapes.get(design);
  if (known) return known;
  const shape = build(design);
  shapes.set(design, shape);
  return shape;
}

function build(design: TileDesign): TileShape {
  const cities = design.cities.map((_, index) => cityShape(design, index));
  const river = sidesWith(design, 'S');
  const heart = heartOf(design);
  const roads = design.roads.map((_, index) => roadShape(design, index, cities, heart));
  const village = roads.some(({ end }) => end === 'village') ? heart : null;
  return {
    cities,
    roads,
    rivers: riverLines(design, river),
    lanes: laneLines(design, cities, village ?? passing(roads)),
    hedges: hedgeLines(design, cities),
    village,
    pond: pondOf(design, river),
    pondHalf: design.role === 'lake' ? LAKE_HALF : SPRING_HALF,
  };
}

const sidesWith = (design: TileDesign, letter: string): Side[] => SIDES.filter((_, i) => design.edges[i] === letter);

/** The meeting point of roads: the middle, moved away from a city with only one side. */
function heartOf(design: TileDesign): Point {
  const end = passedBy(design);
  if (end !== null) return between(CENTRE, middleOf(end), 0.5);
  const caps = design.cities.filter(({ sides }) => sides.length === 1);
  if (caps.length !== 1 || design.monastery) return CENTRE;
  return between(CENTRE, middleOf(opposite(caps[0]!.sides[0]!)), 0.17);
}

/** The side of a lone road that ends before it meets a road through the tile, so that one field surrounds its end (HS-16). */
function passedBy({ roads, fields, monastery, cities }: TileDesign): Side | null {
  const [lone, ...others] = roads.filter(({ sides }) => sides.length === 1);
  if (!lone || others.length > 0 || roads.length < 2 || monastery || cities.length > 0) return null;
  const [side] = lone.sides;
  return fields.some(({ halves }) => halves.includes(`${side!}L`) && halves.includes(`${side!}R`)) ? side! : null;
}

const opposite = (side: Side): Side => SIDES[(sideIndex(side) + 2) % 4]!;

function roadShape(design: TileDesign, index: number, cities: readonly CityShape[], heart: Point): RoadShape {
  const { sides } = design.roads[index]!;
  const [from, to] = sides;
  if (sides.length > 2) {
    const arms = sides.map((side) => straight(middleOf(side), CENTRE));
    return { line: arms[0]!, open: arms, end: null };
  }
  if (to) {
    const line = throughLine(design, from!, to);
    return { line, open: design.roads[index]!.under ? mouthsOf(design, line, [from!, to]) : [line], end: null };
  }
  const ending = (line: Line, end: RoadShape['end']): RoadShape => ({ line, open: [line], end });
  if (design.monastery) return ending(straight(middleOf(from!), monasteryOf(design)), 'monastery');
  const gate = gateFor(design, index, cities);
  if (gate) return ending(gate, 'gate');
  const joint = jointFor(design, index, cities);
  if (joint) return ending(joint, 'feature');
  // A single road makes no village: it ends at the tile's feature (PD-1).
  const isLone = design.roads.filter(({ sides }) => sides.length === 1).length === 1;
  const isAtMark = isLone && design.roads.length === 1 && design.marks.length > 0;
  return ending(straight(middleOf(from!), heart), isAtMark ? 'feature' : 'village');
}

/** From both ends of a road into its tunnel; each line ends at the mouth. */
const mouthsOf = (design: TileDesign, line: Line, sides: readonly Side[]): readonly Line[] =>
  [line, line.toReversed()].map((way, index) => {
    const isParted =
      fieldOf(design, 2 * sideIndex(sides[index]!)) !== fieldOf(design, 2 * sideIndex(sides[index]!) + 1);
    return straight(way[0]!, along(way, isParted ? WITHIN_WALLS : TUNNEL_MOUTH));
  });

const straight = (a: Point, b: Point): Line => bent(a, b, () => 0, 12);

/** Position of the monastery: the middle, north of a river through it, or inside a city with three sides. */
export function monasteryOf({ edges, cities, roads }: TileDesign): Point {
  if (edges.includes('S')) return { x: 0.5, y: edges[0] === 'S' ? 0.5 : 0.36 };
  const bend = roads.find(({ sides }) => sides.length === 2 && sides[1] !== opposite(sides[0]!));
  if (bend) return besideBend(bend.sides, cities);
  const city = cities.find(({ sides }) => sides.length === 3);
  const open = city && SIDES.find((side) => !city.sides.includes(side));
  return open ? between(CENTRE, middleOf(opposite(open)), 0.26) : CENTRE;
}

/** Moves away from a road around a corner, but not into a city (HS-10, HS-11). */
function besideBend(sides: readonly Side[], cities: TileDesign['cities']): Point {
  const away = sides.map(opposite);
  const free = away.filter((side) => !cities.some((city) => city.sides.includes(side)));
  return free.reduce((spot, side) => between(spot, middleOf(side), 0.16 / free.length), CENTRE);
}

export const isMonasteryInTown = (design: TileDesign): boolean =>
  design.monastery && cityAt(shapeOf(design), monasteryOf(design)) >= 0;

function throughLine(design: TileDesign, from: Side, to: Side): Line {
  const a = middleOf(from);
  const b = middleOf(to);
  if (to !== opposite(from)) return bezier(a, between(a, CENTRE, 0.62), between(b, CENTRE, 0.62), b);
  const capOn = (side: number) =>
    design.cities.some(({ sides }) => sides.length === 1 && sideIndex(sides[0]!) === side % 4);
  const left = capOn(sideIndex(from) + 1);
  const right = capOn(sideIndex(from) + 3);
  // Bends towards the roomier half; without cities the road winds a little.
  const crossed = design.roads.some(({ under }) => under) || design.roads.length > 1 || design.edges.includes('S');
  const push = left === right ? 0 : left ? -0.09 : 0.09;
  if (push === 0)
    return bent(a, b, (t) => (crossed || left ? 0 : 0.035 * Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t)));
  return bent(a, b, (t) => push * Math.sin(Math.PI * t) ** 2);
}

/** The line of a road that ends at a city, else null. Both its fields touch that city, or, over a river, no village is there. */
function gateFor(design: TileDesign, index: number, cities: readonly CityShape[]): Line | null {
  const side = design.roads[index]!.sides[0]!;
  const [left, right] = fieldsBeside(design, side);
  const common = left?.cities.find((city) => right?.cities.includes(city));
  const city = common ?? (design.edges.includes('S') && cities.length > 0 ? 0 : undefined);
  if (city === undefined) return null;
  const start = middleOf(side);
  const wall = cities[city]!.walls.toSorted((a, b) => far(start, a) - far(start, b))[0]!;
  const singles = design.roads.filter(({ sides }) => sides.length === 1).length;
  const ahead = hitAhead(start, wall);
  const target =
    ahead && !(singles > 1 && design.cities[city]!.sides.length === 2 && isCornerWall(wall))
      ? ahead
      : nearWall(start, wall);
  const inward = between(start, CENTRE, 0.45);
  return ahead && target === ahead
    ? straight(start, target)
    : bezier(start, inward, between(inward, target, 0.5), target);
}

/** The line of a lone road to the point where two cities meet, if each of its fields touches only one of them (BT-15); else null. */
function jointFor(design: TileDesign, index: number, cities: readonly CityShape[]): Line | null {
  const side = design.roads[index]!.sides[0]!;
  const [one, other] = fieldsBeside(design, side).map((field) => cities[field?.cities[0] ?? -1]);
  if (design.roads.length > 1 || !one || !other || one === other) return null;
  const start = middleOf(side);
  const gaps = one.walls
    .flat()
    .flatMap((a) => other.walls.flat().map((b) => ({ at: between(a, b, 0.5), wide: distance(a, b) })));
  const joint = gaps.reduce((least, gap) => (gap.wide < least.wide ? gap : least)).at;
  return bezier(start, between(start, CENTRE, 0.9), between(CENTRE, joint, 0.5), joint);
}

/** The fields on the left and on the right of a side's middle. */
const fieldsBeside = (design: TileDesign, side: Side) =>
  [`${side}L`, `${side}R`].map((half) => design.fields.find(({ halves }) => halves.some((one) => one === half)));

const far = (from: Point, wall: Line): number => {
  const mid = along(wall, 0.5);
  return Math.hypot(from.x - mid.x, from.y - mid.y);
};

const isCornerWall = (wall: Line): boolean => {
  const a = wall[0]!;
  const b = wall[wall.length - 1]!;
  return Math.abs(a.x - b.x) > 0.9 && Math.abs(a.y - b.y) > 0.9;
};

/** The point where a straight way from the side's middle meets the wall. */
function hitAhead(start: Point, wall: Line): Point | null {
  const across = start.x === 0.5;
  for (let i = 1; i < wall.length; i++) {
    const a = wall[i - 1]!;
    const b = wall[i]!;
    const [pa, pb] = across ? [a.x, b.x] : [a.y, b.y];
    if ((pa - 0.5) * (pb - 0.5) > 0 || pa === pb) continue;
    return between(a, b, (0.5 - pa) / (pb - pa));
  }
  return null;
}

/** A point of the wall, on the road's side of the wall's middle. */
function nearWall(start: Point, wall: Line): Point {
  const [a, b] = [along(wall, 0.3), along(wall, 0.7)];
  return Math.hypot(a.x - start.x, a.y - start.y) < Math.hypot(b.x - start.x, b.y - start.y) ? a : b;
}

/** Position of a spring or lake: before a city, or with room behind it for other printed things. */
function pondOf({ cities, marks }: TileDesign, [side, ...others]: readonly Side[]): Point | null {
  if (side === undefined || others.length > 0) return null;
  if (cities.length > 0) return between(CENTRE, middleOf(side), 0.08);
  return marks.length > 0 ? between(CENTRE, middleOf(side), 0.4) : CENTRE;
}

function riverLines(design: TileDesign, sides: readonly Side[]): Line[] {
  const [from, to] = sides;
  if (!from) return [];
  if (sides.length > 2) {
    // One of three arms flows into the two opposite ones.
    const through = sides.filter((side) => sides.includes(opposite(side)));
    const others = sides.filter((side) => !through.includes(side));
    return [...riverLines(design, through), ...others.map((side) => straight(middleOf(side), CENTRE))];
  }
  const a = middleOf(from);
  if (!to) return [straight(a, CENTRE)];
  const b = middleOf(to);
  if (to !== opposite(from)) return [bezier(a, between(a, CENTRE, 0.62), between(b, CENTRE, 0.62), b)];
  const sway = design.monastery ? 0.13 : 0;
  return [
    bent(
      a,
      b,
      (t) => sway * Math.sin(Math.PI * t) ** 2 + (sway ? 0 : 0.03 * Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t)),
    ),
  ];
}

/** The middle of a tile's only road, if it runs through; else null. */
function passing([road, ...others]: readonly RoadShape[]): Point | null {
  return road && others.length === 0 && road.end === null ? along(road.line, 0.5) : null;
}

/** Lanes from the village or a passing road to each city between two fields that nothing else divides. */
function laneLines(design: TileDesign, cities: readonly CityShape[], from: Point | null): Line[] {
  if (from === null) return [];
  return cities.flatMap(({ walls }, index) => {
    const { sides } = design.cities[index]!;
    if (sides.length !== 1) return [];
    const side = sideIndex(sides[0]!);
    const before = fieldOf(design, (side * 2 + 7) % 8);
    const after = fieldOf(design, (side * 2 + 2) % 8);
    return before !== after && before >= 0 && after >= 0 ? [straight(from, along(walls[0]!, 0.5))] : [];
  });
}

/** A hedge from each corner where two different fields meet, to the nearest wall. */
function hedgeLines(design: TileDesign, cities: readonly CityShape[]): Line[] {
  return [0, 1, 2, 3].flatMap((index) => {
    const before = fieldOf(design, (index * 2 + 7) % 8);
    const after = fieldOf(design, index * 2);
    if (before === after || before < 0 || after < 0) return [];
    const walls = cities.flatMap(({ walls }) => walls);
    if (walls.length === 0) return [];
    const from = corner(index);
    const to = walls
      .map((wall) => along(wall, 0.5))
      .toSorted((a, b) => Math.hypot(a.x - from.x, a.y - from.y) - Math.hypot(b.x - from.x, b.y - from.y))[0]!;
    return [straight(from, to)];
  });
}

/** Index of the field with this half-edge, or -1. */
export const fieldOf = (design: TileDesign, half: number): number =>
  design.fields.findIndex(({ halves }) => halves.includes(HALF_EDGES[half]!));

export const cityAt = (shape: TileShape, point: Point): number =>
  shape.cities.findIndex(({ outline }) => isInside(point, outline));
