import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { figuresOf, outcomeFor, percentile, standardErrorOf, wilson } from '../../lab/arena/figures.ts';
import { run } from '../../lab/arena/run.ts';
import { Game, type GameRecord } from '../../src/engine/index.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';

const folder = mkdtempSync(join(tmpdir(), 'arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function arena(...args: string[]): Promise<{ code: number; out: string[]; err: string[] }> {
  const [out, err]: [string[], string[]] = [[], []];
  const code = await run(args, { out: (line) => out.push(line), err: (line) => err.push(line) });
  return { code, out, err };
}

/** The last line of `--json`. */
async function figures(...args: string[]) {
  const { code, out } = await arena(...args, '--json');
  expect([code, out.length]).toEqual([0, 1]);
  return JSON.parse(out[0]!) as Record<string, number>;
}

/** The games of a file, one a line, without their cost. */
const games = (file: string) =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => ({ ...(JSON.parse(line) as { record: GameRecord; scores: number[] }), ms: 0 }));

describe('figures of a match', () => {
  test('the Wilson interval, against values worked out by hand', () => {
    // From published tables: 60 wins of 60, and 174.6 of 200 (.873).
    expect(wilson(60, 60).low).toBeCloseTo(0.9398, 4);
    expect(wilson(60, 60).high).toBe(1);
    const { low, high } = wilson(174.6, 200);
    expect([low, high].map((one) => one.toFixed(2))).toEqual(['0.82', '0.91']);
    expect(wilson(5, 10).low + wilson(5, 10).high).toBeCloseTo(1, 12);
    // (0.5 ± 1.96·√(0.025 + 0.0096)/…): half an interval of 0.2634.
    expect(wilson(5, 10).low).toBeCloseTo(0.2366, 4);
  });

  test('the standard error of a mean: 2, 4, 4, 4, 5, 5, 7, 9 have the deviation √(32 / 7)', () => {
    expect(standardErrorOf([2, 4, 4, 4, 5, 5, 7, 9])).toBeCloseTo(Math.sqrt(32 / 7 / 8), 12);
    expect(standardErrorOf([3])).toBeNull();
  });

  test('a percentile is a value that was measured', () => {
    expect([50, 99, 100].map((percent) => percentile([5, 1, 4, 2, 3], percent))).toEqual([3, 5, 5]);
    expect(percentile([], 50)).toBe(0);
  });

  test.each([
    ['a win', 0, [9, 4], [], { share: 1, place: 1, difference: 5 }],
    ['a draw counts half', 0, [4, 4], [], { share: 0.5, place: 1.5, difference: 0 }],
    ['third of four', 2, [9, 7, 5, 1], [], { share: 0, place: 3, difference: -4 }],
    ['a win shared by three', 1, [5, 5, 5, 1], [], { share: 1 / 3, place: 2, difference: 0 }],
    ['more points do not win for who could not be asked', 0, [9, 4], [0], { share: 0, place: 1, difference: 5 }],
    ['the other wins then', 1, [9, 4], [0], { share: 1, place: 2, difference: -5 }],
    ['with nobody left points decide', 0, [9, 4], [0, 1], { share: 1, place: 1, difference: 5 }],
  ] as const)('%s', (_what, seat, scores, lost, outcome) => {
    expect(outcomeFor(seat, scores, lost)).toEqual(outcome);
  });

  test('differences are of pairs, rates of games', () => {
    const one = (share: number, difference: number) => ({ share, place: 1, difference });
    const pairs = [
      [one(1, 10), one(0, -2)],
      [one(1, 8), one(0.5, 0)],
    ];
    expect(figuresOf(pairs, [1, 3, 2])).toEqual({
      winRate: 0.625,
      ...wilson(2.5, 4),
      meanDifference: 4,
      standardError: 0,
      pairs: 2,
      cpuMsP50: 2,
      cpuMsP99: 3,
    });
  });
});

describe('npm run arena', () => {
  const drawn = (title: string) => test.runIf(isDrawn(title, { oneIn: 8, about: ['lab/arena/'] }));

  drawn('a player against itself').each(sampled('a player against itself', [2, 3, 6], { short: 1 }))(
    'a player against itself, %i seats: its part of the wins, and no margin',
    async (seats) => {
      const { winRate, meanDifference, standardError, pairs } = await figures(
        ...['--a', 'greedy', '--b', 'greedy', '--pairs', '2', '--seats', `${seats}`],
      );
      expect([winRate, pairs]).toEqual([1 / seats, 2]);
      if (seats === 2) expect([meanDifference, standardError]).toEqual([0, 0]);
    },
  );

  drawn('threads of the arena')('the number of threads decides nothing, and the log tells of every game', async () => {
    const logs = ['1', '2'].map((threads) => ({ threads, file: join(folder, threads) }));
    const match = ['--a', 'greedy', '--b', 'random', '--pairs', '2', '--ruleset', 'abbot'];
    for (const { threads, file } of logs) await figures(...match, '--threads', threads, '--log', file);
    const [one, two] = logs.map(({ file }) => games(file));
    expect(one).toHaveLength(4);
    expect(two).toEqual(one);
    expect(one![1]).toMatchObject({ game: 'abbot-1000/1', players: ['random', 'greedy'] });
    for (const { record, scores } of one!) expect(Game.of(record).view(null).scores).toEqual(scores);
  });

  test('seeds are told before the first game, and figures after the last', async () => {
    const { out } = await arena('--a', 'random', '--b', 'random', '--pairs', '2', '--seed-from', '7');
    expect(out[0]).toMatch(/^random \(a\) against random \(b\), base, 2 seats, decks base-7 to base-8; /);
    expect(out[1]).toMatch(/^4 games, 2 decks: /);
  });

  test('a seat has another deck with another number', async () => {
    const of = async (from: string) => figures('--a', 'random', '--b', 'greedy', '--pairs', '1', '--seed-from', from);
    expect((await of('1')).meanDifference).not.toBe((await of('2')).meanDifference);
  });

  test.each([
    [['--b', 'greedy'], '--a names a player'],
    [['--a', 'greedy', '--b', 'nobody'], 'there is no player "nobody", but novice, '],
    [['--a', 'greedy', '--b', 'cmd:'], 'there is no player "cmd:"'],
    [['--a', 'greedy', '--b', 'random', '--ruleset', 'toString'], 'there is no ruleset "toString", but base, '],
    [['--a', 'greedy', '--b', 'random', '--pairs', '0'], '--pairs is a whole number from 1 to 100000'],
    [['--a', 'greedy', '--b', 'random', '--seats', '2.5'], '--seats is a whole number from 2 to 6'],
    [['--a', 'greedy', '--b', 'random', '--threads', '3'], '--threads is a whole number from 1 to 2'],
    [['--a', 'greedy', '--b', 'random', '--ms', 'soon'], '--ms is a whole number from 1 to 600000'],
    [['--a', 'greedy', '--b', 'random', '--loud'], "Unknown option '--loud'"],
    [['--a', 'greedy', '--b', 'random', 'more'], "Unexpected argument 'more'"],
    [['--a', 'greedy', '--b'], "Option '--b <value>' argument missing"],
    [['--a', 'greedy', '--b', 'random', '--log', '/nowhere/at/all'], '/nowhere/at/all cannot be written (ENOENT)'],
    [['--a', 'cmd:no-such-program-here', '--b', 'greedy'], 'cmd:no-such-program-here cannot be started'],
  ])('called with %j: one sentence, exit code 2', async (args, sentence) => {
    const { code, out, err } = await arena(...args);
    expect([code, out, err.length]).toEqual([2, [], 1]);
    expect(err[0]).toContain(sentence);
  });

  test('called with nothing it says how to call it', async () => {
    const { code, err } = await arena();
    expect([code, err[0]]).toEqual([2, expect.stringMatching(/^usage: npm run -s arena -- /)]);
  });

  test.runIf(isLong)('greedy beats random by 65 points or more', async () => {
    const { winRate, meanDifference } = await figures('--a', 'greedy', '--b', 'random', '--pairs', '30');
    expect(winRate).toBe(1);
    expect(meanDifference).toBeGreaterThan(65);
  });
});
