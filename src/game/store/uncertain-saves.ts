import type { Queues } from '../table/queue.ts';
import type { TableId } from '../table/table.ts';
import type { SaveOutcome, TableDocuments, Unanswered } from './documents.ts';
import { type Clock, type Log, StoreUnavailable } from './ports.ts';

/** ms until it is first asked what became of a save; each pause is twice as long as the one before it, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
/** About an hour. Then whoever next changes the table finds it out. */
const MOST_TRIES = 720;

/** A save that was not answered, and what is to be done once it is known what became of it. */
export interface Open extends Unanswered {
  /** In turn with all else that is done with the table. */
  found(outcome: SaveOutcome): Promise<void>;
}

export interface OutcomePorts {
  readonly documents: Pick<TableDocuments, 'outcome'>;
  readonly queues: Queues;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
}

/**
 * Saves of tables of which it is unknown whether they were made. Nothing else is done with such a table before that is known, and it is
 * found out without anybody pressing.
 */
export function createOutcomes({ documents, queues, clock, log }: OutcomePorts) {
  const opened = new Map<TableId, Open>();

  /** Within the table's queue: finds it out now. Null where nothing is open. Throws `StoreUnavailable` where the store cannot tell. */
  async function settle(id: TableId): Promise<SaveOutcome | null> {
    const of = opened.get(id);
    if (of === undefined) return null;
    const outcome = await documents.outcome(of);
    opened.delete(id);
    log.info({ table: id, outcome }, 'what became of a save without an answer is known');
    await of.found(outcome);
    return outcome;
  }

  function later(of: Open, tried: number): void {
    const { id } = of.after;
    clock.after(Math.min(FIRST_PAUSE_MS * 2 ** tried, LONGEST_PAUSE_MS), () => {
      if (opened.get(id) !== of) return;
      queues
        .run(id, async () => {
          if (opened.get(id) === of) await settle(id);
        })
        .catch((error) => {
          if (opened.get(id) !== of || !(error instanceof StoreUnavailable)) {
            log.error({ table: id, error }, 'what became of a save without an answer could not be told');
          } else if (tried < MOST_TRIES) later(of, tried + 1);
        });
    });
  }

  return {
    /** Within the table's queue: remembers it, and has it found out later. */
    open(of: Open): void {
      opened.set(of.after.id, of);
      later(of, 0);
    },
    settle,
  };
}
