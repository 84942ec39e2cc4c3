import { describe, expect, test } from 'vitest';
import type { GameRecord } from '../../src/engine/index.ts';
import { analysisOf, createAnalyses, slipsFor } from '../../src/game/past/analysis.ts';
import type { Advice } from '../../src/game/store/ports.ts';
import type { Grade } from '../../src/players/advice.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { memoryStore } from '../support/memory-store.ts';
import { keptLog } from './support.ts';

const grade = (turn: number, about: Partial<Grade> = {}): Grade => ({
  ...{ seat: turn % 2, turn, tile: 'BA-B', loss: { mean: 0, error: 0 }, preferred: null, luck: 0, change: 0 },
  ...about,
});
const better = (mean: number, error: number): Partial<Grade> => ({
  loss: { mean, error },
  preferred: [{ type: 'place', x: 1, y: 0, rotation: 90 }],
});

describe('an analysis', () => {
  test('averages the loss over turns with a choice, by seat, and sums the luck', () => {
    const { seats } = analysisOf(2, [
      grade(1, { loss: { mean: 3, error: 1 }, luck: null }),
      grade(2, { luck: -2 }),
      grade(3, { loss: { mean: 1, error: 1 }, luck: 4 }),
      grade(5, { loss: null, luck: -1 }),
    ]);
    expect(seats).toEqual([
      { moves: 1, loss: 0, luck: -2 },
      { moves: 2, loss: 2, luck: 3 },
    ]);
  });

  test('names a slip of more than 2 points and more than twice the standard error, three for each seat at most', () => {
    const slips = (...all: [mean: number, error: number][]) =>
      analysisOf(
        2,
        all.map(([mean, error], index) => grade(index, better(mean, error))),
      ).slips.map(({ turn, loss }) => [turn, loss]);
    expect(slips([2, 0.1], [2.1, 0.1], [5, 2.5], [5, 2.4])).toEqual([
      [3, 5],
      [1, 2.1],
    ]);
    // The seats take turns.
    expect(slips([3, 0], [4, 0], [5, 0], [6, 0], [7, 0], [8, 0], [9, 0])).toEqual([
      [6, 9],
      [5, 8],
      [4, 7],
      [3, 6],
      [2, 5],
      [1, 4],
    ]);
  });

  test('tells a player of their own slips, or of all slips if they made none or did not play', () => {
    const found = analysisOf(2, [grade(2, better(3, 0)), grade(3, better(9, 0)), grade(4, better(5, 0))]);
    expect(slipsFor(found, 0).map(({ turn }) => turn)).toEqual([4, 2]);
    expect(slipsFor(found, 1).map(({ turn }) => turn)).toEqual([3]);
    for (const seat of [2, null]) expect(slipsFor(found, seat).map(({ turn }) => turn)).toEqual([3, 4, 2]);
  });

  test('names the largest change either way as the turning point, and luck if there was any', () => {
    const found = analysisOf(2, [
      grade(1, { luck: null, change: null }),
      grade(2, { luck: 1, change: 4 }),
      grade(3, { luck: -3, change: -6 }),
    ]);
    expect(found.turning).toEqual({ turn: 3, seat: 1, change: -6 });
    expect(found.luckiest).toMatchObject({ turn: 2, luck: 1 });
    expect(found.unluckiest).toMatchObject({ turn: 3, luck: -3 });
    const even = analysisOf(2, [grade(1), grade(2)]);
    expect([even.turning, even.luckiest, even.unluckiest, even.slips]).toEqual([null, null, null, []]);
  });
});

describe('analyses', () => {
  const { record } = gameAfter(setupOf(), 1, 12);

  let now = 0;
  const clock = { now: () => now };

  /** Grades each turn by `of`, and records its requests. */
  function analyses(of: (index: number) => Promise<Grade | null> = async (index) => (index < 3 ? grade(index) : null)) {
    const asked: { record: GameRecord; index: number; ms: number }[] = [];
    const log = keptLog();
    const advice: Advice = {
      hint: async () => [],
      riddle: async () => null,
      grade(about, index, ms) {
        asked.push({ record: about, index, ms });
        return of(index);
      },
    };
    const store = memoryStore();
    return { asked, log, store, advice, all: createAnalyses(store, advice, log, clock) };
  }

  test('are worked out once for all who ask, at once and later, and kept', async () => {
    const { all, asked, store, advice, log } = analyses();
    const [one, two] = await Promise.all([all.of('abcd1234', record), all.of('abcd1234', record)]);
    expect(one).not.toBeNull();
    expect(two).toBe(one);
    expect(asked).toHaveLength(4);
    expect(await createAnalyses(store, advice, log, clock).kept('abcd1234')).toEqual(one);
    expect(await all.of('abcd1234', record)).toEqual(one);
    expect(asked).toHaveLength(4);
    await all.forget('abcd1234');
    expect(await all.kept('abcd1234')).toBeNull();
  });

  test('use at most 60 s of a processor for a game, and go through one game after another', async () => {
    const { all, asked } = analyses();
    const long: GameRecord = { ...record, actions: Array.from({ length: 200 }, () => 'place 0,0 0') };
    await Promise.all([all.of('abcd1234', long), all.of('abcd1235', record)]);
    expect(asked[0]!.ms * 200).toBeLessThanOrEqual(60_000);
    expect(asked.map((one) => one.record)).toEqual([...Array(4).fill(long), ...Array(4).fill(record)]);
    expect(asked.map(({ index }) => index)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
  });

  test('tell their duration from earlier analyses, and nothing before the first or while some are under way', async () => {
    const turns = record.actions.filter((line) => line.startsWith('place')).length;
    const { all } = analyses(async (index) => {
      now += index < turns ? 2000 : 0;
      return index < turns ? grade(index) : null;
    });
    expect(all.lasts(record)).toBeNull();
    const begun = all.of('abcd1234', record);
    expect(all.lasts(record)).toBeNull();
    await begun;
    expect(all.lasts(record)).toBeCloseTo(turns * 2000, 6);
    const twice: GameRecord = { ...record, actions: [...record.actions, ...record.actions] };
    expect(all.lasts(twice)).toBeCloseTo(turns * 4000, 6);
    // Turns of a long game get less time.
    const long: GameRecord = { ...record, actions: Array.from({ length: 200 }, () => 'place 0,0 0') };
    expect(all.lasts(long)).toBeCloseTo((45_000 * 2000) / 800, 6);
  });

  test('that fail give nothing, are logged, and can be asked for again', async () => {
    let broken = true;
    const { all, log } = analyses(async (index) => {
      if (broken) throw new Error('no thread');
      return index < 1 ? grade(index) : null;
    });
    expect(await all.of('abcd1234', record)).toBeNull();
    expect(log.lines.map(({ level }) => level)).toEqual(['error']);
    broken = false;
    expect(await all.of('abcd1234', record)).not.toBeNull();
  });

  test('end with the process after the turn being looked at, and leave nothing behind', async () => {
    const { all, asked } = analyses(async (index) => {
      if (index === 1) all.stop();
      return grade(index);
    });
    expect(await all.of('abcd1234', record)).toBeNull();
    expect(asked).toHaveLength(2);
    expect(await all.kept('abcd1234')).toBeNull();
    expect(await all.of('abcd1235', record)).toBeNull();
  });

  test('are refused if so many wait that Discord would not let the bot answer', async () => {
    const { all } = analyses();
    const tables = Array.from({ length: 9 }, (_, index) => `abcd123${index}`);
    const found = await Promise.all(tables.map((table) => all.of(table, record)));
    expect(found.map((one) => one !== null)).toEqual([...Array(8).fill(true), false]);
  });
});
