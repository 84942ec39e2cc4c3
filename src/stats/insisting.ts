import { setTimeout as sleep } from 'node:timers/promises';
import type { Change, Store } from '../game/ports.ts';

/** Each try loses only against one that has won. */
const ATTEMPTS = 50;
const LONGEST_PAUSE_MS = 50;

/**
 * Commits what `attempt` works out, which is asked again as long as others change the same; null is nothing to do. Throws where
 * that does not end.
 */
export async function insisting(store: Store, what: string, attempt: () => Promise<Change[] | null>): Promise<void> {
  for (let tried = 0; tried < ATTEMPTS; tried++) {
    const changes = await attempt();
    if (changes === null || (await store.commit(changes)) === 'saved') return;
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 2 ** tried));
  }
  throw new Error(`${what} kept changing`);
}
