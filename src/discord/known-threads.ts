import { z } from 'zod';
import { remove } from '../game/documents.ts';
import { type Collection, NEW, type Store } from '../game/ports.ts';

const ThreadSchema = z.strictObject({ format: z.literal(1), parent: z.string().regex(/^\d{1,20}$/) });
type Thread = z.infer<typeof ThreadSchema>;

/**
 * In which channels the public threads of tables lie, since that says who may see what was played there. Discord tells a bot that has
 * just started of open threads alone, and most games end in one that is archived some days later.
 */
export interface KnownThreads {
  note(guild: string, thread: string, parent: string): Promise<void>;
  /** Null for one that was never noted. */
  parentOf(guild: string, thread: string): Promise<string | null>;
  /** Deletes all that is kept of a server. */
  purge(guild: string): Promise<void>;
}

export function knownThreads(store: Store): KnownThreads {
  const threads: Collection<Thread> = store.collection('thread', ThreadSchema);
  const idOf = (guild: string, thread: string): string => `${guild}:${thread}`;

  return {
    async note(guild, thread, parent) {
      // Where it is kept already this changes nothing: a thread stays in its channel.
      await threads.save(idOf(guild, thread), { format: 1, parent }, NEW);
    },
    async parentOf(guild, thread) {
      const found = await threads.peek(idOf(guild, thread));
      return found.kind === 'found' ? found.stored.value.parent : null;
    },
    async purge(guild) {
      for (const id of await threads.list(idOf(guild, ''))) await remove(threads, id);
    },
  };
}
