import { z } from 'zod';
import { remove } from '../store/documents.ts';
import { type Collection, NEW, type Store } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { TableId, UserId } from '../table/table.ts';
import { LESSON_STAGES } from './lesson.ts';

const NewcomerSchema = z.strictObject({
  format: z.literal(1),
  /** What of `/learn` was shown last: an index of `LESSON_STAGES`, or their number once it is over; null for nothing. */
  stage: z.int().min(0).nullable(),
  /** The turn in which they were told what a panel is; null where they have not been. */
  greeted: z.strictObject({ table: z.string().max(8), revision: z.int().min(0) }).nullable(),
});
export type Newcomer = z.infer<typeof NewcomerSchema>;

const NOBODY: Newcomer = { format: 1, stage: null, greeted: null };

/**
 * How far people are with learning the game. What a panel of `/learn` shows stands in its buttons, so one that is left open goes on
 * after any restart; kept is only where somebody left off, since Discord throws private panels away.
 */
export type Newcomers = ReturnType<typeof createNewcomers>;

export function createNewcomers(store: Store) {
  const notes: Collection<Newcomer> = store.collection('newcomer', NewcomerSchema);

  /** What a newer version wrote is not read, and stays. */
  const about = async (user: UserId): Promise<Newcomer | null> => {
    const found = await notes.peek(user);
    return found.kind === 'found' ? found.stored.value : null;
  };

  /** Where others keep coming between, the note is left as it is: nothing but a repetition hangs on it. */
  async function change(user: UserId, what: Partial<Newcomer>): Promise<void> {
    await retry(async () => {
      const found = await notes.peek(user);
      if (found.kind === 'newer') return found.kind;
      const [value, revision] = found.kind === 'found' ? [found.stored.value, found.stored.revision] : [NOBODY, NEW];
      return (await notes.save(user, { ...value, ...what }, revision)).kind === 'saved' ? 'saved' : 'stale';
    });
  }

  return {
    /** What is kept of somebody, or null. */
    about,
    /** What of `/learn` was shown last; null where it never was. */
    stage: async (user: UserId): Promise<number | null> => (await about(user))?.stage ?? null,
    reached: (user: UserId, stage: number): Promise<void> => change(user, { stage }),

    /**
     * Whether somebody is told in this turn of a game what its panel is: in the first turn for which they ask, as often as they do,
     * unless they have learnt it.
     * `hasPlayed` is asked before anything is noted.
     */
    async greets(
      user: UserId,
      { id: table, revision }: { readonly id: TableId; readonly revision: number },
      hasPlayed: () => Promise<boolean>,
    ): Promise<boolean> {
      const { greeted, stage } = (await about(user)) ?? NOBODY;
      if (stage === LESSON_STAGES.length) return false;
      if (greeted !== null) return greeted.table === table && greeted.revision === revision;
      if (await hasPlayed()) return false;
      await change(user, { greeted: { table, revision } });
      return true;
    },

    async forget(user: UserId): Promise<void> {
      await remove(notes, user);
    },
  };
}
