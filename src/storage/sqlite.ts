import { randomInt } from 'node:crypto';
import { EventEmitter } from 'node:events';
import { chmodSync, existsSync, mkdirSync, type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import type { KeyvStoreAdapter } from 'keyv';
import { StoreUnavailable } from '../game/store/ports.ts';
import type { Backend, Guard, Write } from './backend.ts';
import { BOARDS_SCHEMA, boardsIn, writeBoard } from './sqlite-boards.ts';

export const FILE_NAME = 'games.sqlite';

/** ms that a call waits by default for another process to let go of the file. */
export const PATIENCE_MS = 1500;

/** Raised with the layout of the tables, so that an older program leaves a newer file alone. 2: with boards. */
const LAYOUT = 2;

/** Makes a new file, or converts a file of layout 1. */
const SCHEMA = `
  CREATE TABLE IF NOT EXISTS entries (key TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT;
  ${BOARDS_SCHEMA}
  PRAGMA user_version = ${LAYOUT};`;

const SQL = {
  get: 'SELECT value FROM entries WHERE key = ?',
  set: 'INSERT INTO entries (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value',
  delete: 'DELETE FROM entries WHERE key = ?',
  move: 'UPDATE OR IGNORE entries SET key = ?2 WHERE key = ?1',
  keys: 'SELECT key FROM entries WHERE key >= ?1 AND key < ?1 || char(0x10FFFF)',
  clear: 'DELETE FROM entries',
} as const;

/** A Keyv store over one SQLite file: every commit is on the disk before the call returns. It holds up its thread: see `openSqlite`. */
export class SqliteBackend extends EventEmitter implements Backend, KeyvStoreAdapter {
  readonly adapter = this;
  readonly boards = boardsIn(
    (sql) => this.#statement(sql),
    (work) => this.#run(work),
    (work) => this.#change(work),
  );
  readonly opts = { dialect: 'sqlite', url: '' };
  readonly database: DatabaseSync;
  readonly #path: string;
  /** By path: the file, its log, and the file that its processes share. Each stays the same as long as a process has it open. */
  readonly #files = new Map<string, Stats>();
  /** The file's own count at the last look. */
  #countInFile = 0;
  readonly #patience: number;
  readonly #statements = new Map<string, StatementSync>();

  private constructor(path: string, patience: number) {
    super();
    this.#path = path;
    this.#patience = patience;
    const isNew = !existsSync(path);
    // No waiting inside SQLite: it would hold the event loop. `#run` waits instead.
    this.database = new DatabaseSync(path, { timeout: 0 });
    // The seeds of running games are in it.
    if (isNew) chmodSync(path, 0o600);
    this.#files.set(path, statSync(path));
  }

  /** Opens `games.sqlite` in the folder, and makes both if they are missing. Throws `StoreUnavailable`. */
  static async open(folder: string, patience = PATIENCE_MS): Promise<SqliteBackend> {
    const path = join(folder, FILE_NAME);
    let backend: SqliteBackend | undefined;
    try {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      backend = new SqliteBackend(path, patience);
      await backend.#prepare();
      return backend;
    } catch (error) {
      if (backend?.database.isOpen) backend.database.close();
      throw error instanceof StoreUnavailable ? error : explain(error, path);
    }
  }

  async #prepare(): Promise<void> {
    await this.#run(() => {
      // Deleted and overwritten data is wiped in the file, too: people may have had it deleted.
      this.database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;');
      const { user_version: layout } = this.database.prepare('PRAGMA user_version').get() as { user_version: number };
      if (layout > LAYOUT) {
        throw new StoreUnavailable(`${this.#path} was written by a newer version of the bot: run that one again.`);
      }
      this.#atomically(() => this.database.exec(SCHEMA));
      // So that the file itself has a count, too.
      this.database.exec('PRAGMA wal_checkpoint');
      this.#countInFile = this.#headOfFile().count;
    });
    for (const path of [`${this.#path}-wal`, `${this.#path}-shm`]) this.#files.set(path, statSync(path));
  }

  // biome-ignore lint/suspicious/noExplicitAny: Keyv asks for a type that only its caller can know
  async get(key: string): Promise<any> {
    return this.#run(() => this.#statement(SQL.get).get(key)?.value);
  }

  async set(key: string, value: string): Promise<void> {
    await this.#change(() => this.#statement(SQL.set).run(key, value));
  }

  /** All or none. */
  async setMany(entries: { key: string; value: string }[]): Promise<void> {
    await this.#change(() => {
      for (const { key, value } of entries) this.#statement(SQL.set).run(key, value);
    });
  }

  async delete(key: string): Promise<boolean> {
    return this.#change(() => this.#statement(SQL.delete).run(key).changes === 1);
  }

  async clear(): Promise<void> {
    await this.#change(() => this.#statement(SQL.clear).run());
  }

  async commit(writes: readonly Write[]): Promise<boolean> {
    return (await this.commitTogether([writes]))[0]!;
  }

  /** Several commits, each whole or not at all, that reach the disk in one step; none of them if this throws. */
  async commitTogether(commits: readonly (readonly Write[])[]): Promise<boolean[]> {
    return this.#change(() => commits.map((writes) => this.#commit(writes)));
  }

  #commit(writes: readonly Write[]): boolean {
    for (const write of writes) {
      if ('key' in write && !isAsGuarded(this.#statement(SQL.get).get(write.key)?.value, write.guard)) return false;
    }
    for (const write of writes) this.#write(write);
    return true;
  }

  async move(from: string, to: string, text: string): Promise<boolean> {
    // Compared as read, not in SQL: a text that is not UTF-8 would never equal what was read of it.
    return this.#change(() => {
      if (this.#statement(SQL.get).get(from)?.value !== text) return false;
      return this.#statement(SQL.move).run(from, to).changes === 1;
    });
  }

  async keys(prefix: string): Promise<string[]> {
    return this.#run(() =>
      this.#statement(SQL.keys)
        .all(prefix)
        .map(({ key }) => String(key)),
    );
  }

  /** The file itself is wiped as it is written (`secure_delete`). */
  async wipe(): Promise<void> {
    // Checks first whether it is still the right file.
    await this.#change(() => {});
    await this.#run(() => this.database.exec('PRAGMA wal_checkpoint(TRUNCATE)'));
  }

  async close(): Promise<void> {
    if (this.database.isOpen) this.database.close();
  }

  /** Each commit is on the disk. */
  async worries(): Promise<readonly string[]> {
    return [];
  }

  explain(error: unknown): StoreUnavailable {
    return explain(error, this.#path);
  }

  #statement(sql: string): StatementSync {
    let statement = this.#statements.get(sql);
    if (statement === undefined) {
      statement = this.database.prepare(sql);
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #write(write: Write): void {
    if (write.kind === 'expect') return;
    if (write.kind !== 'text') writeBoard((sql) => this.#statement(sql), write);
    else if (write.text === null) this.#statement(SQL.delete).run(write.key);
    else this.#statement(SQL.set).run(write.key, write.text);
  }

  /** Does the work as soon as no other process holds the file. */
  async #run<T>(work: () => T): Promise<T> {
    const end = performance.now() + this.#patience;
    for (;;) {
      this.#assertInPlace();
      try {
        return work();
      } catch (error) {
        if (!PASSING.includes(resultOf(error)) || performance.now() > end) throw error;
      }
      await sleep(1 + Math.random() * 10);
    }
  }

  #change<T>(work: () => T): Promise<T> {
    return this.#run(() => this.#atomically(work));
  }

  /** SQLite goes on writing into files that were deleted or replaced, and all of that would be gone at the next start. */
  #assertInPlace(): void {
    for (const [path, { ino, dev }] of this.#files) {
      const now = statSync(path, { throwIfNoEntry: false });
      if (now?.ino === ino && now.dev === dev) continue;
      if (path === this.#path)
        throw new StoreUnavailable(`${path} was removed or replaced: put it back and start the bot again.`);
      // The content of the log goes into the file, so that nothing is lost.
      this.#count();
      this.database.exec('PRAGMA wal_checkpoint');
      throw new StoreUnavailable(`${path} was removed or replaced: start the bot again.`);
    }
  }

  /**
   * The number of changes. SQLite does not look at the file again, and would write into a file that was copied over it. Such a file has had
   * more changes, or fewer than this one before, or other tables. SQLite would also write into an empty log.
   */
  #count(): number {
    const { count, layout } = headOf(this.database);
    const file = this.#headOfFile();
    const isOlder =
      (file.count - this.#countInFile) >>> 0 <= (count - this.#countInFile) >>> 0 && file.layout <= layout;
    const isLogThere = file.count === count || statSync(`${this.#path}-wal`, { throwIfNoEntry: false })?.size !== 0;
    if (!isOlder || !isLogThere) {
      throw new StoreUnavailable(
        `${this.#path} or its log was overwritten: stop the bot, restore a backup and start it again.`,
      );
    }
    this.#countInFile = file.count;
    return count;
  }

  /** Without the content of the log. SQLite reads it: closing the file in another way would end the locks that this process has on it. */
  #headOfFile(): FileHead {
    const url = pathToFileURL(this.#path);
    url.search = 'immutable=1';
    const file = new DatabaseSync(url, { readOnly: true });
    try {
      return headOf(file);
    } finally {
      file.close();
    }
  }

  #atomically<T>(work: () => T): T {
    this.database.exec('BEGIN IMMEDIATE');
    try {
      const count = this.#count();
      const result = work();
      // The count of a new store begins anywhere, so that no other store is taken for it.
      this.database.exec(`PRAGMA application_id = ${count === 0 ? randomInt(1, 2 ** 31) : (count + 1) | 0}; COMMIT`);
      return result;
    } catch (error) {
      if (this.database.isTransaction) this.database.exec('ROLLBACK');
      throw error;
    }
  }
}

interface FileHead {
  /** The number of changes, in `application_id`: SQLite's place for a program's own number. */
  readonly count: number;
  /** SQLite's `schema_version`, which each change of the tables raises. */
  readonly layout: number;
}

function headOf(database: DatabaseSync): FileHead {
  const sql =
    'SELECT application_id AS count, schema_version AS layout FROM pragma_application_id, pragma_schema_version';
  const { count, layout } = database.prepare(sql).get()!;
  return { count: Number(count), layout: Number(layout) };
}

function isAsGuarded(value: unknown, guard: Guard): boolean {
  if (guard === null) return value === undefined;
  return typeof value === 'string' && value.startsWith(guard.head) && value.endsWith(guard.tail);
}

const BUSY = 5;
const DAMAGED = 11;
/** Errors that may pass. While another process puts its log into a growing file, the head names pages that are not there yet. */
const PASSING: readonly number[] = [BUSY, DAMAGED];

/** By SQLite's primary result codes (sqlite.org/rescode.html). */
const REASONS: Readonly<Record<number, string>> = {
  [BUSY]: 'is held by another process: stop that one',
  8: 'cannot be written: give the bot write permission on it and its folder',
  10: 'cannot be read or written: check the disk',
  [DAMAGED]: 'is damaged: stop the bot and restore a backup',
  13: 'cannot grow, the disk is full: free some space',
  14: 'cannot be opened: check DATA_DIR and its permissions',
  26: 'is not a SQLite file: move it away or restore a backup',
};

function resultOf(error: unknown): number {
  const { errcode } = error as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : 0;
}

function explain(error: unknown, path: string): StoreUnavailable {
  if (error instanceof StoreUnavailable) return error;
  const reason = REASONS[resultOf(error)];
  const { code, message } = error as NodeJS.ErrnoException;
  if (reason !== undefined) return new StoreUnavailable(`${path} ${reason}.`, { cause: error });
  return new StoreUnavailable(`${path} cannot be used (${code === 'ERR_SQLITE_ERROR' ? message : code}).`, {
    cause: error,
  });
}
