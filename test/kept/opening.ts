import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Log } from '../../src/game/store/ports.ts';
import type { Backend } from '../../src/storage/backend.ts';
import { openStore } from '../../src/storage/open.ts';
import { RedisBackend } from '../../src/storage/redis.ts';
import { SqliteBackend } from '../../src/storage/sqlite.ts';
import { startRedis } from '../storage/redis-server.ts';
import { needs } from '../support/needs.ts';
import { onStage, quiet, type Stage } from '../support/stage.ts';
import { SIMULATED } from '../support/time.ts';
import { FILES, type Manifest, manifestOf, SEED, temporary, unpack } from './kept.ts';
import { SHELF } from './situations.ts';

/** This code's bot on the server and store of a release, after it has recovered. */
export interface Opened extends Stage {
  readonly manifest: Manifest;
  /** Keys of documents that it could not read and has put aside. */
  setAside(): Promise<string[]>;
  /** All faults since the start, on either side. */
  complaints(): unknown[];
}

export type Kind = 'sqlite' | 'redis';

/** How long after its making a store is opened, in ms: no lobby has expired by then. */
const LATER_MS = 60_000;

export async function opened(release: string, kind: Kind): Promise<Opened> {
  const manifest = manifestOf(release);
  const folder = temporary();
  unpack(release, FILES.world, folder);
  const lines: object[] = [];
  const log: Log = {
    debug() {},
    info() {},
    warn: (data, message) => void lines.push({ message, ...data }),
    error: (data, message) => void lines.push({ message, ...data }),
  };
  const start = manifest.at + LATER_MS;
  const redisUrl = kind === 'redis' ? await redisWith(release, folder) : null;
  if (redisUrl === null) unpack(release, FILES.sqlite, folder);
  const store = await openStore({ dataDir: folder, redisUrl, log, clock: { now: () => start } });
  const playground = { dataDir: folder, seed: SEED, clock: { ...SIMULATED, start } };
  const stage = await onStage({ playground, store, maps: SHELF });
  // As when the store was made: no words were in Chloé's language then, and the tests know answers by English words.
  stage.actors[2]!.setLocale('en-US');
  // After the bot has stopped, and before the folder goes.
  onTestFinished(async () => {
    await stage.close();
    await store.close();
  });
  await quiet(stage);

  return Object.create(stage, {
    manifest: { value: manifest },
    setAside: {
      async value() {
        const backend: Backend =
          redisUrl === null ? await SqliteBackend.open(folder) : await RedisBackend.open(redisUrl, log);
        const keys = [...(await backend.keys('broken:')), ...(await backend.keys('lost-table:'))];
        await backend.close();
        return keys;
      },
    },
    complaints: {
      value: () => [
        ...lines,
        ...stage.bot.lines.filter(({ level }) => level === 'error' || level === 'warn'),
        ...stage.playground.violations,
      ],
    },
  }) as Opened;
}

async function redisWith(release: string, folder: string): Promise<string> {
  const data = join(folder, 'redis');
  mkdirSync(data);
  unpack(release, FILES.redis, data);
  const server = await startRedis(needs('redis-server')!, data);
  onTestFinished(() => server.kill());
  return server.url;
}
