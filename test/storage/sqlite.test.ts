import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Log, NEW, StoreUnavailable } from '../../src/game/ports.ts';
import { breathe } from '../../src/game/queue.ts';
import { FILE_NAME, SqliteBackend } from '../../src/storage/sqlite.ts';
import { SQL } from '../../src/storage/sqlite-boards.ts';
import { createStore } from '../../src/storage/store.ts';
import { quickFolder } from '../support/folder.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { contract } from './contract.ts';

const log: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
let folder: string;
beforeEach(() => {
  folder = quickFolder('sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite: what every store promises', () => {
  contract(async () => {
    const data = join(folder, 'data');
    return {
      open: () => SqliteBackend.open(data, ENDLESS_MS),
      address: [data, '-'],
      fill: async (backend) => (backend as SqliteBackend).database.exec('PRAGMA max_page_count = 1'),
      takeAway: async () => renameSync(data, `${data}-elsewhere`),
      clean: async () => {},
    };
  });
});

describe('SQLite', () => {
  const path = () => join(folder, FILE_NAME);

  test('every commit reaches the disk: write-ahead log, synchronous FULL', async () => {
    const backend = await SqliteBackend.open(folder);
    expect(backend.database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(backend.database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    await backend.close();
  });

  test('nothing of a document that was changed or deleted is left in the file', async () => {
    const store = createStore(await SqliteBackend.open(folder), log, { now: () => 0 });
    const notes = store.collection('note', z.string());
    const revisions: number[] = [];
    for (let id = 0; id < 40; id++) {
      const text = `Zebedee was here. ${'x'.repeat(id * 400)} Zebedee was here.`;
      const made = await notes.save(`${id}`, text, NEW);
      if (made.kind === 'saved') revisions.push(made.revision);
      await notes.save(`${id}-kept`, 'somebody', NEW);
    }
    expect(revisions).toHaveLength(40);
    for (const [id, revision] of revisions.entries()) {
      if (id % 2 === 0) await notes.delete(`${id}`, revision);
      else await notes.save(`${id}`, 'a former player', revision);
    }
    await store.close();
    expect(readdirSync(folder)).toEqual([FILE_NAME]);
    const text = readFileSync(path(), 'latin1');
    expect(text).toContain('a former player');
    expect(text).not.toContain('Zebedee');
  });

  test('file and folder are for their owner alone: the seeds of games are in it', async () => {
    const backend = await SqliteBackend.open(join(folder, 'new', 'data'));
    expect(statSync(join(folder, 'new', 'data')).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, 'new', 'data', FILE_NAME)).mode & 0o777).toBe(0o600);
    await backend.close();
  });

  test('a file of layout 1, which had no boards, opens, keeps its games and gets boards', async () => {
    const old = new DatabaseSync(path());
    old.exec(`PRAGMA journal_mode = WAL;
      CREATE TABLE entries (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
      INSERT INTO entries VALUES ('game:a', '{"value":{"revision":7,"document":"old"}}');
      PRAGMA user_version = 1;`);
    old.close();
    for (const revision of [7, 8]) {
      const store = createStore(await SqliteBackend.open(folder), log, { now: () => 0 });
      const games = store.collection('game', z.string());
      expect(await games.load('a')).toMatchObject({ kind: 'found', stored: { revision } });
      const changes = [games.saving('a', 'new', revision), store.rankings.adding('b', 'm', 1)];
      expect(await store.commit(changes)).toBe('saved');
      expect(await store.rankings.score('b', 'm')).toBe(revision - 6);
      await store.close();
    }
    const now = new DatabaseSync(path());
    expect(now.prepare('PRAGMA user_version').get()).toEqual({ user_version: 2 });
    now.close();
  });

  test('a page and the names of boards are read in the order of an index, never sorted or read whole', async () => {
    const backend = await SqliteBackend.open(folder);
    const store = createStore(backend, log, { now: () => 0 });
    await store.commit([store.rankings.setting('b', 'm', 1)]);
    const plan = (sql: string) =>
      backend.database
        .prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .all('b')
        .map(({ detail }) => String(detail));
    for (const sql of Object.values(SQL)) {
      if (!/^(SELECT|WITH)/.test(sql)) continue;
      expect(plan(sql).filter((step) => /TEMP B-TREE|SCAN ranks/.test(step))).toEqual([]);
    }
    await store.close();
  });

  test('setMany writes all or none', async () => {
    const backend = await SqliteBackend.open(folder);
    await backend.setMany([
      { key: 'a', value: '1' },
      { key: 'b', value: '2' },
    ]);
    const bad = [
      { key: 'a', value: '9' },
      { key: 'c', value: null as unknown as string },
    ];
    await expect(backend.setMany(bad)).rejects.toThrow();
    expect([await backend.get('a'), await backend.get('b'), await backend.get('c')]).toEqual(['1', '2', undefined]);
    await backend.clear();
    expect(await backend.keys('')).toEqual([]);
    await backend.close();
  });

  test('a text that is not UTF-8 can be set aside, byte for byte', async () => {
    const backend = await SqliteBackend.open(folder);
    backend.database.exec("INSERT INTO entries VALUES ('game:a', CAST(x'7bff7d' AS TEXT))");
    const text = await backend.get('game:a');
    expect(await backend.move('game:a', 'broken:a', text)).toBe(true);
    const row = backend.database.prepare("SELECT hex(value) AS bytes FROM entries WHERE key = 'broken:a'").get();
    expect(row).toEqual({ bytes: '7BFF7D' });
    await backend.close();
  });

  test('a file that another process holds is waited for without holding the event loop', async () => {
    const backend = await SqliteBackend.open(folder, ENDLESS_MS);
    const other = new DatabaseSync(path());
    other.exec('BEGIN IMMEDIATE');
    let isSaved = false;
    const saved = backend.set('a', '1').then(() => {
      isSaved = true;
    });
    for (let turns = 0; turns < 10; turns++) await breathe();
    expect(isSaved).toBe(false);
    other.exec('COMMIT');
    await saved;
    expect(await backend.get('a')).toBe('1');
    other.close();
    await backend.close();
  });

  test('a file that another process goes on holding is refused', async () => {
    const backend = await SqliteBackend.open(folder);
    const other = new DatabaseSync(path());
    other.exec('BEGIN IMMEDIATE');
    const error = backend.explain(await backend.set('a', '1').catch((reason: unknown) => reason));
    expect(error.message).toContain('is held by another process');
    other.exec('COMMIT');
    await backend.set('a', '1');
    expect(await backend.get('a')).toBe('1');
    other.close();
    await backend.close();
  });

  test('a database that cannot be written', async () => {
    const backend = await SqliteBackend.open(folder);
    backend.database.exec('PRAGMA query_only = ON');
    const error = backend.explain(await backend.set('a', '1').catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toContain('cannot be written');
    await backend.close();
  });

  test('a file that was replaced while it was open', async () => {
    const backend = await SqliteBackend.open(folder);
    rmSync(path());
    writeFileSync(path(), '');
    await expect(backend.set('a', '1')).rejects.toThrow('was removed or replaced');
    await backend.close();
  });

  const refused = (where: string) => SqliteBackend.open(where).catch((error: unknown) => error as StoreUnavailable);

  test.each([
    ['is no SQLite file', () => writeFileSync(path(), 'x'.repeat(5000)), 'is not a SQLite file'],
    ['is a folder', () => SqliteBackend.open(join(folder, FILE_NAME)).then((made) => made.close()), 'cannot be opened'],
    [
      'is of a newer version',
      () => {
        const database = new DatabaseSync(path());
        database.exec('PRAGMA user_version = 3');
        database.close();
      },
      'was written by a newer version',
    ],
  ])('a file that %s is refused in one sentence and left as it is', async (_, make, sentence) => {
    await make();
    const error = await refused(folder);
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as Error).message).toContain(sentence);
    expect((error as Error).message).toContain(FILE_NAME);
  });

  test.each(['file', 'file/data'])('a DATA_DIR that cannot be made: %s', async (name) => {
    writeFileSync(join(folder, 'file'), '');
    const error = await refused(join(folder, name));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect((error as Error).message).toContain(join(folder, name));
  });
});
