import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { type TableIndex, tableIndex } from './index-of-tables.ts';
import { type Collection, type Log, NEW, type Store, type Stored, StoreUnavailable } from './ports.ts';
import { ok, type Result, refuse } from './result.ts';
import { type Table, type TableId, TableSchema } from './table.ts';

/**
 * `save` for whoever wants to know. A save that throws is neither done nor undone: then what is stored now decides, and where
 * it shows that nothing came of the save, or does not show it, `StoreUnavailable` is thrown on.
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
    if (now.kind === 'found' && now.stored.revision === basedOn + 1 && isDeepStrictEqual(now.stored.value, value)) {
      return 'saved';
    }
    throw error;
  }
}

/** Deletes a document whatever others make of it meanwhile; gives back what it last was, or null. */
export async function remove<T>(from: Collection<T>, id: string): Promise<T | null> {
  for (;;) {
    const loaded = await from.load(id);
    if (loaded.kind !== 'found') return null;
    if ((await from.delete(id, loaded.stored.revision)).kind === 'deleted') return loaded.stored.value;
  }
}

/** The tables as documents. */
export interface TableDocuments {
  read(id: TableId): Promise<Result<Stored<Table>>>;
  write(table: Table, basedOn: number): Promise<'saved' | 'stale'>;
  /** `write` for one whose game is over: it stands among the untold from the same moment on. */
  writeOver(table: Table, basedOn: number): Promise<'saved' | 'stale'>;
  /** Some of the tables of whose end nobody has been told, without the first so many. */
  untold(from: number): Promise<TableId[]>;
  told(id: TableId): Promise<void>;
  /** For what nobody was told of, and for what nobody may know any more. */
  discard(id: TableId, basedOn: number): Promise<'deleted' | 'stale'>;
  /** Takes away the note of a broken table, if there is one. */
  discardNote(id: TableId): Promise<void>;
  list(): Promise<TableId[]>;
  readonly index: TableIndex;
}

/** The board of tables of whose end nobody has been told yet. */
const UNTOLD = 'untold';

const LostSchema = z.strictObject({ reference: z.string() });

/**
 * The store sets a broken document aside when it is first read, by whomever. So that its players are told whenever they
 * ask, and not that there never was such a table, a note stays in its place.
 */
export function tableDocuments(store: Store, log: Log): TableDocuments {
  const tables = store.collection('table', TableSchema);
  const lost = store.collection('lost-table', LostSchema);
  const index = tableIndex(store);

  return {
    async read(id) {
      const loaded = await tables.load(id);
      if (loaded.kind === 'found') return ok(loaded.stored);
      if (loaded.kind === 'broken') {
        const reference = loaded.setAsideAs;
        log.error({ table: id, reference }, 'a broken table was set aside');
        await write(lost, id, { reference }, NEW).catch((error) => {
          log.warn({ table: id, error }, 'no note could be left of a broken table');
        });
        return refuse({ code: 'table-broken', reference });
      }
      const note = await lost.load(id);
      if (note.kind === 'none') return refuse({ code: 'no-such-table' });
      const reference = note.kind === 'found' ? note.stored.value.reference : note.setAsideAs;
      return refuse({ code: 'table-broken', reference });
    },

    write(table, basedOn) {
      // What is written must be readable again.
      TableSchema.parse(table);
      if (basedOn !== NEW) return write(tables, table.id, table, basedOn);
      const changes = [tables.saving(table.id, table, basedOn), ...index.entering(table)];
      return write(tables, table.id, table, basedOn, () => store.commit(changes));
    },

    writeOver(table, basedOn) {
      TableSchema.parse(table);
      const changes = [
        tables.saving(table.id, table, basedOn),
        store.rankings.setting(UNTOLD, table.id, table.touched),
      ];
      return write(tables, table.id, table, basedOn, () => store.commit(changes));
    },

    untold: async (from) => (await store.rankings.page(UNTOLD, from, 100)).map(({ member }) => member),

    async told(id) {
      await store.commit([store.rankings.setting(UNTOLD, id, null)]);
    },

    async discard(id, basedOn) {
      const changes = [tables.deleting(id, basedOn), index.leaving(id)];
      return (await store.commit(changes)) === 'saved' ? 'deleted' : 'stale';
    },

    async discardNote(id) {
      await remove(lost, id);
    },

    list: () => tables.list(),
    index,
  };
}
