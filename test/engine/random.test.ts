import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Random } from '../../src/engine/chance/random.ts';
import { hexOf, sha256 } from '../../src/engine/chance/sha256.ts';
import { commitmentOf } from '../../src/engine/index.ts';
import { anyText } from '../support/text.ts';

const reference = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** A word as documented: word n is word n mod 8 of SHA-256(key, n div 8). */
function documentedWord(seed: string, n: number): number {
  const key = reference(`tiles of ${seed}`);
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(Math.floor(n / 8));
  return reference(Buffer.concat([key, counter])).readUInt32BE((n % 8) * 4);
}

describe('SHA-256', () => {
  test('gives the values of the standard for every length across the block borders', () => {
    for (let length = 0; length <= 200; length++) {
      const bytes = Uint8Array.from({ length }, (_, i) => (i * 31 + length) & 255);
      expect(hexOf(sha256(bytes))).toBe(reference(bytes).toString('hex'));
    }
  });

  test('gives the values of the standard for any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (bytes) => {
        expect(hexOf(sha256(bytes))).toBe(reference(bytes).toString('hex'));
      }),
    );
  });

  test('a commitment is the hash of the seed as UTF-8', () => {
    fc.assert(
      fc.property(fc.oneof(anyText(), fc.constant('half \ud800 a letter')), (seed) => {
        expect(commitmentOf(seed)).toBe(reference(seed).toString('hex'));
      }),
    );
    expect(commitmentOf('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  });
});

describe('chance', () => {
  test('is the documented chain of hashes of the seed', () => {
    const random = new Random('any seed');
    // Below 2^32 every word is taken as it is.
    const words = Array.from({ length: 40 }, () => random.below(2 ** 32));
    expect(words).toEqual(Array.from({ length: 40 }, (_, n) => documentedWord('any seed', n)));
  });

  test('cannot be worked out from public data', () => {
    // The published hash is not the key.
    expect(new Random('s').below(2 ** 32)).not.toBe(reference(reference('s')).readUInt32BE(0));
  });

  test('below n gives every number from 0 to n - 1 about as often as the others', () => {
    for (const n of [2, 3, 7, 71]) {
      const random = new Random(`dice of ${n}`);
      const counts: number[] = Array(n).fill(0);
      const times = 400 * n;
      for (let i = 0; i < times; i++) counts[random.below(n)]! += 1;
      // Chi squared over n - 1 degrees of freedom: more than five deviations mean a bug.
      const chi = counts.reduce((sum, count) => sum + (count - 400) ** 2 / 400, 0);
      expect(chi).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)));
    }
  });

  test('throws away the words that would favour small numbers', () => {
    const n = 3 * 2 ** 30;
    const random = new Random('a large die');
    const taken = Array.from({ length: 20 }, () => random.below(n));
    const words = Array.from({ length: 200 }, (_, i) => documentedWord('a large die', i)).filter((word) => word < n);
    expect(taken).toEqual(words.slice(0, 20));
  });

  test('shuffles to every order, about equally often', () => {
    const random = new Random('cards');
    const counts = new Map<string, number>();
    for (let i = 0; i < 2400; i++) {
      const order = random.shuffle(['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(Math.min(...counts.values())).toBeGreaterThan(50);
    expect(Math.max(...counts.values())).toBeLessThan(160);
  });

  test('a clone goes on alike and on its own', () => {
    const random = new Random('twins');
    for (let i = 0; i < 5; i++) random.below(10);
    const clone = random.clone();
    const ahead = Array.from({ length: 30 }, () => clone.below(1000));
    expect(Array.from({ length: 30 }, () => random.below(1000))).toEqual(ahead);
  });
});
