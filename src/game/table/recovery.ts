import { AT_ONCE } from '../people/forgetting.ts';
import type { Channels } from '../store/channels.ts';
import type { TableDocuments } from '../store/documents.ts';
import { type Clock, type Log, NeedsNewer } from '../store/ports.ts';
import { dueOf, isAhead } from '../time/due.ts';
import { isActive } from './loaded-table.ts';
import { breathe } from './queue.ts';
import type { Replayed } from './replayed.ts';
import type { Table, TableId } from './table.ts';

/** Entries of the board that one request reads. */
const DUE_PAGE = 1000;

export interface AtStartPorts {
  readonly documents: TableDocuments;
  readonly channels: Channels;
  readonly replayed: Replayed;
  readonly clock: Pick<Clock, 'now'>;
  readonly log: Log;
  readonly serves: (guild: string) => boolean;
}

/** What a process has to find when it starts, also in a store that an older version has written to meanwhile. */
export function createAtStart({ documents, channels, replayed, clock, log, serves }: AtStartPorts) {
  /** Enters all tables if the index is missing: an older version made none, and a forgetful store may have lost it. */
  async function ensureIndexed(): Promise<void> {
    if (await documents.index.isMade()) return;
    const all: Table[] = [];
    for (const id of await documents.list()) {
      if (all.length % AT_ONCE === 0) await breathe();
      const found = await documents.read(id);
      if (found.ok) all.push({ ...found.value.value, record: null });
    }
    await documents.index.make(all);
  }

  /** Reads every unsettled table, and replays only the active ones. */
  async function lookThrough(): Promise<Table[]> {
    await ensureIndexed();
    const active: Table[] = [];
    let seen = 0;
    for (const id of await documents.index.unsettled()) {
      if (++seen % AT_ONCE === 0) await breathe();
      const found = await documents.read(id);
      // The store has already logged every other refusal.
      if (!found.ok && found.refusal.code === 'no-such-table')
        log.warn({ table: id }, 'a table that the index names is not there');
      if (!found.ok || !isActive(found.value.value) || !serves(found.value.value.guild)) continue;
      const present = await replayed.recorded(found.value.value);
      if (present.ok) active.push(present.value.table);
    }
    await ensureDue(active);
    await documents.seats.enter(active);
    return active;
  }

  /** Makes active tables due that are missing on the board or stand there too late. */
  async function ensureDue(active: readonly Table[]): Promise<void> {
    const known = new Map<TableId, number>();
    for (let from = 0; ; from += DUE_PAGE) {
      const page = await documents.dueFrom(from, DUE_PAGE);
      for (const { id, due } of page) known.set(id, due);
      if (page.length < DUE_PAGE) break;
    }
    const now = clock.now();
    const missed = active.flatMap((table) => {
      const due = isAhead(table, now) ? now : dueOf(table);
      const noted = known.get(table.id);
      const isTimed = table.clock !== undefined || table.held !== undefined;
      const isMissed = due !== null && (noted === undefined || (isTimed && noted > due));
      return isMissed ? [{ id: table.id, due }] : [];
    });
    await documents.setDue(missed);
  }

  return {
    /** All tables in lobby or playing, for recovery at the start of the process. */
    async running(): Promise<readonly TableId[]> {
      const held: TableId[] = [];
      for (const table of await lookThrough()) {
        const entry = await channels.entry(table.channel).catch((error) => {
          // A channel that a newer version wrote must not hold up the other games.
          if (error instanceof NeedsNewer) return 'newer' as const;
          throw error;
        });
        if (entry === 'newer') continue;
        // A game whose channel has lost its entry gets it back; a lobby without an entry was never shown.
        const isHeld = entry?.table === table.id || (table.phase === 'playing' && (await channels.claim(table)).ok);
        if (isHeld) held.push(table.id);
      }
      return held;
    },

    /** The tables that are not marked as settled, among them all that are running. */
    async unsettled(): Promise<readonly TableId[]> {
      await ensureIndexed();
      const own: TableId[] = [];
      for (const id of await documents.index.unsettled()) {
        const found = await documents.read(id);
        const guild = found.ok ? found.value.value.guild : ((await documents.newer(id))?.guild ?? null);
        // If a table cannot be read, its server is unknown.
        if (guild === null || serves(guild)) own.push(id);
      }
      return own;
    },

    /** Marks tables that are over and shown, so that the next start skips them. Running ones stay. */
    async settle(ids: readonly TableId[]): Promise<void> {
      const over: TableId[] = [];
      for (const id of ids) {
        const found = await documents.read(id);
        // An unreadable table may be mended, or read by another version: the next start looks at it again.
        if (found.ok ? !isActive(found.value.value) : found.refusal.code === 'no-such-table') over.push(id);
      }
      await documents.index.settle(over);
    },

    /** The servers that have, or had, tables. */
    async guilds(): Promise<readonly string[]> {
      await ensureIndexed();
      return documents.index.guilds();
    },
  };
}
