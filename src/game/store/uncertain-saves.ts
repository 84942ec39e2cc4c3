import type { Queues } from '../table/queue.ts';
import type { TableId } from '../table/table.ts';
import type { SaveOutcome, TableDocuments, Unanswered } from './documents.ts';
import { type Clock, type Log, StoreUnavailable } from './ports.ts';

/** ms before the first question about a save; each pause doubles, up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5000;
/** About an hour. After that, the next change of the table asks. */
const MOST_TRIES = 720;

/** A save without an answer, and what to do once the outcome is known. */
export interface Open extends Unanswered {
  /** Runs in the table's queue. */
  found(outcome: SaveOutcome): Promise<void>;
}

export interface OutcomePorts {
  readonly documents: Pick<TableDocuments, 'outcome'>;
  readonly queues: Queues;
  readonly clock: Pick<Clock, 'after'>;
  readonly log: Log;
}

/** Saves of tables with an unknown outcome. The table takes no other change before the outcome is known; the bot finds it out by itself. */
export function createOutcomes({ documents, queues, clock, log }: OutcomePorts) {
  const opened = new Map<TableId, Open>();

  /** Within the table's queue: finds out the outcome now. Null if nothing is open. Throws `StoreUnavailable` if the store cannot tell. */
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
    /** Within the table's queue: remembers the save, and finds out the outcome later. */
    open(of: Open): void {
      opened.set(of.after.id, of);
      later(of, 0);
    },
    settle,
  };
}
