import type { Clock, Log, Store } from '../game/store/ports.ts';
import { recognise } from './identity.ts';
import { RedisBackend } from './redis.ts';
import { openSqlite } from './sqlite-thread.ts';
import { createStore } from './store.ts';

export interface StoreSettings {
  readonly dataDir: string;
  /** Instead of SQLite in `dataDir`. */
  readonly redisUrl: string | null;
  readonly log: Log;
  readonly clock: Pick<Clock, 'now'>;
  /** ms after which a call without an answer is given up; by default the backend's own. */
  readonly patience?: number;
  /** The bot whose games it holds, by its user's id; unknown if absent. */
  readonly application?: string | null;
}

/** Opens the store that the settings name, and checks that it is there. Throws `StoreUnavailable` within about 3 s if not. */
export async function openStore(settings: StoreSettings): Promise<Store> {
  const { dataDir, redisUrl, log, clock, patience } = settings;
  const backend =
    redisUrl === null ? await openSqlite(dataDir, patience) : await RedisBackend.open(redisUrl, log, patience);
  try {
    const identity = await recognise(backend, { log, clock, application: settings.application ?? null });
    return createStore(backend, log, clock, { identity });
  } catch (error) {
    await backend.close();
    throw backend.explain(error);
  }
}
