import { beforeEach, expect, test } from 'vitest';
import type { Table } from '../../src/game/table/table.ts';
import { createStats, type Profile, type Stats } from '../../src/stats/index.ts';
import { PLAYER_STATS_FEATURES } from '../../src/stats/player-stats.ts';
import { keptLog } from '../game/support.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { type Ended, endedTable, GUILD, NOON } from '../support/results.ts';

/** A person's games against computers, which are kept apart from games between people. */

const ADA = '1111111111';
const BO = '2222222222';

let store: MemoryStore;
let stats: Stats;
beforeEach(() => {
  store = memoryStore();
  stats = statsOn(store);
});

const statsOn = (on: MemoryStore): Stats =>
  createStats({ store: on, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });

const COMPUTER = 'takes the id of its seat';

/** A game of Ada, by default against an easy computer. */
const game = (about: Partial<Ended> = {}): Table =>
  endedTable({ users: [ADA, COMPUTER], levels: [undefined, 'easy'], ...about });

/** The first game by luck that Ada won. */
async function won(luck = 1): Promise<Table> {
  for (; ; luck++) {
    const table = game({ luck });
    const probe = statsOn(memoryStore());
    await probe.record(table);
    const found = await probe.game(table.id);
    if (found.kind === 'game' && found.result.seats[0]!.rank === 1) return table;
  }
}

const profileOf = async (user: string, reader = user): Promise<Profile> => {
  const profile = await stats.profile(GUILD, user, reader);
  if (typeof profile === 'string') throw new Error(profile);
  return profile;
};

const aloneOf = async (user = ADA): Promise<Profile['alone']> => (await profileOf(user)).alone;

test('a person who plays only against computers has a record of games, wins and best score', async () => {
  for (let luck = 1; luck <= 8; luck++) await stats.record(game({ luck }));
  const { games } = await stats.history({ guild: GUILD, of: { user: ADA }, page: 0 });
  const own = games.flatMap((one) => (one.kind === 'game' ? one.result.seats[0]! : []));
  const wins = own.filter(({ rank }) => rank === 1).length;
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(8);
  const bestScore = Math.max(...own.map(({ score }) => score));
  expect(await profileOf(ADA)).toMatchObject({
    alone: [{ level: 'easy', games: 8, wins, bestScore }],
    ...{ games: 0, wins: 0, bestScore: 0, pools: [], bySeats: [], averages: [] },
  });
});

test('the record goes by the strongest computer at the table, weakest first', async () => {
  const three = { users: [ADA, COMPUTER, COMPUTER] };
  await stats.record(game({ ...three, levels: [undefined, 'master', 'novice'] }));
  await stats.record(game({ ...three, levels: [undefined, 'easy', 'medium'] }));
  await stats.record(game({ ...three, levels: [undefined, 'medium', 'medium'] }));
  expect((await aloneOf()).map(({ level, games }) => [level, games])).toEqual([
    ['medium', 2],
    ['master', 1],
  ]);
});

test('the record and the figures of games with people, ratings included, do not change each other', async () => {
  for (let luck = 1; luck <= 3; luck++) await stats.record(endedTable({ users: [ADA, BO], luck }));
  const { alone: none, ...before } = await profileOf(ADA);
  expect(none).toEqual([]);
  await stats.record(await won());
  const { alone, ...after } = await profileOf(ADA);
  expect(after).toEqual(before);
  expect(alone).toMatchObject([{ games: 1, wins: 1 }]);
  await stats.record(endedTable({ users: [ADA, BO], luck: 4 }));
  expect(await aloneOf()).toEqual(alone);
});

test('a game with a hint or a turn taken back counts as a game, but neither as a win nor as best score', async () => {
  const table = await won();
  const [ada, computer] = table.members;
  await stats.record({ ...table, id: 'aaaaaaaa', members: [{ ...ada!, hinted: true }, computer!] });
  await stats.record({ ...table, id: 'bbbbbbbb', undone: true });
  expect(await aloneOf()).toEqual([{ level: 'easy', games: 2, wins: 0, bestScore: null }]);
  await stats.record(table);
  expect(await aloneOf()).toMatchObject([{ games: 3, wins: 1, bestScore: expect.any(Number) }]);
});

test('the record leaves out games that end early, that a computer plays on, or with other people', async () => {
  const [ada, computer] = game().members;
  await stats.record(game({ turns: 2, resign: [0] }));
  await stats.record(
    game({ users: [ADA, COMPUTER, COMPUTER], levels: [undefined, 'easy', 'easy'], turns: 2, resign: [0] }),
  );
  await stats.record(game({ phase: 'abandoned' }));
  await stats.record({ ...game(), members: [{ ...ada!, aided: true }, computer!] });
  await stats.record(game({ users: [ADA, BO, COMPUTER], levels: [undefined, undefined, 'easy'] }));
  expect(await stats.profile(GUILD, ADA, ADA)).toBe('none');
});

test('the record of a person who hides is visible to them alone; their export holds it and a deletion removes it', async () => {
  await stats.record(await won());
  expect(await profileOf(ADA, BO)).toMatchObject({ alone: [{ games: 1 }] });
  await stats.privacy.choose(ADA, { hidden: true });
  expect(await stats.profile(GUILD, ADA, BO)).toBe('hidden');
  expect(await aloneOf()).toMatchObject([{ games: 1 }]);
  const { standings } = await stats.privacy.exportOf(ADA);
  expect(standings.map(({ standing }) => standing)).toContainEqual(
    expect.objectContaining({
      career: expect.objectContaining({ alone: { easy: { games: 1, wins: 1, bestScore: expect.any(Number) } } }),
    }),
  );
  await stats.privacy.erase(ADA);
  expect(await stats.profile(GUILD, ADA, ADA)).toBe('none');
  expect([...store.disk.entries()].flatMap(([key, { text }]) => [key, text]).join()).not.toContain(ADA);
  expect(await stats.rebuild()).toEqual({ games: 1, isSame: true });
});

test('a rebuild gives the same record, and completes what an older version has not counted', async () => {
  for (let luck = 1; luck <= 4; luck++) await stats.record(game({ luck }));
  for (let luck = 1; luck <= 4; luck++) await stats.record(endedTable({ users: [ADA, BO], luck }));
  expect(await stats.rebuild()).toEqual({ games: 8, isSame: true });
  const before = await profileOf(ADA);
  expect(before.alone).toMatchObject([{ games: 4 }]);

  for (const [key, { text, revision }] of [...store.disk].filter(([one]) => one.startsWith('standing:'))) {
    store.disk.set(key, {
      text: text.replace(/,"alone":\{"easy":\{[^}]*\}\}|"alone":\{"easy":\{[^}]*\}\},/, ''),
      revision,
    });
  }
  expect(await profileOf(ADA)).toEqual({ ...before, alone: [] });
  await stats.record(game({ luck: 5 }));
  expect(await aloneOf()).toMatchObject([{ games: 1 }]);
  expect(await stats.rebuild()).toEqual({ games: 9, isSame: false });
  expect(await aloneOf()).toMatchObject([{ games: 5 }]);
  expect(await stats.rebuild()).toEqual({ games: 9, isSame: true });
  expect([...store.disk.keys()].filter((key) => key.startsWith('broken:'))).toEqual([]);
});

test('a standing tells of such a record, and leaves records of an unknown level to the newer version', () => {
  const standing = (alone?: object) => ({ career: { points: {}, ...(alone && { alone }) } });
  expect(PLAYER_STATS_FEATURES.of(standing())).toEqual([]);
  expect(PLAYER_STATS_FEATURES.of(standing({ easy: {}, oracle: {} }))).toEqual(['alone easy', 'alone oracle']);
  expect(['alone easy', 'alone oracle'].map(PLAYER_STATS_FEATURES.has)).toEqual([true, false]);
});
