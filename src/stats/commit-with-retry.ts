import { setTimeout as sleep } from 'node:timers/promises';
import type { Store, StoreChange } from '../game/store/ports.ts';
import { retry } from '../game/store/retry.ts';

/** Many, because all games of a server change the same documents, in every process. */
const TRIES = 50;
const LONGEST_PAUSE_MS = 50;

/** Commits the changes of `attempt`, asked again while others change the same documents; null is nothing to do. Throws after `TRIES`. */
export async function commitWithRetry(
  store: Store,
  what: string,
  attempt: () => Promise<StoreChange[] | null>,
): Promise<void> {
  const done = await retry(async (tried) => {
    if (tried > 1) await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** (tried - 2)));
    const changes = await attempt();
    return changes === null ? 'saved' : store.commit(changes);
  }, TRIES);
  if (done === 'stale') throw new Error(`${what} kept changing`);
}
