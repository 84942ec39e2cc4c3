import { inject } from 'vitest';
import { type Drawn, numbersBy, shuffled } from './draw.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    readonly isLong: boolean;
    readonly drawn: Drawn;
  }
}

export const isLong = inject('isLong');
const { by, changed } = inject('drawn');

/** Whether the folder of this expansion has changed: then all that there is about it is tried. */
export const hasChanged = (expansion: string): boolean => changed.includes(expansion);

/**
 * How often to try something random: so often in `npm run test:long`, a tenth of it in `npm test`. A file that asks here itself is
 * one of those which the long run runs again.
 */
export const runs = (whole: number): number => (isLong ? whole : Math.ceil(whole / 10));

interface Sample<T> {
  /** How many in `npm test`. */
  readonly short: number;
  /** Which ones besides, each time. */
  readonly always?: (one: T) => boolean;
}

/**
 * What to try: all of it in `npm run test:long`; in `npm test` a few, others at each commit. `title` keeps apart what is drawn
 * from lists of the same length.
 */
export function sampled<T>(title: string, all: readonly T[], { short, always = () => false }: Sample<T>): T[] {
  if (isLong) return [...all];
  const others = all.filter((one) => !always(one));
  const drawn = new Set(shuffled(`${by} ${title}`, [...others.keys()]).slice(0, short));
  return all.filter((one) => always(one) || drawn.has(others.indexOf(one)));
}

interface Lucks {
  readonly short: number;
  readonly long: number;
}

/** Numbers for random games: from 1 on in `npm run test:long`, in `npm test` others at each commit. */
export const lucks = (title: string, { short, long }: Lucks): number[] =>
  isLong ? Array.from({ length: long }, (_, at) => at + 1) : numbersBy(`${by} ${title}`, short);

/** The same, and in `npm test` more until there was enough to look at: up to four times as many as in the long run. */
export function* lucksUntil(title: string, { short, long }: Lucks, isEnough: () => boolean): Generator<number> {
  for (const [at, luck] of lucks(title, { short: 4 * long, long }).entries()) {
    if (!isLong && at >= short && isEnough()) return;
    yield luck;
  }
}

/**
 * The numbers from 1 to the last, at each of which something may go wrong: in `npm test` a tenth of them, others at each commit,
 * and the last.
 */
export const moments = (last: number): number[] =>
  sampled(
    `moments of ${last}`,
    Array.from({ length: last }, (_, index) => index + 1),
    { short: Math.ceil((last - 1) / 10), always: (one) => one === last },
  );
