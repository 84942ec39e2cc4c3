import { isAt } from '../lobby/lobby.ts';
import type { TableDocuments } from '../store/documents.ts';
import { type GameAtTable, isActive, isPlaying, type LoadedTable, seatOf } from './loaded-table.ts';
import { breathe } from './queue.ts';
import type { Replayed } from './replayed.ts';
import type { Table, TableId, UserId } from './table.ts';

/** The most tables of a person, or lobbies or games of a server, that are read at once. */
export const MOST_GOING_ON = 50;

/** Reads the tables that the index of seats names, and removes finished tables from the index. */
export function createGoingOn(documents: TableDocuments, replayed: Replayed) {
  /** The active tables. Tables that a newer version wrote, or that cannot be read, are left out and left alone. */
  async function active(ids: readonly TableId[], mend: (over: readonly TableId[]) => Promise<void>): Promise<Table[]> {
    const found: Table[] = [];
    const over: TableId[] = [];
    for (const id of ids) {
      const read = await documents.read(id);
      if (read.ok && isActive(read.value.value)) found.push(read.value.value);
      else if (read.ok || read.refusal.code === 'no-such-table') over.push(id);
    }
    await mend(over);
    return found;
  }

  return {
    /**
     * A person's lobbies and running games in a server, without games that the person has resigned; newest first, at most `MOST_GOING_ON`.
     * Reads no other tables.
     */
    async seatsOf(user: UserId, guild: string): Promise<readonly LoadedTable[]> {
      const ids = await documents.seats.ofPerson(user, guild, MOST_GOING_ON);
      const tables = await active(ids, (over) => documents.seats.mend(over, { user, guild }));
      const seats = [];
      for (const table of tables.filter((one) => isAt(one, user))) {
        const present = await replayed.present(table);
        if (!present.ok) continue;
        const seat = seatOf(present.value, user)!;
        if (!present.value.game?.resigned.includes(seat)) seats.push(present.value);
        await breathe();
      }
      return seats;
    },

    /** A person's lobbies and running games in all servers. Reads no other tables. */
    async at(user: UserId): Promise<readonly Table[]> {
      const found: Table[] = [];
      for (const { guild, ids } of await documents.seats.everywhere(user)) {
        const tables = await active(ids, (over) => documents.seats.mend(over, { user, guild }));
        found.push(...tables.filter((one) => isAt(one, user)));
        await breathe();
      }
      return found;
    },

    /** The open lobbies of a server, newest first, at most `MOST_GOING_ON`. */
    async lobbiesIn(guild: string): Promise<readonly Table[]> {
      const ids = await documents.seats.lobbiesIn(guild, MOST_GOING_ON);
      const tables = await active(ids, (over) => documents.seats.mend(over, { guild }));
      return tables.filter(({ phase }) => phase === 'lobby');
    },

    /** The running games of a server, newest first, at most `MOST_GOING_ON`. */
    async gamesIn(guild: string): Promise<readonly GameAtTable[]> {
      const ids = await documents.seats.gamesIn(guild, MOST_GOING_ON);
      const tables = await active(ids, (over) => documents.seats.mend(over, { guild }));
      const games: GameAtTable[] = [];
      for (const table of tables) {
        const present = await replayed.present(table);
        if (present.ok && isPlaying(present.value)) games.push(present.value);
        await breathe();
      }
      return games;
    },
  };
}
