import { z } from 'zod';
import { commitAll } from './chunks.ts';
import { type Change, NEW, type Store } from './ports.ts';
import type { Table, TableId } from './table.ts';

/**
 * Which tables have to be looked at when the bot starts, so that a start costs the same however many games were ever played. A
 * table is entered when it is made, in the same commit, and leaves when it is over and that has been shown.
 */
export interface TableIndex {
  /** Part of the commit that makes a table. */
  entering(table: Table): Change[];
  /** Part of the commit that deletes it. */
  leaving(id: TableId): Change;
  /** Oldest last. */
  unsettled(): Promise<TableId[]>;
  settle(ids: readonly TableId[]): Promise<void>;
  /** Servers that have, or had, a table. */
  guilds(): Promise<string[]>;
  forget(guild: string): Promise<void>;
  /** Whether every table of the store has been entered. */
  isMade(): Promise<boolean>;
  /** Enters the tables of a store that has no index yet, or has lost it. */
  make(tables: readonly Table[]): Promise<void>;
}

const UNSETTLED = 'unsettled-tables';
const GUILDS = 'guilds-with-tables';

/**
 * Stands on the board of unsettled tables for good, and is no table: where it is missing the board was lost, since a board on which nobody
 * is left is none.
 */
const WHOLE = '-';

const MadeSchema = z.looseObject({ format: z.literal(1) });
const MADE = 'made';

export function tableIndex(store: Store): TableIndex {
  const { rankings } = store;
  const notes = store.collection('table-index', MadeSchema);

  const entering = ({ id, guild, opened }: Table): Change[] => [
    rankings.setting(UNSETTLED, id, opened),
    rankings.setting(GUILDS, guild, opened),
  ];
  const leaving = (id: TableId): Change => rankings.setting(UNSETTLED, id, null);

  const membersOf = async (board: string): Promise<string[]> =>
    (await rankings.page(board, 0, await rankings.size(board))).map(({ member }) => member);

  return {
    entering,
    leaving,
    unsettled: async () => (await membersOf(UNSETTLED)).filter((member) => member !== WHOLE),
    settle: (ids) => commitAll(store, ids.map(leaving)),
    guilds: () => membersOf(GUILDS),
    forget: (guild) => commitAll(store, [rankings.setting(GUILDS, guild, null)]),
    async isMade() {
      const { kind } = await notes.peek(MADE);
      return (kind === 'found' || kind === 'newer') && (await rankings.score(UNSETTLED, WHOLE)) !== null;
    },
    async make(tables) {
      await commitAll(store, [...tables.flatMap(entering), rankings.setting(UNSETTLED, WHOLE, 0)]);
      await notes.save(MADE, { format: 1 }, NEW);
    },
  };
}
