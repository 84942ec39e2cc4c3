import type { StandingFigure } from '../../src/engine/for-players/view.ts';
import type { TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES, type Place, type Rotation, SIDES } from '../../src/engine/vocabulary.ts';
import { CENTRE, type Point, turned } from '../kit/curves.ts';
import { type SegmentSpots, spotsOf } from '../tile/spots.ts';

export const samePlace = (a: Place, b: Place): boolean =>
  a.x === b.x && a.y === b.y && a.kind === b.kind && a.at === b.at;

export const sameFigure = (a: StandingFigure, b: StandingFigure): boolean =>
  a.seat === b.seat && a.figure === b.figure && samePlace(a.on, b.on);

/** The segment of a laid tile that a place names; undefined if the tile has none. */
export function segmentAt(design: TileDesign, rotation: Rotation, place: Place): SegmentSpots | undefined {
  // What is built over a city stands where it was.
  const wanted = place.kind === 'top' && place.at !== '' ? 'city' : place.kind;
  return spotsOf(design).segments.find(
    ({ kind, index }) => kind === wanted && placeName(design, rotation, kind, index) === place.at,
  );
}

/** The `at` of a segment as in `Place`, in board orientation. */
export function placeName(design: TileDesign, rotation: Rotation, kind: Place['kind'], index: number): string {
  if (kind === 'monastery' || kind === 'garden' || kind === 'top') return '';
  if (kind === 'quarter') return design.quarters[index]!;
  if (kind === 'field') {
    const halves = design.fields[index]!.halves.map((half) => (HALF_EDGES.indexOf(half) + rotation / 45) % 8);
    if (halves.length === 0) {
      const before = design.fields.slice(0, index).filter((field) => field.halves.length === 0).length;
      return before === 0 ? 'inner' : `inner${before + 1}`;
    }
    return halves
      .toSorted((a, b) => a - b)
      .map((half) => HALF_EDGES[half])
      .join('.');
  }
  const { sides } = (kind === 'city' ? design.cities : design.roads)[index]!;
  const turnedSides = sides.map((side) => (SIDES.indexOf(side) + rotation / 90) % 4);
  return turnedSides
    .toSorted((a, b) => a - b)
    .map((side) => SIDES[side])
    .join('.');
}

/** Position of a lone figure on its place, in shares of the tile in board orientation. */
export const standingPoint = (design: TileDesign, rotation: Rotation, place: Place): Point =>
  standingSpots(design, rotation, place, 1)[0]!;

/** Positions of `count` figures on one place: in rows, inside their segment as far as it has room. On a top they stand on each other. */
export function standingSpots(design: TileDesign, rotation: Rotation, place: Place, count: number): Point[] {
  const segment = segmentAt(design, rotation, place);
  const spots = segment?.spots.map((spot) => turned(spot, rotation)) ?? [SPANS[place.at] ?? CENTRE];
  const first = spots[0]!;
  if (count === 1) return [first];
  if (place.kind === 'top') return heaped(first, count);
  if (place.kind === 'quarter') return inBand(first, count);
  const open = place.kind === 'road' || place.kind === 'city' || place.kind === 'field';
  if (open && count <= spots.length) return partedBy(spots.slice(0, count), LEAST_APART);
  return inRows(first, count);
}

/** Figures on a road over the tile stand beside what is in its middle. */
const SPANS: Readonly<Record<string, Point>> = { 'N.S': { x: 0.5, y: 0.24 }, 'E.W': { x: 0.24, y: 0.5 } };

/** Nearer figures would merge on a small picture; they may rather step over the segment's rim. */
const LEAST_APART = 0.2;

/** Moves points apart until no two are nearer than `gap`; all stay on the tile. */
function partedBy(points: readonly Point[], gap: number): Point[] {
  const parted = [...points];
  const inside = (value: number) => Math.min(0.92, Math.max(0.08, value));
  for (let round = 0; round < 24; round++) {
    for (let i = 1; i < parted.length; i++) {
      for (let j = 0; j < i; j++) {
        const [a, b] = [parted[i]!, parted[j]!];
        const away = Math.hypot(a.x - b.x, a.y - b.y);
        if (away >= gap) continue;
        const [ux, uy] = away > 0.001 ? [(a.x - b.x) / away, (a.y - b.y) / away] : [1, 0];
        const step = (gap - away) / 2 + 0.002;
        parted[i] = { x: inside(a.x + ux * step), y: inside(a.y + uy * step) };
        parted[j] = { x: inside(b.x - ux * step), y: inside(b.y - uy * step) };
      }
    }
  }
  return parted;
}

/** Two figures side by side, each further one on the shoulders of two. */
function heaped({ x, y }: Point, count: number): Point[] {
  const middle = Math.min(Math.max(x, 0.26), 0.74);
  const foot = Math.min(Math.max(y, 0.4), 0.84);
  return Array.from({ length: count }, (_, i) => {
    const aside = i < 2 ? (2 * i - 1) * 0.13 : 0;
    return { x: middle + aside, y: foot - Math.max(0, i - 1) * 0.2 };
  });
}

/** One row, or two if there are many, beside what else is in the quarter. */
function inBand({ x, y }: Point, count: number): Point[] {
  const columns = Math.max(3, Math.ceil(count / 2));
  const step = Math.min(0.22, 0.6 / columns);
  const isHigh = count > columns;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === 0 ? Math.min(count, columns) : count - columns;
    const up = isHigh ? (row - 0.5) * 0.19 : 0;
    return { x: x + ((i % columns) - (inRow - 1) / 2) * step, y: y + up };
  });
}

/** Rows around a point, shifted towards the middle if they would leave the tile. */
function inRows({ x, y }: Point, count: number): Point[] {
  const columns = count <= 3 ? count : Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = Math.min(0.3, 0.84 / columns);
  const half = ((columns - 1) / 2) * step;
  const halfHigh = ((rows - 1) / 2) * step;
  const inside = (value: number, room: number) => Math.min(Math.max(value, room + 0.13), 0.87 - room);
  const [left, top] = [inside(x, half) - half, inside(y, halfHigh) - halfHigh];
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / columns);
    const inRow = row === rows - 1 ? count - row * columns : columns;
    return { x: left + ((i % columns) + (columns - inRow) / 2) * step, y: top + row * step };
  });
}
