import { AT_ONCE } from '../people/forgetting.ts';
import type { Channels } from '../store/channels.ts';
import type { TableDocuments } from '../store/documents.ts';
import { type Clock, type Log, NeedsNewer } from '../store/ports.ts';
import { dueOf, isAhead } from '../time/due.ts';
import { isActive } from './loaded-table.ts';
import { breathe } from './queue.ts';
import type { Replayed } from './replayed.ts';
import type { Table, TableId } from './table.ts';

/** So many entries of the board are read at once. */
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
  /** A store of an older version has no index, and one that forgets may have lost it: then all tables are entered. */
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

  /** Reads every table that is not settled, and replays only those that go on. */
  async function lookThrough(): Promise<Table[]> {
    await ensureIndexed();
    const active: Table[] = [];
    let seen = 0;
    for (const id of await documents.index.unsettled()) {
      if (++seen % AT_ONCE === 0) await breathe();
      const found = await documents.read(id);
      // Every other refusal the store has told of.
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

  /** What is missing among those that have to be looked at, or stands there too late, is entered. */
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
          // Another version's channel is no reason to leave the others' games waiting.
          if (error instanceof NeedsNewer) return 'newer' as const;
          throw error;
        });
        if (entry === 'newer') continue;
        // A game whose channel has lost its entry gets it back; a lobby without one was never told of.
        const isHeld = entry?.table === table.id || (table.phase === 'playing' && (await channels.claim(table)).ok);
        if (isHeld) held.push(table.id);
      }
      return held;
    },

    /** Those of which nobody has said that they are settled: at the least all that are running. */
    async unsettled(): Promise<readonly TableId[]> {
      await ensureIndexed();
      const own: TableId[] = [];
      for (const id of await documents.index.unsettled()) {
        const found = await documents.read(id);
        const guild = found.ok ? found.value.value.guild : ((await documents.newer(id))?.guild ?? null);
        // Of one that cannot be read nobody knows whose it is.
        if (guild === null || serves(guild)) own.push(id);
      }
      return own;
    },

    /** Nothing has to be done for them at the next start: they are over, and it has been shown. Running ones stay. */
    async settle(ids: readonly TableId[]): Promise<void> {
      const over: TableId[] = [];
      for (const id of ids) {
        const found = await documents.read(id);
        // One that cannot be read may be mended, or read by another version: it is looked at again with the next start.
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
