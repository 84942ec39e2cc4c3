import type { Clock, Log, Store } from '../game/ports.ts';
import { RedisBackend } from './redis.ts';
import { SqliteBackend } from './sqlite.ts';
import { createStore } from './store.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** Instead of SQLite in `dataDir`. */
  readonly redisUrl: string | null;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now'>;
  /** ms after which a call without an answer is given up; the backend's own unless said. */
  readonly patience?: number;
}

/** The store that the settings name, proven to be there. Throws `StoreUnavailable` within about 3 s where it is not. */
export async function openStore({ dataDir, redisUrl, log, clock, patience }: StoreSettings): Promise<Store> {
  const backend =
    redisUrl === null ? await SqliteBackend.open(dataDir, patience) : await RedisBackend.open(redisUrl, log, patience);
  return createStore(backend, log, clock);
}
