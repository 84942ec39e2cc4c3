/**
 * A process of its own that counts up in the store; the tests run several of them, and kill them. Arguments: folder,
 * address of Redis or `-`, how many times. Writes the count that was acknowledged on a line, each at once.
 */
import { writeSync } from 'node:fs';
import { z } from 'zod';
import { systemClock } from '../../src/game/system.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/storage/open.ts';

const [dataDir = '', redisUrl = '-', times = '1'] = process.argv.slice(2);
const log = createLog({ level: 'silent', secrets: [] });
const store = await openStore({ dataDir, redisUrl: redisUrl === '-' ? null : redisUrl, log, clock: systemClock });
const counters = store.collection('counter', z.object({ count: z.int(), padding: z.string() }));

for (let done = 0; done < Number(times); ) {
  const loaded = await counters.load('one');
  if (loaded.kind === 'broken') throw new Error(loaded.why);
  const { value, revision } = loaded.kind === 'found' ? loaded.stored : { value: { count: 0 }, revision: 0 };
  // As long as the record of a game.
  const saved = await counters.save('one', { count: value.count + 1, padding: 'x'.repeat(4000) }, revision);
  if (saved.kind === 'stale') continue;
  done += 1;
  writeSync(1, `${value.count + 1}\n`);
}
await store.close();
