import { z } from 'zod';
import { type Collection, NEW, type Store, type StoreChange } from '../game/store/ports.ts';

const LeaseSchema = z.strictObject({
  format: z.literal(1),
  /** The process that serves the shard. */
  owner: z.string(),
});
type LeaseNote = z.infer<typeof LeaseSchema>;

/** The right to serve a shard. It is held as long as its note has this revision: whoever takes it over changes that. */
export interface Lease {
  readonly shard: number;
  readonly revision: number;
  /** To be part of every commit: once the lease is another's, nothing of this one's is written any more. */
  readonly isHeld: StoreChange;
}

/** `shards`: into how many all servers are divided. Throws `StoreUnavailable`. */
export function createLeases(store: Store, shards: number) {
  const notes: Collection<LeaseNote> = store.collection('lease', LeaseSchema);
  const idOf = (shard: number): string => `${shard}-of-${shards}`;

  return {
    /** Who holds it; null where nobody does. `revision`: what to take it on. */
    async look(shard: number): Promise<{ readonly owner: string | null; readonly revision: number }> {
      const found = await notes.load(idOf(shard));
      if (found.kind !== 'found') return { owner: null, revision: NEW };
      return { owner: found.stored.value.owner, revision: found.stored.revision };
    },

    /** Null where somebody else was faster. */
    async take(shard: number, owner: string, basedOn: number): Promise<Lease | null> {
      // As a new note, whose revision was never given before: the next one could come a second time where a store has forgotten its last
      // writes, as a replica that takes over may.
      if (basedOn !== NEW && (await notes.delete(idOf(shard), basedOn)).kind === 'stale') return null;
      const saved = await notes.save(idOf(shard), { format: 1, owner }, NEW);
      if (saved.kind !== 'saved') return null;
      const { revision } = saved;
      return { shard, revision, isHeld: notes.expecting(idOf(shard), revision) };
    },

    /** Whether it is another's by now. Asked by a commit, which no store makes that was emptied or exchanged. */
    isLost: async ({ isHeld }: Lease): Promise<boolean> => (await store.commit([isHeld])) === 'stale',

    release: async ({ shard, revision }: Pick<Lease, 'shard' | 'revision'>): Promise<void> =>
      void (await notes.delete(idOf(shard), revision)),

    /**
     * Takes away what processes that are gone held when they divided all servers otherwise: one that was only asleep would still write.
     */
    async dropOthers(isGone: (owner: string) => Promise<boolean>): Promise<void> {
      for (const id of await notes.list()) {
        if (id.endsWith(`-of-${shards}`)) continue;
        const found = await notes.load(id);
        if (found.kind === 'found' && (await isGone(found.stored.value.owner)))
          await notes.delete(id, found.stored.revision);
      }
    },
  };
}
