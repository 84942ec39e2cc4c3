import type { BitWriter } from './bits.ts';

/** A canonical prefix code, by symbol: the number of bits, 0 for unused symbols, and the bits, the first bit lowest. */
export interface PrefixCode {
  readonly lengths: Uint8Array;
  readonly codes: Uint16Array;
  /** The one used symbol, which needs no bits; null if several are used. */
  readonly only: number | null;
}

const LONGEST = 15;
const MOST_SYMBOLS = 512;
/** Limit for the code of code lengths. */
const LONGEST_OF_LENGTHS = 7;

/** The shortest code for symbols with these counts, whose codes have at most `longest` bits. */
export function prefixCode(counts: ArrayLike<number>, longest = LONGEST): PrefixCode {
  const used: number[] = [];
  for (let symbol = 0; symbol < counts.length; symbol++) if (counts[symbol]! > 0) used.push(symbol);
  const [lengths, codes] = [new Uint8Array(counts.length), new Uint16Array(counts.length)];
  if (used.length < 2) return { lengths, codes, only: used[0] ?? 0 };
  // Raises the counts of rare symbols until no code is too long.
  for (let least = 1; !isFilled(lengths, used, counts, least, longest); ) least *= 2;
  const many = new Uint16Array(LONGEST + 1);
  for (const symbol of used) many[lengths[symbol]!]!++;
  const next = new Uint16Array(LONGEST + 1);
  for (let length = 1; length <= longest; length++) next[length] = (next[length - 1]! + many[length - 1]!) << 1;
  for (const symbol of used) codes[symbol] = reversed(next[lengths[symbol]!]!++, lengths[symbol]!);
  return { lengths, codes, only: null };
}

/** Fills in lengths by Huffman's method: the two rarest are joined until one is left. False if a length is too long. */
function isFilled(
  lengths: Uint8Array,
  used: readonly number[],
  counts: ArrayLike<number>,
  least: number,
  longest: number,
): boolean {
  const { length } = used;
  // Sorted by weight, then symbol, both in one number.
  const leaves = Float64Array.from(used, (symbol) => Math.max(least, counts[symbol]!) * MOST_SYMBOLS + symbol).sort();
  // Leaves come first, then the nodes that join them; the weights of both grow.
  const weights = new Float64Array(2 * length - 1);
  const parents = new Uint16Array(2 * length - 1);
  for (let i = 0; i < length; i++) weights[i] = Math.floor(leaves[i]! / MOST_SYMBOLS);
  let [leaf, joined] = [0, length];
  for (let made = length; made < weights.length; made++) {
    for (let part = 0; part < 2; part++) {
      const isLeaf = leaf < length && (joined >= made || weights[leaf]! <= weights[joined]!);
      const child = isLeaf ? leaf++ : joined++;
      weights[made]! += weights[child]!;
      parents[child] = made;
    }
  }
  const depths = new Uint8Array(weights.length);
  for (let node = weights.length - 2; node >= 0; node--) {
    depths[node] = depths[parents[node]!]! + 1;
    if (depths[node]! > longest) return false;
  }
  for (let i = 0; i < length; i++) lengths[leaves[i]! % MOST_SYMBOLS] = depths[i]!;
  return true;
}

function reversed(code: number, length: number): number {
  let result = 0;
  for (let bit = 0; bit < length; bit++) result |= ((code >>> bit) & 1) << (length - 1 - bit);
  return result;
}

/** Symbols above the lengths: the previous one again, zeros, many zeros. `bits` bits follow each: the count minus `least`. */
const AGAIN = { symbol: 16, bits: 2, least: 3, most: 6 } as const;
const ZEROS = { symbol: 17, bits: 3, least: 3, most: 10 } as const;
const MANY_ZEROS = { symbol: 18, bits: 7, least: 11, most: 138 } as const;
/** The order in which the code of lengths is written. */
const ORDER = [17, 18, 0, 1, 2, 3, 4, 5, 16, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

/** Writes a code; the reader knows the number of symbols. */
export function writeCode(bits: BitWriter, { lengths, only }: PrefixCode): void {
  if (only !== null) {
    // A simple code: one symbol, in one bit or in eight.
    bits.write(only < 2 ? 0b001 : 0b101, 3);
    bits.write(only, only < 2 ? 1 : 8);
    return;
  }
  const told: { readonly symbol: number; readonly bits: number; readonly more: number }[] = [];
  for (let from = 0; from < lengths.length; ) {
    let end = from + 1;
    while (end < lengths.length && lengths[end] === lengths[from]) end++;
    if (lengths[from]! > 0) told.push({ symbol: lengths[from++]!, bits: 0, more: 0 });
    for (let left = end - from; left > 0; ) {
      const way = lengths[from]! > 0 ? AGAIN : left < MANY_ZEROS.least ? ZEROS : MANY_ZEROS;
      const often = left < way.least ? 1 : Math.min(way.most, left);
      if (often === 1) told.push({ symbol: lengths[from]!, bits: 0, more: 0 });
      else told.push({ symbol: way.symbol, bits: way.bits, more: often - way.least });
      left -= often;
    }
    from = end;
  }
  const counts = new Uint32Array(ORDER.length);
  for (const { symbol } of told) counts[symbol]!++;
  const code = prefixCode(counts, LONGEST_OF_LENGTHS);
  const shown = ORDER.findLastIndex((symbol) => code.lengths[symbol]! > 0) + 1;
  bits.write(0, 1);
  bits.write(shown - 4, 4);
  for (const symbol of ORDER.slice(0, shown)) bits.write(code.lengths[symbol]!, 3);
  // 0: the lengths of all symbols follow.
  bits.write(0, 1);
  for (const { symbol, bits: count, more } of told) {
    bits.write(code.codes[symbol]!, code.lengths[symbol]!);
    bits.write(more, count);
  }
}
