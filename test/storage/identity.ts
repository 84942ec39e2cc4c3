import { afterEach, beforeEach, describe, expect, test as vitestTest } from 'vitest';
import { z } from 'zod';
import { NEW, type Store, StoreSwapped, StoreUnavailable } from '../../src/game/store/ports.ts';
import type { Backend } from '../../src/storage/backend.ts';
import { recognise } from '../../src/storage/identity.ts';
import { createStore } from '../../src/storage/store.ts';
import { keptLog } from '../game/support.ts';
import type { SomeTests } from '../support/runs.ts';

const NOTE = z.string();
const clock = { now: () => Date.UTC(2026, 0, 2, 12) };
const KEY = 'identity:store';

/**
 * The promises of a store that is emptied or exchanged while a process uses it. `open` gives a further connection to its data. `test` runs
 * them, or a part.
 */
export function identityContract(open: () => Promise<Backend>, test: SomeTests = vitestTest): void {
  let log: ReturnType<typeof keptLog>;
  let backend: Backend;
  let store: Store;
  const opened = async (application: string | null = null): Promise<Store> => {
    const own = await open();
    return createStore(own, log, clock, { identity: await recognise(own, { log, clock, application }) });
  };
  beforeEach(async () => {
    log = keptLog();
    backend = await open();
    store = await opened('1');
  });
  afterEach(async () => {
    await store.close();
    await backend.close();
  });

  const loud = () => log.lines.filter(({ level }) => level === 'error').map(({ message }) => message);
  const notes = () => store.collection('note', NOTE);
  const kept = () => store.collection('kept', NOTE, { isKept: true });
  const SAID = 'THE STORE WAS EMPTIED OR REPLACED: nothing is done with it';

  test('the identity is made once, for all processes that open the store, and stays unchanged', async () => {
    const first = await backend.adapter.get(KEY);
    expect(first).toMatch(/"application":"1"/);
    const others = await Promise.all([opened(), opened('1'), opened()]);
    expect(await backend.adapter.get(KEY)).toBe(first);
    await Promise.all(others.map((other) => other.close()));
    expect(log.lines.filter(({ message }) => message === 'the store is known')).toHaveLength(3);
    expect(loud()).toEqual([]);
  });

  test('a store that holds the games of another bot says so', async () => {
    const other = await opened('2');
    expect(loud()).toEqual(['the store holds the games of another bot: check DATA_DIR or REDIS_URL']);
    await other.close();
  });

  describe('a store that is emptied under a process that uses it', () => {
    beforeEach(async () => {
      await notes().save('a', 'x', NEW);
      await kept().save('a', 'x', NEW);
      await backend.adapter.clear();
    });

    test.each<[string, () => Promise<unknown>]>([
      ['documents that are kept for good are not said to be gone', () => kept().load('a')],
      ['a save does not fill it again', () => notes().save('a', 'y', NEW)],
      [
        'a commit does not fill it again',
        () => store.commit([store.rankings.setting('b', 'm', 1), notes().saving('a', 'y', NEW)]),
      ],
      ['nothing is deleted', () => notes().delete('a', NEW)],
      ['a check of it fails', () => store.check()],
    ])('%s', async (_, call) => {
      await expect(call()).rejects.toThrow(StoreSwapped);
      // Every later call fails, too.
      await expect(notes().load('a')).rejects.toThrow(StoreUnavailable);
      await expect(store.check()).rejects.toThrow('emptied or replaced');
      expect(loud()).toEqual([SAID]);
      expect(await backend.keys('note')).toEqual([]);
      expect(await backend.keys('identity')).toEqual([]);
    });

    test('another store is not taken for it, and the right store is, without a start', async () => {
      await expect(store.check()).rejects.toThrow(StoreSwapped);
      const other = await opened('1');
      await expect(notes().load('a')).rejects.toThrow(StoreSwapped);
      await other.collection('note', NOTE).save('a', 'theirs', NEW);
      await other.close();
      expect(loud()).toEqual([SAID]);
    });
  });

  test('a store that is put back is used again', async () => {
    const own = String(await backend.adapter.get(KEY));
    await backend.adapter.clear();
    await expect(store.check()).rejects.toThrow(StoreSwapped);
    await backend.adapter.set(KEY, own);
    await expect(store.check()).resolves.toBeDefined();
    expect(await notes().save('a', 'x', NEW)).toMatchObject({ kind: 'saved' });
    expect(log.lines.at(-1)!.message).toBe('the store is the right one again');
  });

  test('a check writes nothing, and tells of what could not be written', async () => {
    const before = (await backend.keys('')).sort();
    await store.check();
    expect((await backend.keys('')).sort()).toEqual(before);
  });
}
