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
  for (let index = 0; index < codes.length; index++) {
    const point = pointOf(index);
    const near = (line: Line, within: number) => distanceToLine(point, line) <= within;
    const within = (spot: Point | null, radius: number) =>
      spot !== null && Math.hypot(point.x - spot.x, point.y - spot.y) <= radius;
    const city = cityAt(shape, point);
    const road = shape.roads.findIndex(({ line }) => near(line, ROAD_HALF));
    if (city >= 0) codes[index] = CITY + city;
    else if (within(shape.village, VILLAGE_HALF) || within(shape.pond, RIVER_HALF * 1.9)) codes[index] = OTHER;
    else if (road >= 0) codes[index] = ROAD + road;
    else if (shape.rivers.some((line) => near(line, RIVER_HALF))) codes[index] = OTHER;
    else if ([...shape.lanes, ...shape.hedges].some((line) => near(line, 0.02))) codes[index] = OTHER;
  }
  return codes;
}

/** Gives each connected rest its field segment: by the half-edges it reaches, what reaches none to the enclosed segment. */
function labelFields(design: TileDesign, codes: Uint8Array): void {
  const claims = design.fields.map(({ halves }) => halves.map((half) => indexAt(halfPoint(HALF_EDGES.indexOf(half)))));
  for (let start = 0; start < codes.length; start++) {
    if (codes[start] !== UNKNOWN) continue;
    const area = flood(codes, start);
    const claimed = claims.findIndex((cells) => cells.some((cell) => area.has(cell)));
    const enclosed = design.fields.findIndex(({ halves }) => halves.length === 0);
    const field = claimed >= 0 ? claimed : area.size > codes.length / 200 ? enclosed : -1;
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

function flood(codes: Uint8Array, start: number): Set<number> {
  const seen = new Set([start]);
  for (const cell of seen) {
    const column = cell % GRID;
    for (const next of [column > 0 ? cell - 1 : -1, column < GRID - 1 ? cell + 1 : -1, cell - GRID, cell + GRID]) {
      if (next >= 0 && next < codes.length && codes[next] === UNKNOWN) seen.add(next);
    }
  }
  return seen;
}

/** Two sweeps of a 5-7 chamfer: within 4 % of the true distance. */
function clearanceOf(codes: Uint8Array): Float32Array {
  const far = new Float32Array(codes.length).fill(1e6);
  const relax = (cell: number, steps: readonly (readonly [number, number, number])[]) => {
    const column = cell % GRID;
    const row = (cell - column) / GRID;
    for (const [dx, dy, cost] of steps) {
      const x = column + dx;
      const y = row + dy;
      if (x < 0 || y < 0 || x >= GRID || y >= GRID) continue;
      const next = y * GRID + x;
      far[cell] = Math.min(far[cell]!, codes[next] === codes[cell] ? far[next]! + cost : cost / 2);
    }
  };
  const back = [
    [-1, 0, 5],
    [0, -1, 5],
    [-1, -1, 7],
    [1, -1, 7],
  ] as const;
  const ahead = [
    [1, 0, 5],
    [0, 1, 5],
    [1, 1, 7],
    [-1, 1, 7],
  ] as const;
  for (let cell = 0; cell < codes.length; cell++) relax(cell, back);
  for (let cell = codes.length - 1; cell >= 0; cell--) relax(cell, ahead);
  return far.map((value) => value / 5 / GRID);
}
