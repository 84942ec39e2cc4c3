import { z } from 'zod';

/** By figure: the places where it may be put. */
export const Options = z.record(z.string(), z.array(z.string()));
export type Options = Readonly<Record<string, readonly string[]>>;

/** In any order, without figures that have no place. */
export const optionSets = (options: Options): Record<string, Set<string>> =>
  Object.fromEntries(
    Object.entries(options).flatMap(([figure, places]) => (places.length ? [[figure, new Set(places)]] : [])),
  );
