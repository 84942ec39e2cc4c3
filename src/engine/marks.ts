import { invariant } from './refused.ts';
import { MARKS } from './tiles.ts';

/** Counts of several kinds in one number that can be added to another. */
export interface Packing<Kind extends string> {
  /** As many of each kind as it is named. */
  pack(kinds: readonly Kind[]): number;
  countOf(packed: number, kind: Kind): number;
}

/** The highest count of a kind. */
export const MOST_MARKS = 63;
const BASE = MOST_MARKS + 1;

/** Eight kinds: a number holds 53 bits exactly, and each kind takes six. Throws where there are more. */
export function packing<Kind extends string>(kinds: readonly Kind[]): Packing<Kind> {
  invariant(BASE ** kinds.length <= Number.MAX_SAFE_INTEGER, `${kinds.length} kinds of marks fit one number`);
  const units = Object.fromEntries(kinds.map((kind, index) => [kind, BASE ** index])) as Record<Kind, number>;
  return {
    pack: (named) => named.reduce((sum, kind) => sum + units[kind], 0),
    countOf: (packed, kind) => Math.floor(packed / units[kind]) % BASE,
  };
}

/** How many of each mark, in one number: one array more for a clone to copy, not five. `rulesOf` sees to it that none overflows. */
export const { pack: marksOf, countOf } = packing(MARKS);
