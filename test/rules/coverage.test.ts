import { describe, expect, test } from 'vitest';
import {
  BASE_DOCUMENTS,
  DEFINED,
  type Defined,
  EXPANSION_NAMES,
  filesIn,
  readmeOf,
  textOf,
} from '../support/digest.ts';
import EXAMPLES from './examples.json' with { type: 'json' };

/** Expansions whose rules can be looked up already, but not played. Empty it. */
const UNFINISHED: readonly string[] = [];

/** Why an id of a finished expansion has no test. */
const WITHOUT_TEST: Readonly<Record<string, string>> = {
  KR41: 'variants that are not played',
  KR66: 'Abbey & Mayor is not played yet',
  KR67: 'the Count is not played yet',
  KR68: 'it says that nothing happens, with expansions that are not played yet',
  KR69: 'Bridges, Castles & Bazaars is not played yet',
  PD41: 'Bridges, Castles & Bazaars is not played yet',
  PD74: 'The Tower is not played yet',
  PD75: 'The Tower is not played yet',
  PD76: 'Abbey & Mayor is not played yet',
  PD77: 'the Count is not played yet, and with King and Robber nothing happens',
  PD79: 'shrines are not played yet',
  PD80: 'Bridges, Castles & Bazaars is not played yet',
  PD81: 'Hills & Sheep is not played yet',
  PD82: 'Under the Big Top is not played yet',
  V2: 'a question for which there is no switch; what is played is PD15',
  V3: 'a question for which there is no switch; what is played is PD27',
  V4: 'a question for which there is no switch; what is played is PD21',
  V13: 'a question for which there is no switch; what is played is PD67',
  V9: 'a question for which there is no switch; what is played is KR40',
  V1: 'a question for which there is no switch; what is played is AB6, which has its tests',
};

const source = ['test/rules', 'test/expansions']
  .flatMap(filesIn)
  .filter((path) => path.endsWith('.test.ts') && !/(coverage|digest)\.test\.ts$/.test(path))
  .map((path) => textOf(path))
  .join('\n');

/** A title begins with its ids: `B12, B8: …`, or names a situation: `situation A3: …`. Examples are rows of a file. */
const named = new Set([
  ...[...source.matchAll(/['`]((?:[A-Z]+\d+(?:, )?)+): /g)].flatMap(([, ids]) => ids!.split(', ')),
  ...[...source.matchAll(/['`](situation [A-Z]-?\d+): /g)].map(([, name]) => name!),
  ...EXAMPLES.map(({ id }) => id),
]);

const titleOf = ({ id, kind }: Defined): string => (kind === 'situation' ? `situation ${id}` : id);

const finished = EXPANSION_NAMES.filter((name) => !UNFINISHED.includes(name));
const definedIn = (...paths: string[]): string[] => DEFINED.filter(({ path }) => paths.includes(path)).map(titleOf);

/** Where the ids of what is finished are defined. */
const OF: ReadonlyMap<string, readonly string[]> = new Map([
  ['the base game, and where expansions meet', BASE_DOCUMENTS],
  ...finished.map((name): [string, string[]] => [name, [readmeOf(name)]]),
]);

describe('every rule, ruling and example has a test that bears its name, or a reason why not', () => {
  test.each([...OF])('%s', (_what, paths) => {
    const ids = definedIn(...paths);
    expect(ids).not.toEqual([]);
    expect(ids.filter((id) => !named.has(id) && !WITHOUT_TEST[id])).toEqual([]);
  });

  test('a reason is for what has no test, and only what has a folder is unfinished', () => {
    const ids = definedIn(...[...OF.values()].flat());
    expect(Object.keys(WITHOUT_TEST).filter((id) => named.has(id) || !ids.includes(id))).toEqual([]);
    expect(UNFINISHED.filter((name) => !EXPANSION_NAMES.includes(name))).toEqual([]);
  });
});
