import type { Store } from '../game/ports.ts';
import { newGeneration, type StatsDocuments } from './documents.ts';
import { Making, resultEverywhere } from './making.ts';
import { isReadable, type Result } from './result.ts';
import { clearShelves, dropShelf } from './shelves.ts';
import { EVERYWHERE, type Rebuilt, type Scope, type Stats } from './stats.ts';

/** How often a scope is begun anew because somebody's choices or data changed meanwhile. */
const ATTEMPTS = 5;

/** Some results are of a newer version, and would be missing from what this one makes. The boards shown are as before. */
export class NewerResults extends Error {
  override readonly name = 'NewerResults';
}

/** The results of a scope with the numbers from `from` to `to`, in order. `generation`: which is shown. */
type Source = (from: number, to: number, generation: string) => AsyncIterable<Result>;

/** Makes a scope's boards anew beside the old ones, takes in what is played meanwhile, and only then puts them in their place. */
export function createRebuilding(store: Store, documents: StatsDocuments): Stats['rebuild'] {
  async function resultAt(guild: string, number: number): Promise<Result | null> {
    const result = await documents.countedResult(guild, number);
    if (result === null || isReadable(result)) return result;
    throw new NewerResults('Some results were written by a newer version of the bot: run that one.');
  }

  async function rebuildScope(scope: Scope, source: Source): Promise<Rebuilt> {
    for (let tried = 0; tried < ATTEMPTS; tried++) {
      const first = await documents.head(scope);
      const making = new Making({ scope, generation: newGeneration() }, store, documents);
      let { value: head, revision } = first;
      let taken = 0;
      let games = 0;
      for (;;) {
        for await (const result of source(taken + 1, head.results, head.generation)) {
          making.take(result);
          games += 1;
        }
        taken = head.results;
        await making.flush();
        // Nothing has changed since the head was read if it can be saved on what was read.
        const isSame = await making.isAsOn({ scope, generation: head.generation });
        const next = { ...head, generation: making.shelf.generation };
        if ((await store.commit([documents.savingHead(scope, next, revision)])) === 'saved') {
          await clearShelves(store, documents, scope, making.shelf.generation);
          return { games, isSame };
        }
        ({ value: head, revision } = await documents.head(scope));
        if (head.generation !== first.value.generation) throw new Error('Another rebuild was faster.');
        if (head.epoch !== first.value.epoch) break;
      }
      await dropShelf(store, documents, making.shelf);
    }
    throw new Error(`The results of ${scope} kept changing: try again later.`);
  }

  return async (progress = () => {}) => {
    const guilds = (await documents.scopes()).filter((scope) => scope !== EVERYWHERE);
    let total = 0;
    for (const guild of guilds) total += (await documents.head(guild)).value.results;
    /** By their number across servers, where results lie that count there. */
    const everywhere = new Map<number, { readonly guild: string; readonly number: number }>();
    let read = 0;
    let games = 0;
    let isSame = true;
    for (const guild of guilds) {
      const rebuilt = await rebuildScope(guild, async function* (from, to) {
        for (let number = from; number <= to; number++) {
          const result = await resultAt(guild, number);
          read += 1;
          progress(Math.min(read, total), total);
          if (result?.numberEverywhere) everywhere.set(result.numberEverywhere, { guild, number });
          if (result) yield result;
        }
      });
      games += rebuilt.games;
      isSame &&= rebuilt.isSame;
    }
    if ((await documents.head(EVERYWHERE)).value.results > 0) {
      const known = [...everywhere.keys()].reduce((most, number) => Math.max(most, number), 0);
      const rebuilt = await rebuildScope(EVERYWHERE, async function* (from, to, generation) {
        for (let number = from; number <= to; number++) {
          // What was played since its server was read can only be a late one.
          const at =
            everywhere.get(number) ?? (number > known ? await resultEverywhere(store, generation, number) : null);
          const result = at && (await resultAt(at.guild, at.number));
          if (result) yield result;
        }
      });
      isSame &&= rebuilt.isSame;
    }
    return { games, isSame };
  };
}
