import type { Store } from '../game/store/ports.ts';
import { type BoardGeneration, generationPrefix } from './boards.ts';
import type { StatsDocuments } from './documents.ts';
import type { Scope } from './stats.ts';

/**
 * All generations of a scope that hold anything, except the shown one. Another process may be making one of them just now. Drop them only
 * after the head has changed so that they can no longer take its place.
 */
export async function generationsBeside(
  store: Store,
  documents: StatsDocuments,
  scope: Scope,
  shown: string | null,
): Promise<BoardGeneration[]> {
  const names = [...(await store.rankings.boards(`${scope}.`)), ...(await documents.standings(scope))];
  const generations = new Set(names.map((name) => /^\w+\.([0-9a-f]+)[:|]/.exec(name)?.[1]));
  return [...generations].flatMap((generation) =>
    generation === undefined || generation === shown ? [] : [{ scope, generation }],
  );
}

export async function dropGeneration(store: Store, documents: StatsDocuments, boards: BoardGeneration): Promise<void> {
  await store.rankings.drop(`${generationPrefix(boards)}|`);
  await documents.removeStandings(await documents.standings(boards));
}
