import { describe, expect, test } from 'vitest';
import { READING_OF } from '../../src/engine/index.ts';
import {
  BASE_DOCUMENTS,
  citedIn,
  DEFINED,
  type Defined,
  EXPANSION_NAMES,
  filesIn,
  readmeOf,
  SETTINGS,
  textOf,
  toldUnder,
} from '../support/digest.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/** Why an id has no test, from the README that defines it. */
const WITHOUT_TEST = toldUnder('without a test');

const source = ['test/rules', 'test/expansions']
  .flatMap(filesIn)
  .filter((path) => path.endsWith('.test.ts') && !/(coverage|digest)\.test\.ts$/.test(path))
  .map((path) => textOf(path))
  .join('\n');

/** A title begins with its ids, `B12, B8: …`, or with a situation, `situation A3: …`. Examples are rows of a file. */
const titles = [...source.matchAll(/['`]((?:[A-Z]+\d+(?:, )?)+): /g)].map(([, ids]) => ids!.split(', '));
const named = new Set([
  ...titles.flat(),
  ...[...source.matchAll(/['`](situation [A-Z]-?\d+): /g)].map(([, name]) => name!),
  ...EXAMPLES.map(({ id }) => id),
]);

const titleOf = ({ id, kind }: Defined): string => (kind === 'situation' ? `situation ${id}` : id);

const definedIn = (...paths: string[]): string[] => DEFINED.filter(({ path }) => paths.includes(path)).map(titleOf);

/** The documents that define ids. */
const OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['the base game, and where expansions meet', BASE_DOCUMENTS],
  ...EXPANSION_NAMES.map((name): [string, string[]] => [name, [readmeOf(name)]]),
]);

describe('every rule, ruling and example has a test that bears its name, or a stated reason for having none', () => {
  test.each([...OF])('%s', (_what, paths) => {
    const ids = definedIn(...paths);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !named.has(id) && !WITHOUT_TEST.get(id))).toEqual([]);
  });

  test('a reason is for a rule without a test', () => {
    const ids = definedIn(...[...OF.values()].flat());
    expect([...WITHOUT_TEST.keys()].filter((id) => named.has(id) || !ids.includes(id))).toEqual([]);
  });
});

describe('another reading that a setting brings has as many tests as the default reading', () => {
  test('each setting that is another reading of a rule has its question in the digest', () => {
    expect([...SETTINGS.values()].sort()).toEqual(Object.keys(READING_OF).sort());
  });

  test.each([...SETTINGS])('%s: %s', (id) => {
    const { line } = DEFINED.find((defined) => defined.id === id)!;
    // The first rule of the row is the one with another reading.
    const rule = citedIn('row.md', line).rules.find((cited) => cited !== id)!;
    const named = (one: string): number => titles.filter((ids) => ids.includes(one)).length;
    const both = titles.filter((ids) => ids.includes(rule) && ids.includes(id)).length;
    expect(named(id)).toBeGreaterThanOrEqual(named(rule) - both);
  });
});
