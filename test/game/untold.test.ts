import { expect, test } from 'vitest';
import { createTables } from '../../src/game/table/create-tables.ts';
import { TableSchema } from '../../src/game/table/table.ts';
import { systemSeeds } from '../../src/game/time/system-clock.ts';
import { memoryStore } from '../support/memory-store.ts';
import { endedTable, NOON } from '../support/results.ts';
import { keptLog } from './support.ts';

test('ends that cannot be told keep no other end from being told, however many they are', async () => {
  const store = memoryStore();
  const tables = store.collection('table', TableSchema);
  const hopeless = Array.from({ length: 120 }, (_, i) =>
    endedTable({ users: ['1', '2'], ended: NOON + 1000 + i, turns: 1, resign: [0] }),
  );
  const older = endedTable({ users: ['1', '2'], ended: NOON });
  for (const table of [...hopeless, older]) {
    await store.commit([tables.saving(table.id, table, 0), store.rankings.setting('untold', table.id, table.touched)]);
  }
  const told: string[] = [];
  const clock = { now: () => NOON, after: () => () => {} };
  const over = async ({ id }: { id: string }): Promise<void> => {
    if (id !== older.id) throw new Error('not to be told');
    told.push(id);
  };
  const on = createTables({ store, clock, seeds: systemSeeds, log: keptLog(), over });
  expect(await on.tellAgain()).toBe(1);
  expect(told).toEqual([older.id]);
  expect(await store.rankings.size('untold')).toBe(120);
});
