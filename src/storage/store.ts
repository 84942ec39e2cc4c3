import assert from 'node:assert/strict';
import { Keyv } from 'keyv';
import {
  type Change,
  type Clock,
  type Collection,
  type Loaded,
  type Log,
  type Schema,
  type Store,
  StoreUnavailable,
} from '../game/ports.ts';
import type { Backend, Write } from './backend.ts';
import { guardOf, sealed, type Unsealed, unsealed } from './envelope.ts';
import { checked, prefixOf } from './keys.ts';
import { rankingsOver } from './rankings.ts';

const PROBE = 'check';

/** The store over any backend: revisions, validation, and broken documents set aside. */
export function createStore(backend: Backend, log: Log, clock: Pick<Clock, 'now'>): Store {
  const keyv = new Keyv<Unsealed>(backend.adapter, {
    useKeyPrefix: false,
    throwOnErrors: true,
    serialize: JSON.stringify,
    // Keyv's `deserialize` may not throw here: what cannot be read is an answer, not an accident.
    deserialize: (text) => ({ value: unsealed(text) }) as never,
  });
  // Whoever called is told by what is thrown; without a listener the event itself would end the process.
  keyv.on('error', () => {});

  const underWay = new Set<Promise<unknown>>();
  let isClosed = false;

  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailable('The store is closed.');
    const answer = work();
    underWay.add(answer);
    try {
      return await answer;
    } catch (error) {
      throw backend.explain(error);
    } finally {
      underWay.delete(answer);
    }
  }

  /** Moves what cannot be read out of the way; undefined if it was no longer there to be moved. */
  async function setAside(key: string, text: string, why: string): Promise<Loaded<never> | undefined> {
    const setAsideAs = `broken:${key}:${new Date(clock.now()).toISOString()}`;
    if (!(await ask(() => backend.move(key, setAsideAs, text)))) return undefined;
    log.error({ key, setAsideAs, why }, 'a broken document was set aside');
    return { kind: 'broken', key, setAsideAs, why };
  }

  function collection<T>(name: string, schema: Schema<T>): Collection<T> {
    const prefix = prefixOf(name);
    const keyOf = (id: string): string => prefix + checked(id, 'id for a document');

    return {
      async load(id) {
        const key = keyOf(id);
        // Another process may repair, replace or set it aside between the look and the move: then look again.
        for (;;) {
          const found = await ask(() => keyv.get(key));
          if (found === undefined) return { kind: 'none' };
          let why: string;
          if (found.kind === 'whole') {
            const parsed = schema.safeParse(found.document);
            if (parsed.success) return { kind: 'found', stored: { value: parsed.data, revision: found.revision } };
            why = parsed.error.message;
          } else {
            why = found.why;
          }
          const broken = await setAside(key, found.text, why);
          if (broken !== undefined) return broken;
        }
      },

      async save(id, value, basedOn) {
        const key = keyOf(id);
        const revision = basedOn + 1;
        const text = sealed(revision, value);
        const isSaved = await ask(() => backend.replace(key, guardOf(basedOn), text));
        return isSaved ? { kind: 'saved', revision } : { kind: 'stale' };
      },

      async delete(id, basedOn) {
        const key = keyOf(id);
        return (await ask(() => backend.remove(key, guardOf(basedOn)))) ? { kind: 'deleted' } : { kind: 'stale' };
      },

      async list(beginning = '') {
        const keys = await ask(() => backend.keys(beginning === '' ? prefix : keyOf(beginning)));
        return keys.map((key) => key.slice(prefix.length)).sort();
      },

      saving: (id, value, basedOn) => ({ kind: 'save', key: keyOf(id), basedOn, value }),
      deleting: (id, basedOn) => ({ kind: 'delete', key: keyOf(id), basedOn }),
    };
  }

  return {
    collection,
    rankings: rankingsOver(backend.boards, ask),

    async commit(changes) {
      const writes = writesOf(changes);
      return (await ask(async () => writes.length === 0 || backend.commit(writes))) ? 'saved' : 'stale';
    },

    async check() {
      const text = String(clock.now());
      await ask(() => keyv.set(PROBE, text as never));
      if ((await ask(() => keyv.get(PROBE))) === undefined)
        throw new StoreUnavailable('The store forgets what it is given.');
    },

    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await backend.close();
    },
  };
}

function writesOf(changes: readonly Change[]): Write[] {
  const named = new Set<string>();
  return changes.map((change) => {
    if (change.kind === 'rank' || change.kind === 'add') return change;
    const { kind, key, basedOn } = change;
    assert(!named.has(key), `a commit names ${key} twice`);
    named.add(key);
    const text = kind === 'save' ? sealed(basedOn + 1, change.value) : null;
    return { kind: 'text', key, guard: guardOf(basedOn), text };
  });
}
