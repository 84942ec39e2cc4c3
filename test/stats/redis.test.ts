import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient } from '@keyv/redis';
import { afterAll, beforeAll, describe } from 'vitest';
import { systemClock } from '../../src/game/system.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { type RedisServer, startRedis } from '../storage/redis-server.ts';
import { needs } from '../support/needs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { statsContract } from './contract.ts';

const program = needs('redis-server');

describe.skipIf(program === null)('statistics on a real redis-server', () => {
  let folder: string;
  let server: RedisServer;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'redis-'));
    server = await startRedis(program!, folder);
  });
  afterAll(async () => {
    await server?.kill();
    rmSync(folder, { recursive: true });
  });

  statsContract(async () => {
    const admin = createClient({ url: server.url });
    await admin.connect();
    await admin.flushAll();
    admin.destroy();
    return {
      open: () =>
        openStore({ dataDir: '', redisUrl: server.url, log: keptLog(), clock: systemClock, patience: ENDLESS_MS }),
      clean: async () => {},
    };
  });
});
