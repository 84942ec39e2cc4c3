import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { MAPS, RULES_VERSION, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { isLong } from '../support/runs.ts';
import { courseOf, RULESETS } from './games.ts';

/** What became of every game when it was first played under some version of the rules: by ruleset, in the order of the seeds. */
type Courses = Readonly<Record<string, readonly string[]>>;

const updates = process.env.UPDATE_KEPT === '1';
/** In every run one game of so many is played; all of them in the long run, and whenever they are written anew. */
const STRIDE = updates || isLong ? 1 : 4;

const fileOf = (version: number): string => fileURLToPath(new URL(`courses-rules-${version}.json`, import.meta.url));
const versions = Array.from({ length: RULES_VERSION }, (_, at) => at + 1);
const kept = new Map(
  versions.map((version): [number, Courses] => {
    const file = fileOf(version);
    return [version, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}];
  }),
);

const WHAT_TO_DO = `It goes another way than the game that is kept (log, then views).
If no ruling was to change, this is a mistake. A changed ruling raises RULES_VERSION, and what is kept of the version before
stays as it is. Then, or where no more than the shape of views or events has changed, write anew what is kept and read
the difference before committing it: UPDATE_KEPT=1 npx vitest run test/kept/courses.test.ts`;

describe.each(versions)(
  'under version %i of the rules, games go as they went when they were kept:',

  (version) => {
    const written: Record<string, string[]> = {};

    test.each(RULESETS.map((ruleset) => ({ ...ruleset, ruleset })))('$name', ({ name, games, ruleset }) => {
      const seeds = Array.from({ length: Math.ceil(games / STRIDE) }, (_, at) => at * STRIDE + (at % STRIDE));
      const played = seeds.map((seed) => [seed, courseOf(version, ruleset, seed)] as const);
      if (updates) {
        written[name] = played.map(([, course]) => course);
        return;
      }
      const before = seeds.map((seed) => [seed, kept.get(version)![name]?.[seed]]);
      expect(Object.fromEntries(played), WHAT_TO_DO).toEqual(Object.fromEntries(before));
    });

    test.runIf(updates)('are written anew', () => {
      writeFileSync(fileOf(version), `${JSON.stringify(written, null, 2)}\n`);
    });
  },
);

test('every set of tiles, every switch and every map is among the rulesets', () => {
  expect(new Set(RULESETS.flatMap(({ sets }) => sets))).toEqual(new Set(TILE_SETS));
  expect(new Set(RULESETS.flatMap(({ switches }) => switches))).toEqual(new Set(SWITCHES));
  expect(new Set(RULESETS.flatMap(({ map }) => map ?? []))).toEqual(new Set(MAPS.map(({ id }) => id)));
});
