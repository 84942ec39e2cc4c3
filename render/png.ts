import { crc32, deflateSync } from 'node:zlib';

/** Pixels as canvas gives them: RGBA, row by row. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export type Palette = readonly (readonly [r: number, g: number, b: number])[];

/**
 * Fast level: the rows are indices of flat art, where higher levels save little. See `bench/pictures.ts` for the figures
 * against canvas' own encoder.
 */
const LEVEL = 5;

/** An opaque PNG of 8-bit palette indices, by RFC 2083 and node:zlib alone. */
export function encodePng({ width, height }: Pixels, indices: Uint8Array, palette: Palette): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const colours = Uint8Array.from(palette.flat());
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    chunk('IHDR', header),
    chunk('PLTE', colours),
    chunk('IDAT', deflateSync(rows, { level: LEVEL, memLevel: 9 })),
    chunk('IEND', new Uint8Array(0)),
  ]);
}

function chunk(name: string, body: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(12 + body.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, body.length);
  bytes.set(Buffer.from(name, 'latin1'), 4);
  bytes.set(body, 8);
  view.setUint32(8 + body.length, crc32(bytes.subarray(4, 8 + body.length)));
  return bytes;
}
