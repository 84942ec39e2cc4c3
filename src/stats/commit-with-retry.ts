import { setTimeout as sleep } from 'node:timers/promises';
import type { Store, StoreChange } from '../game/store/ports.ts';
import { retry } from '../game/store/retry.ts';

/** Many, since all games of a server change the same documents, in whatever process they end. */
const TRIES = 50;
const LONGEST_PAUSE_MS = 50;

/**
 * Commits what `attempt` works out, which is asked again as long as others change the same; null is nothing to do. Throws where
 * that does not end.
 */
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
