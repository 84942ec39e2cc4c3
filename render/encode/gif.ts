import type { Box } from '../board/layout.ts';
import type { Palette } from './quantise.ts';

/** Hundredths of a second. Most viewers slow anything shorter down to 10. */
export const SHORTEST_DELAY = 2;

/** The table has 256 colours; the palette takes the first. */
export const TRANSPARENT = 255;

/**
 * Moving pictures of palette indices by the GIF89a specification. All frames share one table of colours, and each frame is only the
 * rectangle that changed. The encoder of canvas finds a new palette for each frame from true colour; `lab/README.md` compares them. Repeats
 * for ever. The palette has at most 255 colours.
 */
export function createGif(width: number, height: number, palette: Palette) {
  if (palette.length > TRANSPARENT) throw new Error(`too many colours for a GIF: ${palette.length}`);
  const out = new Bytes();
  out.text('GIF89a');
  out.short(width);
  out.short(height);
  // A global table of 2^8 colours of 8 bits; background 0, square pixels.
  out.bytes(0b1111_0111, 0, 0);
  for (let i = 0; i < 256; i++) out.bytes(...(palette[i] ?? [0, 0, 0]));
  out.bytes(0x21, 0xff, 11);
  out.text('NETSCAPE2.0');
  out.bytes(3, 1, 0, 0, 0);
  return {
    /** `indices`: the box row by row; `transparent` keeps the previous pixel. `delay` in hundredths of a second. */
    frame(box: Box, indices: Uint8Array, delay: number): void {
      // Each frame stays under the next (disposal 1), and has a transparent colour.
      out.bytes(0x21, 0xf9, 4, 0b0000_0101);
      out.short(delay);
      out.bytes(TRANSPARENT, 0);
      out.bytes(0x2c);
      for (const one of [box.x, box.y, box.width, box.height]) out.short(one);
      out.bytes(0);
      compress(indices, out);
    },
    /** Bytes so far. */
    get size() {
      return out.size;
    },
    end(): Uint8Array {
      out.bytes(0x3b);
      return out.all();
    },
  };
}

const CLEAR = 256;
const END = 257;
const FIRST = 258;
/** Codes have at most 12 bits. */
const MOST_CODES = 4096;

const SLOTS = 1 << 14;
/** The known sequences by a hash of prefix and pixel: both in `keys`, the code in `codes`; -1 is free. */
const keys = new Int32Array(SLOTS);
const codes = new Uint16Array(SLOTS);

/** LZW as in GIF: codes grow from 9 bits to 12; a full table is cleared. */
function compress(indices: Uint8Array, out: Bytes): void {
  out.bytes(8);
  const blocks = new Blocks(out);
  let bits = 9;
  let next = FIRST;
  keys.fill(-1);
  blocks.write(CLEAR, bits);
  let prefix = indices[0]!;
  for (let i = 1; i < indices.length; i++) {
    const pixel = indices[i]!;
    const key = (prefix << 8) | pixel;
    let slot = Math.imul(key, 0x9e3779b1) >>> 18;
    while (keys[slot] !== key && keys[slot] !== -1) slot = (slot + 1) & (SLOTS - 1);
    if (keys[slot] === key) {
      prefix = codes[slot]!;
      continue;
    }
    blocks.write(prefix, bits);
    prefix = pixel;
    if (next < MOST_CODES) {
      // A reader is one code behind, so it needs the longer codes only after this one.
      if (next === 1 << bits) bits++;
      keys[slot] = key;
      codes[slot] = next++;
    } else {
      blocks.write(CLEAR, bits);
      keys.fill(-1);
      bits = 9;
      next = FIRST;
    }
  }
  blocks.write(prefix, bits);
  if (next === 1 << bits && bits < 12) bits++;
  blocks.write(END, bits);
  blocks.end();
}

/** Writes codes of any width, lowest bit first, in blocks of at most 255 bytes, each after its length. */
class Blocks {
  private readonly out: Bytes;
  private readonly block = new Uint8Array(255);
  private filled = 0;
  private pending = 0;
  private pendingBits = 0;

  constructor(out: Bytes) {
    this.out = out;
  }

  write(code: number, bits: number): void {
    this.pending |= code << this.pendingBits;
    this.pendingBits += bits;
    while (this.pendingBits >= 8) {
      this.push(this.pending & 255);
      this.pending >>>= 8;
      this.pendingBits -= 8;
    }
  }

  end(): void {
    if (this.pendingBits > 0) this.push(this.pending);
    this.flush();
    this.out.bytes(0);
  }

  private push(byte: number): void {
    this.block[this.filled++] = byte;
    if (this.filled === 255) this.flush();
  }

  private flush(): void {
    if (this.filled === 0) return;
    this.out.bytes(this.filled);
    this.out.append(this.block.subarray(0, this.filled));
    this.filled = 0;
  }
}

/** A growing file. */
class Bytes {
  size = 0;
  private buffer = new Uint8Array(1 << 16);

  bytes(...values: number[]): void {
    this.append(values);
  }

  /** Writes the low byte first. */
  short(value: number): void {
    this.bytes(value & 255, value >> 8);
  }

  text(value: string): void {
    this.append(Buffer.from(value, 'latin1'));
  }

  append(values: ArrayLike<number>): void {
    if (this.size + values.length > this.buffer.length) {
      const larger = new Uint8Array(Math.max(this.buffer.length * 2, this.size + values.length));
      larger.set(this.buffer);
      this.buffer = larger;
    }
    this.buffer.set(values, this.size);
    this.size += values.length;
  }

  /** A copy of the bytes. */
  all(): Uint8Array {
    return this.buffer.slice(0, this.size);
  }
}
