import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import { PHASES, type Phase, type Table, type TableId, TableSchema, type UserId } from '../table/table.ts';
import { dueOf } from '../time/due.ts';
import { commitAll } from './chunks.ts';
import { GAME_FEATURES } from './features.ts';
import { seatIndex } from './index-of-seats.ts';
import { tableIndex } from './index-of-tables.ts';
import { type Collection, NEW, NeedsNewer, type Store, type StoredDocument, StoreUnavailable } from './ports.ts';

/**
 * `save` with a known result. If a save throws, the document that is stored now decides. If it does not show that the save was made,
 * `StoreUnavailable` is thrown on.
 */
export async function write<T>(
  to: Collection<T>,
  id: string,
  value: T,
  basedOn: number,
  save = async (): Promise<'saved' | 'stale'> => (await to.save(id, value, basedOn)).kind,
): Promise<'saved' | 'stale'> {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof StoreUnavailable)) throw error;
    const now = await to.load(id);
    const isOurs = now.kind === 'found' && (basedOn === NEW || now.stored.revision === basedOn + 1);
    if (isOurs && isDeepStrictEqual(now.stored.value, value)) return 'saved';
    throw error;
  }
}

/** Deletes a document despite concurrent changes; returns its last value, or null. */
export async function remove<T>(from: Collection<T>, id: string): Promise<T | null> {
  for (;;) {
    const loaded = await from.load(id);
    if (loaded.kind !== 'found') return null;
    if ((await from.delete(id, loaded.stored.revision)).kind === 'deleted') return loaded.stored.value;
  }
}

/** The tables as documents. Each save also stores when the table is next due (`dueOf`). */
export type TableDocuments = ReturnType<typeof tableDocuments>;

/** A write of `after` over `before` on the revision `basedOn`. */
export interface Unanswered {
  readonly after: Table;
  readonly basedOn: number;
  readonly before: Table;
}

/** `passed`: the table has changed since, with this save or without it. */
export type SaveOutcome = 'made' | 'not-made' | 'passed';

/** What can be told of a table that a newer version wrote. These values have the same place in every version; null if missing. */
export interface NewerTable {
  readonly phase: Phase | null;
  readonly guild: string | null;
  readonly channel: string | null;
  /** Whether the user's id occurs anywhere in the table. */
  names(user: UserId): boolean;
  readonly error: NeedsNewer;
}

const Text = z.string().nullable().catch(null);
const NewerSchema = z
  .object({ phase: z.literal(PHASES).nullable().catch(null), guild: Text, channel: Text })
  .catch({ phase: null, guild: null, channel: null });

/** The board of finished tables that are not told of yet. */
const UNTOLD = 'untold';

/** The board of tables by when they are due, the earliest highest. */
const DUE = 'due';

/** Version 0.1.0 moved unreadable tables to `reference`, and left this in their place. */
const LostSchema = z.strictObject({ reference: z.string() });

/** The tables of a store. Opened without the features, a table that needs one counts as written by a newer version. */
export const tablesIn = (store: Pick<Store, 'collection'>): Collection<Table> =>
  store.collection('table', TableSchema, { features: GAME_FEATURES, isKept: true });

/** `due`: when a saved table is next due, if not as the table itself says. */
export function tableDocuments(store: Store, due: typeof dueOf = dueOf) {
  const tables = tablesIn(store);
  const lost = store.collection('lost-table', LostSchema);
  const index = tableIndex(store);
  const seats = seatIndex(store);
  const dueAt = (id: TableId, at: number | null) => store.rankings.setting(DUE, id, at === null ? null : -at);

  return {
    async read(id: TableId): Promise<PlayResult<StoredDocument<Table>>> {
      const loaded = await tables.peek(id);
      if (loaded.kind === 'found') return ok(loaded.stored);
      if (loaded.kind === 'newer') return refuse({ code: 'game-newer' });
      if (loaded.kind === 'broken') return refuse({ code: 'table-broken', reference: loaded.key });
      const note = await lost.peek(id);
      if (note.kind === 'none') return refuse({ code: 'no-such-table' });
      return refuse({
        code: 'table-broken',
        reference: note.kind === 'found' ? note.stored.value.reference : note.key,
      });
    },

    /** For a table that `read` refuses as `game-newer`. Null if it has been deleted or mended. */
    async newer(id: TableId): Promise<NewerTable | null> {
      const loaded = await tables.peek(id);
      if (loaded.kind !== 'newer') return null;
      const { document } = loaded;
      return {
        ...NewerSchema.parse(document),
        names: (user) => JSON.stringify(document).includes(`"${user}"`),
        error: new NeedsNewer(loaded),
      };
    },

    /** `before`: the stored table, from which the index of seats is updated; null for a new table. */
    write(table: Table, basedOn: number, before: Table | null): Promise<'saved' | 'stale'> {
      // What is written must be readable again.
      TableSchema.parse(table);
      const entered = basedOn === NEW ? index.entering(table) : [];
      const changes = [
        ...[tables.saving(table.id, table, basedOn), dueAt(table.id, due(table))],
        ...[...entered, ...seats.changes(before, table)],
      ];
      return write(tables, table.id, table, basedOn, () => store.commit(changes));
    },

    /** `write` for a table whose game is over: the same commit enters it on the board of untold tables. */
    writeOver(table: Table, basedOn: number, before: Table): Promise<'saved' | 'stale'> {
      TableSchema.parse(table);
      const untold = store.rankings.setting(UNTOLD, table.id, table.touched);
      const changes = [
        ...[tables.saving(table.id, table, basedOn), dueAt(table.id, due(table)), untold],
        ...seats.changes(before, table),
      ];
      return write(tables, table.id, table, basedOn, () => store.commit(changes));
    },

    /**
     * What became of a write that threw. Throws `StoreUnavailable` if the store cannot tell; ask again. After `not-made` the write can no
     * longer happen: the unchanged table gets another revision first. Otherwise a store that wakes up late could still do it.
     */
    async outcome({ after, basedOn, before }: Unanswered): Promise<SaveOutcome> {
      for (;;) {
        const now = await tables.load(after.id);
        if (now.kind !== 'found') return 'passed';
        const { value, revision } = now.stored;
        if (revision === basedOn) {
          // If this is not answered either, the next look finds the old table on the next revision.
          await tables.save(after.id, before, basedOn);
          continue;
        }
        if (revision !== basedOn + 1) return 'passed';
        if (isDeepStrictEqual(value, after)) return 'made';
        return isDeepStrictEqual(value, before) ? 'not-made' : 'passed';
      }
    },

    /** Tables by when they are due, the earliest first, without the first `from`. */
    async dueFrom(from: number, count: number): Promise<{ readonly id: TableId; readonly due: number }[]> {
      const page = await store.rankings.page(DUE, from, count);
      return page.map(({ member, score }) => ({ id: member, due: -score }));
    },

    /** Sets when tables are due, or never, whatever they say themselves. */
    setDue: (dues: readonly { readonly id: TableId; readonly due: number | null }[]): Promise<void> =>
      commitAll(
        store,
        dues.map((one) => dueAt(one.id, one.due)),
      ),

    /** Up to 100 finished tables that are not told of yet, without the first `from`. */
    untold: async (from: number): Promise<TableId[]> =>
      (await store.rankings.page(UNTOLD, from, 100)).map(({ member }) => member),

    async told(id: TableId): Promise<void> {
      await store.commit([store.rankings.setting(UNTOLD, id, null)]);
    },

    /** Deletes a table that nobody was told of, or that nobody may know any more. */
    async discard(table: Table, basedOn: number): Promise<'deleted' | 'stale'> {
      const { id } = table;
      const changes = [
        ...[tables.deleting(id, basedOn), index.leaving(id), dueAt(id, null)],
        ...seats.changes(table, null),
      ];
      return (await store.commit(changes)) === 'saved' ? 'deleted' : 'stale';
    },

    /** Deletes the note of a broken table, if there is one. */
    async discardNote(id: TableId): Promise<void> {
      await remove(lost, id);
    },

    list: (): Promise<TableId[]> => tables.list(),
    index,
    seats,
  };
}
