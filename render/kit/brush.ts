import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Line, Point } from './curves.ts';

/** A canvas whose unit is one tile. */
export type Brush = SKRSContext2D;

export function trace(brush: Brush, line: Line, close = false): void {
  brush.beginPath();
  line.forEach(({ x, y }, i) => {
    if (i === 0) brush.moveTo(x, y);
    else brush.lineTo(x, y);
  });
  if (close) brush.closePath();
}

export function fill(brush: Brush, colour: string, ...corners: readonly (readonly [number, number])[]): void {
  brush.fillStyle = colour;
  trace(
    brush,
    corners.map(([x, y]) => ({ x, y })),
    true,
  );
  brush.fill();
}

/** A polygon that is drawn often, built once, so that drawing it is a single call. */
export function polygon(...corners: readonly (readonly [number, number])[]): Path2D {
  const path = new Path2D();
  for (const [x, y] of corners) path.lineTo(x, y);
  path.closePath();
  return path;
}

/** A shape from SVG path syntax, built once; without a path it is empty and can be extended. */
export const outline = (path = ''): Path2D => new Path2D(path);

export function fillPath(brush: Brush, colour: string, path: Path2D): void {
  brush.fillStyle = colour;
  brush.fill(path);
}

export function strokePath(brush: Brush, colour: string, width: number, path: Path2D): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke(path);
}

export function disc(brush: Brush, colour: string, { x, y }: Point, radius: number, flat = 1): void {
  brush.fillStyle = colour;
  brush.beginPath();
  brush.ellipse(x, y, radius, radius * flat, 0, 0, 2 * Math.PI);
  brush.fill();
}

/** Pixels of a tile's side, by brush, while 0,0 is a corner of the tile. */
const tiles = new WeakMap<Brush, number>();

/** Draws a tile, or part of one within its bounds. `size` null: the coordinates are no longer a tile's. */
export function onTile(brush: Brush, size: number | null, draw: () => void): void {
  const before = tiles.get(brush);
  if (size === null) tiles.delete(brush);
  else tiles.set(brush, size);
  draw();
  if (before === undefined) tiles.delete(brush);
  else tiles.set(brush, before);
}

/** On a tile, the nearest point on whole pixels, so that repeated art has equal pixels. Elsewhere the point itself. */
export function onPixels(brush: Brush, { x, y }: Point): Point {
  const size = tiles.get(brush);
  return size === undefined ? { x, y } : { x: Math.round(x * size) / size, y: Math.round(y * size) / size };
}

export function stroke(brush: Brush, colour: string, width: number): void {
  brush.strokeStyle = colour;
  brush.lineWidth = width;
  brush.stroke();
}

/** Numbers from 0 to 1, equal for equal names on every machine: FNV-1a, then mulberry32. */
export function luck(name: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of name) state = Math.imul(state ^ letter.codePointAt(0)!, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

export const pick = <T>(from: readonly T[], chance: number): T => from[Math.floor(chance * from.length)]!;
