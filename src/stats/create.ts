import type { SeasonMonths } from '../game/servers/server-settings.ts';
import type { Clock, Log, Store } from '../game/store/ports.ts';
import { statsDocuments } from './documents.ts';
import { createPrivacy } from './privacy.ts';
import { createReading } from './reading.ts';
import { createRebuilding } from './rebuilding.ts';
import { createRecording } from './recording.ts';

interface StatsPorts {
  readonly store: Store;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  /** How long a season of the server lasts. */
  seasonMonths(guild: string): Promise<SeasonMonths>;
}

/** Results, boards and ratings of finished games. Throws `StoreUnavailable` if the store is gone. */
export type Stats = ReturnType<typeof createStats>;

export function createStats({ store, log, seasonMonths }: StatsPorts) {
  const documents = statsDocuments(store);
  return {
    ...createReading(store, documents),
    record: createRecording({ store, documents, log, seasonMonths }),
    privacy: createPrivacy(store, documents, log),
    rebuild: createRebuilding(store, documents),
  };
}
