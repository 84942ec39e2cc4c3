import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@keyv/redis';
import type { Log, Store } from '../../src/game/store/ports.ts';
import type { Backend } from '../../src/storage/backend.ts';
import { recognise } from '../../src/storage/identity.ts';
import { RedisBackend } from '../../src/storage/redis.ts';
import { FILE_NAME, SqliteBackend } from '../../src/storage/sqlite.ts';
import { createStore } from '../../src/storage/store.ts';
import { startRedis } from '../storage/redis-server.ts';
import { needs } from '../support/needs.ts';

/** A store that can be broken and mended under a running bot. */
export interface Breakable {
  readonly store: Store;
  readonly faults: readonly Fault[];
  close(): Promise<void>;
}

export interface Fault {
  readonly name: string;
  /** Breaks it, or makes the next save of a table break it. */
  break(): Promise<void>;
  mend(): Promise<void>;
  /** A broken further promise, or null. `said`: the bot's log since. */
  also?(said: readonly string[]): Promise<string | null>;
  /** Whether the save may have happened, which the bot then has to find out. */
  readonly isUncertain?: boolean;
  /** What players read meanwhile; null if the turn succeeds. */
  readonly sentence: RegExp | null;
}

const UNSURE = /^The games cannot be reached just now, so it is uncertain whether that was saved/;
const SWAPPED = /^My memory of the games was emptied or exchanged/;
const SAID_SWAPPED = 'THE STORE WAS EMPTIED OR REPLACED: nothing is done with it';
/** How long a slow disk takes and a frozen server sleeps, ms: longer than the bot waits. */
const SLOW_MS = 500;
const FROZEN_MS = 2000;
const clock = { now: Date.now };

/** Runs before each save of a table, as part of it. */
interface Hook {
  before(): Promise<void> | void;
}

function hooked(backend: Backend): Hook {
  const hook: Hook = { before() {} };
  const commit = backend.commit.bind(backend);
  backend.commit = async (writes) => {
    if (writes.some((write) => write.kind === 'text' && write.key.startsWith('table:'))) await hook.before();
    return commit(writes);
  };
  return hook;
}

export async function breakableRedis(folder: string, log: Log): Promise<Breakable> {
  const data = join(folder, 'redis');
  mkdirSync(data);
  const server = await startRedis(needs('redis-server')!, data);
  const backend = await RedisBackend.open(server.url, log);
  const identity = await recognise(backend, { log, clock, application: null });
  const hook = hooked(backend);
  const store = createStore(backend, log, clock, { identity });
  const admin = createClient({ url: server.url });
  admin.on('error', () => {});
  await admin.connect();
  const set = (name: string, value: string) => admin.configSet(name, value).then(() => {});
  const copy = `${data}-copy`;

  const faults: Fault[] = [
    { name: 'Redis killed', sentence: UNSURE, break: () => server.kill(), mend: () => server.restart() },
    {
      name: 'Redis frozen at a save, thawed after 2 s',
      isUncertain: true,
      sentence: UNSURE,
      async break() {
        hook.before = () => {
          hook.before = () => {};
          server.freeze();
          setTimeout(() => server.thaw(), FROZEN_MS);
        };
      },
      mend: () => sleep(FROZEN_MS),
    },
    {
      name: 'Redis frozen before a press, thawed later',
      sentence: UNSURE,
      break: async () => server.freeze(),
      mend: async () => server.thaw(),
    },
    {
      name: 'Redis restarted empty, then put back',
      sentence: SWAPPED,
      async break() {
        await server.kill();
        cpSync(data, copy, { recursive: true });
        rmSync(data, { recursive: true });
        mkdirSync(data);
        await server.restart();
        await ready(store);
      },
      async also(said) {
        if (!said.includes(SAID_SWAPPED)) return 'not said';
        return (await admin.dbSize()) === 0 ? null : 'filled again';
      },
      async mend() {
        await server.kill();
        rmSync(data, { recursive: true });
        cpSync(copy, data, { recursive: true });
        await server.restart();
      },
    },
    {
      name: 'Redis emptied (FLUSHALL), then put back',
      sentence: SWAPPED,
      async break() {
        await admin.sendCommand(['BGREWRITEAOF']);
        cpSync(data, `${copy}-2`, { recursive: true });
        await admin.flushAll();
      },
      async also(said) {
        if (!said.includes(SAID_SWAPPED)) return 'not said';
        return (await admin.dbSize()) === 0 ? null : 'filled again';
      },
      async mend() {
        await server.kill();
        rmSync(data, { recursive: true });
        cpSync(`${copy}-2`, data, { recursive: true });
        await server.restart();
      },
    },
    {
      name: 'Redis without the replicas it wants',
      sentence: UNSURE,
      break: () => set('min-replicas-to-write', '1'),
      mend: () => set('min-replicas-to-write', '0'),
    },
    {
      name: 'Redis a read-only replica',
      sentence: UNSURE,
      break: () => admin.sendCommand(['REPLICAOF', '127.0.0.1', '1']).then(() => {}),
      mend: () => admin.sendCommand(['REPLICAOF', 'NO', 'ONE']).then(() => {}),
    },
    { name: 'Redis full', sentence: UNSURE, break: () => set('maxmemory', '1'), mend: () => set('maxmemory', '0') },
    {
      name: 'Redis set to evict',
      sentence: null,
      break: () => set('maxmemory-policy', 'allkeys-lru'),
      async also() {
        const worries = await store.check();
        return worries.some((worry) => worry.includes('set maxmemory-policy noeviction')) ? null : 'not noticed';
      },
      mend: () => set('maxmemory-policy', 'noeviction'),
    },
  ];
  return {
    ...{ store, faults },
    async close() {
      if (admin.isOpen) admin.destroy();
      server.thaw();
      await store.close();
      await server.kill();
    },
  };
}

export async function breakableSqlite(folder: string, log: Log): Promise<Breakable> {
  const backend = await SqliteBackend.open(folder);
  const identity = await recognise(backend, { log, clock, application: null });
  const hook = hooked(backend);
  const store = createStore(backend, log, clock, { identity });
  const other = new DatabaseSync(join(folder, FILE_NAME));

  const faults: Fault[] = [
    {
      name: 'SQLite held by another process',
      sentence: UNSURE,
      break: async () => other.exec('BEGIN IMMEDIATE'),
      mend: async () => other.exec('COMMIT'),
    },
    {
      name: 'SQLite: the disk is full',
      sentence: UNSURE,
      async break() {
        backend.database.exec('CREATE TABLE IF NOT EXISTS filler (bytes BLOB); PRAGMA max_page_count = 1');
        // A save that needs more room than is free.
        hook.before = () => backend.database.exec('INSERT INTO filler VALUES (zeroblob(10000000))');
      },
      async mend() {
        hook.before = () => {};
        backend.database.exec('PRAGMA max_page_count = 1073741823');
      },
    },
    {
      name: 'SQLite on a disk that takes 500 ms for each save',
      sentence: null,
      async break() {
        // As if the writing thread waits for its fsync.
        hook.before = () => sleep(SLOW_MS);
      },
      async mend() {
        hook.before = () => {};
      },
    },
  ];
  return {
    ...{ store, faults },
    async close() {
      other.close();
      await store.close();
    },
  };
}

/** Waits until the store is connected again, whatever it then contains. */
async function ready(store: Store): Promise<void> {
  for (;;) {
    const why = await store.check().then(
      () => '',
      (error: Error) => error.name + error.message,
    );
    if (!why.includes('reached') && !why.includes('answer')) return;
    await sleep(20);
  }
}
