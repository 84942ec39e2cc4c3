import { z } from 'zod';
import { remove } from '../../game/store/documents.ts';
import { type Collection, NEW, NeedsNewer, type Store } from '../../game/store/ports.ts';
import { createQueues } from '../../game/table/queue.ts';
import { type UserId, whereOf } from '../../game/table/table.ts';
import type { Presenter } from '../publish/presenter.ts';
import type { Services } from '../services.ts';

const NoteSchema = z.strictObject({
  format: z.literal(1),
  /** When the person asked, ms since 1970. */
  asked: z.number(),
});
type ForgettingNote = z.infer<typeof NoteSchema>;

/**
 * Deletes a person's data. A note is written before the first step and deleted after the last; each step can be repeated. So the next start
 * or sweep ends what a crash or a missing store leaves half done.
 */
export type DataDeletion = ReturnType<typeof createForgetting>;

export function createForgetting(
  store: Store,
  bot: Pick<
    Services,
    'shard' | 'tables' | 'stats' | 'puzzles' | 'newcomers' | 'watchers' | 'people' | 'clock' | 'log'
  > & {
    readonly presenter: Presenter;
  },
) {
  const notes: Collection<ForgettingNote> = store.collection('forgetting', NoteSchema);
  const queues = createQueues();

  /** People whose data only a newer version can delete: no further try before the next start. */
  const waiting = new Set<UserId>();

  async function finish(user: UserId): Promise<void> {
    const note = await notes.load(user);
    const asked = note.kind === 'found' ? note.stored.value.asked : bot.clock.now();
    // Tables first: a game that ends in between would become a result with the name in it.
    for (const present of await bot.tables.forget(user, asked)) {
      // Another process does this for its own servers.
      if (!bot.shard.serves(present.table.guild)) continue;
      try {
        await bot.presenter.refresh(present);
      } catch (error) {
        bot.log.warn({ error, ...whereOf(present.table) }, 'a table that somebody was taken out of could not be shown');
      }
    }
    await bot.stats.privacy.erase(user);
    await bot.puzzles.forget(user);
    await bot.newcomers.forget(user);
    await bot.watchers.forget(user);
    await bot.people.forget(user);
    await bot.tables.ensureForgotten(user);
    await remove(notes, user);
    await store.wipe();
  }

  /** Replaces an older wish that may still be waiting, or an unreadable note. */
  async function note(user: UserId): Promise<void> {
    const there = await notes.load(user);
    const based = there.kind === 'found' ? there.stored.revision : NEW;
    await notes.save(user, { format: 1, asked: bot.clock.now() }, based);
  }

  const finishInTurn = (user: UserId): Promise<void> => queues.run(user, () => finish(user));

  return {
    /** From here on the deletion will happen, whatever comes. */
    note,

    /** Takes the person out of the tables, then out of results and boards. After an error it is repeated later. */
    finish: finishInTurn,

    /** Ends unfinished deletions; returns for how many people. */
    async resume(): Promise<number> {
      const erased = await bot.stats.privacy.resumeErasing();
      const users = new Set([...erased, ...(await notes.list())]);
      let finished = 0;
      for (const user of users) {
        if (waiting.has(user)) continue;
        try {
          if ((await notes.load(user)).kind === 'broken') await note(user);
          await finishInTurn(user);
          finished += 1;
        } catch (error) {
          if (error instanceof NeedsNewer) waiting.add(user);
          bot.log.error({ error }, 'the data of somebody could not be deleted; it is tried again');
        }
      }
      return finished;
    },
  };
}
