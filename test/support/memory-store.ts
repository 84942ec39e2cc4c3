import assert from 'node:assert/strict';
import {
  type Collection,
  type DocumentKind,
  NEW,
  NeedsNewer,
  type Saving,
  type Schema,
  type Store,
  type StoreChange,
  StoreUnavailable,
} from '../../src/game/store/ports.ts';
import { firstRevision, readingOf } from '../../src/storage/envelope.ts';
import { checked, prefixOf } from '../../src/storage/keys.ts';
import { rankingsOver } from '../../src/storage/rankings.ts';
import { memoryBoards, writeBoard } from './memory-boards.ts';

/** `rank`: any question to the boards, and `drop`. */
export type CallKind = 'load' | 'save' | 'delete' | 'list' | 'commit' | 'rank' | 'check';

export interface Call {
  /** The call's number on this connection, from 1. */
  readonly number: number;
  readonly kind: CallKind;
  /**
   * `collection:id`; for a list the collection alone; for a commit the keys of all its documents, with spaces between; for boards the
   * board, or the beginning of its name.
   */
  readonly key: string;
}

/** How a call goes wrong. `before`: nothing is done. `after`: it is done, but the answer is lost. `late`: `arrive` does it. */
export type Fault = 'before' | 'after' | 'late';

/**
 * What outlives a process: texts by key, each with its revision, and scores as text by `rank/board member`. A copy of it is another disk.
 */
export type Disk = Map<string, Lying>;
interface Lying {
  readonly text: string;
  readonly revision: number;
  readonly needs?: readonly string[];
}

export const newDisk = (): Disk => new Map();

export interface MemoryStore extends Store {
  readonly disk: Disk;
  /** Every call made so far. */
  readonly calls: Call[];
  /** Decides for each call whether it fails. At first no call fails. */
  fault: (call: Call) => Fault | null;
  /** Each call waits for this, or for one turn of the event loop. A test can thus bring two callers to one point. */
  pause: (call: Call) => Promise<void> | undefined;
  /** Does the `late` calls in their order, like a frozen server that goes on. */
  arrive(): void;
}

/**
 * The store in memory, with true compare-and-set. Values go through JSON as on a disk, and each call takes at least one turn of the event
 * loop. Comparing and writing are one step. Two stores on one disk are two processes.
 */
export function memoryStore(disk: Disk = newDisk(), first = firstRevision): MemoryStore {
  let isClosed = false;
  const late: (() => unknown)[] = [];

  async function call<T>(kind: CallKind, key: string, work: () => T): Promise<T> {
    if (isClosed) throw new StoreUnavailable('The store is closed.');
    const made: Call = { number: store.calls.length + 1, kind, key };
    store.calls.push(made);
    await (store.pause(made) ?? new Promise((resolve) => setImmediate(resolve)));
    const fault = store.fault(made);
    if (fault === 'late') late.push(work);
    if (fault !== null && fault !== 'after') throw new StoreUnavailable(`${kind} ${key} was not done.`);
    const result = work();
    if (fault === 'after') throw new StoreUnavailable(`${kind} ${key} was done, but no answer came.`);
    return result;
  }

  const revisionAt = (key: string): number => disk.get(key)?.revision ?? NEW;

  function readAt<T>(key: string, name: string, schema: Schema<T>, kind: DocumentKind) {
    const found = disk.get(key);
    if (found === undefined) return { kind: 'none' } as const;
    const { text, revision, needs = [] } = found;
    const document = readJson(text);
    const isWhole = document !== undefined;
    const unsealed = isWhole
      ? ({ kind: 'whole', revision, needs, document, text } as const)
      : ({ kind: 'broken', why: 'it is not JSON', text } as const);
    return readingOf(unsealed, { key, name, schema, ...kind });
  }

  /** Whether the document that a change would replace is broken, by the change. */
  const broken = new WeakMap<Saving, () => boolean>();

  function isStale(change: Extract<StoreChange, { basedOn: number }>): boolean {
    if (revisionAt(change.key) === change.basedOn) return false;
    const isReplaced = change.kind === 'save' && change.basedOn === NEW && broken.get(change)!();
    return !isReplaced;
  }

  function write(change: Saving): void {
    const { key, revision, value, needs } = change;
    const found = disk.get(key);
    if (found !== undefined && broken.get(change)!()) disk.set(`broken:${key}:${disk.size}`, found);
    disk.set(key, { text: JSON.stringify(value), revision, needs });
  }

  function collection<T>(name: string, schema: Schema<T>, kind: DocumentKind = {}): Collection<T> {
    const prefix = prefixOf(name);
    const keyOf = (id: string): string => prefix + checked(id, 'id for a document');
    const peek: Collection<T>['peek'] = async (id) => {
      const key = keyOf(id);
      return call('load', key, () => readAt(key, name, schema, kind));
    };
    const saving: Collection<T>['saving'] = (id, value, basedOn) => {
      const key = keyOf(id);
      const revision = basedOn === NEW ? first() : basedOn + 1;
      const change: Saving = { kind: 'save', key, basedOn, revision, value, needs: kind.features?.of(value) ?? [] };
      broken.set(change, () => kind.isKept !== true && readAt(key, name, schema, kind).kind === 'broken');
      return change;
    };
    return {
      peek,
      saving,

      load: async (id) => {
        const loaded = await peek(id);
        if (loaded.kind === 'newer') throw new NeedsNewer(loaded);
        return loaded;
      },

      save: async (id, value, basedOn) => {
        const change = saving(id, value, basedOn);
        return call('save', change.key, () => {
          if (isStale(change)) return { kind: 'stale' };
          write(change);
          return { kind: 'saved', revision: change.revision };
        });
      },

      delete: async (id, basedOn) => {
        const key = keyOf(id);
        return call('delete', key, () => {
          if (revisionAt(key) !== basedOn) return { kind: 'stale' };
          disk.delete(key);
          return { kind: 'deleted' };
        });
      },

      list: async (beginning = '') =>
        call('list', name, () =>
          [...disk.keys()]
            .filter((key) => key.startsWith(beginning === '' ? prefix : keyOf(beginning)))
            .map((key) => key.slice(prefix.length))
            .sort(),
        ),

      deleting: (id, basedOn) => ({ kind: 'delete', key: keyOf(id), basedOn }),
      expecting: (id, revision) => ({ kind: 'expect', key: keyOf(id), basedOn: revision }),
    };
  }

  async function commit(changes: readonly StoreChange[]): Promise<'saved' | 'stale'> {
    const documents = changes.filter((change) => 'key' in change);
    const keys = documents.map(({ key }) => key);
    assert(new Set(keys).size === keys.length, `a commit names a document twice: ${keys.join(' ')}`);
    if (changes.length === 0 && !isClosed) return 'saved';
    return call('commit', keys.join(' '), () => {
      if (documents.some(isStale)) return 'stale';
      for (const change of changes) {
        if (change.kind === 'save') write(change);
        else if (change.kind === 'delete') disk.delete(change.key);
        else if (change.kind !== 'expect') writeBoard(disk, change);
      }
      return 'saved';
    });
  }

  const store: MemoryStore = {
    disk,
    calls: [],
    fault: () => null,
    pause: () => undefined,
    arrive: () => {
      for (const work of late.splice(0)) work();
    },
    collection,
    rankings: rankingsOver(
      memoryBoards(disk, (board, work) => call('rank', board, work)),
      (work) => work(),
    ),
    commit,
    wipe: async () => {},
    check: () => call('check', '', () => []),
    async close() {
      isClosed = true;
    },
  };
  return store;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
