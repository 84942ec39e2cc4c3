import type { Palette } from '../quantise.ts';
import { type Bits, BitWriter } from './bits.ts';
import { BEYOND, distanceCode, LONGEST, type Steps, stepsOf } from './copies.ts';
import { type PrefixCode, prefixCode, writeCode } from './prefix-codes.ts';

/** Some rows of a picture, compressed on their own: pictures are assembled from bands without compressing again. */
export interface Band {
  readonly rows: number;
  /** The codes of its steps, and the coded steps. */
  readonly codes: Bits;
  readonly steps: Bits;
}

/** Bands begin on multiples of this row number. */
const BAND_UNIT = 4;

/** The row nearest to `y` where a band may begin. */
export const bandStart = (y: number): number => Math.round(y / BAND_UNIT) * BAND_UNIT;

/** A band's number is one byte. */
const MOST_BANDS = 256;
/** Pixels of a picture's side. */
const LONGEST_SIDE = 2 ** 14;
/** With fewer colours, several pixels would share a byte. */
const TOO_FEW_COLOURS = 16;
const MOST_COLOURS = 256;

/** Numbers from 1 on are a symbol for their size and extra bits: lengths of copies, behind the 256 pixels, and distances. */
const LENGTH_SYMBOLS = 24;
const DISTANCE_SYMBOLS = 40;

function symbolOf(value: number): number {
  if (value <= 4) return value - 1;
  const more = 30 - Math.clz32(value - 1);
  return 2 * more + ((value - 1) >>> more);
}
const lengthSymbols = Uint16Array.from({ length: LONGEST + 1 }, (_, length) => 256 + symbolOf(Math.max(1, length)));

/** `indices`: whole rows, and `BEYOND` more bytes. */
export function bandOf(indices: Uint8Array, width: number, rows: number): Band {
  const steps = stepsOf(indices, rows * width, width);
  const codes = codesOf(steps);
  const bits = new BitWriter();
  writeCodes(bits, codes);
  const code = bits.take();
  writeSteps(bits, steps, codes);
  return { rows, codes: code, steps: bits.take() };
}

/** An opaque lossless WebP of palette indices, by RFC 9649. `bands`: from top to bottom. */
export function webpOf(width: number, palette: Palette, bands: readonly Band[]): Uint8Array {
  const height = bands.reduce((sum, { rows }) => sum + rows, 0);
  if (bands.length < 1 || bands.length > MOST_BANDS) throw new Error(`${bands.length} bands, not 1 to ${MOST_BANDS}`);
  if (bands.some(({ rows }) => rows < 1)) throw new Error('a band has no rows');
  if (bands.slice(0, -1).some(({ rows }) => rows % BAND_UNIT > 0)) throw new Error('a band begins between two units');
  if (Math.max(width, height) > LONGEST_SIDE) throw new Error(`${width} × ${height} pixels are too many`);
  if (palette.length <= TOO_FEW_COLOURS || palette.length > MOST_COLOURS)
    throw new Error(`${palette.length} colours are too few or too many`);
  const colours = told.get(palette) ?? tell(palette);
  const bits = new BitWriter();
  bits.write(0x2f, 8);
  bits.write(width - 1, 14);
  bits.write(height - 1, 14);
  // Opaque, version 0.
  bits.write(0, 4);
  // The pixels are palette indices; there is no other transformation and no colour cache.
  bits.write(0b111, 3);
  bits.write(palette.length - 1, 8);
  bits.append(colours);
  bits.write(0, 2);
  writeEntropyImage(bits, width, bands);
  for (const { codes } of bands) bits.append(codes);
  for (const { steps } of bands) bits.append(steps);
  return inRiff(bits.take());
}

/** A WebP of indices that are all in memory. */
export function encodeWebp(indices: Uint8Array, width: number, palette: Palette): Uint8Array {
  const padded = new Uint8Array(indices.length + BEYOND);
  padded.set(indices);
  return webpOf(width, palette, [bandOf(padded, width, indices.length / width)]);
}

/** One code for pixels and lengths, one for distances. */
type Codes = readonly [steps: PrefixCode, distances: PrefixCode];

function codesOf({ count, lengths, values }: Steps): Codes {
  const steps = new Uint32Array(256 + LENGTH_SYMBOLS);
  const distances = new Uint32Array(DISTANCE_SYMBOLS);
  for (let i = 0; i < count; i++) {
    if (lengths[i] === 0) steps[values[i]!]!++;
    else {
      steps[lengthSymbols[lengths[i]!]!]!++;
      distances[symbolOf(values[i]!)]!++;
    }
  }
  return [prefixCode(steps), prefixCode(distances)];
}

const ALWAYS_0 = prefixCode([1]);

/** The palette index is in the green channel; red, blue and opacity are 0. */
function writeCodes(bits: BitWriter, [steps, distances]: Codes): void {
  for (const code of [steps, ALWAYS_0, ALWAYS_0, ALWAYS_0, distances]) writeCode(bits, code);
}

function writeSteps(bits: BitWriter, { count, lengths, values }: Steps, [steps, distances]: Codes): void {
  for (let i = 0; i < count; i++) {
    const length = lengths[i]!;
    const value = values[i]!;
    const symbol = length === 0 ? value : lengthSymbols[length]!;
    bits.write(steps.codes[symbol]!, steps.lengths[symbol]!);
    if (length === 0) continue;
    writeMore(bits, length);
    const far = symbolOf(value);
    bits.write(distances.codes[far]!, distances.lengths[far]!);
    writeMore(bits, value);
  }
}

function writeMore(bits: BitWriter, value: number): void {
  if (value <= 4) return;
  const more = 30 - Math.clz32(value - 1);
  const rest = (value - 1) & ((1 << more) - 1);
  bits.write(rest & 0xffff, Math.min(16, more));
  if (more > 16) bits.write(rest >>> 16, more - 16);
}

/** By palette; there is one palette for each theme. */
const told = new WeakMap<Palette, Bits>();

/** Each colour is the difference to the one before; each channel has its own code. */
function tell(palette: Palette): Bits {
  const differences = palette.map(([red, green, blue], i) => {
    const [r, g, b] = palette[i - 1] ?? [0, 0, 0];
    return [green - g, red - r, blue - b, i === 0 ? 255 : 0].map((part) => part & 255);
  });
  const codes = [256 + LENGTH_SYMBOLS, 256, 256, 256].map((symbols, part) => {
    const counts = new Uint32Array(symbols);
    for (const parts of differences) counts[parts[part]!]!++;
    return prefixCode(counts);
  });
  const bits = new BitWriter();
  bits.write(0, 1);
  for (const code of [...codes, ALWAYS_0]) writeCode(bits, code);
  for (const parts of differences)
    parts.forEach((part, i) => {
      bits.write(codes[i]!.codes[part]!, codes[i]!.lengths[part]!);
    });
  const colours = bits.take();
  told.set(palette, colours);
  return colours;
}

/** The codes of each area: a small picture with a pixel for each square of `BAND_UNIT`, its band's number. */
function writeEntropyImage(bits: BitWriter, width: number, bands: readonly Band[]): void {
  const isOne = bands.length === 1;
  bits.write(isOne ? 0 : 1, 1);
  if (isOne) return;
  bits.write(Math.log2(BAND_UNIT) - 2, 3);
  const across = Math.ceil(width / BAND_UNIT);
  const all = bands.flatMap(({ rows }, band) => {
    const copied = across * Math.ceil(rows / BAND_UNIT) - 1;
    const copies = Array.from({ length: Math.ceil(copied / LONGEST) }, (_, i) => ({
      length: Math.min(LONGEST, copied - i * LONGEST),
      value: distanceCode(1, across),
    }));
    return [{ length: 0, value: band }, ...copies];
  });
  const steps: Steps = {
    count: all.length,
    lengths: Uint16Array.from(all, ({ length }) => length),
    values: Uint32Array.from(all, ({ value }) => value),
  };
  const codes = codesOf(steps);
  bits.write(0, 1);
  writeCodes(bits, codes);
  writeSteps(bits, steps, codes);
}

function inRiff({ words, length }: Bits): Uint8Array {
  const bytes = Math.ceil(length / 8);
  const even = bytes + (bytes % 2);
  const file = Buffer.alloc(20 + even);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(12 + even, 4);
  file.write('WEBPVP8L', 8, 'latin1');
  file.writeUInt32LE(bytes, 16);
  file.set(new Uint8Array(words.buffer, 0, bytes), 20);
  return file;
}
