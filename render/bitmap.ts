import type { Canvas } from '@napi-rs/canvas';
import { createCanvas } from './kit/canvas.ts';
import type { Pixels } from './png.ts';

/** Pixels in our own memory, as canvas has them: RGBA, colours multiplied by their opacity. */
export interface Bitmap extends Pixels {
  readonly data: Uint8Array;
  /** The same memory, a pixel each. */
  readonly words: Uint32Array;
}

/** What is drawn on a canvas by now. */
export function bitmapOf(canvas: Canvas): Bitmap {
  const { width, height } = canvas;
  const data = new Uint8Array(canvas.data());
  return { data, words: new Uint32Array(data.buffer), width, height };
}

/** The other way round. */
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
