/** A piece of a stream of bits. */
export interface Bits {
  /** Sixteen each, the first of them lowest; what is over in the last one is 0. */
  readonly words: Uint16Array;
  /** How many bits. */
  readonly length: number;
}

/** Puts bits one after another. */
export class BitWriter {
  private words = new Uint16Array(1 << 12);
  private full = 0;
  /** The bits that do not fill a word yet, and how many. */
  private rest = 0;
  private used = 0;

  /** `count` bits of a value, 16 at most, which has no others. */
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

  /** All that was written; what is written next begins another piece. */
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
