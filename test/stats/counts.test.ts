import { beforeAll, expect, test } from 'vitest';
import type { Count, MeasureId } from '../../src/engine/index.ts';
import { ALL_TIME, createStats, MEASURES, type Measure, type Stats } from '../../src/stats/index.ts';
import { keptLog } from '../game/support.ts';
import { freshModules } from '../support/fresh.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { endedTable, GUILD, NOON } from '../support/results.ts';

/** A later version's count, with a leaderboard: how often a player took the King or the Robber. */
const TAKEN = {
  key: 'piecesTaken',
  of: ({ type }: { readonly type: string }) => type === 'piece-taken',
  measure: { id: 'pieces-taken' },
} as unknown as Count;

const by = (create: typeof createStats, store: MemoryStore): Stats =>
  create({ store, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });

let later: { readonly createStats: typeof createStats };

beforeAll(async () => {
  const fresh = freshModules();
  const { kingRobber } = await fresh<{ kingRobber: object }>('src/expansions/king-robber/rules.ts');
  Object.assign(kingRobber, { counts: [TAKEN] });
  later = await fresh('src/stats/index.ts');
});

const withKing = {
  sets: ['base', 'king-and-robber'],
  switches: ['king-robber'],
  prepared: { draws: Array<string>(8).fill('BA-X'), only: true },
} as const;
/** The player who finishes the first road, of two crossroads, gets the Robber. */
const taken = (luck: number) => endedTable({ users: ['1', '2'], setup: withKing, luck });

const countOf = async (stats: Stats, user: string): Promise<number> => {
  const profile = await stats.profile(GUILD, user, user);
  if (typeof profile === 'string') throw new Error(profile);
  return (profile.counts as Record<string, number>).piecesTaken ?? 0;
};
const boardOf = (stats: Stats, measure: Measure = 'pieces-taken' as MeasureId) =>
  stats.leaderboard({
    ...{ scope: GUILD, pool: 'duel', season: ALL_TIME, kind: 'all', page: 0, reader: '1' },
    measure,
  });

test('an expansion’s count of events that an older result lacks is 0 and readable', async () => {
  const store = memoryStore();
  for (let luck = 1; luck <= 4; luck++) expect(await by(createStats, store).record(taken(luck))).toBe('recorded');

  const stats = by(later.createStats, store);
  expect(await countOf(stats, '1')).toBe(0);
  expect((await boardOf(stats)).size).toBe(0);
  expect(await stats.rebuild()).toEqual({ games: 4, isSame: true });
  expect((await stats.history({ guild: GUILD, of: 'server', page: 0 })).games.map(({ kind }) => kind)).toEqual(
    Array(4).fill('game'),
  );
});

test('a version that knows the count counts from then on, with the most of one game on its leaderboard', async () => {
  const store = memoryStore();
  await by(createStats, store).record(taken(1));
  const stats = by(later.createStats, store);
  for (let luck = 2; luck <= 9; luck++) await stats.record(taken(luck));
  const counts = [await countOf(stats, '1'), await countOf(stats, '2')];
  expect(Math.max(...counts)).toBeGreaterThan(0);
  const { rows } = await boardOf(stats);
  expect(rows.map(({ player }) => player).toSorted()).toEqual(['1', '2'].filter((_, seat) => counts[seat]! > 0));
  for (const { value, player } of rows) expect(value).toBeLessThanOrEqual(counts[Number(player) - 1]!);
  expect(await stats.rebuild()).toEqual({ games: 9, isSame: true });
});

test('a version that does not count it leaves results and standings with it as they are, and reads others', async () => {
  const store = memoryStore();
  const stats = by(later.createStats, store);
  for (let luck = 1; luck <= 9; luck++) await stats.record(taken(luck));
  await stats.record(endedTable({ users: ['3', '4'] }));
  const counted = [...store.disk].filter(([, { needs }]) => needs?.some((one) => one.startsWith('counts ')));
  expect(new Set(counted.map(([key]) => key.split(':')[0]))).toEqual(new Set(['result', 'standing']));

  const before = by(createStats, store);
  await before.record(taken(10)).catch(() => null);
  expect((await before.history({ guild: GUILD, of: { user: '1' }, page: 0 })).games.map(({ kind }) => kind)).toContain(
    'newer',
  );
  expect(await before.profile(GUILD, '3', '3')).toMatchObject({ games: 1 });
  for (const [key, { text }] of counted) expect(store.disk.get(key)!.text).toBe(text);
  expect([...store.disk.keys()].filter((key) => key.startsWith('broken:'))).toEqual([]);
});

const FIRST = { giftsReceived: 0, giftsOpened: 0, arrows: 0 };
/** Rewrites a document with its counts in format 1. */
function inFormat1(text: string): string {
  const { seats, tallies, career, ...about } = JSON.parse(text);
  const beside = ({ counts, ...others }: { readonly counts: object }) => ({ ...others, ...FIRST, ...counts });
  const most = ({ counts, ...others }: { readonly counts: { readonly giftsOpened?: number } }) => {
    return { ...others, gifts: counts.giftsOpened ?? 0 };
  };
  const kept = career && {
    career: beside(career),
    tallies: Object.fromEntries(Object.keys(tallies).map((key) => [key, most(tallies[key])])),
  };
  return JSON.stringify({ ...about, format: 1, ...(seats && { seats: seats.map(beside) }), ...kept });
}

test('results and standings of format 1 are read: profiles, boards and a rebuild are as if they had been written today', async () => {
  const store = memoryStore();
  const setup = { sets: ['base', 'anniversary'], switches: ['fields', 'abbot', 'arrows', 'gifts'] };
  for (let luck = 1; luck <= 4; luck++) {
    await by(createStats, store).record(endedTable({ users: ['1', '2'], setup: setup as object, luck }));
  }
  const told = async (stats: Stats) => ({
    profiles: [await stats.profile(GUILD, '1', '1'), await stats.profile(GUILD, '2', '2')],
    boards: await Promise.all(MEASURES.map((measure) => boardOf(stats, measure))),
    history: await stats.history({ guild: GUILD, of: 'server', page: 0 }),
  });
  const today = await told(by(createStats, store));
  expect(today.boards.every(({ size }) => size > 0)).toBe(true);

  for (const [key, { text, revision }] of store.disk) {
    if (/^(result|standing):/.test(key)) store.disk.set(key, { text: inFormat1(text), revision });
  }
  const stats = by(createStats, store);
  expect(await told(stats)).toEqual(today);
  expect(await stats.rebuild()).toEqual({ games: 4, isSame: true });

  // Later writes use the present format, and no player is lost between the two.
  await stats.record(endedTable({ users: ['1', '2'], luck: 5 }));
  const formats = [...store.disk].flatMap(([key, { text }]) =>
    key.startsWith('result:') ? JSON.parse(text).format : [],
  );
  expect(formats.sort()).toEqual([1, 1, 1, 1, 2]);
  await stats.privacy.erase('1');
  expect([...store.disk.values()].filter(({ text }) => /"player":"1"/.test(text))).toEqual([]);
  expect((await stats.rebuild()).isSame).toBe(true);
});
