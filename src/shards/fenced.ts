import { ServedElsewhere } from '../game/servers/shard.ts';
import type { Collection, Store, StoreChange } from '../game/store/ports.ts';

export interface Fence {
  readonly isHeld: StoreChange;
  /** Whether another process has the lease by now. */
  isLost(): Promise<boolean>;
}

/** The store of one shard's bot: each write is made only while the lease is held, in the same step, or throws `ServedElsewhere`. */
export function fenced(store: Store, { isHeld, isLost }: Fence): Store {
  async function commit(changes: readonly StoreChange[]): Promise<'saved' | 'stale'> {
    if (changes.length === 0) return 'saved';
    const done = await store.commit([...changes, isHeld]);
    if (done === 'stale' && (await isLost())) throw new ServedElsewhere();
    return done;
  }

  return {
    ...store,
    commit,
    rankings: {
      ...store.rankings,
      // This is no part of a commit, so a lost lease stops it at its beginning only.
      async drop(prefix) {
        if (await isLost()) throw new ServedElsewhere();
        await store.rankings.drop(prefix);
      },
    },
    collection<T>(...named: Parameters<Store['collection']>): Collection<T> {
      const inner = store.collection(...named) as Collection<T>;
      return {
        ...inner,
        async save(id, value, basedOn) {
          const change = inner.saving(id, value, basedOn);
          return (await commit([change])) === 'saved'
            ? { kind: 'saved', revision: change.revision }
            : { kind: 'stale' };
        },
        async delete(id, basedOn) {
          return { kind: (await commit([inner.deleting(id, basedOn)])) === 'saved' ? 'deleted' : 'stale' };
        },
      };
    },
  };
}
