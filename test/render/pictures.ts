import { loadImage } from '@napi-rs/canvas';
import type { Pixels } from '../../render/encode/bitmap.ts';
import { createCanvas } from '../../render/kit/canvas.ts';

/** Decodes a picture with canvas, which shares no code with our encoder. */
export async function pixelsIn(bytes: Uint8Array): Promise<Pixels> {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return { data: canvas.data(), width: image.width, height: image.height };
}

/** Mean difference of a channel (0–255), and the share of pixels that differ by more than 48 in one. */
export function differenceOf(a: Pixels, b: Pixels): { mean: number; off: number } {
  if (a.width !== b.width || a.height !== b.height) return { mean: 255, off: 1 };
  let sum = 0;
  let off = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const steps = [0, 1, 2].map((channel) => Math.abs(a.data[i + channel]! - b.data[i + channel]!));
    sum += steps[0]! + steps[1]! + steps[2]!;
    if (Math.max(...steps) > 48) off++;
  }
  const pixels = a.width * a.height;
  return { mean: sum / pixels / 3, off: off / pixels };
}
