import { z } from 'zod';
import { remove } from '../store/documents.ts';
import { type Collection, NEW, type Store } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import type { TableId, UserId } from '../table/table.ts';
import { LESSON_STAGES } from './lesson.ts';

const NewcomerSchema = z.strictObject({
  format: z.literal(1),
  /** The last shown stage of `/learn`: an index of `LESSON_STAGES`, or their number when it is over; null for none. */
  stage: z.int().min(0).nullable(),
  /** The turn in which the person was told what a panel is; null if they were not. */
  greeted: z.strictObject({ table: z.string().max(8), revision: z.int().min(0) }).nullable(),
});
export type Newcomer = z.infer<typeof NewcomerSchema>;

const NOBODY: Newcomer = { format: 1, stage: null, greeted: null };

/**
 * How far people are in learning the game. A panel of `/learn` holds its stage in its buttons, so an open panel survives restarts. The note
 * only tells where a person left off, since Discord discards private panels.
 */
export type Newcomers = ReturnType<typeof createNewcomers>;

export function createNewcomers(store: Store) {
  const notes: Collection<Newcomer> = store.collection('newcomer', NewcomerSchema);

  /** A note of a newer version is not read, and stays. */
  const about = async (user: UserId): Promise<Newcomer | null> => {
    const found = await notes.peek(user);
    return found.kind === 'found' ? found.stored.value : null;
  };

  /** If other writes keep coming between, the note stays as it is; at worst something is repeated. */
  async function change(user: UserId, what: Partial<Newcomer>): Promise<void> {
    await retry(async () => {
      const found = await notes.peek(user);
      if (found.kind === 'newer') return found.kind;
      const [value, revision] = found.kind === 'found' ? [found.stored.value, found.stored.revision] : [NOBODY, NEW];
      return (await notes.save(user, { ...value, ...what }, revision)).kind === 'saved' ? 'saved' : 'stale';
    });
  }

  return {
    /** The note about a person, or null. */
    about,
    /** The last shown stage of `/learn`; null for none. */
    stage: async (user: UserId): Promise<number | null> => (await about(user))?.stage ?? null,
    reached: (user: UserId, stage: number): Promise<void> => change(user, { stage }),

    /**
     * Whether this turn's panel explains itself: each time in the person's first turn with a panel, unless they have learnt the game.
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
