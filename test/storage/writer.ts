/**
 * A process that counts up in the store; tests run several of them and kill them. Arguments: folder, address of Redis or `-`, how many
 * times, and `save` or `commit`. `commit` also writes the count into a second document and as the score of 50 members of a board, one of
 * them by adding. Each acknowledged count is printed at once on a line.
 */
import { z } from 'zod';
import { systemClock } from '../../src/game/time/system-clock.ts';
import { createLog } from '../../src/log.ts';
import { openStore } from '../../src/storage/open.ts';
import { ENDLESS_MS } from '../support/time.ts';

const [dataDir = '', redisUrl = '-', times = '1', how = 'save'] = process.argv.slice(2);
const log = createLog({ level: 'silent', secrets: [] });
const address = { dataDir, redisUrl: redisUrl === '-' ? null : redisUrl };
const store = await openStore({ ...address, log, clock: systemClock, patience: ENDLESS_MS });
const COUNTER = z.object({ count: z.int(), padding: z.string() });
const counters = store.collection('counter', COUNTER);

// As long as a game's record.
const EMPTY = { value: { count: 0, padding: 'x'.repeat(4000) }, revision: 0 };

async function saved(value: z.infer<typeof COUNTER>, revision: number): Promise<boolean> {
  if (how === 'save') return (await counters.save('one', value, revision)).kind === 'saved';
  const { count } = value;
  const two = await counters.load('two');
  const changes = [
    counters.saving('one', value, revision),
    counters.saving('two', value, two.kind === 'found' ? two.stored.revision : EMPTY.revision),
    ...Array.from({ length: 49 }, (_, index) => store.rankings.setting('counts', `set-${index}`, count)),
    store.rankings.adding('counts', 'added', 1),
  ];
  return (await store.commit(changes)) === 'saved';
}

for (let done = 0; done < Number(times); ) {
  const loaded = await counters.load('one');
  if (loaded.kind === 'broken') throw new Error(loaded.why);
  const { value, revision } = loaded.kind === 'found' ? loaded.stored : EMPTY;
  if (!(await saved({ count: value.count + 1, padding: value.padding }, revision))) continue;
  done += 1;
  await told(`${value.count + 1}\n`);
}
await store.close();

/** Resolves when the line is on its way. */
function told(line: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(line, () => resolve()));
}
