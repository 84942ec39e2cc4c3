import { hexOf, sha256 } from './sha256.ts';

const encoder = new TextEncoder();
const bytesOf = (text: string): Uint8Array => encoder.encode(text);

/** The SHA-256 of a seed, published before the game. The seed itself is published when the game is over. */
export const commitmentOf = (seed: string): string => hexOf(sha256(bytesOf(seed)));

/**
 * Chance from a seed: word n is word n mod 8 of SHA-256(key, n div 8). A seed gives the same game on every machine, and past words do not
 * reveal the next one. The key is the SHA-256 of the seed with a prefix, because the SHA-256 of the seed alone is published.
 */
export class Random {
  /** Key and block number; the number is written before each use, so clones share it. */
  private readonly input: Uint8Array;
  /** Words used so far. */
  private used = 0;
  private words: Uint32Array = new Uint32Array(0);

  constructor(seed: string, from?: Random) {
    if (from) {
      this.input = from.input;
      this.used = from.used;
      this.words = from.words;
      return;
    }
    const key = sha256(bytesOf(`tiles of ${seed}`));
    this.input = new Uint8Array(36);
    const view = new DataView(this.input.buffer);
    key.forEach((word, i) => {
      view.setUint32(i * 4, word);
    });
  }

  clone(): Random {
    return new Random('', this);
  }

  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }

  /** In place (Fisher–Yates). */
  shuffle<T>(items: T[]): T[] {
    for (let i = items.length - 1; i > 0; i--) {
      const j = this.below(i + 1);
      const swap = items[i]!;
      items[i] = items[j]!;
      items[j] = swap;
    }
    return items;
  }

  private word(): number {
    const index = this.used % 8;
    if (index === 0) {
      const block = this.used / 8;
      this.input[32] = block >>> 24;
      this.input[33] = block >>> 16;
      this.input[34] = block >>> 8;
      this.input[35] = block;
      this.words = sha256(this.input);
    }
    this.used += 1;
    return this.words[index]!;
  }
}
