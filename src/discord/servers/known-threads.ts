import { z } from 'zod';
import { remove } from '../../game/store/documents.ts';
import { type Collection, NEW, type Store } from '../../game/store/ports.ts';

import { Kept } from '../../kept.ts';

const ThreadSchema = z.strictObject({ format: z.literal(1), parent: z.string().regex(/^\d{1,20}$/) });
type KnownThread = z.infer<typeof ThreadSchema>;

/**
 * In which channels the public threads of tables lie, since that says who may see what was played there. Discord tells a bot that has
 * just started of open threads alone, and most games end in one that is archived some days later: to ask for each of them with
 * every list would take too long.
 */
export type KnownThreads = ReturnType<typeof knownThreads>;

/** As many as were asked for last; others are asked for once more. */
const MOST_GONE = 10_000;

export function knownThreads(store: Store) {
  const threads: Collection<KnownThread> = store.collection('thread', ThreadSchema);
  const idOf = (guild: string, thread: string): string => `${guild}:${thread}`;

  /** Asked for in vain in this process: what is gone stays gone. */
  const gone = new Kept<string, true>(MOST_GONE);
  const note = async (guild: string, thread: string, parent: string): Promise<void> => {
    // Where it is kept already this changes nothing: a thread stays in its channel.
    await threads.save(idOf(guild, thread), { format: 1, parent }, NEW);
  };

  return {
    note,
    /** `ask` says it of one that was never noted, and is remembered; null where nobody can say it. */
    async parentOf(guild: string, thread: string, ask: () => Promise<string | null>): Promise<string | null> {
      const found = await threads.peek(idOf(guild, thread));
      if (found.kind === 'found') return found.stored.value.parent;
      if (gone.has(thread)) return null;
      const parent = await ask();
      if (parent === null) gone.set(thread, true);
      else await note(guild, thread, parent);
      return parent;
    },
    /** Deletes all that is kept of a server. */
    async purge(guild: string): Promise<void> {
      for (const id of await threads.list(idOf(guild, ''))) await remove(threads, id);
    },
  };
}
