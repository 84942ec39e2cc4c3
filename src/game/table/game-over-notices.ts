import type { TableDocuments } from '../store/documents.ts';
import type { Log } from '../store/ports.ts';
import type { EventLog } from './event-log.ts';
import { breathe, type Queues } from './queue.ts';
import { type Table, whereOf } from './table.ts';

/** Whoever is told of every table whose game is over. */
export type Over = (table: Table, story?: EventLog) => Promise<unknown>;

export interface TellingPorts {
  readonly documents: TableDocuments;
  readonly queues: Queues;
  readonly log: Log;
  readonly over: Over | undefined;
  readonly serves: (guild: string) => boolean;
}

export function createTelling({ documents, queues, log, over, serves }: TellingPorts) {
  /** Whether it could be told; if not, it is told later. */
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

    /** Tells of all that could not be told; gives back of how many it could. */
    async tellAgain(): Promise<number> {
      let told = 0;
      // Those that could not be told stay in front, and must not keep others from being told.
      let failed = 0;
      for (;;) {
        const ids = await documents.untold(failed);
        if (ids.length === 0) return told;
        for (const id of ids) {
          // In turn, so that nobody who is taken out of it meanwhile is told of by name afterwards.
          await queues.run(id, async () => {
            const found = await documents.read(id);
            if (!found.ok && found.refusal.code === 'no-such-table') await documents.told(id);
            // One that cannot be read may be mended, or read by another version; one of another shard is told of there.
            else if (found.ok && serves(found.value.value.guild) && (await tell(found.value.value))) told += 1;
            else failed += 1;
          });
          await breathe();
        }
      }
    },
  };
}
