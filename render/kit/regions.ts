import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES } from '../../src/engine/vocabulary.ts';
import { crossingsAt, distanceToLine, type Line, type Point } from './curves.ts';
import { RIVER_HALF, ROAD_HALF, shapeOf, VILLAGE_HALF } from './shape.ts';

/** Samples along a tile's side: fine enough that no field of any design splits or leaks. */
export const GRID = 96;

/**
 * The segment under each sample of a tile, from its shape alone. Codes: `CITY + i`, `ROAD + i`, `FIELD + i` for segment `i`; `OTHER` for
 * water, villages, lanes and hedges.
 */
export const OTHER = 0;
export const CITY = 16;
export const ROAD = 32;
export const FIELD = 64;
const UNKNOWN = 255;
const FLOODED = 254;
const RIM = 253;

export interface Regions {
  /** Row by row, `GRID * GRID` codes. */
  readonly codes: Uint8Array;
  /** By sample: distance (in shares of the tile) to the nearest sample of another code; the tile's rim does not count. */
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

/** Paints the uppermost parts last. */
function classify(design: TileDesign): Uint8Array {
  const { cities, roads, rivers, lanes, hedges, village, pond, pondHalf } = shapeOf(design);
  const codes = new Uint8Array(GRID * GRID).fill(UNKNOWN);
  for (const line of [...lanes, ...hedges]) paintLine(codes, line, 0.02, OTHER);
  for (const line of rivers) paintLine(codes, line, RIVER_HALF, OTHER);
  for (const [index, { open }] of [...roads.entries()].toReversed())
    for (const line of open) paintLine(codes, line, ROAD_HALF, ROAD + index);
  if (village) paintLine(codes, [village], VILLAGE_HALF, OTHER);
  if (pond) paintLine(codes, [pond], pondHalf, OTHER);
  for (const [index, { outline }] of [...cities.entries()].toReversed()) paintInside(codes, outline, CITY + index);
  return codes;
}

/** Paints all samples within `half` of a line, which may be a single point. It checks only those near each part. */
function paintLine(codes: Uint8Array, line: Line, half: number, code: number): void {
  for (let i = Math.min(1, line.length - 1); i < line.length; i++) {
    const part = [line[Math.max(0, i - 1)]!, line[i]!] as const;
    const [xs, ys] = [part.map(({ x }) => x), part.map(({ y }) => y)];
    const [left, right] = [clampCell(Math.min(...xs) - half), clampCell(Math.max(...xs) + half)];
    const [top, bottom] = [clampCell(Math.min(...ys) - half), clampCell(Math.max(...ys) + half)];
    for (let row = top; row <= bottom; row++)
      for (let index = row * GRID + left; index <= row * GRID + right; index++)
        if (codes[index] !== code && distanceToLine(pointOf(index), part) <= half) codes[index] = code;
  }
}

/** Paints all samples inside a polygon: in each row those with an odd number of its sides to their right. */
function paintInside(codes: Uint8Array, polygon: Line, code: number): void {
  for (let row = 0; row < GRID; row++) {
    const crossings = crossingsAt(polygon, pointOf(row * GRID).y);
    if (crossings.length === 0) continue;
    for (let index = row * GRID; index < (row + 1) * GRID; index++) {
      const { x } = pointOf(index);
      let isWithin = false;
      for (const crossing of crossings) if (x < crossing) isWithin = !isWithin;
      if (isWithin) codes[index] = code;
    }
  }
}

/** Gives each remaining connected area its field segment by the half-edges that it reaches; an area without any is the enclosed segment. */
function labelFields(design: TileDesign, codes: Uint8Array): void {
  const claims = design.fields.map(({ halves }) => halves.map((half) => indexAt(halfPoint(HALF_EDGES.indexOf(half)))));
  // Segments without an edge share the inner areas, from the top down.
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

/** A point just inside the tile, in the middle of a half-edge. */
export function halfPoint(half: number): Point {
  const side = Math.floor(half / 2);
  const t = half % 2 === 0 ? 0.25 : 0.75;
  const rim = 0.6 / GRID;
  if (side === 0) return { x: t, y: rim };
  if (side === 1) return { x: 1 - rim, y: t };
  if (side === 2) return { x: 1 - t, y: 1 - rim };
  return { x: rim, y: 1 - t };
}

/** Marks the unknown area around `start`. */
function flood(codes: Uint8Array, start: number): Uint16Array {
  const area = new Uint16Array(codes.length);
  let size = 0;
  const visit = (cell: number) => {
    if (codes[cell] !== UNKNOWN) return;
    codes[cell] = FLOODED;
    area[size++] = cell;
  };
  visit(start);
  for (let i = 0; i < size; i++) {
    const cell = area[i]!;
    if (cell % GRID > 0) visit(cell - 1);
    if (cell % GRID < GRID - 1) visit(cell + 1);
    if (cell >= GRID) visit(cell - GRID);
    if (cell < codes.length - GRID) visit(cell + GRID);
  }
  return area.subarray(0, size);
}

/** Two sweeps of a 5-7 chamfer: within 4 % of the true distance. */
function clearanceOf(codes: Uint8Array): Float32Array {
  // One more sample on all sides acts like every code, infinitely far away.
  const wide = GRID + 2;
  const own = new Uint8Array(wide * wide).fill(RIM);
  const far = new Float32Array(wide * wide).fill(1e6);
  for (let row = 0; row < GRID; row++) own.set(codes.subarray(row * GRID, (row + 1) * GRID), (row + 1) * wide + 1);
  for (const sign of [1, -1]) {
    for (let i = wide + 1, last = own.length - wide - 2; i <= last; i++) {
      const cell = sign === 1 ? i : own.length - 1 - i;
      if (own[cell] === RIM) continue;
      far[cell] = Math.min(
        far[cell]!,
        through(own, far, cell, cell - sign, 5),
        through(own, far, cell, cell - sign * wide, 5),
        through(own, far, cell, cell - sign * (wide + 1), 7),
        through(own, far, cell, cell - sign * (wide - 1), 7),
      );
    }
  }
  const clearance = new Float32Array(codes.length);
  for (let index = 0; index < codes.length; index++)
    clearance[index] = far[index + wide + 1 + 2 * Math.floor(index / GRID)]! / 5 / GRID;
  return clearance;
}

/** Distance of a sample to the nearest other code by way of its neighbour `next`, which knows its own. */
function through(codes: Uint8Array, far: Float32Array, cell: number, next: number, cost: number): number {
  return codes[next] === codes[cell] || codes[next] === RIM ? far[next]! + cost : cost / 2;
}
