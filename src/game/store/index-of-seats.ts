import { isActive } from '../table/loaded-table.ts';
import { FORMER_USER, isComputer, type Table, type TableId, type UserId } from '../table/table.ts';
import { commitAll } from './chunks.ts';
import type { Store, StoreChange } from './ports.ts';

// Each ends with a colon, so that no board's name is the beginning of another.
const SEATS = 'at-table:';
const seatsOfUser = (user: UserId): string => `${SEATS}${user}:`;
const seatsOf = (user: UserId, guild: string): string => `${seatsOfUser(user)}${guild}:`;
const lobbiesOf = (guild: string): string => `open-lobbies:${guild}:`;
const gamesOf = (guild: string): string => `games-going-on:${guild}:`;

/**
 * Who sits at which active tables, and which lobbies and games a server has, so that only these tables need to be read. Changed in the same
 * commit as the table. It may still name a table that an older version ended, and miss one that an older version opened, until the next
 * start. So each reader looks at the table, and calls `mend` for tables that are over.
 */
export function seatIndex(store: Store) {
  const { rankings } = store;

  const changes = (before: Table | null, after: Table | null): StoreChange[] => {
    const was = boardsOf(before);
    const is = boardsOf(after);
    const { id, opened } = (after ?? before)!;
    return [
      ...[...was].filter((board) => !is.has(board)).map((board) => rankings.setting(board, id, null)),
      ...[...is].filter((board) => !was.has(board)).map((board) => rankings.setting(board, id, opened)),
    ];
  };

  const membersOf = async (board: string, most?: number): Promise<TableId[]> =>
    (await rankings.page(board, 0, most ?? (await rankings.size(board)))).map(({ member }) => member);

  return {
    /** Part of the commit that turns `before` into `after`; null for a table that does not exist. */
    changes,
    /** Enters tables that an older version may have opened. */
    enter: (tables: readonly Table[]): Promise<void> =>
      commitAll(
        store,
        tables.flatMap((table) => changes(null, table)),
      ),
    /** A person's active tables in a server, newest first, at most `most`. */
    ofPerson: (user: UserId, guild: string, most: number): Promise<TableId[]> => membersOf(seatsOf(user, guild), most),
    /** A person's active tables, by server. */
    async everywhere(user: UserId): Promise<readonly { readonly guild: string; readonly ids: readonly TableId[] }[]> {
      const own = seatsOfUser(user);
      const found = [];
      for (const board of await rankings.boards(own))
        found.push({ guild: board.slice(own.length, -1), ids: await membersOf(board) });
      return found;
    },
    lobbiesIn: (guild: string, most: number): Promise<TableId[]> => membersOf(lobbiesOf(guild), most),
    /** A server's running games, newest first. */
    gamesIn: (guild: string, most: number): Promise<TableId[]> => membersOf(gamesOf(guild), most),
    /** Removes the entries of tables that are over. */
    mend: (
      over: readonly TableId[],
      { user, guild }: { readonly user?: UserId; readonly guild: string },
    ): Promise<void> => {
      const boards = [lobbiesOf(guild), gamesOf(guild), ...(user === undefined ? [] : [seatsOf(user, guild)])];
      return commitAll(
        store,
        over.flatMap((id) => boards.map((board) => rankings.setting(board, id, null))),
      );
    },
    /** Deletes the remaining entries of a server whose tables are deleted. */
    async purge(guild: string): Promise<void> {
      await rankings.drop(lobbiesOf(guild));
      await rankings.drop(gamesOf(guild));
      for (const board of await rankings.boards(SEATS)) if (board.endsWith(`:${guild}:`)) await rankings.drop(board);
    },
    /** Deletes a person's remaining entries for tables that are over or gone. `isOver`: whether a table is. */
    async forget(user: UserId, isOver: (id: TableId) => Promise<boolean>): Promise<void> {
      for (const board of await rankings.boards(seatsOfUser(user))) {
        for (const id of await membersOf(board)) {
          if (await isOver(id)) await commitAll(store, [rankings.setting(board, id, null)]);
        }
      }
    },
  };
}

/** The boards that a table is on. */
function boardsOf(table: Table | null): Set<string> {
  if (table === null || !isActive(table)) return new Set();
  const people = table.members.filter(({ user }) => user !== FORMER_USER && !isComputer(user));
  const seats = people.map(({ user }) => seatsOf(user, table.guild));
  return new Set([...seats, (table.phase === 'lobby' ? lobbiesOf : gamesOf)(table.guild)]);
}
