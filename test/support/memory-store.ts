import assert from 'node:assert/strict';
import { type Change, type Collection, NEW, type Schema, type Store, StoreUnavailable } from '../../src/game/ports.ts';
import { checked, prefixOf } from '../../src/storage/keys.ts';
import { rankingsOver } from '../../src/storage/rankings.ts';
import { memoryBoards, writeBoard } from './memory-boards.ts';

/** `rank`: whatever is asked of the boards, and `drop`. */
export type CallKind = 'load' | 'save' | 'delete' | 'list' | 'commit' | 'rank' | 'check';

export interface Call {
  /** Counts all calls on this connection from 1. */
  readonly number: number;
  readonly kind: CallKind;
  /**
   * `collection:id`; the collection alone for a list; those of all documents in a commit, with spaces between; the board,
   * or what its name begins with.
   */
  readonly key: string;
}

/** How a call goes wrong. `before`: nothing is done. `after`: it is done, and the answer is lost. */
export type Fault = 'before' | 'after';

/**
 * What outlives a process: texts by key, each with its revision; and who is on a board, by `rank/board member`, each with
 * the score as text. A copy of it is another disk.
 */
export type Disk = Map<string, { readonly text: string; readonly revision: number }>;

export const newDisk = (): Disk => new Map();

export interface MemoryStore extends Store {
  readonly disk: Disk;
  /** Every call made so far. */
  readonly calls: Call[];
  /** Decides for each call whether it fails; until it is replaced, none does. */
  fault: (call: Call) => Fault | null;
  /** Each call waits for this, or for one turn of the event loop: so two callers can be brought to the same point. */
  pause: (call: Call) => Promise<void> | undefined;
}

/**
 * The port in memory, with true compare-and-set: values go through JSON as they would on a disk, each call takes at least
 * one turn of the event loop, and comparing and writing are one step. Two of them on one disk are two processes.
 */
export function memoryStore(disk: Disk = newDisk()): MemoryStore {
  let isClosed = false;

  async function call<T>(kind: CallKind, key: string, work: () => T): Promise<T> {
    if (isClosed) throw new StoreUnavailable('The store is closed.');
    const made: Call = { number: store.calls.length + 1, kind, key };
    store.calls.push(made);
    await (store.pause(made) ?? new Promise((resolve) => setImmediate(resolve)));
    const fault = store.fault(made);
    if (fault === 'before') throw new StoreUnavailable(`${kind} ${key} was not done.`);
    const result = work();
    if (fault === 'after') throw new StoreUnavailable(`${kind} ${key} was done, but no answer came.`);
    return result;
  }

  const revisionAt = (key: string): number => disk.get(key)?.revision ?? NEW;

  function collection<T>(name: string, schema: Schema<T>): Collection<T> {
    const prefix = prefixOf(name);
    const keyOf = (id: string): string => prefix + checked(id, 'id for a document');
    return {
      load: async (id) => {
        const key = keyOf(id);
        return call('load', key, () => {
          const found = disk.get(key);
          if (found === undefined) return { kind: 'none' };
          const parsed = schema.safeParse(readJson(found.text));
          if (parsed.success) return { kind: 'found', stored: { value: parsed.data, revision: found.revision } };
          const setAsideAs = `broken:${key}:${disk.size}`;
          disk.set(setAsideAs, found);
          disk.delete(key);
          return { kind: 'broken', key, setAsideAs, why: parsed.error.message };
        });
      },

      save: async (id, value, basedOn) => {
        const key = keyOf(id);
        return call('save', key, () => {
          if (revisionAt(key) !== basedOn) return { kind: 'stale' };
          disk.set(key, { text: JSON.stringify(value), revision: basedOn + 1 });
          return { kind: 'saved', revision: basedOn + 1 };
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

      saving: (id, value, basedOn) => ({ kind: 'save', key: keyOf(id), basedOn, value }),
      deleting: (id, basedOn) => ({ kind: 'delete', key: keyOf(id), basedOn }),
    };
  }

  async function commit(changes: readonly Change[]): Promise<'saved' | 'stale'> {
    const documents = changes.filter((change) => change.kind === 'save' || change.kind === 'delete');
    const keys = documents.map(({ key }) => key);
    assert(new Set(keys).size === keys.length, `a commit names a document twice: ${keys.join(' ')}`);
    if (changes.length === 0 && !isClosed) return 'saved';
    return call('commit', keys.join(' '), () => {
      if (documents.some(({ key, basedOn }) => revisionAt(key) !== basedOn)) return 'stale';
      for (const change of changes) {
        if (change.kind === 'save')
          disk.set(change.key, { text: JSON.stringify(change.value), revision: change.basedOn + 1 });
        else if (change.kind === 'delete') disk.delete(change.key);
        else writeBoard(disk, change);
      }
      return 'saved';
    });
  }

  const store: MemoryStore = {
    disk,
    calls: [],
    fault: () => null,
    pause: () => undefined,
    collection,
    rankings: rankingsOver(
      memoryBoards(disk, (board, work) => call('rank', board, work)),
      (work) => work(),
    ),
    commit,
    check: () => call('check', '', () => {}),
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
