import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import {
  createPuzzles,
  isSolvedBy,
  type Puzzle,
  solutionOf,
  solversOf,
  streakOf,
  tried,
} from '../../src/game/learning/puzzles.ts';
import type { Advice, Computers } from '../../src/game/store/ports.ts';
import { quickComputers } from '../support/computers.ts';
import { gameAfter, setupOf } from '../support/games.ts';
import { memoryStore } from '../support/memory-store.ts';
import { countedSeeds, fakeClock, keptLog } from './support.ts';

const DAY = 24 * 60 * 60_000;
const { record } = gameAfter(setupOf(), 1, 60);

function puzzles(store = memoryStore(), clock = fakeClock(), computers: Computers & Advice = quickComputers()) {
  const log = keptLog();
  const all = createPuzzles({ store, computers, clock, seeds: countedSeeds(), log });
  return { all, store, clock, log };
}

const made = async (on = puzzles()) => ({ ...on, puzzle: (await on.all.of('100', async () => [record]))! });
const elsewhere = ({ x, y }: { x: number; y: number }) => ({ x: x + 50, y });

describe('a puzzle', () => {
  test('is one a day for a server: users who ask later, or at once, or after a restart get that puzzle', async () => {
    const on = puzzles();
    const [one, two] = await Promise.all([on.all.of('100', async () => [record]), on.all.of('100', async () => [])]);
    expect(one).not.toBeNull();
    expect(two).toBe(one);
    expect(await puzzles(on.store, on.clock).all.today('100')).toEqual(one);
    expect(await on.all.today('101')).toBeNull();
    on.clock.time += DAY;
    expect(await on.all.today('100')).toBeNull();
    expect((await on.all.of('100', async () => [record]))!.day).toBe(one!.day + 1);
  });

  test('is a position of the given games, with nothing beyond it', async () => {
    const { puzzle } = await made();
    expect(puzzle.isOwn).toBe(true);
    expect(puzzle.record.actions).toEqual(record.actions.slice(0, puzzle.record.actions.length));
    const game = Game.of(puzzle.record);
    expect(game.step).toBe('place');
    const { x, y } = solutionOf(puzzle);
    expect(game.legalActions()).toContainEqual(expect.objectContaining({ type: 'place', x, y }));
    expect(JSON.stringify({ ...puzzle, record: null })).not.toMatch(/name|table|channel/);
  });

  test('is a new puzzle each day, from computers once a game has no further puzzle', async () => {
    const on = puzzles();
    // The first turns of a game hold few puzzles.
    const short = { ...record, actions: record.actions.slice(0, 24) };
    const own: string[] = [];
    for (let day = 0; day < 6; day++) {
      const puzzle = (await on.all.of('100', async () => [short]))!;
      if (puzzle.isOwn) own.push(JSON.stringify(puzzle.record.actions));
      on.clock.time += DAY;
    }
    expect(own.length).toBeGreaterThan(1);
    expect(own.length).toBeLessThan(6);
    expect(new Set(own).size).toBe(own.length);
  });

  test('comes from computers if no game was played', async () => {
    const { all } = puzzles();
    const puzzle = (await all.of('100', async () => []))!;
    expect(puzzle.isOwn).toBe(false);
    expect(puzzle.record.actions.length).toBeGreaterThan(0);
  });

  test('comes from another game if a game cannot be gone through, and that is logged', async () => {
    const broken = gameAfter(setupOf(), 2, 60).record;
    const quick = quickComputers();
    const { all, log } = puzzles(memoryStore(), fakeClock(), {
      ...quick,
      riddle: async (of, index, ms) => {
        if (of === broken) throw new Error('it does not replay');
        return quick.riddle(of, index, ms);
      },
    });
    const puzzle = (await all.of('100', async () => [broken, record]))!;
    expect(puzzle.isOwn).toBe(true);
    expect(puzzle.record.actions).toEqual(record.actions.slice(0, puzzle.record.actions.length));
    expect(log.lines.map(({ level }) => level)).toEqual(['warn']);
    expect((await all.of('101', async () => [broken]))!.isOwn).toBe(false);
  });

  test('is refused if so many servers wait that Discord would not let the bot answer', async () => {
    const { all } = puzzles();
    const guilds = Array.from({ length: 9 }, (_, index) => `10${index}`);
    const found = await Promise.all(guilds.map((guild) => all.of(guild, async () => [record])));
    expect(found.map((one) => one !== null)).toEqual([...Array(8).fill(true), false]);
    expect(await all.of('108', async () => [record])).not.toBeNull();
  });

  test('that cannot be made is logged, and can be asked for again', async () => {
    const { all, log } = puzzles();
    const failing = async () => {
      throw new Error('no store');
    };
    expect(await all.of('100', failing)).toBeNull();
    expect(log.lines.map(({ level }) => level)).toEqual(['error']);
    expect(await all.of('100', async () => [record])).not.toBeNull();
  });
});

describe('tries', () => {
  test('only the first try counts, and a user who found the square has solved the puzzle', async () => {
    const { all, puzzle } = await made();
    const right = solutionOf(puzzle);
    await all.try('100', '1', elsewhere(right));
    await all.try('100', '1', right);
    const after = (await all.try('100', '2', right))!;
    expect([isSolvedBy(after, '1'), isSolvedBy(after, '2')]).toEqual([false, true]);
    expect(solversOf(after)).toEqual(['2']);
    expect(after.tries).toHaveLength(2);
  });

  test('none of several tries at once is lost', async () => {
    const { all, puzzle } = await made();
    const users = Array.from({ length: 6 }, (_, index) => String(index + 1));
    await Promise.all(users.map((user) => all.try('100', user, solutionOf(puzzle))));
    expect(solversOf((await all.today('100'))!).sort()).toEqual(users);
  });

  test('days in a row are counted, until a day is missed or not solved', () => {
    const puzzle = (day: number, streaks: Puzzle['streaks']): Puzzle => ({
      ...{ format: 1, day, isOwn: true, record: record as Puzzle['record'], lead: 5, tries: [], streaks, past: [] },
      best: ['place 1,0 90', 'pass'],
    });
    const first = tried(puzzle(10, []), '1', { x: 1, y: 0 });
    expect(streakOf(first, '1')).toBe(1);
    const second = tried(puzzle(11, first.streaks), '1', { x: 1, y: 0 });
    expect(streakOf(second, '1')).toBe(2);
    expect(streakOf(tried(puzzle(13, second.streaks), '1', { x: 1, y: 0 }), '1')).toBe(1);
    const missed = tried(puzzle(12, second.streaks), '1', { x: 2, y: 0 });
    expect(streakOf(tried(puzzle(13, missed.streaks), '1', { x: 1, y: 0 }), '1')).toBe(1);
  });
});

describe('the stored data of people', () => {
  test('is told and taken out on request, and a server’s data goes as a whole', async () => {
    const { all, puzzle, store } = await made();
    await all.try('100', '1', solutionOf(puzzle));
    await all.try('100', '2', solutionOf(puzzle));
    expect(await all.about('1')).toEqual([{ guild: '100', days: 1 }]);
    await all.forget('1');
    expect(await all.about('1')).toEqual([]);
    expect(JSON.stringify(await all.today('100'))).not.toContain('"user":"1"');
    expect(await all.about('2')).toEqual([{ guild: '100', days: 1 }]);
    expect(await all.purge('100')).toBe(1);
    expect(await all.today('100')).toBeNull();
    expect(await all.about('2')).toEqual([]);
    expect(await store.rankings.boards('puzzles-')).toEqual([]);
  });

  test('goes with the day, except days in a row', async () => {
    const { all, puzzle, clock, store } = await made();
    await all.try('100', '1', elsewhere(solutionOf(puzzle)));
    await all.try('100', '2', solutionOf(puzzle));
    clock.time += DAY;
    await all.of('100', async () => [record]);
    expect(await all.about('1')).toEqual([]);
    expect(await all.about('2')).toEqual([{ guild: '100', days: 1 }]);
    clock.time += 2 * DAY;
    await all.of('100', async () => [record]);
    expect(await store.rankings.boards('puzzles-')).toEqual([]);
  });
});
