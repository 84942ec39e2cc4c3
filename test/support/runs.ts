import { relative } from 'node:path';
import fc from 'fast-check';
import { expect, inject, type TestAPI, test } from 'vitest';
import { type Drawn, EVERYTHING, numbersBy, ROOT, shuffled } from './draw.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether this is `npm run test:long`. */
    readonly isLong: boolean;
    readonly drawn: Drawn;
  }
}

export const isLong = inject('isLong');
const { by, changed } = inject('drawn');

export const isChanged = (folder: string): boolean =>
  changed.some((path) => path === EVERYTHING || path.startsWith(folder));

/** Whether this expansion's folder has changed; then tests try everything about it. */
export const hasChanged = (expansion: string): boolean =>
  ['src', 'test'].some((root) => isChanged(`${root}/expansions/${expansion}/`));

interface Draw {
  /** `npm test` runs it in one commit of so many. */
  readonly oneIn: number;
  /** `npm test` also runs it if something in these folders or files has changed. */
  readonly about?: readonly string[];
}

/** The path of the test file that asks, from the project's folder. */
const asking = (): string => relative(ROOT, expect.getState().testPath ?? '');

/**
 * Whether a costly test runs: one of half a second or more, such as with a browser, a process or a whole game. The long run has all, and
 * `npm test` always those in a test file that has changed.
 */
export const isDrawn = (title: string, { oneIn, about = [] }: Draw): boolean =>
  isLong || [...about, asking()].some(isChanged) || numbersBy(`${by} whether ${title}`, 1)[0]! % oneIn === 0;

/** `test`, or one that runs a part of a contract's tests. */
export type SomeTests = Pick<TestAPI, 'each'> & ((title: string, run: () => unknown) => void);

/** For a contract that several stores or the like promise: of its tests each is drawn for itself. */
export function testsDrawn(of: string, draw: Draw): SomeTests {
  const drawn = (title: string) => test.runIf(isDrawn(`${of}: ${title}`, draw));
  // biome-ignore lint/suspicious/noExplicitAny: the cases of any test
  const each = (cases: any) => (title: string, run: any) => drawn(title).each(cases)(title, run);
  return Object.assign((title: string, run: () => unknown) => drawn(title)(title, run), { each } as Pick<
    TestAPI,
    'each'
  >);
}

/**
 * How often to try something random: `whole` times in `npm run test:long`, a tenth of it in `npm test`. The long run repeats each file that
 * asks here itself.
 */
export const runs = (whole: number): number => (isLong ? whole : Math.ceil(whole / 10));

interface Sample<T> {
  /** How many cases in `npm test`. */
  readonly short: number;
  /** Cases that are always included. */
  readonly always?: (one: T) => boolean;
}

/**
 * The cases to try: all in `npm run test:long`, a sample by the commit in `npm test`. `title` separates the samples of lists of equal
 * length.
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

/** Numbers for random games: from 1 in `npm run test:long`, drawn by the commit in `npm test`. */
export const lucks = (title: string, { short, long }: Lucks): number[] =>
  isLong ? Array.from({ length: long }, (_, at) => at + 1) : numbersBy(`${by} ${title}`, short);

/** As `lucks`, but `npm test` continues until there is enough to look at: at most four times as many as the long run. */
export function* lucksUntil(title: string, { short, long }: Lucks, isEnough: () => boolean): Generator<number> {
  for (const [at, luck] of lucks(title, { short: 4 * long, long }).entries()) {
    if (!isLong && at >= short && isEnough()) return;
    yield luck;
  }
}

/** The numbers from 1 to the last, at each of which a fault may strike. `npm test` draws a tenth of them, and always the last. */
export const moments = (last: number): number[] =>
  sampled(
    `moments of ${last}`,
    Array.from({ length: last }, (_, index) => index + 1),
    { short: Math.ceil((last - 1) / 10), always: (one) => one === last },
  );

/**
 * `fc.assert`, which tries further cases until the property has asserted something: what it is about may be too rare for the few games of
 * `npm test`. A failure is told as found: a smaller case of a random game says little, and the search for it can take hours.
 */
export function assertCases<Ts>(property: fc.IProperty<Ts>, { numRuns }: { readonly numRuns: number }): void {
  const { seed = 0 } = fc.readConfigureGlobal();
  const asserted = () => expect.getState().assertionCalls;
  const before = asserted();
  for (let more = 0; more < 20 && asserted() === before; more += 1)
    fc.assert(property, { numRuns, seed: seed + more, endOnFailure: true });
}
