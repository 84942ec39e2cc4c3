import { z } from 'zod';
import type { Table, TableId } from '../table/table.ts';
import { commitAll } from './chunks.ts';
import { NEW, type Store, type StoreChange } from './ports.ts';

const UNSETTLED = 'unsettled-tables';
const GUILDS = 'guilds-with-tables';

/**
 * A permanent entry of the board of unsettled tables, which is no table. An empty board does not exist, so if this is missing, the board
 * was lost.
 */
const WHOLE = '-';

const MadeSchema = z.looseObject({ format: z.literal(1) });
const MADE = 'made';

/**
 * The tables to look at when the bot starts, so that a start costs the same after any number of games. The commit that makes a table enters
 * it; it leaves when it is over and that has been shown.
 */
export function tableIndex(store: Store) {
  const { rankings } = store;
  const notes = store.collection('table-index', MadeSchema);

  const entering = ({ id, guild, opened }: Table): StoreChange[] => [
    rankings.setting(UNSETTLED, id, opened),
    rankings.setting(GUILDS, guild, opened),
  ];
  const leaving = (id: TableId): StoreChange => rankings.setting(UNSETTLED, id, null);

  const membersOf = async (board: string): Promise<string[]> =>
    (await rankings.page(board, 0, await rankings.size(board))).map(({ member }) => member);

  return {
    /** Part of the commit that makes a table. */
    entering,
    /** Part of the commit that deletes it. */
    leaving,
    /** Oldest last. */
    unsettled: async (): Promise<TableId[]> => (await membersOf(UNSETTLED)).filter((member) => member !== WHOLE),
    settle: (ids: readonly TableId[]): Promise<void> => commitAll(store, ids.map(leaving)),
    /** Servers that have, or had, a table. */
    guilds: (): Promise<string[]> => membersOf(GUILDS),
    forget: (guild: string): Promise<void> => commitAll(store, [rankings.setting(GUILDS, guild, null)]),
    /** Whether every table of the store has been entered. */
    async isMade(): Promise<boolean> {
      const { kind } = await notes.peek(MADE);
      return (kind === 'found' || kind === 'newer') && (await rankings.score(UNSETTLED, WHOLE)) !== null;
    },
    /** Enters the tables of a store whose index is missing or lost. */
    async make(tables: readonly Table[]): Promise<void> {
      await commitAll(store, [...tables.flatMap(entering), rankings.setting(UNSETTLED, WHOLE, 0)]);
      await notes.save(MADE, { format: 1 }, NEW);
    },
  };
}
