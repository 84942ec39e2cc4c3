import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { NEW, StoreUnavailable } from '../../src/game/store/ports.ts';
import { type Disk, memoryStore, newDisk } from '../support/memory-store.ts';
import { commitContract } from './commits.ts';

describe('the store of the tests, which lies in memory: promises of every store', () => {
  let disk: Disk;
  beforeEach(() => {
    disk = newDisk();
  });
  commitContract(async () => memoryStore(disk, () => 1));
});

describe('the store of the tests', () => {
  test('a commit is one call that fails before or after all of it; boards are read in calls of their own', async () => {
    const store = memoryStore();
    const { rankings } = store;
    const texts = store.collection('text', z.string());
    const commit = () =>
      store.commit([
        texts.saving('a', 'x', NEW),
        texts.deleting('b', NEW),
        rankings.setting('board', 'm', 1),
        rankings.setting('board', 'n', 2),
      ]);
    store.fault = ({ kind }) => (kind === 'commit' ? 'before' : null);
    await expect(commit()).rejects.toThrow(StoreUnavailable);
    expect(store.disk.size).toBe(0);
    store.fault = ({ kind }) => (kind === 'commit' ? 'after' : null);
    await expect(commit()).rejects.toThrow(StoreUnavailable);
    expect(await memoryStore(new Map(store.disk)).rankings.size('board')).toBe(2);
    expect(await rankings.page('board', 0, 1)).toEqual([{ member: 'n', score: 2 }]);
    expect(store.calls).toEqual([
      { number: 1, kind: 'commit', key: 'text:a text:b' },
      { number: 2, kind: 'commit', key: 'text:a text:b' },
      { number: 3, kind: 'rank', key: 'board' },
    ]);
  });
});
