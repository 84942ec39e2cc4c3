import { z } from 'zod';
import { type CountId, DECLARATIONS } from '../engine/index.ts';

/** What expansions count of a game, by seat. */
export const COUNTS = DECLARATIONS.flatMap(({ switch: rule, counts = [] }) =>
  counts.map((count) => ({ ...count, rule })),
);

/** The counts that have a leaderboard. */
export const MEASURED = COUNTS.flatMap(({ key, measure }) => (measure ? [{ key, ...measure }] : []));

export const Count = z.int().min(0);

/** By the key of the count; a missing count is 0. */
export type Counts = Readonly<Partial<Record<CountId, number>>>;
const CountsSchema: z.ZodType<Counts> = z.partialRecord(z.literal(COUNTS.map(({ key }) => key)), Count);

/** Counts as they are stored, without zeros: a version that does not know a count can read the document while it is 0. */
export const counted = <Of extends { readonly key: CountId }>(all: readonly Of[], count: (one: Of) => number): Counts =>
  Object.fromEntries(
    all.flatMap((one): [CountId, number][] => {
      const amount = count(one);
      return amount > 0 ? [[one.key, amount]] : [];
    }),
  );

const Counted = z.object({ counts: z.record(z.string(), z.unknown()) }).catch({ counts: {} });

/** The counts in these parts of any document, such as `counts sheep`. A version that does not know one leaves the document alone. */
export const countsIn = (parts: readonly unknown[]): string[] =>
  [...new Set(parts.flatMap((part) => Object.keys(Counted.parse(part).counts)))].map(named);

export const isKnown = (feature: string): boolean => COUNTS.some(({ key }) => named(key) === feature);

const named = (key: string): string => `counts ${key}`;

/** By their keys in format 1: what results and careers counted, and the most of it in one game. */
export const FORMER_COUNTS: ReadonlyMap<string, CountId> = new Map(COUNTS.map(({ key }) => [key, key]));
export const FORMER_MOST: ReadonlyMap<string, CountId> = new Map(
  MEASURED.map(({ key, former }) => [former ?? key, key]),
);

/** A part of a document, with `counts`. In format 1 the counts lay beside all other values, zeros included. */
export const withCounts = <Shape extends z.ZodRawShape>(former: ReadonlyMap<string, CountId>, shape: Shape) =>
  z.preprocess(
    (part) => {
      if (typeof part !== 'object' || part === null || 'counts' in part) return part;
      const entries = Object.entries(part);
      const counts = entries.flatMap(([key, amount]) =>
        former.has(key) && amount !== 0 ? [[former.get(key)!, amount]] : [],
      );
      const others = entries.filter(([key]) => !former.has(key));
      return { ...Object.fromEntries(others), counts: Object.fromEntries(counts) };
    },
    z.strictObject({ ...shape, counts: CountsSchema }),
  );

/** The format of results and standings. Reading converts format 1 to it. */
export const FORMAT = 2;
export const FormatSchema = z.literal([1, FORMAT]).transform((): typeof FORMAT => FORMAT);
