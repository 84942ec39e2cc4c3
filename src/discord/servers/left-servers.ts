import { Events, type Guild } from 'discord.js';
import { z } from 'zod';
import { remove } from '../../game/store/documents.ts';
import { type Collection, NEW, NeedsNewer, type Store } from '../../game/store/ports.ts';
import type { Bot } from '../bot.ts';
import type { UnderWay } from '../connection/pending-work.ts';

/** How long the data of a server is kept after it has removed the bot. */
const KEPT_AFTER_LEAVING_MS = 30 * 24 * 60 * 60_000;

const NoteSchema = z.strictObject({
  format: z.literal(1),
  /** When the bot was removed, or when that was first noticed: ms since 1970. */
  left: z.number(),
});
type DepartureNote = z.infer<typeof NoteSchema>;

export type Departures = ReturnType<typeof createDepartures>;

export function createDepartures(store: Store, bot: Bot, underWay: UnderWay) {
  const { analyses, puzzles, client, clock, log, tableMessages, shard, servers, stats, tables, threads, watchers } =
    bot;
  const notes: Collection<DepartureNote> = store.collection('departed', NoteSchema);

  const isHere = (guild: string): boolean => client.guilds.cache.has(guild);

  async function noteLeft(guild: string): Promise<void> {
    const there = await notes.load(guild);
    if (there.kind !== 'found') await notes.save(guild, { format: 1, left: clock.now() }, NEW);
  }

  /** Servers whose data only a newer version can delete: no further try before the next start. */
  const waiting = new Set<string>();

  /** A server with data of a newer version must not hold up others. */
  async function apart(guild: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (!(error instanceof NeedsNewer)) throw error;
      waiting.add(guild);
      log.warn({ error, guild }, 'what is kept of a server has to wait for a newer version of the bot');
    }
  }

  const noteBack = async (guild: string): Promise<void> => void (await remove(notes, guild));

  const follow = (work: (guild: string) => Promise<void>) => (guild: Guild) => {
    const noted = work(guild.id).catch((error) => {
      // The next start notices it again, or at the latest the check before a deletion.
      log.warn({ error, guild: guild.id }, 'that a server came or went could not be noted');
    });
    underWay.add(noted);
  };

  async function purge(guild: string): Promise<void> {
    // Tables before results, so that no table becomes a result afterwards.
    const steps = [
      () =>
        tables.purge(guild, (id) => Promise.all([remove(tableMessages, id), analyses.forget(id), watchers.end(id)])),
      () => stats.privacy.purge(guild),
      () => servers.purge(guild),
      () => threads.purge(guild),
      () => puzzles.purge(guild),
      () => bot.dashboards.purge(guild),
    ];
    let left: NeedsNewer | null = null;
    let count = 0;
    for (const step of steps) {
      try {
        count += (await step()) ?? 0;
      } catch (error) {
        if (!(error instanceof NeedsNewer)) throw error;
        left ??= error;
      }
    }
    if (left !== null) throw left;
    await noteBack(guild);
    log.info({ guild, tables: count }, 'what was kept of a server that removed the bot was deleted');
  }

  return {
    watch(): void {
      // GuildUnavailable reports an outage: that is no removal.
      client.on(Events.GuildDelete, follow(noteLeft));
      client.on(Events.GuildCreate, follow(noteBack));
    },

    /** Notes servers that removed the bot, or took it back, while it was not connected. */
    async lookAround(): Promise<void> {
      const known = new Set([...(await servers.list()), ...(await tables.guilds())]);
      for (const guild of known) if (shard.serves(guild) && !isHere(guild)) await apart(guild, () => noteLeft(guild));
      for (const guild of await notes.list()) if (isHere(guild)) await apart(guild, () => noteBack(guild));
    },

    /** Deletes the data of servers that left long enough ago; returns how many servers. */
    async purge(): Promise<number> {
      let purged = 0;
      for (const guild of await notes.list()) {
        if (!shard.serves(guild) || waiting.has(guild)) continue;
        await apart(guild, async () => {
          // An unreadable note begins its time anew.
          await noteLeft(guild);
          const note = await notes.load(guild);
          if (note.kind !== 'found') return;
          if (isHere(guild)) await noteBack(guild);
          else if (clock.now() - note.stored.value.left >= KEPT_AFTER_LEAVING_MS) {
            await purge(guild);
            purged += 1;
          }
        });
      }
      return purged;
    },
  };
}
