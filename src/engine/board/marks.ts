import { type BearingKind, MARKS_ON, type Mark } from '../tiles/tiles.ts';
import type { Kind } from '../vocabulary.ts';

/** Counts of several kinds in one number; two such numbers can be added. */
export interface Packing<Kind extends string> {
  /** Counts each kind as often as it is named. */
  pack(kinds: readonly Kind[]): number;
  /** 0 for a kind outside the packing. */
  countOf(packed: number, kind: Kind): number;
}

/** The highest count of a kind. */
export const MOST_MARKS = 63;
const BASE = MOST_MARKS + 1;
/** A number holds 53 bits exactly, and each kind takes six. */
export const MOST_KINDS = 8;

/** `kinds`: at most `MOST_KINDS`, as `gathered` checks. */
export function packing<Kind extends string>(kinds: readonly Kind[]): Packing<Kind> {
  const units = Object.fromEntries(kinds.map((kind, index) => [kind, BASE ** index])) as Partial<Record<Kind, number>>;
  return {
    pack: (named) => named.reduce((sum, kind) => sum + units[kind]!, 0),
    countOf(packed, kind) {
      const unit = units[kind];
      return unit === undefined ? 0 : Math.floor(packed / unit) % BASE;
    },
  };
}

const PACKINGS = { city: packing(MARKS_ON.city), road: packing(MARKS_ON.road), field: packing(MARKS_ON.field) };

/**
 * The count of each mark on a segment, in one number, so that a clone copies one array instead of one for each mark. Each kind of segment
 * has its own packing. `rulesOf` makes sure that no count overflows.
 */
export const marksOf = (on: BearingKind, marks: readonly Mark[]): number => PACKINGS[on].pack(marks);

/** 0 on a kind that bears none: a building that was built on a city has none of its marks. */
export const countOf = (packed: number, on: Kind, mark: Mark): number =>
  packed === 0 || !(on in PACKINGS) ? 0 : PACKINGS[on as BearingKind].countOf(packed, mark);
