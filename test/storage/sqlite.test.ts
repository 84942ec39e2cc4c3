import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type Log, NEW, StoreUnavailable } from '../../src/game/store/ports.ts';
import { breathe } from '../../src/game/table/queue.ts';
import { FILE_NAME, SqliteBackend } from '../../src/storage/sqlite.ts';
import { SQL } from '../../src/storage/sqlite-boards.ts';
import { openSqlite } from '../../src/storage/sqlite-thread.ts';
import { createStore } from '../../src/storage/store.ts';
import { quickFolder } from '../support/folder.ts';
import { sampled, testsDrawn } from '../support/runs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { contract } from './contract.ts';

const log: Log = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
let folder: string;
beforeEach(() => {
  folder = quickFolder('sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('SQLite: promises of every store', () => {
  contract(
    async () => {
      const data = join(folder, 'data');
      return {
        open: () => SqliteBackend.open(data, ENDLESS_MS),
        address: [data, '-'],
        fill: async (backend) => (backend as SqliteBackend).database.exec('PRAGMA max_page_count = 1'),
        takeAway: async () => renameSync(data, `${data}-elsewhere`),
        clean: async () => {},
      };
    },
    testsDrawn('SQLite', { oneIn: 8, about: ['src/storage/'] }),
  );
});

describe('SQLite', () => {
  const path = () => join(folder, FILE_NAME);

  test('every commit reaches the disk: write-ahead log, synchronous FULL', async () => {
    const backend = await SqliteBackend.open(folder);
    expect(backend.database.prepare('PRAGMA journal_mode').get()).toEqual({ journal_mode: 'wal' });
    expect(backend.database.prepare('PRAGMA synchronous').get()).toEqual({ synchronous: 2 });
    await backend.close();
  });

  test('no part of a changed or deleted document is left in the file', async () => {
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

  test('a save waits for a file that another process holds without holding the event loop', async () => {
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

  test('a file that is shorter than it says, as while another process merges its log, is not called damaged at once', async () => {
    const backend = await SqliteBackend.open(folder, ENDLESS_MS);
    await backend.set('long', 'x'.repeat(20_000));
    backend.database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    const whole = readFileSync(path());
    truncateSync(path(), 4096);
    const written = backend.set('key', 'value');
    await breathe();
    writeFileSync(path(), whole, { flag: 'r+' });
    await written;
    expect(await backend.get('key')).toBe('value');
    expect(await backend.get('long')).toBe('x'.repeat(20_000));
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

  test('a database that cannot be written is unavailable', async () => {
    const backend = await SqliteBackend.open(folder);
    backend.database.exec('PRAGMA query_only = ON');
    const error = backend.explain(await backend.set('a', '1').catch((reason: unknown) => reason));
    expect(error).toBeInstanceOf(StoreUnavailable);
    expect(error.message).toContain('cannot be written');
    await backend.close();
  });

  test('a file that was replaced while it was open refuses a save', async () => {
    const backend = await SqliteBackend.open(folder);
    rmSync(path());
    writeFileSync(path(), '');
    await expect(backend.set('a', '1')).rejects.toThrow('was removed or replaced');
    await backend.close();
  });

  describe('a file in use', () => {
    const wal = () => `${path()}-wal`;
    const shm = () => `${path()}-shm`;
    const remove = (...paths: string[]) => {
      for (const one of paths) rmSync(one);
    };
    /** Overwrites the file, as `cp` does. */
    const overwrite = (bytes: string | Buffer) => writeFileSync(path(), bytes);
    const copy = () => join(folder, 'copy.sqlite');
    const another = async (changes: number): Promise<Buffer> => {
      const elsewhere = join(folder, 'elsewhere');
      const store = await SqliteBackend.open(elsewhere);
      for (let change = 0; change < changes; change++) await store.set('a', 'theirs');
      await store.close();
      return readFileSync(join(elsewhere, FILE_NAME));
    };

    /** Saves, copies, saves again. `isInFile`: all earlier saves are in the file itself before the last one. */
    async function used(copied: (other: DatabaseSync) => unknown, isInFile: boolean) {
      const store = createStore(await openSqlite(folder, ENDLESS_MS), log, { now: () => 0 });
      const notes = store.collection('note', z.string());
      const other = new DatabaseSync(path());
      await notes.save('first', 'x', NEW);
      await copied(other);
      for (let id = 0; id < 5; id++) await notes.save(`${id}`, 'x', NEW);
      if (isInFile) other.exec('PRAGMA wal_checkpoint');
      await notes.save('last', 'x', NEW);
      other.close();
      await store.check();
      return { store, notes };
    }
    const BACKUP = (other: DatabaseSync) => backup(other, copy());
    const VACUUM = (other: DatabaseSync) => other.exec(`VACUUM INTO '${copy()}'`);

    describe.each([true, false])('with everything but the last save in the file: %j', (isInFile) => {
      const harms: [string, () => unknown][] = [
        ['its log is removed', () => remove(wal())],
        [
          'its log is replaced',
          () => {
            remove(wal());
            writeFileSync(wal(), 'x');
          },
        ],
        ['its log is emptied', () => writeFileSync(wal(), '')],
        ['the memory that processes share is removed', () => remove(shm())],
        ['its log and the memory that processes share are removed', () => remove(wal(), shm())],
        ['the file is removed', () => remove(path())],
        ['all are removed', () => remove(path(), wal(), shm())],
        ['a backup of another kind is copied over it', () => overwrite(readFileSync(copy()))],
        ['another store is copied over it', async () => overwrite(await another(1))],
        ['another store that was used more is copied over it', async () => overwrite(await another(40))],
        ['it is emptied', () => overwrite('')],
        ['a file that is no store is copied over it', () => overwrite('x'.repeat(10_000))],
      ];
      test.each(sampled(`harms ${isInFile}`, harms, { short: 4 }))(
        '%s: the next save notices, and nothing more is saved',
        async (_, harm) => {
          const { store, notes } = await used(VACUUM, isInFile);
          await harm();
          for (const id of ['a', 'b']) await expect(notes.save(id, 'x', NEW)).rejects.toThrow(StoreUnavailable);
          await expect(store.check()).rejects.toThrow(FILE_NAME);
          await store.close();
        },
      );
    });

    test('a backup that is copied over it: the next save notices', async () => {
      const { store, notes } = await used(BACKUP, true);
      overwrite(readFileSync(copy()));
      await expect(notes.save('a', 'x', NEW)).rejects.toThrow('overwritten');
      await store.close();
    });

    test('a backup with more in it than the file had is as good as the file: nothing is lost', async () => {
      const { store, notes } = await used(BACKUP, false);
      overwrite(readFileSync(copy()));
      await notes.save('a', 'x', NEW);
      expect(await namesIn(['', '-wal'])).toEqual(['0', '1', '2', '3', '4', 'a', 'first', 'last']);
      await store.close();
    });

    test('if its log is removed, all earlier saves are in the file, even if the process is then killed', async () => {
      const { store, notes } = await used(VACUUM, false);
      remove(wal(), shm());
      await expect(notes.save('a', 'x', NEW)).rejects.toThrow('start the bot again');
      expect(await namesIn([''])).toEqual(['0', '1', '2', '3', '4', 'first', 'last']);
      await store.close();
    });

    test('other programs may change it by SQLite', async () => {
      const { store, notes } = await used((other) => other.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)'), true);
      await store.wipe();
      const second = createStore(await openSqlite(folder, ENDLESS_MS), log, { now: () => 0 });
      expect(await second.collection('note', z.string()).save('theirs', 'x', NEW)).toMatchObject({ kind: 'saved' });
      await second.close();
      expect(await notes.save('ours', 'x', NEW)).toMatchObject({ kind: 'saved' });
      await store.check();
      await store.close();
    });

    /** The notes that the next start finds if the process is killed now. */
    async function namesIn(parts: readonly string[]): Promise<string[]> {
      const next = join(folder, 'next');
      mkdirSync(next);
      for (const part of parts) copyFileSync(path() + part, join(next, FILE_NAME + part));
      const store = createStore(await SqliteBackend.open(next), log, { now: () => 0 });
      const names = await store.collection('note', z.string()).list();
      await store.close();
      return names;
    }
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
