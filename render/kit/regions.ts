import type { TileDesign } from '../../src/engine/tiles.ts';
import { HALF_EDGES } from '../../src/engine/vocabulary.ts';
import { distanceToLine, type Line, type Point } from './curves.ts';
import { cityAt, RIVER_HALF, ROAD_HALF, shapeOf, VILLAGE_HALF } from './shape.ts';

/** Samples along a tile's side: fine enough that no field of any design falls apart or leaks. */
export const GRID = 96;

/**
 * What lies under each sample of a tile, from its shape alone. Codes: `CITY + i`, `ROAD + i`, `FIELD + i` for segment `i`;
 * `OTHER` for water, villages, lanes and hedges.
 */
export const OTHER = 0;
export const CITY = 16;
export const ROAD = 32;
export const FIELD = 64;
const UNKNOWN = 255;
const FLOODED = 254;

export interface Regions {
  /** Row by row, `GRID * GRID` codes. */
  readonly codes: Uint8Array;
  /** By sample: how far (in shares of the tile) the nearest sample of another code lies; the rim of the tile counts not. */
  readonly clearance: Float32Array;
}

const cache = new WeakMap<TileDesign, Regions>();

export function regionsOf(design: TileDesign): Regions {
  const known = cache.get(design);
  if (known) return known;
  const codes = classify(design);
  labelFields(design, codes);
  const regions = { codes, clearance: clearanceOf(codes) };
  cache.set(design, regions);
  return regions;
}

export const pointOf = (index: number): Point => ({
  x: ((index % GRID) + 0.5) / GRID,
  y: (Math.floor(index / GRID) + 0.5) / GRID,
});

export const indexAt = ({ x, y }: Point): number => clampCell(y) * GRID + clampCell(x);

const clampCell = (value: number): number => Math.max(0, Math.min(GRID - 1, Math.floor(value * GRID)));

function classify(design: TileDesign): Uint8Array {
  const shape = shapeOf(design);
  const codes = new Uint8Array(GRID * GRID).fill(UNKNOWN);
  const roads = shape.roads.map(({ open }) => open.map(boxed));
  const rivers = shape.rivers.map(boxed);
  const thin = [...shape.lanes, ...shape.hedges].map(boxed);
  const within = (point: Point, spot: Point | null, radius: number) =>
    spot !== null && Math.hypot(point.x - spot.x, point.y - spot.y) <= radius;
  // Most samples are nowhere near a line: its box tells so at once.
  const near = (point: Point, { line, left, top, right, bottom }: Boxed, most: number) =>
    point.x >= left - most &&
    point.x <= right + most &&
    point.y >= top - most &&
    point.y <= bottom + most &&
    distanceToLine(point, line) <= most;
  for (let index = 0; index < codes.length; index++) {
    const point = pointOf(index);
    const city = cityAt(shape, point);
    if (city >= 0) {
      codes[index] = CITY + city;
      continue;
    }
    if (within(point, shape.village, VILLAGE_HALF) || within(point, shape.pond, shape.pondHalf)) {
      codes[index] = OTHER;
      continue;
    }
    const road = roads.findIndex((open) => open.some((line) => near(point, line, ROAD_HALF)));
    if (road >= 0) codes[index] = ROAD + road;
    else if (rivers.some((line) => near(point, line, RIVER_HALF))) codes[index] = OTHER;
    else if (thin.some((line) => near(point, line, 0.02))) codes[index] = OTHER;
  }
  return codes;
}

interface Boxed {
  readonly line: Line;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

function boxed(line: Line): Boxed {
  const [xs, ys] = [line.map(({ x }) => x), line.map(({ y }) => y)];
  return { line, left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

/** Gives each connected rest its field segment: by the half-edges it reaches, what reaches none to the enclosed segment. */
function labelFields(design: TileDesign, codes: Uint8Array): void {
  const claims = design.fields.map(({ halves }) => halves.map((half) => indexAt(halfPoint(HALF_EDGES.indexOf(half)))));
  // Those that reach no edge share what lies inside, from the top down.
  const enclosed = design.fields.flatMap(({ halves }, index) => (halves.length === 0 ? [index] : []));
  for (let start = 0; start < codes.length; start++) {
    if (codes[start] !== UNKNOWN) continue;
    const area = flood(codes, start);
    const claimed = claims.findIndex((cells) => cells.some((cell) => codes[cell] === FLOODED));
    const inside = enclosed[Math.floor(pointOf(area[0]!).y * enclosed.length)] ?? -1;
    const field = claimed >= 0 ? claimed : area.length > codes.length / 200 ? inside : -1;
    for (const cell of area) codes[cell] = field >= 0 ? FIELD + field : OTHER;
  }
}

/** Just inside the tile, in the middle of a half-edge. */
export function halfPoint(half: number): Point {
  const side = Math.floor(half / 2);
  const t = half % 2 === 0 ? 0.25 : 0.75;
  const rim = 0.6 / GRID;
  if (side === 0) return { x: t, y: rim };
  if (side === 1) return { x: 1 - rim, y: t };
  if (side === 2) return { x: 1 - t, y: 1 - rim };
  return { x: rim, y: 1 - t };
}

/** Marks everything unknown that hangs together with `start`. */
function flood(codes: Uint8Array, start: number): readonly number[] {
  const area = [start];
  codes[start] = FLOODED;
  const visit = (cell: number) => {
    if (codes[cell] !== UNKNOWN) return;
    codes[cell] = FLOODED;
    area.push(cell);
  };
  for (let i = 0; i < area.length; i++) {
    const cell = area[i]!;
    if (cell % GRID > 0) visit(cell - 1);
    if (cell % GRID < GRID - 1) visit(cell + 1);
    if (cell >= GRID) visit(cell - GRID);
    if (cell < codes.length - GRID) visit(cell + GRID);
  }
  return area;
}

/** Two sweeps of a 5-7 chamfer: within 4 % of the true distance. */
function clearanceOf(codes: Uint8Array): Float32Array {
  const far = new Float32Array(codes.length).fill(1e6);
  const sweep = (cell: number, sign: 1 | -1) => {
    const column = cell % GRID;
    for (let step = 0; step < BACK.length; step += 3) {
      const x = column + sign * BACK[step]!;
      const next = cell + sign * (BACK[step]! + GRID * BACK[step + 1]!);
      if (x < 0 || x >= GRID || next < 0 || next >= codes.length) continue;
      const cost = BACK[step + 2]!;
      const through = codes[next] === codes[cell] ? far[next]! + cost : cost / 2;
      if (through < far[cell]!) far[cell] = through;
    }
  };
  for (let cell = 0; cell < codes.length; cell++) sweep(cell, 1);
  for (let cell = codes.length - 1; cell >= 0; cell--) sweep(cell, -1);
  return far.map((value) => value / 5 / GRID);
}

/** Neighbours already swept: column, row, cost; the way back takes their opposites. */
const BACK = [-1, 0, 5, 0, -1, 5, -1, -1, 7, 1, -1, 7] as const;
