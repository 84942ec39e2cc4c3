import { isActive } from '../table/loaded-table.ts';
import { FORMER_USER, isComputer, type Table, type TableId, type UserId } from '../table/table.ts';
import { commitAll } from './chunks.ts';
import type { Store, StoreChange } from './ports.ts';

// Each ends with a colon, so that no board's name begins with that of another.
const SEATS = 'at-table:';
const seatsOfUser = (user: UserId): string => `${SEATS}${user}:`;
const seatsOf = (user: UserId, guild: string): string => `${seatsOfUser(user)}${guild}:`;
const lobbiesOf = (guild: string): string => `open-lobbies:${guild}:`;
const gamesOf = (guild: string): string => `games-going-on:${guild}:`;

/**
 * Where everybody sits, and which lobbies are open in a server, while tables go on: so that whoever asks for their games has those read and
 * no others. It is changed in the same commit as the table. It may name a table that is over, where an older version ended it, and lack one
 * that an older version opened until the next start: whoever reads it looks at each table, and has it `mend` what is over.
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
    /** Part of the commit that makes `after` of `before`; null for a table that was not there yet, or is no more. */
    changes,
    /** Enters tables that an older version may have opened. */
    enter: (tables: readonly Table[]): Promise<void> =>
      commitAll(
        store,
        tables.flatMap((table) => changes(null, table)),
      ),
    /** The tables at which somebody sits, opened last first; at most so many. */
    ofPerson: (user: UserId, guild: string, most: number): Promise<TableId[]> => membersOf(seatsOf(user, guild), most),
    /** All at which somebody sits, by server. */
    async everywhere(user: UserId): Promise<readonly { readonly guild: string; readonly ids: readonly TableId[] }[]> {
      const own = seatsOfUser(user);
      const found = [];
      for (const board of await rankings.boards(own))
        found.push({ guild: board.slice(own.length, -1), ids: await membersOf(board) });
      return found;
    },
    lobbiesIn: (guild: string, most: number): Promise<TableId[]> => membersOf(lobbiesOf(guild), most),
    /** The games that go on in a server, begun or opened last first. */
    gamesIn: (guild: string, most: number): Promise<TableId[]> => membersOf(gamesOf(guild), most),
    /** Takes off what is over, and will never be anything else. */
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
    /** Whatever is left of a server whose tables are deleted. */
    async purge(guild: string): Promise<void> {
      await rankings.drop(lobbiesOf(guild));
      await rankings.drop(gamesOf(guild));
      for (const board of await rankings.boards(SEATS)) if (board.endsWith(`:${guild}:`)) await rankings.drop(board);
    },
    /** Whatever is left of somebody at tables that are over or gone. `isOver`: whether one is. */
    async forget(user: UserId, isOver: (id: TableId) => Promise<boolean>): Promise<void> {
      for (const board of await rankings.boards(seatsOfUser(user))) {
        for (const id of await membersOf(board)) {
          if (await isOver(id)) await commitAll(store, [rankings.setting(board, id, null)]);
        }
      }
    },
  };
}

/** Those on which a table stands. */
function boardsOf(table: Table | null): Set<string> {
  if (table === null || !isActive(table)) return new Set();
  const people = table.members.filter(({ user }) => user !== FORMER_USER && !isComputer(user));
  const seats = people.map(({ user }) => seatsOf(user, table.guild));
  return new Set([...seats, (table.phase === 'lobby' ? lobbiesOf : gamesOf)(table.guild)]);
}
