import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    readonly isLong: boolean;
  }
}

export const isLong = inject('isLong');

/**
 * How often to try something random: so often in `npm run test:long`, a quarter of it in `npm test`. A file that asks here
 * itself is one of those which the long run runs again.
 */
export const runs = (whole: number): number => (isLong ? whole : Math.ceil(whole / 4));

/**
 * Of the numbers from 1 to the last, at each of which something may go wrong: in `npm test` one of each four, another one
 * each time, and the last; in `npm run test:long` the others.
 */
export const moments = (last: number): number[] =>
  tried(
    Array.from({ length: last }, (_, index) => index + 1),
    (one) => one === last || (one - 1) % 4 === Math.floor((one - 1) / 4) % 4,
  );

/** What to try, each thing in one of the two runs: in `npm test` those that are picked, in `npm run test:long` the others. */
export const tried = <T>(all: readonly T[], isPicked: (one: T) => boolean): T[] =>
  all.filter((one) => isLong !== isPicked(one));
