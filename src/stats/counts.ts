import { z } from 'zod';
import { type CountId, DECLARATIONS } from '../engine/index.ts';

/** What expansions count of a game, by seat. */
export const COUNTS = DECLARATIONS.flatMap(({ switch: rule, isFirst = false, counts = [] }) =>
  counts.map((count) => ({ ...count, rule, isFirst })),
);

/** What of it leaderboards go by. */
export const MEASURED = COUNTS.flatMap(({ key: counted, measure, isFirst }) =>
  measure ? [{ ...measure, counted, isFirst }] : [],
);

interface Stored<Key extends string = string> {
  /** Where it stands in a document. */
  readonly key: Key;
  readonly isFirst: boolean;
}
type Amounts<Key extends string> = Readonly<Partial<Record<Key, number>>>;
/** By the key in results; what is not there is 0. */
export type Counts = Amounts<CountId>;

export const Count = z.int().min(0);

/** A schema with counts. Those of version 0.1.0 are always there; documents of before a later one have nothing under its key. */
export const withCounts = <Own extends z.ZodObject, Key extends string>(own: Own, stored: readonly Stored<Key>[]) =>
  own.extend(
    Object.fromEntries(stored.map(({ key, isFirst }) => [key, isFirst ? Count : Count.exactOptional()])),
  ) as unknown as z.ZodType<z.infer<Own> & Amounts<Key>>;

/** What of it is stored. A later one is not where it is 0: a version that does not know it can read the document then. */
export const filled = <One extends Stored>(stored: readonly One[], count: (one: One) => number): Amounts<One['key']> =>
  Object.fromEntries(
    stored.flatMap((one) => {
      const amount = count(one);
      return one.isFirst || amount > 0 ? [[one.key, amount]] : [];
    }),
  ) as Amounts<One['key']>;

/** `counts sheep`: numbers in these parts of a document under keys that version 0.1.0 did not know. */
export function laterIn(parts: readonly unknown[], own: z.ZodObject, stored: readonly Stored[]): string[] {
  const known = [...Object.keys(own.shape), ...stored.flatMap(({ key, isFirst }) => (isFirst ? [key] : []))];
  const keys = parts.flatMap((part) =>
    Object.entries(Object(part)).flatMap(([key, value]) => (Number.isInteger(value) ? [key] : [])),
  );
  return [...new Set(keys)].filter((key) => !known.includes(key)).map(named);
}

export const isKnown = (feature: string): boolean => [...COUNTS, ...MEASURED].some(({ key }) => named(key) === feature);

const named = (key: string): string => `counts ${key}`;
