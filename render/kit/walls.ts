import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES, SIDES, type Side } from '../../src/engine/vocabulary.ts';
import { bent, between, corner, type Line, middleOf, type Point, sideIndex } from './curves.ts';

export interface CityShape {
  readonly outline: Line;
  /** The parts of the outline that are wall, each from corner to corner. */
  readonly walls: readonly Line[];
}

/** A flat arch: leaves the corners at less than 45°, so that two walls can start in one corner. */
const arch =
  (depth: number, power = 1.25) =>
  (t: number) =>
    depth * Math.sin(Math.PI * t) ** power;

/** The outline of a city and its walls. */
export function cityShape(design: TileDesign, index: number): CityShape {
  const special = halfShape(design, index) ?? townShape(design, index);
  if (special) return special;
  const own = design.cities[index]!.sides.map(sideIndex);
  if (own.length === 4) return { outline: [0, 1, 2, 3].map(corner), walls: [] };
  const outline: Point[] = [];
  const walls: Line[] = [];
  // Clockwise from a side whose predecessor is not ours, so that no wall is cut in two.
  const first = own.find((side) => !own.includes((side + 3) % 4))!;
  const other = shieldsField(design, index) ? design.cities[1 - index]!.sides.map(sideIndex) : null;
  for (let step = 0; step < 4; ) {
    const side = (first + step) % 4;
    if (own.includes(side)) {
      outline.push(corner(side));
      step++;
      continue;
    }
    const goesOn = (next: number): boolean =>
      !own.includes(next) && (!other || other.includes(next) === other.includes(side));
    let run = 1;
    while (step + run < 4 && goesOn((side + run) % 4)) run++;
    const wall = wallAlong(design, index, side, run, own.length);
    walls.push(wall);
    outline.push(...wall.slice(0, -1));
    step += run;
  }
  return { outline, walls };
}

/** A town over several tiles has the halves of its sides that no field has; else null. Its wall goes from the first to the last. */
function townShape({ edges, cities, fields }: TileDesign, index: number): CityShape | null {
  if (!cities[index]!.sides.some((side) => edges[sideIndex(side)] === 'Q')) return null;
  const isWithin = (half: number): boolean =>
    edges[Math.floor(half / 2)] === 'Q' && !fields.some(({ halves }) => halves.includes(HALF_EDGES[half]!));
  const halves = HALF_EDGES.map((_, half) => half);
  const first = halves.find((half) => isWithin(half) && !isWithin((half + 7) % 8));
  if (first === undefined) return { outline: [0, 1, 2, 3].map(corner), walls: [] };
  const count = halves.findIndex((step) => !isWithin((first + step) % 8));
  // Every half begins at a corner or in the middle of a side.
  const pointAt = (half: number): Point =>
    half % 2 === 0 ? corner(half / 2) : between(corner((half - 1) / 2), corner((half + 1) / 2), 0.5);
  const rim = Array.from({ length: count + 1 }, (_, step) => pointAt((first + step) % 8));
  const wall = bent(rim.at(-1)!, rim[0]!, (t) => (count === 2 ? TOWN_CORNER : 0) * Math.sin(Math.PI * t));
  return { outline: [...rim.slice(0, -1), ...wall.slice(0, -1)], walls: [wall] };
}

/** Bulge of a town's wall at its corners. */
const TOWN_CORNER = 0.1;

/** If two cities share an edge, each has half of it, up to the tip of the field between them (HS-02); else null. */
function halfShape({ cities }: TileDesign, index: number): CityShape | null {
  const sharer = cities.findIndex(({ shares }) => shares);
  if (sharer < 0) return null;
  const [shared] = cities[sharer]!.shares!;
  const side = sideIndex(shared!);
  const middle = middleOf(shared!);
  const { length } = cities[index]!.sides;
  // Clockwise, one city comes before the shared edge, the other after it.
  const isBefore = cities[index]!.sides.includes(shared!);
  const rim = isBefore
    ? [...Array.from({ length }, (_, i) => corner(side - length + 1 + i)), middle]
    : [middle, ...Array.from({ length: length + 1 }, (_, i) => corner(side + 1 + i))];
  const wall = bent(rim.at(-1)!, rim[0]!, (t) => HALF_WALL * Math.sin(Math.PI * t));
  return { outline: [...rim.slice(0, -1), ...wall.slice(0, -1)], walls: [wall] };
}

/** Whether an open field begins beside another city and touches only this one, which then extends to the corner between them (PD-F). */
const shieldsField = ({ cities, fields }: TileDesign, index: number): boolean =>
  cities.length === 2 &&
  fields.some(({ halves }) => halves.length === 0) &&
  fields.some(
    ({ halves, cities: touched }) =>
      touched.includes(index) &&
      !touched.includes(1 - index) &&
      halves
        .flatMap((half) => [1, 7].map((step) => Math.floor(((HALF_EDGES.indexOf(half) + step) % 8) / 2)))
        .some((side) => cities[1 - index]!.sides.includes(SIDES[side]!)),
  );

/** Bulge of the walls of cities that share an edge. */
const HALF_WALL = 0.12;

/** Goes beyond the far edge at its tip, so that it divides the fields there. */
const spire = (t: number): number => 0.32 * Math.sin(Math.PI * t) + 0.78 * (1 - Math.abs(2 * t - 1)) ** 3;

/** Whether a city's tip divides a field edge (HS-01). */
const partsEdge = ({ edges, cities, fields }: TileDesign, side: Side): boolean =>
  cities.length === 1 &&
  edges[sideIndex(side)] === 'F' &&
  fields.some(({ halves }) => halves.includes(`${side}L`) !== halves.includes(`${side}R`));

/** A little beyond the middle. */
const TOUCHING = 0.508;

/** Whether two cities on opposite sides touch, and so divide the fields (HS-07). */
const partsFields = ({ edges, cities, roads, fields }: TileDesign): boolean =>
  cities.length === 2 &&
  roads.length === 0 &&
  fields.length === 2 &&
  fields.every(({ halves }) => halves.length === 2) &&
  (edges === 'FCFC' || edges === 'CFCF');

/** Distance from the rim of a wall above a tunnel. */
const OVER_TUNNEL = 0.35;

/** The wall that closes off `run` sides from `side` on. */
function wallAlong(design: TileDesign, index: number, side: number, run: number, owned: number): Line {
  const from = corner(side);
  const to = corner(side + run);
  const shutOff = Array.from({ length: run }, (_, i) => SIDES[(side + i) % 4]!);
  const otherCity = design.cities.some(({ sides }, i) => i !== index && sides.some((one) => shutOff.includes(one)));
  if (run === 3 && partsEdge(design, SIDES[(side + 1) % 4]!)) return bent(from, to, spire);
  if (run === 3 && partsFields(design)) return bent(from, to, arch(TOUCHING));
  if (run === 3) return bent(from, to, (t) => arch(otherCity ? 0.27 : 0.31, otherCity ? 1.25 : 1)(t));
  // Pointed at both ends, so that the field between the cities has no way out.
  const isLens = run === 2 && otherCity && [0, 1].some((city) => shieldsField(design, city));
  if (isLens) return bent(from, to, (t) => -0.11 * Math.sin(Math.PI * t) ** 2);
  if (run === 2) return bent(from, to, (t) => -(otherCity ? 0.08 : 0.045) * Math.sin(Math.PI * t));
  // One city crosses another, or a river, by a bridge.
  const crosses = design.cities[index]!.bridge || (otherCity && design.cities.every(({ sides }) => sides.length === 2));
  const isOver = design.roads.some(({ under }) => under);
  const depth = crosses
    ? 0.42
    : otherCity
      ? 0.47
      : isOver
        ? OVER_TUNNEL
        : owned === 3
          ? 0.35
          : shieldsField(design, index)
            ? 0.25
            : 0.3;
  return bent(from, to, (t) => -arch(depth, crosses || isOver ? 0.7 : otherCity ? 1 : 1.25)(t));
}
