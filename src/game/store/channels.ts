import { z } from 'zod';
import { type ActiveTable, isActive } from '../table/loaded-table.ts';
import type { Replayed } from '../table/replayed.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { Table, TableId } from '../table/table.ts';
import { type NewerTable, remove, type TableDocuments, write } from './documents.ts';
import { NEW, type Store } from './ports.ts';
import { retry } from './retry.ts';

const EntrySchema = z.strictObject({
  format: z.literal(1),
  /** The last table opened in the channel. It holds the channel while it is active. */
  table: z.string(),
  /** The last table before it whose game was played to the end. */
  finished: z.string().nullable(),
});
type ChannelEntry = z.infer<typeof EntrySchema>;

/** The table that holds each channel, at most one. Nothing has to be cleaned up, so no crash can block a channel. */
export type Channels = ReturnType<typeof channelIndex>;

export function channelIndex(store: Store, documents: TableDocuments, replayed: Replayed) {
  const entries = store.collection('channel', EntrySchema);

  async function read(channel: string): Promise<{ entry: ChannelEntry | null; revision: number }> {
    const loaded = await entries.load(channel);
    if (loaded.kind === 'found') return { entry: loaded.stored.value, revision: loaded.stored.revision };
    return { entry: loaded.kind === 'broken' ? await rebuilt(channel) : null, revision: NEW };
  }

  /** Rare and slow: looks through all tables for the one that the broken entry must have named. */
  async function rebuilt(channel: string): Promise<ChannelEntry | null> {
    let latest: ActiveTable | null = null;
    for (const id of await documents.list()) {
      const found = await documents.read(id);
      const newer = !found.ok && found.refusal.code === 'game-newer' ? await documents.newer(id) : null;
      // This table may have held the channel; this version cannot know.
      if (newer?.channel === channel && mayGoOn(newer)) throw newer.error;
      if (!found.ok || found.value.value.channel !== channel) continue;
      const table = await playable(found.value.value);
      if (table === null) continue;
      if (latest === null || rank(table) > rank(latest)) latest = table;
    }
    if (latest === null) return null;
    const entry: ChannelEntry = { format: 1, table: latest.id, finished: null };
    await write(entries, channel, entry, NEW);
    return entry;
  }

  async function activeTable(id: TableId): Promise<ActiveTable | null> {
    const found = await documents.read(id);
    return found.ok ? playable(found.value.value) : null;
  }

  const mayGoOn = ({ phase }: NewerTable): boolean => phase === null || phase === 'lobby' || phase === 'playing';

  /** A table that cannot go on must not block its channel. */
  const playable = async (table: Table): Promise<ActiveTable | null> =>
    isActive(table) && (await replayed.recorded(table)).ok ? table : null;

  return {
    /** The channel's entry, or null. */
    entry: async (channel: string): Promise<ChannelEntry | null> => (await read(channel)).entry,

    async holder(channel: string): Promise<ActiveTable | null> {
      const { entry } = await read(channel);
      return entry && activeTable(entry.table);
    },

    /** Makes the stored table the holder. `channel-busy`: another active table holds the channel; if two try at once, one wins. */
    async claim({ id, channel }: Table): Promise<PlayResult<null>> {
      const claimed = await retry(async (): Promise<PlayResult<null> | 'stale'> => {
        const { entry, revision } = await read(channel);
        if (entry?.table === id) return ok(null);
        const before = entry && (await documents.read(entry.table));
        const last = before?.ok ? before.value.value : null;
        const holder = last && (await playable(last));
        if (holder) {
          return refuse({ code: 'channel-busy', table: holder.id, phase: holder.phase });
        }
        const isNewer = before?.ok === false && before.refusal.code === 'game-newer';
        const newer = isNewer ? await documents.newer(entry!.table) : null;
        // The newer version may continue that table, unless it is known to be over.
        if (newer !== null && mayGoOn(newer)) return refuse({ code: 'game-newer' });
        const isFinished = (last ?? newer)?.phase === 'finished';
        const finished = isFinished ? entry!.table : (entry?.finished ?? null);
        const next: ChannelEntry = { format: 1, table: id, finished };
        return (await write(entries, channel, next, revision)) === 'saved' ? ok(null) : 'stale';
      });
      return claimed === 'stale' ? refuse({ code: 'stale' }) : claimed;
    },

    /** Deletes the entry, and returns what it named. */
    discard: (channel: string): Promise<ChannelEntry | null> => remove(entries, channel),
  };
}

/** A game before a lobby, then the one changed last. */
const rank = ({ phase, touched }: Table): number => (phase === 'playing' ? Number.MAX_SAFE_INTEGER / 2 : 0) + touched;
