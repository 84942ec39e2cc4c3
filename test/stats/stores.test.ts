import { rmSync } from 'node:fs';
import { describe } from 'vitest';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { quickFolder } from '../support/folder.ts';
import { needs } from '../support/needs.ts';
import { onRedis } from '../support/real-redis.ts';
import { sampled, testsDrawn } from '../support/runs.ts';
import { statsContract } from './contract.ts';

/** In memory all of them run (`memory.test.ts`). */
const some = testsDrawn('statistics', { oneIn: 8, about: ['src/storage/'] });

function onSqlite(): void {
  describe('statistics on SQLite', () => {
    statsContract(async () => {
      const dataDir = quickFolder('stats');
      return {
        open: () => openStore({ dataDir, redisUrl: null, log: keptLog(), clock: systemClock }),
        clean: async () => rmSync(dataDir, { recursive: true, force: true }),
      };
    }, some);
  });
}

const onServer = (): void =>
  onRedis((fresh) => statsContract(async () => ({ open: fresh(), clean: async () => {} }), some));

const STORES = needs('redis-server') === null ? [onSqlite] : [onSqlite, onServer];
for (const promised of sampled('stores of statistics', STORES, { short: 1 })) promised();
