import { GOODS } from './vocabulary.ts';

/** Printed on segments for the rules of expansions, and counted as segments join. */
export const MARKS = ['inn', 'cathedral', ...GOODS] as const;
export type Mark = (typeof MARKS)[number];

/**
 * How many of each mark, in one number that can be added to another: one array more for a clone to copy, not five. Six bits
 * each count to 63; two of every set hold 18 of a kind.
 */
const BITS = 6;

export const marksOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + (1 << (BITS * MARKS.indexOf(mark))), 0);

export const countOf = (marks: number, mark: Mark): number =>
  (marks >> (BITS * MARKS.indexOf(mark))) & ((1 << BITS) - 1);
