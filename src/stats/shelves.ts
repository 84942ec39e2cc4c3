import type { Store } from '../game/ports.ts';
import { type Shelf, shelfPrefix } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import type { Scope } from './stats.ts';

/** Removes everything derived of a scope but one generation (null: all of it), whatever left it there. */
export async function clearShelves(
  store: Store,
  documents: StatsDocuments,
  scope: Scope,
  kept: string | null,
): Promise<void> {
  const names = [...(await store.rankings.boards(`${scope}.`)), ...(await documents.standings())];
  const generations = new Set(
    names.flatMap((name) => {
      const [, of, generation] = /^(\w+)\.([0-9a-f]+)[:|]/.exec(name) ?? [];
      return of === scope && generation !== undefined && generation !== kept ? [generation] : [];
    }),
  );
  for (const generation of generations) await dropShelf(store, documents, { scope, generation });
}

export async function dropShelf(store: Store, documents: StatsDocuments, shelf: Shelf): Promise<void> {
  await store.rankings.drop(`${shelfPrefix(shelf)}|`);
  const own = (await documents.standings()).filter((id) => id.startsWith(`${shelfPrefix(shelf)}:`));
  await documents.removeStandings(own);
}
