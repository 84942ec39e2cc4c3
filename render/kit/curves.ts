import { type Rotation, SIDES, type Side } from '../../src/engine/vocabulary.ts';

/** A point of a tile: both coordinates from 0 (north-west corner) to 1, `y` growing south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Line = readonly Point[];

/** Corners clockwise from the north-west: side `i` runs from corner `i` to the next. */
export const CORNERS: Line = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
];

export const CENTRE: Point = { x: 0.5, y: 0.5 };

export const sideIndex = (side: Side): number => SIDES.indexOf(side);

export const corner = (index: number): Point => CORNERS[((index % 4) + 4) % 4]!;

export const middleOf = (side: Side): Point => between(corner(sideIndex(side)), corner(sideIndex(side) + 1), 0.5);

export const between = (a: Point, b: Point, t: number): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});

export const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export const lengthOf = (line: Line): number =>
  line.reduce((sum, point, i) => (i === 0 ? 0 : sum + distance(point, line[i - 1]!)), 0);

/** A line from `a` to `b`, moved by `push(t)` to the left of its direction. */
export function bent(a: Point, b: Point, push: (t: number) => number, steps = 28): Line {
  const away = distance(a, b);
  const left = { x: (b.y - a.y) / away, y: -(b.x - a.x) / away };
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const by = push(t);
    const at = between(a, b, t);
    return { x: at.x + left.x * by, y: at.y + left.y * by };
  });
}

export function bezier(a: Point, c1: Point, c2: Point, b: Point, steps = 24): Line {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const u = 1 - t;
    const mix = (p: number, q: number, r: number, s: number) =>
      u * u * u * p + 3 * u * u * t * q + 3 * u * t * t * r + t * t * t * s;
    return { x: mix(a.x, c1.x, c2.x, b.x), y: mix(a.y, c1.y, c2.y, b.y) };
  });
}

/** The point at share `t` of the line's length. */
export function along(line: Line, t: number): Point {
  let left = lengthOf(line) * t;
  for (let i = 1; i < line.length; i++) {
    const step = distance(line[i - 1]!, line[i]!);
    if (left <= step) return step === 0 ? line[i]! : between(line[i - 1]!, line[i]!, left / step);
    left -= step;
  }
  return line[line.length - 1]!;
}

export function distanceToLine(point: Point, line: Line): number {
  let best = Number.POSITIVE_INFINITY;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const px = point.x - a.x;
    const py = point.y - a.y;
    const t = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
    const square = (px - dx * t) ** 2 + (py - dy * t) ** 2;
    if (square < best) best = square;
  }
  return Math.sqrt(best);
}

/** Inside, an odd number of sides lies to the right. */
export const isInside = ({ x, y }: Point, polygon: Line): boolean =>
  crossingsAt(polygon, y).filter((crossing) => x < crossing).length % 2 === 1;

/** The `x` at which a polygon's sides cross the height `y`. */
export function crossingsAt(polygon: Line, y: number): number[] {
  const crossings: number[] = [];
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > y !== b.y > y) crossings.push(((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x);
  }
  return crossings;
}

/** The point of the unturned design that lies there on a turned tile. */
export const turnedBack = (point: Point, rotation: Rotation): Point =>
  turned(point, ((360 - rotation) % 360) as Rotation);

/** Turns a point clockwise around the middle of the tile. */
export function turned({ x, y }: Point, rotation: Rotation): Point {
  if (rotation === 90) return { x: 1 - y, y: x };
  if (rotation === 180) return { x: 1 - x, y: 1 - y };
  if (rotation === 270) return { x: y, y: 1 - x };
  return { x, y };
}
