import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Pixels as canvas gives them: RGBA, row by row. */
export interface Pixels {
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

export type Palette = readonly (readonly [r: number, g: number, b: number])[];

/** Some rows of a picture, compressed by themselves: a picture is put together of them in any order, without compressing again. */
export interface Band {
  /** A piece of a deflate stream that needs nothing before it and ends on a whole byte. */
  readonly deflated: Uint8Array;
  /** Of what is compressed: its checksum and its length. */
  readonly adler: number;
  readonly length: number;
}

/** Fast levels: rows of indices of flat art, where higher ones save little. `bench/README.md` has the figures. */
export const LEVEL = { once: 5, often: 3 } as const;

/** `rows`: each a byte that says it is not filtered, which is 0, and then its indices. */
export function bandOf(rows: Uint8Array, level: number): Band {
  const deflated = deflateRawSync(rows, { level, memLevel: 9, finishFlush: constants.Z_FULL_FLUSH });
  // What zlib gives lies in a buffer several times as large, which would be kept with it.
  return { deflated: new Uint8Array(deflated), adler: adlerOf(rows), length: rows.length };
}

/** An opaque PNG of 8-bit palette indices, by RFC 2083 and node:zlib alone. Its bands from the top to the bottom. */
export function pngOf(width: number, height: number, palette: Palette, bands: readonly Band[]): Uint8Array {
  const header = new Uint8Array(13);
  const view = new DataView(header.buffer);
  view.setUint32(0, width);
  view.setUint32(4, height);
  header.set([8, 3, 0, 0, 0], 8);
  const trailer = new Uint8Array(6);
  // The last block of a stream, an empty one, and the checksum of all that came before.
  trailer.set([3, 0]);
  new DataView(trailer.buffer).setUint32(
    2,
    bands.reduce((sum, band) => joined(sum, band), 1),
  );
  return Buffer.concat([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
    ...chunk('IHDR', header),
    ...chunk('PLTE', Uint8Array.from(palette.flat())),
    // A zlib stream (RFC 1950) looks back 32 kB at most.
    ...chunk('IDAT', Uint8Array.of(0x78, 0x01), ...bands.map(({ deflated }) => deflated), trailer),
    ...chunk('IEND'),
  ]);
}

/** Of indices that are at hand as a whole. */
export function encodePng(
  { width, height }: Pick<Pixels, 'width' | 'height'>,
  indices: Uint8Array,
  palette: Palette,
): Uint8Array {
  const rows = new Uint8Array(height * (width + 1));
  for (let y = 0; y < height; y++) rows.set(indices.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return pngOf(width, height, palette, [bandOf(rows, LEVEL.once)]);
}

function chunk(name: string, ...body: readonly Uint8Array[]): Uint8Array[] {
  const title = Buffer.from(name, 'latin1');
  const [length, check] = [new Uint8Array(4), new Uint8Array(4)];
  new DataView(length.buffer).setUint32(
    0,
    body.reduce((sum, part) => sum + part.length, 0),
  );
  new DataView(check.buffer).setUint32(
    0,
    body.reduce((sum, part) => crc32(part, sum), crc32(title)),
  );
  return [length, title, ...body, check];
}

/** The largest prime below 2^16 (RFC 1950). */
const BASE = 65521;
/** So many bytes can be summed before the sums have to be cut, lest they leave 32 bits. */
const MOST_SUMMED = 3800;

function adlerOf(bytes: Uint8Array): number {
  let [low, high] = [1, 0];
  for (let from = 0; from < bytes.length; from += MOST_SUMMED) {
    const end = Math.min(bytes.length, from + MOST_SUMMED);
    let i = from;
    // Four at once: half of the time of one by one.
    for (; i + 3 < end; i += 4) {
      const a = bytes[i]!;
      const b = bytes[i + 1]!;
      const c = bytes[i + 2]!;
      const d = bytes[i + 3]!;
      high += 4 * low + 4 * a + 3 * b + 2 * c + d;
      low += a + b + c + d;
    }
    for (; i < end; i++) {
      low += bytes[i]!;
      high += low;
    }
    low %= BASE;
    high %= BASE;
  }
  return high * 65536 + low;
}

/** The checksum of what has `sum` and then of a band: the low half counts bytes, the high half all its states on the way. */
function joined(sum: number, { adler, length }: Band): number {
  const [low, high] = [sum % 65536, Math.floor(sum / 65536)];
  const [nextLow, nextHigh] = [adler % 65536, Math.floor(adler / 65536)];
  const both = (low + nextLow - 1 + BASE) % BASE;
  return ((high + nextHigh + (length % BASE) * (low - 1 + BASE)) % BASE) * 65536 + both;
}
