import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from '../kit/canvas.ts';

/** Pixels as canvas gives them: RGBA, row by row. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** Pixels in our own memory, as canvas has them: RGBA, colours multiplied by opacity. */
export interface Bitmap extends Pixels {
  readonly data: Uint8Array;
  /** The same memory, one word for each pixel. */
  readonly words: Uint32Array;
}

/** A copy of a canvas's pixels. */
export function bitmapOf(canvas: Canvas): Bitmap {
  const { width, height } = canvas;
  const data = new Uint8Array(canvas.data());
  return { data, words: new Uint32Array(data.buffer), width, height };
}

/** A canvas with these pixels. */
export function canvasOf({ data, width, height }: Bitmap): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  const image = context.createImageData(width, height);
  for (let at = 0; at < data.length; at += 4) {
    const opacity = data[at + 3]!;
    for (let part = at; part < at + 3; part++) image.data[part] = opacity && Math.round((data[part]! * 255) / opacity);
    image.data[at + 3] = opacity;
  }
  context.putImageData(image, 0, 0);
  return canvas;
}

/** The smallest part with everything visible, and its position. */
export function trimmed({ words, width, height }: Bitmap): { bitmap: Bitmap; left: number; top: number } {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at++) {
      if (words[at]! >>> 24 === 0) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  }
  if (right === 0) [left, top] = [0, 0];
  const own = { width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
  const seen = new Uint32Array(own.width * own.height);
  for (let row = 0; row < own.height; row++) {
    const from = (top + row) * width + left;
    seen.set(words.subarray(from, from + own.width), row * own.width);
  }
  return { bitmap: { data: new Uint8Array(seen.buffer), words: seen, ...own }, left, top };
}
