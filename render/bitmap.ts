import type { Canvas } from '@napi-rs/canvas';
import { meet } from './boxes.ts';
import type { Box } from './layout.ts';
import type { Pixels } from './png.ts';

/**
 * Pixels in our own memory, as canvas has them: RGBA, colours multiplied by their opacity. Laying small pictures on one takes
 * a fraction of what canvas takes to lay them and to give the result back, a few pixels at a time.
 */
export interface Bitmap extends Pixels {
  readonly data: Uint8Array;
  /** The same memory, a pixel each. */
  readonly words: Uint32Array;
}

export function newBitmap(width: number, height: number): Bitmap {
  const words = new Uint32Array(width * height);
  return { data: new Uint8Array(words.buffer), words, width, height };
}

/** What is drawn on a canvas by now. */
export function bitmapOf(canvas: Canvas): Bitmap {
  const { width, height } = canvas;
  const data = new Uint8Array(canvas.data());
  return { data, words: new Uint32Array(data.buffer), width, height };
}

/** Lays a picture on an opaque one, its left upper corner at x and y, as far as it lies inside a box. */
export function lay(on: Bitmap, piece: Bitmap, x: number, y: number, within: Box): void {
  if (!meet({ x, y, width: piece.width, height: piece.height }, within)) return;
  const left = Math.max(x, within.x);
  const right = Math.min(x + piece.width, within.x + within.width);
  const bottom = Math.min(y + piece.height, within.y + within.height);
  for (let row = Math.max(y, within.y); row < bottom; row++) {
    let from = (row - y) * piece.width + left - x;
    for (let at = row * on.width + left, end = row * on.width + right; at < end; at++, from++) {
      const above = piece.words[from]!;
      const opacity = above >>> 24;
      if (opacity === 255) on.words[at] = above;
      else if (opacity > 0) on.words[at] = over(above, on.words[at]!, 255 - opacity);
    }
  }
}

/** One pixel over an opaque one, of which so many of 255 parts remain. */
function over(above: number, below: number, remains: number): number {
  const red = (above & 255) + part(below & 255, remains);
  const green = ((above >>> 8) & 255) + part((below >>> 8) & 255, remains);
  const blue = ((above >>> 16) & 255) + part((below >>> 16) & 255, remains);
  return (0xff000000 | (blue << 16) | (green << 8) | red) >>> 0;
}

/** `value × of / 255`, rounded. */
function part(value: number, of: number): number {
  const product = value * of + 128;
  return (product + (product >> 8)) >> 8;
}

/** Fills a box with what another picture of the same size has there. */
export function copyBox(on: Bitmap, from: Bitmap, { x, y, width, height }: Box): void {
  for (let row = y; row < y + height; row++) {
    const at = row * on.width + x;
    on.words.set(from.words.subarray(at, at + width), at);
  }
}

/** A part of it, as a picture of its own. */
export function cutOut(from: Bitmap, { x, y, width, height }: Box): Bitmap {
  const cut = newBitmap(width, height);
  for (let row = 0; row < height; row++) {
    const at = (y + row) * from.width + x;
    cut.words.set(from.words.subarray(at, at + width), row * width);
  }
  return cut;
}
