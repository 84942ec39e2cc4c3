import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleModule } from '../../src/engine/expansion.ts';
import { SYMBOLS } from '../../src/engine/index.ts';
import { CORE_VERBS, gathered, MODULES } from '../../src/engine/modules.ts';
import { MARKS } from '../../src/engine/tiles.ts';
import { verb } from '../../src/engine/verbs.ts';
import { TILE_FILES } from '../../src/expansions/tiles.ts';

const verbsOf = ({ verbs = [] }: RuleModule) => verbs;
const again = verb<'pass'>({ verb: 'pass', points: [], run() {} });

test('two modules that declare one id are told apart from a game: nothing is loaded', () => {
  const modules: RuleModule[] = [{ switch: 'inns', verbs: [again] }];
  expect(() => gathered('verb', modules, verbsOf, CORE_VERBS)).toThrow('verb pass is declared once');
  expect(gathered('verb', [], verbsOf, CORE_VERBS).map((one) => one.verb)).toEqual(['place', 'deploy', 'pass']);
});

/** What stands in the engine all the same, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'map-layout.ts town': 'the table is a notion of the core, and so is what is printed on its squares',
  'rules.ts map': 'the same: which table a game is played on stands in its setup',
  'view.ts extra-turn': 'what a town may do, which is no arrow',
  'tile-file.ts river': 'the key of a tile in its file, beside those of cities and roads',
};

test('the engine names nothing that a module declares', () => {
  const ids = new Set<string>([
    ...MODULES.flatMap(({ switch: on, figures = [], verbs = [], steps = [], reasons = [] }) => [
      on,
      ...figures.map(({ figure }) => figure),
      ...verbs.map((one) => one.verb),
      ...steps.map(({ id }) => id),
      ...reasons,
    ]),
    ...Object.keys(TILE_FILES),
    ...MARKS,
    ...SYMBOLS,
  ]);
  const folder = new URL('../../src/engine/', import.meta.url);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      const quoted = new Set([...code.matchAll(/'([a-z\d-]+)'/g)].map(([, id]) => id!));
      return [...ids].filter((id) => quoted.has(id)).map((id) => `${name} ${id}`);
    });
  expect(named.toSorted()).toEqual(Object.keys(NAMED).toSorted());
});
