import type { Store, StoreChange } from './ports.ts';

/** Changes in one commit. */
const CHUNK = 1000;

/** Commits many independent changes in chunks, so that the store is not held up. */
export async function commitAll(store: Pick<Store, 'commit'>, changes: readonly StoreChange[]): Promise<void> {
  for (let at = 0; at < changes.length; at += CHUNK) await store.commit(changes.slice(at, at + CHUNK));
}
