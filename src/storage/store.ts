import assert from 'node:assert/strict';
import { Keyv } from 'keyv';
import {
  type Clock,
  type Collection,
  type DocumentKind,
  type Loaded,
  type Log,
  NEW,
  NeedsNewer,
  type Newer,
  type Saving,
  type Schema,
  type Store,
  type StoreChange,
  StoreSwapped,
  StoreUnavailable,
} from '../game/store/ports.ts';
import { Kept } from '../kept.ts';
import type { Backend, Write } from './backend.ts';
import { firstRevision, guardOf, readingOf, type StoredAt, sealed, type Unsealed, unsealed } from './envelope.ts';
import type { Identity } from './identity.ts';
import { checked, prefixOf } from './keys.ts';
import { rankingsOver } from './rankings.ts';

/** From this length on, the `MOST_READ` documents read last are kept: reading a long one anew costs more than all else of a press. */
const LONG = 1000;
const MOST_READ = 256;

/** How many documents are remembered as logged; beyond that the oldest is logged again. */
const MOST_TOLD = 1000;

export interface StoreOptions {
  /** The revision of a document that is new. */
  readonly first?: () => number;
  /** The store's identity; null: any store. */
  readonly identity?: Identity | null;
}

/** The store over any backend, with revisions and validation. It leaves broken documents and documents of newer versions alone. */
export function createStore(
  backend: Backend,
  log: Log,
  clock: Pick<Clock, 'now'>,
  { first = firstRevision, identity = null }: StoreOptions = {},
): Store {
  // Keyv only reads. Others keep its adapter for Redis up to date, and documents have had its layout since version 0.1.0. It cannot compare
  // before it writes, which every save here has to, so the backend writes.
  const keyv = new Keyv<Unsealed>(backend.adapter, {
    useKeyPrefix: false,
    throwOnErrors: true,
    serialize: JSON.stringify,
    // Keyv's `deserialize` may not throw here: an unreadable document is an answer, not an accident.
    deserialize: (text) => ({ value: known(String(text)) }) as never,
  });
  // The caller gets the error; without a listener the event itself would end the process.
  keyv.on('error', () => {});

  /** By text, so that a kept document is always the one in the store. */
  const read = new Kept<string, Unsealed>(MOST_READ);
  function known(text: string): Unsealed {
    const found = read.get(text) ?? unsealed(text);
    if (text.length >= LONG) read.set(text, found);
    return found;
  }

  const underWay = new Set<Promise<unknown>>();
  /** By key: what the document there was last logged as. Each is logged once. */
  const told = new Kept<string, string>(MOST_TOLD);
  /** By save: the place of the document, in case it is a new one. */
  const places = new WeakMap<Saving, StoredAt<unknown>>();
  let isClosed = false;
  /** Whether nothing has happened since the last check that could have made it another store. */
  let isSure = true;
  let isSwapped = false;
  /** Why the last commit could not be made; null if it could. */
  let refusal: unknown = null;

  async function ask<T>(work: () => Promise<T>): Promise<T> {
    if (isClosed) throw new StoreUnavailable('The store is closed.');
    const answer = isSure ? work() : recognised().then(work);
    underWay.add(answer);
    try {
      return await answer;
    } catch (error) {
      isSure = false;
      throw backend.explain(error);
    } finally {
      underWay.delete(answer);
    }
  }

  /** Throws `StoreSwapped` if it is another store than the process began with. Logs it loudly, and once. */
  async function recognised(): Promise<void> {
    const text = identity && (await backend.adapter.get<string>(identity.key));
    isSure = identity === null || text === identity.text;
    if (isSwapped && isSure) log.warn({ store: identity?.id }, 'the store is the right one again');
    if (!isSwapped && !isSure) {
      const found = text ? 'another store' : 'an empty one';
      log.error(
        { store: identity?.id, found, error: new StoreSwapped() },
        'THE STORE WAS EMPTIED OR REPLACED: nothing is done with it',
      );
    }
    isSwapped = !isSure;
    if (isSwapped) throw new StoreSwapped();
  }

  /** Every write goes this way, so that none gets into another store. */
  async function written(writes: readonly Write[]): Promise<boolean> {
    try {
      const isDone = await ask(() => backend.commit(identity === null ? writes : [identity.expected, ...writes]));
      // The identity may be what is no longer as expected.
      if (!isDone) await ask(recognised);
      refusal = null;
      return isDone;
    } catch (error) {
      refusal = error;
      throw error;
    }
  }

  const get = (key: string): Promise<Unsealed | undefined> => ask(() => keyv.get(key));

  /** Logs a document once, however often it is read. */
  function tell(reading: Extract<Loaded<unknown>, { kind: 'broken' }> | Newer): void {
    const { kind, key } = reading;
    if (told.get(key) === kind) return;
    told.set(key, kind);
    if (kind === 'broken') log.error({ key, why: reading.why }, 'a document cannot be read, and is left as it is');
    else log.warn({ key, needs: reading.needs }, 'a document needs a newer version of the bot, and is left as it is');
  }

  /** Sets broken documents aside; returns whether they were all that prevented these changes. */
  async function haveMadeRoom(changes: readonly StoreChange[]): Promise<boolean> {
    const broken: (readonly [key: string, text: string])[] = [];
    for (const change of changes) {
      if (change.kind === 'rank' || change.kind === 'add') continue;
      const { key, basedOn } = change;
      const found = await get(key);
      const revision = found === undefined ? NEW : found.kind === 'whole' ? found.revision : null;
      if (revision === basedOn) continue;
      const place = change.kind === 'save' && basedOn === NEW ? places.get(change) : undefined;
      const isReplaced = found !== undefined && place?.isKept !== true && place !== undefined;
      if (!isReplaced || readingOf(found, place).kind !== 'broken') return false;
      broken.push([key, found.text]);
    }
    for (const [key, text] of broken) {
      const setAsideAs = `broken:${key}:${new Date(clock.now()).toISOString()}`;
      // If another process was faster, that process logs it.
      if (await ask(() => backend.move(key, setAsideAs, text)))
        log.warn({ key, setAsideAs }, 'a document that cannot be read was set aside for a new one');
    }
    return broken.length > 0;
  }

  async function commit(changes: readonly StoreChange[]): Promise<'saved' | 'stale'> {
    const writes = writesOf(changes);
    const attempt = async () => (writes.length === 0 && !isClosed) || written(writes);
    return (await attempt()) || ((await haveMadeRoom(changes)) && (await attempt())) ? 'saved' : 'stale';
  }

  function collection<T>(name: string, schema: Schema<T>, kind: DocumentKind = {}): Collection<T> {
    const prefix = prefixOf(name);
    const keyOf = (id: string): string => prefix + checked(id, 'id for a document');
    const placeOf = (key: string): StoredAt<T> => ({ key, name, schema, ...kind });

    const readings = new WeakMap<Unsealed, Loaded<T>>();

    async function peek(id: string): Promise<Loaded<T> | Newer> {
      const key = keyOf(id);
      const found = await get(key);
      // An `isKept` document does not go away by itself.
      if (found === undefined && kind.isKept) await ask(recognised);
      if (found === undefined) return { kind: 'none' };
      const reading = readings.get(found) ?? readingOf(found, placeOf(key));
      if (reading.kind === 'found') readings.set(found, frozen(reading));
      else if (reading.kind !== 'none') tell(reading);
      return reading;
    }

    function saving(id: string, value: T, basedOn: number): Saving {
      const key = keyOf(id);
      const revision = basedOn === NEW ? first() : basedOn + 1;
      const change: Saving = { kind: 'save', key, basedOn, revision, value, needs: kind.features?.of(value) ?? [] };
      places.set(change, placeOf(key));
      return change;
    }

    return {
      peek,
      saving,

      async load(id) {
        const loaded = await peek(id);
        if (loaded.kind === 'newer') throw new NeedsNewer(loaded);
        return loaded;
      },

      async save(id, value, basedOn) {
        const change = saving(id, value, basedOn);
        return (await commit([change])) === 'saved' ? { kind: 'saved', revision: change.revision } : { kind: 'stale' };
      },

      async delete(id, basedOn) {
        const key = keyOf(id);
        return (await commit([{ kind: 'delete', key, basedOn }])) === 'saved' ? { kind: 'deleted' } : { kind: 'stale' };
      },

      async list(beginning = '') {
        const keys = await ask(() => backend.keys(beginning === '' ? prefix : keyOf(beginning)));
        return keys.map((key) => key.slice(prefix.length)).sort();
      },

      deleting: (id, basedOn) => ({ kind: 'delete', key: keyOf(id), basedOn }),
      expecting: (id, revision) => ({ kind: 'expect', key: keyOf(id), basedOn: revision }),
    };
  }

  return {
    collection,
    rankings: rankingsOver(backend.boards, ask),

    commit,

    wipe: () => ask(() => backend.wipe()),

    async check() {
      await ask(recognised);
      // A sign of life is written every half minute, so this is never old.
      if (refusal !== null) throw refusal;
      return ask(() => backend.worries());
    },

    async close() {
      isClosed = true;
      await Promise.allSettled(underWay);
      await backend.close();
    },
  };
}

/** All readers of a document share it. */
function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) frozen(part);
  return Object.freeze(value);
}

function writesOf(changes: readonly StoreChange[]): Write[] {
  const named = new Set<string>();
  return changes.map((change) => {
    if (change.kind === 'rank' || change.kind === 'add') return change;
    const { kind, key, basedOn } = change;
    assert(!named.has(key), `a commit names ${key} twice`);
    named.add(key);
    if (kind === 'expect') return { kind, key, guard: guardOf(basedOn) };
    return { kind: 'text', key, guard: guardOf(basedOn), text: kind === 'save' ? textOf(change) : null };
  });
}

const textOf = ({ revision, value, needs }: Saving): string => sealed(revision, value, needs);
