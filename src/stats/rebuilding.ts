import type { Store, StoredDocument } from '../game/store/ports.ts';
import { retry } from '../game/store/retry.ts';
import { dropGeneration, generationsBeside } from './board-generation.ts';
import { BoardRebuild, Disturbed, resultEverywhere } from './board-rebuild.ts';
import { newGeneration, type ScopeHead, type StatsDocuments } from './documents.ts';
import type { GameResult } from './game-result.ts';
import { EVERYWHERE, type PlayerId, type Rebuilt, type Scope } from './stats.ts';

/** How often a scope begins again because choices or data changed meanwhile; few, because each try reads all results. */
const TRIES = 5;

/** The results of a scope with the numbers from `from` to `to`, in order. `generation`: the shown one. */
type Source = (from: number, to: number, generation: string) => AsyncIterable<GameResult>;

/** Makes a scope's boards anew beside the old ones, takes in games played meanwhile, and only then replaces the old boards. */
export function createRebuilding(store: Store, documents: StatsDocuments) {
  /** `stale` if it has to be begun anew. */
  async function made(
    rebuild: BoardRebuild,
    first: StoredDocument<ScopeHead>,
    source: Source,
  ): Promise<Rebuilt | 'stale'> {
    const { scope } = rebuild.boards;
    // Users whose deletion is half done are still on the old boards, so they also come onto the new ones, by all of their results.
    const users = await documents.halfErased();
    let { value: head, revision } = first;
    let taken = 0;
    let games = 0;
    for (;;) {
      for await (const result of source(taken + 1, head.results, head.generation)) {
        await rebuild.take(users.size === 0 ? result : withUsers(result, users));
        games += 1;
      }
      taken = head.results;
      await rebuild.flush();
      // If the head can be saved on the revision that was read, nothing has changed since.
      const isSame = await rebuild.isAsOn({ scope, generation: head.generation });
      const next = { ...head, generation: rebuild.boards.generation };
      if ((await store.commit([documents.savingHead(scope, next, revision)])) === 'saved') return { games, isSame };
      ({ value: head, revision } = await documents.head(scope));
      if (head.generation !== first.value.generation || head.epoch !== first.value.epoch) return 'stale';
    }
  }

  async function rebuildScope(scope: Scope, source: Source): Promise<Rebuilt> {
    let shown: string | null = null;
    const done = await retry(async (): Promise<Rebuilt | 'stale'> => {
      const first = await documents.head(scope);
      // The server was purged meanwhile.
      if (first.value.results === 0) return { games: 0, isSame: true };
      shown ??= first.value.generation;
      if (first.value.generation !== shown) throw new Error('Another rebuild was faster.');
      // Generations under way can never be shown once this one is; later ones do not concern it.
      const beside = await generationsBeside(store, documents, scope, null);
      const rebuild = new BoardRebuild({ scope, generation: newGeneration() }, store, documents);
      let rebuilt: Rebuilt | 'stale';
      try {
        rebuilt = await made(rebuild, first, source);
      } catch (error) {
        // It may be shown all the same, if the store did not answer the last step.
        const isShown = (await documents.head(scope)).value.generation === rebuild.boards.generation;
        if (!isShown) await dropGeneration(store, documents, rebuild.boards);
        if (!(error instanceof Disturbed)) throw error;
        return 'stale';
      }
      for (const boards of rebuilt === 'stale' ? [rebuild.boards] : beside)
        await dropGeneration(store, documents, boards);
      return rebuilt;
    }, TRIES);
    if (done === 'stale') throw new Error(`The results of ${scope} kept changing: try again later.`);
    return done;
  }

  /** Makes every board anew from the results, while games go on. */
  return async (progress: (done: number, of: number) => void = () => {}): Promise<Rebuilt> => {
    const guilds = (await documents.scopes()).filter((scope) => scope !== EVERYWHERE);
    let total = 0;
    for (const guild of guilds) total += (await documents.head(guild)).value.results;
    /** Results across servers up to this number lie in their servers before those are read. */
    const known = (await documents.head(EVERYWHERE)).value.results;
    /** By number across servers: the place of each result that counts there. */
    const everywhere = new Map<number, { readonly guild: string; readonly number: number }>();
    let read = 0;
    let games = 0;
    let isSame = true;
    for (const guild of guilds) {
      const rebuilt = await rebuildScope(guild, async function* (from, to) {
        for (let number = from; number <= to; number++) {
          const result = await documents.countedResult(guild, number);
          read += 1;
          progress(Math.min(read, total), total);
          if (result?.numberEverywhere) everywhere.set(result.numberEverywhere, { guild, number });
          if (result) yield result;
        }
      });
      games += rebuilt.games;
      isSame &&= rebuilt.isSame;
    }
    const rebuilt = await rebuildScope(EVERYWHERE, async function* (from, to, generation) {
      for (let number = from; number <= to; number++) {
        const at =
          everywhere.get(number) ?? (number > known ? await resultEverywhere(store, generation, number) : null);
        const result = at && (await documents.countedResult(at.guild, at.number));
        if (result) yield result;
      }
    });
    isSame &&= rebuilt.isSame;
    return { games, isSame };
  };
}

const withUsers = (result: GameResult, users: ReadonlyMap<PlayerId, PlayerId>): GameResult => ({
  ...result,
  seats: result.seats.map((seat) => ({ ...seat, player: users.get(seat.player) ?? seat.player })),
});
