import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe } from 'vitest';
import type { Store } from '../../src/game/store/ports.ts';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { type RedisServer, startRedis } from '../storage/redis-server.ts';
import { quickFolder } from './folder.ts';
import { needs } from './needs.ts';
import { ENDLESS_MS } from './time.ts';

/** Tests on a real server, skipped without `redis-server`. `fresh` returns an opener of stores on an empty database of its own. */
export function onRedis(tests: (fresh: () => () => Promise<Store>) => void): void {
  const program = needs('redis-server');
  describe.skipIf(program === null)('on a real redis-server', () => {
    let folder: string;
    let server: RedisServer;
    beforeAll(async () => {
      folder = quickFolder('redis');
      server = await startRedis(program!, folder, '--databases', '1000');
    });
    afterAll(async () => {
      await server?.kill();
      rmSync(folder, { recursive: true });
    });
    let database = 0;
    tests(() => {
      const redisUrl = `${server.url}/${database++}`;
      return () => openStore({ dataDir: '', redisUrl, log: keptLog(), clock: systemClock, patience: ENDLESS_MS });
    });
  });
}
