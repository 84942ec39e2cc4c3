import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MAPS, RULES_VERSION, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { MODULES } from '../../src/engine/loading/modules.ts';
import { exportedBy } from '../support/expansions.ts';
import { hasChanged, sampled } from '../support/runs.ts';
import { courseOf, RULESETS, type Ruleset } from './games.ts';

/** The courses of all games under the version of the rules that first played them: by ruleset, in the order of the seeds. */
type Courses = Record<string, readonly string[]>;

const updates = process.env.UPDATE_KEPT === '1';
/** `npm test` plays one game of so many, but all games of a changed expansion; an update plays all. */
const STRIDE = 32;

const versions = Array.from({ length: RULES_VERSION }, (_, at) => at + 1);
/** Rulesets by the folder that keeps their hashes: this one, or the tests of their expansion. */
const KEPT: readonly (readonly [folder: string, rulesets: readonly Ruleset[]])[] = [
  [import.meta.dirname, RULESETS],
  ...[...(await exportedBy<{ RULESETS: readonly Ruleset[] }>('games.ts'))].map(
    ([folder, games]) => [folder, games.RULESETS] as const,
  ),
];
const ALL = KEPT.flatMap(([, rulesets]) => rulesets);

const fileOf = (folder: string, version: number): string => join(folder, `courses-rules-${version}.json`);
const keptIn = (file: string): Courses => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {});

const WHAT_TO_DO = `It goes another way than the game that is kept (log, then views).
If no ruling was to change, this is a mistake. A changed ruling raises RULES_VERSION, and what is kept of the version before
stays as it is. Then, or where no more than the shape of views or events has changed, write anew what is kept and read
the difference before committing it: UPDATE_KEPT=1 npx vitest run test/kept/courses.test.ts`;

/** Whether a later version changed a rule of the ruleset; only such games go another way. */
const changesIn = (version: number, { switches }: Ruleset): boolean =>
  version === 1 ||
  MODULES.some(
    ({ switch: on, changed = [] }) => switches.includes(on) && changed.some(({ since }) => since === version),
  );

const everywhere = versions.flatMap((version) =>
  KEPT.map(([folder, all]) => {
    const rulesets = all.filter((ruleset) => changesIn(version, ruleset));
    return { version, folder, rulesets, whose: basename(folder) };
  }).filter(({ rulesets }) => rulesets.length > 0),
);

describe.each(everywhere)(
  'under version $version of the rules, games of $whose go as at the time when they were kept:',

  ({ version, folder, rulesets, whose }) => {
    const file = fileOf(folder, version);
    const kept = updates ? {} : keptIn(file);

    const isWhole = updates || hasChanged(whose);
    const some = sampled(`rulesets of ${whose} ${version}`, rulesets, {
      short: Math.ceil(rulesets.length / 3),
      always: () => isWhole,
    });
    test.each(some.map((ruleset) => ({ ...ruleset, ruleset })))('$name', ({ name, games, ruleset }) => {
      const short = Math.ceil(games / STRIDE);
      const seeds = sampled(name, [...Array(games).keys()], { short, always: () => isWhole });
      const played = seeds.map((seed) => [seed, courseOf(version, ruleset, seed)] as const);
      if (updates) kept[name] = played.map(([, course]) => course);
      const before = seeds.map((seed) => [seed, kept[name]?.[seed]]);
      expect(Object.fromEntries(played), WHAT_TO_DO).toEqual(Object.fromEntries(before));
    });

    afterAll(() => {
      if (updates) writeFileSync(file, `${JSON.stringify(kept, null, 2)}\n`);
    });
  },
);

test('every set of tiles, every switch and every map is among the rulesets', () => {
  expect(new Set(ALL.flatMap(({ sets }) => sets))).toEqual(new Set(TILE_SETS));
  expect(new Set(ALL.flatMap(({ switches }) => switches))).toEqual(new Set(SWITCHES));
  expect(new Set(ALL.flatMap(({ map }) => map ?? []))).toEqual(new Set(MAPS.map(({ id }) => id)));
});

test('the kept courses are compared: each file has the games that are played under its version, and no others', () => {
  for (const [folder, all] of KEPT) {
    for (const version of versions) {
      const played = all.filter((ruleset) => changesIn(version, ruleset)).map(({ name }) => name);
      const file = fileOf(folder, version);
      expect(Object.keys(keptIn(file)).sort(), file).toEqual(played.sort());
    }
  }
});
