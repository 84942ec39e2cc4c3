import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { FittingSums } from '../../lab/players/fitting.ts';
import { ratingsOf } from '../../lab/players/ladder.ts';
import { run } from '../../lab/players/run.ts';
import { Chance } from '../../src/players/chance.ts';
import { FEATURE_COUNT, FEATURES } from '../../src/players/evaluation.ts';
import { readWeights, WEIGHTS } from '../../src/players/weights.ts';
import { isDrawn } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'players-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function called(...args: string[]) {
  const out: string[] = [];
  const err: string[] = [];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

const PUBLISHED = 'src/players/weights/published.json';

describe('weights', () => {
  test('fitted to margins that features tell exactly are those of the margins', () => {
    const chance = new Chance(1);
    const truth = Float64Array.from({ length: FEATURE_COUNT }, () => chance.next() * 4 - 2);
    const sums = new FittingSums();
    for (let i = 0; i < 400; i++) {
      const features = Float64Array.from(truth, () => chance.next() * 2 - 1);
      sums.add(
        features,
        features.reduce((sum, x, f) => sum + x * truth[f]!, 0),
      );
    }
    const zero = new Float64Array(FEATURE_COUNT);
    const found = sums.solve(zero, 0);
    for (const [f, weight] of found.entries()) expect(weight).toBeCloseTo(truth[f]!, 3);
    expect(sums.explained(found)).toBeCloseTo(1, 5);
    expect(sums.explained(zero)).toBe(0);
  });

  test('stay at their old values as far as these count for more than the seen games', () => {
    const before = Float64Array.from({ length: FEATURE_COUNT }, () => 1);
    const sums = new FittingSums();
    for (let i = 0; i < 100; i++)
      sums.add(
        Float64Array.from(before, () => (i % 2 === 0 ? 1 : -1)),
        0,
      );
    expect(sums.solve(before, 1e9)[0]).toBeCloseTo(1, 3);
    expect(Math.abs(sums.solve(before, 0.001).reduce((sum, weight) => sum + weight, 0))).toBeLessThan(0.1);
  });

  test('of the levels: a number for every feature', () => {
    expect(WEIGHTS.length).toBe(FEATURES.length);
    expect(WEIGHTS.every(Number.isFinite)).toBe(true);
  });

  test('that lack a feature are no weights', () => {
    expect(() => readWeights('{"from": {}, "weights": {"score": 1}}')).toThrow();
  });
});

describe('the ladder', () => {
  test('ten won for one lost are 400 points, greedy is at 1000', () => {
    const ratings = ratingsOf([{ a: 'greedy', b: 'hard', games: 10_999, wonByA: 999.5 }]);
    expect(ratings).toEqual({ greedy: 1000, hard: 1400 });
  });

  test('a player who never won still has a place', () => {
    const { novice, greedy } = ratingsOf([{ a: 'novice', b: 'greedy', games: 20, wonByA: 0 }]);
    expect(greedy).toBe(1000);
    expect(novice).toBeGreaterThan(200);
    expect(novice).toBeLessThan(700);
  });

  test('players who have not met are compared by way of those who have', () => {
    const ratings = ratingsOf([
      { a: 'easy', b: 'greedy', games: 100, wonByA: 25 },
      { a: 'greedy', b: 'hard', games: 100, wonByA: 25 },
    ]);
    expect(ratings.hard! - ratings.greedy!).toBe(ratings.greedy! - ratings.easy!);
  });
});

describe('npm run -s players', () => {
  test.runIf(isDrawn('fitted twice', { oneIn: 8, about: ['lab/players'] }))(
    'fit writes equal weights for equal seeds, with their origin',
    async () => {
      const files = [join(folder, 'one.json'), join(folder, 'two.json')];
      for (const file of files) {
        const asked = ['--before', PUBLISHED, '--games', '1', '--simulations', '4', '--seeds', 'test', '--out', file];
        expect((await called('fit', ...asked)).code).toBe(0);
      }
      const [one, two] = files.map((file) => readFileSync(file, 'utf8'));
      expect(two).toBe(one);
      expect(JSON.parse(one!).from).toMatchObject({
        ruleset: 'base',
        seats: 2,
        seeds: 'test0 to test0',
        simulations: 4,
      });
      expect(readWeights(one!).length).toBe(FEATURES.length);
    },
  );

  test.each([
    [['fot'], 'what can be done'],
    [['fit', '--out', 'x'], '--before names a file'],
    [['fit', '--before', PUBLISHED, '--out', 'x', '--games', '-3'], 'games'],
    [['fit', '--before', PUBLISHED, '--out', 'x', '--ruleset', 'chess'], 'there is no ruleset "chess"'],
    [['fit', '--before', PUBLISHED, '--out', 'x', '--seats', '9'], '--seats'],
    [['ladder', '--out', 'x', '--pairs', 'many'], '--pairs is a whole number'],
    [['ladder', '--speed', '3'], 'speed'],
  ])('%j: one sentence that says what is wrong, then how to call it', async (args, why) => {
    const { code, out, err } = await called(...args);
    expect(code).toBe(2);
    expect(out).toEqual([]);
    expect(err[0]!.split('\n')[0]).toContain(why);
    expect(err[0]).toContain('usage: ');
  });
});
