import type { Store } from '../game/store/ports.ts';
import { type Shelf, shelfPrefix } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import type { Scope } from './stats.ts';

/**
 * All makings of a scope of which there is anything, but the one that is shown. Some may be under way just now in another
 * process: to drop those is safe only once the head has changed in such a way that they cannot be put in its place any more.
 */
export async function shelvesBeside(
  store: Store,
  documents: StatsDocuments,
  scope: Scope,
  shown: string | null,
): Promise<Shelf[]> {
  const names = [...(await store.rankings.boards(`${scope}.`)), ...(await documents.standings(scope))];
  const generations = new Set(names.map((name) => /^\w+\.([0-9a-f]+)[:|]/.exec(name)?.[1]));
  return [...generations].flatMap((generation) =>
    generation === undefined || generation === shown ? [] : [{ scope, generation }],
  );
}

export async function dropShelf(store: Store, documents: StatsDocuments, shelf: Shelf): Promise<void> {
  await store.rankings.drop(`${shelfPrefix(shelf)}|`);
  await documents.removeStandings(await documents.standings(shelf));
}
