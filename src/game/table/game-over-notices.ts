import type { TableDocuments } from '../store/documents.ts';
import type { Log } from '../store/ports.ts';
import type { EventLog } from './event-log.ts';
import { breathe, type Queues } from './queue.ts';
import { type Table, whereOf } from './table.ts';

/** Called for every table whose game is over. */
export type Over = (table: Table, story?: EventLog) => Promise<unknown>;

export interface TellingPorts {
  readonly documents: TableDocuments;
  readonly queues: Queues;
  readonly log: Log;
  readonly over: Over | undefined;
  readonly serves: (guild: string) => boolean;
}

export function createTelling({ documents, queues, log, over, serves }: TellingPorts) {
  /** Whether the call succeeded; if not, it is repeated later. */
  async function tell(table: Table, story?: EventLog): Promise<boolean> {
    try {
      await over?.(table, story);
      await documents.told(table.id);
      return true;
    } catch (error) {
      log.error({ ...whereOf(table), error }, 'the end of a game could not be told; it will be later');
      return false;
    }
  }

  return {
    tell,

    /** Repeats the calls that failed; returns how many now succeed. */
    async tellAgain(): Promise<number> {
      let told = 0;
      // Failed tables stay in front, and must not keep the others waiting.
      let failed = 0;
      for (;;) {
        const ids = await documents.untold(failed);
        if (ids.length === 0) return told;
        for (const id of ids) {
          // In the table's queue, so that nobody who is taken out of the table meanwhile is named afterwards.
          await queues.run(id, async () => {
            const found = await documents.read(id);
            if (!found.ok && found.refusal.code === 'no-such-table') await documents.told(id);
            // An unreadable table may be mended, or read by another version; another shard tells of its own.
            else if (found.ok && serves(found.value.value.guild) && (await tell(found.value.value))) told += 1;
            else failed += 1;
          });
          await breathe();
        }
      }
    },
  };
}
