import { expect, test } from 'vitest';
import { createServers } from '../../src/game/servers/servers.ts';
import { retry } from '../../src/game/store/retry.ts';
import { type MemoryStore, memoryStore } from '../support/memory-store.ts';
import { BEN, CLEO, fakeClock, HERE, lobby, refusal, service } from './support.ts';

/** A task that loses its first tries; `tries` lists its arguments. */
function losing(times: number) {
  const tries: number[] = [];
  const task = async (tried: number): Promise<'won' | 'stale'> => {
    tries.push(tried);
    return tried <= times ? 'stale' : 'won';
  };
  return { tries, task };
}

test('a task that is not stale runs once, whatever its result', async () => {
  for (const answer of ['won', null, undefined, false, 0]) {
    let runs = 0;
    const given = await retry(async () => {
      runs += 1;
      return answer;
    });
    expect([given, runs]).toEqual([answer, 1]);
  }
});

test('a stale task runs again, and knows how often it has run', async () => {
  const { tries, task } = losing(2);
  expect(await retry(task)).toBe('won');
  expect(tries).toEqual([1, 2, 3]);
});

test('the last try may win', async () => {
  expect(await retry(losing(9).task)).toBe('won');
  expect(await retry(losing(3).task, 4)).toBe('won');
});

test('after the last try it is stale', async () => {
  const ten = losing(Number.POSITIVE_INFINITY);
  expect(await retry(ten.task)).toBe('stale');
  expect(ten.tries).toHaveLength(10);
  const four = losing(Number.POSITIVE_INFINITY);
  expect(await retry(four.task, 4)).toBe('stale');
  expect(four.tries).toEqual([1, 2, 3, 4]);
});

test('an error in a task is thrown on, and the task is not tried again', async () => {
  const tries: number[] = [];
  const failing = retry(async (tried) => {
    tries.push(tried);
    if (tried === 2) throw new Error('the store is gone');
    return 'stale';
  });
  await expect(failing).rejects.toThrow('the store is gone');
  expect(tries).toEqual([1, 2]);
});

/** From then on another writer comes right before each save of such a document. */
function alwaysOvertaken({ disk }: MemoryStore, collection: string): MemoryStore['pause'] {
  return ({ kind, key }) => {
    const lying = disk.get(key);
    if ((kind === 'save' || kind === 'commit') && lying !== undefined && key.startsWith(`${collection}:`))
      disk.set(key, { ...lying, revision: lying.revision + 1 });
    return undefined;
  };
}

test('a user who is overtaken at a table for ever is told that it has moved on', async () => {
  const on = service();
  const id = await lobby(on, 2);
  on.store.pause = alwaysOvertaken(on.store, 'table');
  expect(await refusal(on.tables.join(id, CLEO))).toEqual({ code: 'stale' });
});

test('a user who is overtaken in a channel for ever is told that it has moved on, and leaves no lobby behind', async () => {
  const on = service();
  await on.tables.abandon(await lobby(on, 2));
  const before = [...on.store.disk.keys()].filter((key) => key.startsWith('table:'));
  on.store.pause = alwaysOvertaken(on.store, 'channel');
  expect(await refusal(on.tables.open(HERE, CLEO))).toEqual({ code: 'stale' });
  expect([...on.store.disk.keys()].filter((key) => key.startsWith('table:'))).toEqual(before);
});

test('settings that are changed by others for ever are not changed, and an error says so', async () => {
  const store = memoryStore();
  const servers = createServers({ store, clock: fakeClock() });
  await servers.changeSettings('1', { seasonMonths: 12 });
  store.pause = alwaysOvertaken(store, 'servers');
  await expect(servers.changeSettings('1', { seasonMonths: 1 })).rejects.toThrow('settings of server 1 kept changing');
  expect((await servers.look('1')).settings.seasonMonths).toBe(12);
});

test('a user to be forgotten at a table that others change for ever still stands in it, and an error says so', async () => {
  const on = service();
  const id = await lobby(on, 2);
  on.store.pause = alwaysOvertaken(on.store, 'table');
  await expect(on.tables.forget(BEN.user)).rejects.toThrow(`table ${id} kept changing`);
  expect((await on.tables.ofUser(BEN.user)).map((table) => table.id)).toEqual([id]);
});
