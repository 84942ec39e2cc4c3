/** A piece of a bit stream. */
export interface Bits {
  /** Sixteen bits each, the first bit lowest; unused bits of the last word are 0. */
  readonly words: Uint16Array;
  /** Number of bits. */
  readonly length: number;
}

/** Writes bits one after another. */
export class BitWriter {
  private words = new Uint16Array(1 << 12);
  private full = 0;
  /** The bits that do not fill a word yet, and their number. */
  private rest = 0;
  private used = 0;

  /** Writes the lowest `count` bits, at most 16; all higher bits of `value` must be 0. */
  write(value: number, count: number): void {
    this.rest |= value << this.used;
    this.used += count;
    if (this.used < 16) return;
    if (this.full === this.words.length) this.grow();
    this.words[this.full++] = this.rest;
    this.rest >>>= 16;
    this.used -= 16;
  }

  append({ words, length }: Bits): void {
    const whole = length >>> 4;
    for (let i = 0; i < whole; i++) this.write(words[i]!, 16);
    if (length & 15) this.write(words[whole]!, length & 15);
  }

  /** Returns all that was written, and begins a new piece. */
  take(): Bits {
    const length = 16 * this.full + this.used;
    const words = new Uint16Array(Math.ceil(length / 16));
    words.set(this.words.subarray(0, this.full));
    if (this.used > 0) words[this.full] = this.rest;
    this.full = this.rest = this.used = 0;
    return { words, length };
  }

  private grow(): void {
    const more = new Uint16Array(2 * this.words.length);
    more.set(this.words);
    this.words = more;
  }
}
