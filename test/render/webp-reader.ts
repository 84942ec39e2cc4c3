/**
 * Reads a lossless WebP strictly by RFC 9649: a palette, then pixels in bands of codes. It shares no code with the encoder, throws at
 * anything wrong or left over, and returns RGBA.
 */
export function readWebp(file: Uint8Array): {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
} {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const name = (at: number, length = 4) => Buffer.from(file.subarray(at, at + length)).toString('latin1');
  check(name(0) === 'RIFF' && name(8, 8) === 'WEBPVP8L', 'a lossless WebP');
  const bytes = view.getUint32(16, true);
  check(view.getUint32(4, true) === file.length - 8, 'as long as it says');
  check(file.length === 20 + bytes + (bytes % 2), 'one chunk, filled up to an even length');
  const bits = new BitReader(file.subarray(20, 20 + bytes));
  check(bits.read(8) === 0x2f, 'its signature');
  const [width, height] = [bits.read(14) + 1, bits.read(14) + 1];
  check(bits.read(4) === 0, 'opaque, of version 0');
  check(bits.read(3) === 0b111, 'a palette');
  const size = bits.read(8) + 1;
  check(size > 16, 'a palette so large that each pixel has a byte');
  check(bits.read(1) === 0, 'no cache of colours');
  const palette = pixelsOf(bits, size, 1, [codesOf(bits)], () => 0);
  for (let i = 4; i < palette.length; i++) palette[i] = palette[i]! + palette[i - 4]!;
  check(bits.read(1) === 0, 'no other transformation');
  check(bits.read(1) === 0, 'no cache of colours');
  let groupAt = (_x: number, _y: number): number => 0;
  let groups = 1;
  if (bits.read(1) === 1) {
    const unit = 2 ** (bits.read(3) + 2);
    const across = Math.ceil(width / unit);
    check(bits.read(1) === 0, 'no cache of colours');
    const plan = pixelsOf(bits, across, Math.ceil(height / unit), [codesOf(bits)], () => 0);
    const numbers = Array.from({ length: plan.length / 4 }, (_, i) => plan[4 * i]! * 256 + plan[4 * i + 1]!);
    groups = numbers.reduce((most, one) => Math.max(most, one), 0) + 1;
    groupAt = (x, y) => numbers[Math.floor(y / unit) * across + Math.floor(x / unit)]!;
  }
  const codes = Array.from({ length: groups }, () => codesOf(bits));
  const places = pixelsOf(bits, width, height, codes, groupAt);
  check(bits.isAtEnd(), 'nothing behind the last pixel');
  const data = new Uint8Array(places.length);
  for (let i = 0; i < places.length; i += 4) {
    const place = places[i + 1]!;
    check(place < size, 'a colour of the palette');
    data.set(palette.subarray(4 * place, 4 * place + 4), i);
  }
  return { width, height, data };
}

function check(isSo: boolean, what: string): void {
  if (!isSo) throw new Error(`not ${what}`);
}

class BitReader {
  private readonly bytes: Uint8Array;
  private at = 0;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  read(count: number): number {
    let value = 0;
    for (let i = 0; i < count; i++, this.at++) {
      check(this.at < 8 * this.bytes.length, 'complete');
      value += ((this.bytes[this.at >> 3]! >> (this.at & 7)) & 1) * 2 ** i;
    }
    return value;
  }

  isAtEnd(): boolean {
    const left = 8 * this.bytes.length - this.at;
    return left < 8 && this.read(left) === 0;
  }
}

/** Reads a symbol; a code's first bit is its highest. */
type Code = (bits: BitReader) => number;

/** A canonical code, which must be complete. */
function codeOf(lengths: readonly number[]): Code {
  const used = lengths.flatMap((length, symbol) => (length > 0 ? [{ length, symbol }] : []));
  check(used.length > 0, 'a code');
  if (used.length === 1) return () => used[0]!.symbol;
  check(used.reduce((sum, { length }) => sum + 2 ** -length, 0) === 1, 'a complete code');
  const symbols = new Map<number, number>();
  let [code, before] = [0, 0];
  for (const { length, symbol } of used.toSorted((a, b) => a.length - b.length || a.symbol - b.symbol)) {
    code *= 2 ** (length - before);
    before = length;
    symbols.set(2 ** length + code++, symbol);
  }
  return (bits) => {
    let key = 1;
    do {
      key = 2 * key + bits.read(1);
      check(key < 2 ** 16, 'a code');
    } while (!symbols.has(key));
    return symbols.get(key)!;
  };
}

const LENGTHS_IN_ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

function readCode(bits: BitReader, symbols: number): Code {
  if (bits.read(1) === 1) {
    const isTwo = bits.read(1) === 1;
    const first = bits.read(bits.read(1) === 1 ? 8 : 1);
    if (!isTwo) return () => first;
    const second = bits.read(8);
    return () => (bits.read(1) === 1 ? second : first);
  }
  const own = new Array<number>(LENGTHS_IN_ORDER.length).fill(0);
  for (const symbol of LENGTHS_IN_ORDER.slice(0, bits.read(4) + 4)) own[symbol] = bits.read(3);
  check(bits.read(1) === 0, 'the lengths of all symbols');
  const code = codeOf(own);
  const lengths: number[] = [];
  let before = 8;
  while (lengths.length < symbols) {
    const told = code(bits);
    if (told < 16) {
      lengths.push(told);
      if (told > 0) before = told;
    } else {
      const [count, least] = (
        [
          [2, 3],
          [3, 3],
          [7, 11],
        ] as const
      )[told - 16]!;
      const often = bits.read(count) + least;
      for (let i = 0; i < often; i++) lengths.push(told === 16 ? before : 0);
    }
  }
  check(lengths.length === symbols, 'as many lengths as symbols');
  return codeOf(lengths);
}

/** Green with lengths of copies, red, blue, opacity, distances. */
const codesOf = (bits: BitReader): Code[] => [280, 256, 256, 256, 40].map((symbols) => readCode(bits, symbols));

/** How far left and up the first 120 distances are, as the specification lists them: each byte is a row above the left eighth column. */
const NEAR =
  '18 07 17 19 28 06 27 29 16 1a 26 2a 38 05 37 39 15 1b 36 3a 25 2b 48 04 47 49 14 1c 35 3b 46 4a 24 2c 58 45 4b 34 3c 03 57 59 13 1d 56 5a 23 2d 44 4c 55 5b 33 3d 68 02 67 69 12 1e 66 6a 22 2e 54 5c 43 4d 65 6b 32 3e 78 01 77 79 53 5d 11 1f 64 6c 42 4e 76 7a 21 2f 75 7b 31 3f 63 6d 52 5e 00 74 7c 41 4f 10 20 62 6e 30 73 7d 51 5f 40 72 7e 61 6f 50 71 7f 60 70'
    .split(' ')
    .map((byte) => Number.parseInt(byte, 16));

function pixelsOf(
  bits: BitReader,
  width: number,
  height: number,
  groups: readonly (readonly Code[])[],
  groupAt: (x: number, y: number) => number,
): Uint8Array {
  const data = new Uint8Array(4 * width * height);
  const number = (symbol: number): number => {
    if (symbol < 4) return symbol + 1;
    const more = (symbol - 2) >> 1;
    return (2 + (symbol & 1)) * 2 ** more + bits.read(more) + 1;
  };
  for (let at = 0; at < width * height; ) {
    const [green, red, blue, opacity, distances] = groups[groupAt(at % width, Math.floor(at / width))]!;
    const symbol = green!(bits);
    if (symbol < 256) {
      const [r, b, a] = [red!(bits), blue!(bits), opacity!(bits)];
      data.set([r, symbol, b, a], 4 * at++);
      continue;
    }
    const length = number(symbol - 256);
    const told = number(distances!(bits));
    const near = NEAR[told - 1];
    const distance = near === undefined ? told - 120 : Math.max(1, (near >> 4) * width + 8 - (near & 15));
    check(distance <= at && distance <= 2 ** 20 - 120, 'a copy of what came before');
    check(at + length <= width * height, 'a copy that ends within the picture');
    for (let i = 0; i < 4 * length; i++) data[4 * at + i] = data[4 * (at - distance) + i]!;
    at += length;
  }
  return data;
}
