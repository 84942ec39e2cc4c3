import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { StoreUnavailable } from '../../src/game/store/ports.ts';
import { breathe } from '../../src/game/table/queue.ts';
import type { Backend, Write } from '../../src/storage/backend.ts';
import { sealed } from '../../src/storage/envelope.ts';
import { FILE_NAME } from '../../src/storage/sqlite.ts';
import { createWriter, openSqlite } from '../../src/storage/sqlite-thread.ts';
import { createStore } from '../../src/storage/store.ts';
import { quickFolder } from '../support/folder.ts';
import { testsDrawn } from '../support/runs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { commitContract } from './commits.ts';
import { identityContract } from './identity.ts';

let folder: string;
beforeEach(() => {
  folder = quickFolder('thread');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const log = { debug() {}, info() {}, warn() {}, error() {} };
const open = (): Promise<Backend> => openSqlite(folder, ENDLESS_MS);

describe('SQLite with a thread that writes: promises of every store', () => {
  // The threads that each test starts cost more than all else.
  const some = testsDrawn('SQLite with a thread', { oneIn: 8, about: ['src/storage/sqlite'] });
  commitContract(async () => createStore(await open(), log, { now: () => 0 }, { first: () => 1 }), some);
  identityContract(open, some);
});

const saving = (key: string, text: string | null, guard: string | null = null): Write => ({
  ...{ kind: 'text', key, text },
  guard: guard === null ? null : { head: guard, tail: '' },
});

describe('commits that are made together', () => {
  test('are each whole or absent, in the order in which callers asked for them', async () => {
    const backend = await open();
    const all = ['a', 'b', 'c'].map((text, index) =>
      backend.commit([saving('note:one', text, index === 0 ? null : 'a'), saving(`note:of-${text}`, text)]),
    );
    expect(await Promise.all(all)).toEqual([true, true, false]);
    expect((await backend.keys('note:')).sort()).toEqual(['note:of-a', 'note:of-b', 'note:one']);
    expect(await backend.adapter.get('note:one')).toBe('b');
    await backend.close();
  });

  test('are all made except for a commit that cannot be written', async () => {
    const backend = await open();
    const bad = saving('note:bad', {} as never);
    const all = [[saving('note:a', 'a')], [saving('note:half', 'x'), bad], [saving('note:b', 'b')]];
    const settled = await Promise.allSettled(all.map((writes) => backend.commit(writes)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await backend.keys('note:')).sort()).toEqual(['note:a', 'note:b']);
    await backend.close();
  });

  test('can be read as soon as they are answered, also by others', async () => {
    const [backend, other] = [await open(), await open()];
    for (let count = 1; count <= 50; count++) {
      await backend.commit([saving('note:a', sealed(count, count), count === 1 ? null : '{')]);
      expect(await backend.adapter.get('note:a')).toBe(sealed(count, count));
      expect(await other.adapter.get('note:a')).toBe(sealed(count, count));
    }
    await Promise.all([backend.close(), other.close()]);
  });
});

test('a save waits for a file that another process holds, and reports a lasting hold in a sentence', async () => {
  const backend = await openSqlite(folder, 1);
  const other = new DatabaseSync(join(folder, FILE_NAME));
  other.exec('BEGIN IMMEDIATE');
  const refused = await backend.commit([saving('note:a', 'a')]).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(StoreUnavailable);
  expect((refused as Error).message).toMatch(/games\.sqlite is held by another process/);
  other.exec('COMMIT');
  other.close();
  expect(await backend.commit([saving('note:a', 'a')])).toBe(true);
  await backend.close();
});

describe('a thread in trouble', () => {
  /** A thread by `code`, which a gate lets go on. */
  const threads = (code: string, longest?: number) => {
    const gate = new SharedArrayBuffer(4);
    const workers: Worker[] = [];
    const writer = createWriter(() => {
      const worker = new Worker(code, { eval: true, workerData: { gate, number: workers.length } });
      workers.push(worker);
      return worker;
    }, longest);
    onTestFinished(async () => void (await Promise.all(workers.map((worker) => worker.terminate()))));
    const letGo = (): void => {
      Atomics.store(new Int32Array(gate), 0, 1);
      Atomics.notify(new Int32Array(gate), 0);
    };
    return { writer, workers, gate: new Int32Array(gate), open: letGo };
  };
  const COUNTING = `
    const { parentPort, workerData } = require('node:worker_threads');
    let batches = 0;
    parentPort.on('message', (batch) => {
      if (batch === 'close') return parentPort.close();
      Atomics.wait(new Int32Array(workerData.gate), 0, 0);
      batches++;
      parentPort.postMessage(batch.commits.map(() => batches < 3 ? { isDone: true } : { refused: 'too many batches' }));
    });`;

  test('is slow: nothing else waits for it, and all later saves go together', async () => {
    const { writer, open: letGo } = threads(COUNTING);
    let done = 0;
    const all = Array.from({ length: 20 }, () => writer.commit([]).then(() => done++));
    for (let turns = 0; turns < 20; turns++) await breathe();
    expect(done).toBe(0);
    letGo();
    await Promise.all(all);
    expect(done).toBe(20);
    await writer.close();
  });

  test('ends: its callers are told, and the next save has another thread', async () => {
    const dying = `if (require('node:worker_threads').workerData.number === 0) throw new Error('no memory'); ${COUNTING}`;
    const { writer, workers, open: letGo } = threads(dying);
    letGo();
    await expect(writer.commit([])).rejects.toThrow('The thread that writes games.sqlite failed (no memory).');
    expect(await writer.commit([])).toBe(true);
    expect(workers).toHaveLength(2);
    await writer.close();
  });

  test('never answers: its callers are told', async () => {
    const { writer } = threads("require('node:worker_threads').parentPort.on('message', () => {})", 1);
    await expect(writer.commit([])).rejects.toThrow('does not answer: check the disk');
    await writer.close();
  });

  test('has answered in time: the answer counts, however late the process reads it', async () => {
    const telling = `
      const { parentPort, workerData } = require('node:worker_threads');
      const gate = new Int32Array(workerData.gate);
      parentPort.on('message', (batch) => {
        if (batch === 'close') return parentPort.close();
        Atomics.wait(gate, 0, 0);
        parentPort.postMessage(batch.commits.map(() => ({ isDone: true })));
        Atomics.store(gate, 0, 2);
        Atomics.notify(gate, 0);
      });`;
    const longest = 100;
    const { writer, gate, open: letGo } = threads(telling, longest);
    const saved = writer.commit([]);
    letGo();
    // The thread answers, and its time runs out, before the process reads the answer.
    Atomics.wait(gate, 0, 1);
    Atomics.wait(gate, 0, 2, 2 * longest);
    expect(await saved).toBe(true);
    await writer.close();
  });

  test('closing waits for saves that are under way', async () => {
    const { writer, open: letGo } = threads(COUNTING);
    const saved = writer.commit([]);
    const closed = writer.close();
    letGo();
    expect(await saved).toBe(true);
    await closed;
  });
});
