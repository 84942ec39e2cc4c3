import { rmSync } from 'node:fs';
import { describe } from 'vitest';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { openStore } from '../../src/storage/open.ts';
import { keptLog } from '../game/support.ts';
import { quickFolder } from '../support/folder.ts';
import { statsContract } from './contract.ts';

describe('statistics on SQLite', () => {
  statsContract(async () => {
    const dataDir = quickFolder('stats');
    return {
      open: () => openStore({ dataDir, redisUrl: null, log: keptLog(), clock: systemClock }),
      clean: async () => rmSync(dataDir, { recursive: true, force: true }),
    };
  });
});
