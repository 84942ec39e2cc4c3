import { z } from 'zod';
import { type Collection, NEW, type Store, type StoreChange } from '../game/store/ports.ts';

const LeaseSchema = z.strictObject({
  format: z.literal(1),
  /** The process that serves the shard. */
  owner: z.string(),
});
type LeaseNote = z.infer<typeof LeaseSchema>;

/** The right to serve a shard. It is held as long as its note has this revision, which each takeover changes. */
export interface Lease {
  readonly shard: number;
  readonly revision: number;
  /** Part of every commit: once another process has the lease, nothing of this one is written any more. */
  readonly isHeld: StoreChange;
}

/** `shards`: the number of shards that all servers are divided into. Throws `StoreUnavailable`. */
export function createLeases(store: Store, shards: number) {
  const notes: Collection<LeaseNote> = store.collection('lease', LeaseSchema);
  const idOf = (shard: number): string => `${shard}-of-${shards}`;

  return {
    /** The process that holds it, or null. `revision`: `basedOn` for `take`. */
    async look(shard: number): Promise<{ readonly owner: string | null; readonly revision: number }> {
      const found = await notes.load(idOf(shard));
      if (found.kind !== 'found') return { owner: null, revision: NEW };
      return { owner: found.stored.value.owner, revision: found.stored.revision };
    },

    /** Null if another process was faster. */
    async take(shard: number, owner: string, basedOn: number): Promise<Lease | null> {
      // A new note, whose revision is new for certain: a store that forgets its last writes could give the next revision twice.
      if (basedOn !== NEW && (await notes.delete(idOf(shard), basedOn)).kind === 'stale') return null;
      const saved = await notes.save(idOf(shard), { format: 1, owner }, NEW);
      if (saved.kind !== 'saved') return null;
      const { revision } = saved;
      return { shard, revision, isHeld: notes.expecting(idOf(shard), revision) };
    },

    /** Whether another process has it by now. It asks by a commit, which an emptied or exchanged store never makes. */
    isLost: async ({ isHeld }: Lease): Promise<boolean> => (await store.commit([isHeld])) === 'stale',

    release: async ({ shard, revision }: Pick<Lease, 'shard' | 'revision'>): Promise<void> =>
      void (await notes.delete(idOf(shard), revision)),

    /** Takes leases from gone processes that divided all servers otherwise: a process that was only asleep would still write. */
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
