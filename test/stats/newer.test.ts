import { expect, test } from 'vitest';
import { createStats } from '../../src/stats/index.ts';
import { PLAYER_STATS_FEATURES } from '../../src/stats/player-stats.ts';
import { keptLog } from '../game/support.ts';
import { memoryStore } from '../support/memory-store.ts';
import { endedTable, NOON } from '../support/results.ts';

test('a standing names the kinds of points that the first version lacks, and no others', () => {
  const standing = (points: object) => ({ career: { points } });
  expect(PLAYER_STATS_FEATURES.of(standing({ road: 3, king: 2, 'cash-out': 4, gold: 1 }))).toEqual([
    'points gold',
    'points king',
  ]);
  expect(PLAYER_STATS_FEATURES.of(standing({ road: 3, town: -2 }))).toEqual([]);
  expect(PLAYER_STATS_FEATURES.of('anything')).toEqual([]);
  expect(['points king', 'points robber', 'points gold'].map(PLAYER_STATS_FEATURES.has)).toEqual([true, true, false]);
});

test('a standing with points by the King says so; a standing with points of a newer version stays as it is', async () => {
  const store = memoryStore();
  const stats = createStats({ store, clock: { now: () => NOON }, log: keptLog(), seasonMonths: async () => 3 });
  const setup = {
    sets: ['base', 'king-and-robber'],
    switches: ['king-robber'],
    prepared: { draws: ['BA-E', 'BA-B', 'BA-B'], only: true },
  } as const;
  // The player who finishes the first city has the King at the end; with these tiles it happens sooner or later.
  for (let luck = 1; luck <= 20; luck++) await stats.record(endedTable({ users: ['1', '2'], setup, luck }));
  const standings = () => [...store.disk].filter(([key]) => key.startsWith('standing:'));
  expect(standings().length).toBeGreaterThan(0);
  expect(standings().some(([, { needs }]) => needs?.includes('points king'))).toBe(true);

  for (const [key, { text, revision }] of standings()) {
    const newer = text.replace('"points":{', '"points":{"gold":7,');
    store.disk.set(key, { text: newer, revision, needs: ['points gold'] });
  }
  const before = new Map(standings());
  await stats.record(endedTable({ users: ['1', '2'], luck: 30 })).catch(() => null);
  expect(new Map(standings())).toEqual(before);
  expect([...store.disk.keys()].filter((key) => key.startsWith('broken:'))).toEqual([]);
});
