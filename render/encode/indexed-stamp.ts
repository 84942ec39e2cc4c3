import type { Box } from '../board/boxes.ts';
import { type Bitmap, trimmed } from './bitmap.ts';
import type { Quantiser } from './quantise.ts';

/**
 * A drawing in a palette, to be copied into rows of indices. Opaque stretches are copied whole; only the pixels at the rims are mixed with
 * the ground.
 */
export interface Inlay {
  /** Its offset from the corner of the original drawing, since it is cut to the visible part. */
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  /** A palette index for each pixel, row by row; meaningless for transparent pixels. */
  readonly indices: Uint8Array;
  /** Opaque stretches: the first pixel of each, and the one after its last. A stretch stays within a row. */
  readonly solid: Uint32Array;
  /** Partly transparent pixels, and their colours multiplied by opacity. */
  readonly soft: Uint32Array;
  readonly softColours: Uint32Array;
  /** By row: where its stretches and its soft pixels begin; one entry more than rows. */
  readonly solidFrom: Uint32Array;
  readonly softFrom: Uint32Array;
}

export function inlayOf(whole: Bitmap, quantiser: Quantiser): Inlay {
  const { bitmap, left, top } = trimmed(whole);
  const { words, width, height } = bitmap;
  const indices = quantiser.indices(bitmap);
  const solid: number[] = [];
  const soft: number[] = [];
  const [solidFrom, softFrom] = [new Uint32Array(height + 1), new Uint32Array(height + 1)];
  for (let row = 0, at = 0; row < height; row++) {
    for (const end = at + width; at < end; at++) {
      const opacity = words[at]! >>> 24;
      if (opacity === 255) {
        const from = at;
        while (at + 1 < end && words[at + 1]! >>> 24 === 255) at++;
        solid.push(from, at + 1);
      } else if (opacity > 0) soft.push(at);
    }
    solidFrom[row + 1] = solid.length;
    softFrom[row + 1] = soft.length;
  }
  return {
    ...{ left, top, width, height, indices, solidFrom, softFrom },
    solid: Uint32Array.from(solid),
    soft: Uint32Array.from(soft),
    softColours: Uint32Array.from(soft, (at) => words[at]!),
  };
}

/** The inlay of an opaque square. */
export function solidInlay(indices: Uint8Array, size: number): Inlay {
  const solid = Uint32Array.from({ length: 2 * size }, (_, i) => size * Math.ceil(i / 2));
  const solidFrom = Uint32Array.from({ length: size + 1 }, (_, row) => 2 * row);
  const soft = new Uint32Array(0);
  const softFrom = new Uint32Array(size + 1);
  return { left: 0, top: 0, width: size, height: size, indices, solid, solidFrom, soft, softColours: soft, softFrom };
}

/** Its size in memory. */
export const bytesOf = ({ indices, solid, soft, height }: Inlay): number =>
  indices.length + 4 * solid.length + 8 * soft.length + 8 * height;

/** Rows of indices. */
export interface Rows {
  readonly bytes: Uint8Array;
  readonly width: number;
}

/** Shorter stretches are copied faster pixel by pixel. */
const SHORT = 24;

/** Copies an inlay into rows, clipped to a box; x and y are the corner of the original drawing. */
export function layInto(
  { bytes, width }: Rows,
  inlay: Inlay,
  cornerX: number,
  cornerY: number,
  within: Box,
  on: Quantiser,
): void {
  const [x, y] = [cornerX + inlay.left, cornerY + inlay.top];
  const { indices, solid, soft, softColours, solidFrom, softFrom } = inlay;
  const left = Math.max(x, within.x) - x;
  const right = Math.min(x + inlay.width, within.x + within.width) - x;
  const bottom = Math.min(y + inlay.height, within.y + within.height) - y;
  for (let row = Math.max(y, within.y) - y; row < bottom; row++) {
    const first = row * inlay.width + left;
    const end = row * inlay.width + right;
    // Offset from a pixel of the inlay to its byte.
    const away = (y + row) * width + x - row * inlay.width;
    for (let i = solidFrom[row]!; i < solidFrom[row + 1]!; i += 2) {
      const from = Math.max(solid[i]!, first);
      const to = Math.min(solid[i + 1]!, end);
      if (to - from < SHORT) for (let at = from; at < to; at++) bytes[away + at] = indices[at]!;
      else bytes.set(indices.subarray(from, to), away + from);
    }
    for (let i = softFrom[row]!; i < softFrom[row + 1]!; i++) {
      const at = soft[i]!;
      if (at >= first && at < end) bytes[away + at] = on.over(softColours[i]!, bytes[away + at]!);
    }
  }
}
