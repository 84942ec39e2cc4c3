import { z } from 'zod';
import { remove } from '../../game/store/documents.ts';
import { type Collection, NEW, type Store } from '../../game/store/ports.ts';

import { Kept } from '../../kept.ts';

const ThreadSchema = z.strictObject({ format: z.literal(1), parent: z.string().regex(/^\d{1,20}$/) });
type KnownThread = z.infer<typeof ThreadSchema>;

/**
 * The parent channels of tables' public threads, which decide who may see the games. A newly started bot hears only of open threads, but
 * most games end in a thread that is archived days later. To ask for each of them with every list would take too long.
 */
export type KnownThreads = ReturnType<typeof knownThreads>;

/** The least recently used are dropped, and asked for again. */
const MOST_GONE = 10_000;

export function knownThreads(store: Store) {
  const threads: Collection<KnownThread> = store.collection('thread', ThreadSchema);
  const idOf = (guild: string, thread: string): string => `${guild}:${thread}`;

  /** Threads that this process did not find: a deleted thread stays deleted. */
  const gone = new Kept<string, true>(MOST_GONE);
  const note = async (guild: string, thread: string, parent: string): Promise<void> => {
    // Changes nothing if it is already kept: a thread stays in its channel.
    await threads.save(idOf(guild, thread), { format: 1, parent }, NEW);
  };

  return {
    note,
    /** `ask` finds the parent of an unknown thread, which is then kept; null if unknown. */
    async parentOf(guild: string, thread: string, ask: () => Promise<string | null>): Promise<string | null> {
      const found = await threads.peek(idOf(guild, thread));
      if (found.kind === 'found') return found.stored.value.parent;
      if (gone.has(thread)) return null;
      const parent = await ask();
      if (parent === null) gone.set(thread, true);
      else await note(guild, thread, parent);
      return parent;
    },
    /** Deletes all threads of a server. */
    async purge(guild: string): Promise<void> {
      for (const id of await threads.list(idOf(guild, ''))) await remove(threads, id);
    },
  };
}
