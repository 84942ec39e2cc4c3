import { createHash } from 'node:crypto';
import { ChannelType, type Guild, PermissionFlagsBits } from 'discord.js';
import { z } from 'zod';
import { remove } from '../../game/store/documents.ts';
import { type Collection, NEW, type Store } from '../../game/store/ports.ts';
import { retry } from '../../game/store/retry.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import { waitedFor } from '../../game/turn/taking-back.ts';
import type { UnderWay } from '../connection/pending-work.ts';
import { publicWords } from '../interaction/language.ts';
import { isGone, isGoneChannel, isWornOut } from '../interaction/troubles.ts';
import { createMessenger } from '../publish/messenger.ts';
import type { Presenter } from '../publish/presenter.ts';
import type { Services } from '../services.ts';
import type { OpenLobby, OwnGame } from '../words/index.ts';

/** The least time between two changes of a message: kept in one process by waiting, in several by the note. */
const PAUSE_MS = 60_000;
export const MOST_DASHBOARDS = 5;

const Id = z.string().regex(/^\d{1,20}$/);
const Shown = z.strictObject({
  channel: Id,
  message: Id,
  /** When a process last began to change it, ms since 1970; the first process to note it makes the change. */
  changed: z.number(),
  /** A digest of the text from then on. */
  shows: z.string(),
});
const NoteSchema = z.strictObject({ format: z.literal(1), messages: z.array(Shown).max(MOST_DASHBOARDS) });
type DashboardNote = z.infer<typeof NoteSchema>;
type Message = DashboardNote['messages'][number];

/** Public messages that list a server's games and stay up to date. */
export type Dashboards = ReturnType<typeof createDashboards>;

export type DashboardParts = Pick<Services, 'client' | 'tables' | 'servers' | 'threads' | 'clock' | 'log'> & {
  readonly presenter: Pick<Presenter, 'link'>;
};

/** A running game, for readers who do not play. */
export async function gameSeen(
  present: GameAtTable,
  { presenter }: Pick<DashboardParts, 'presenter'>,
): Promise<OwnGame> {
  const { table } = present;
  const seat = waitedFor(present);
  const others = table.members.filter((_, index) => index !== seat);
  const asked = seat === null ? null : table.members[seat]!;
  const link = await presenter.link(table);
  return { channel: table.channel, link, asked, isYours: false, others, since: table.touched };
}

export function createDashboards(store: Store, bot: DashboardParts, underWay: UnderWay) {
  const notes: Collection<DashboardNote> = store.collection('dashboards', NoteSchema);
  const messenger = createMessenger(bot);
  const waiting = new Map<string, () => void>();
  const digestOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 16);

  /** Changes a server's note; false if other processes kept being faster, or if `step` returns null. */
  async function amend(guild: string, step: (messages: readonly Message[]) => Message[] | null): Promise<boolean> {
    const done = await retry(async () => {
      const loaded = await notes.load(guild);
      const now = loaded.kind === 'found' ? loaded.stored : { value: { messages: [] }, revision: NEW };
      const messages = step(now.value.messages);
      if (messages === null) return 'left' as const;
      const saved = await notes.save(guild, { format: 1, messages }, now.revision);
      return saved.kind === 'saved' ? ('saved' as const) : ('stale' as const);
    });
    return done === 'saved';
  }

  const messagesOf = async (guild: string): Promise<readonly Message[]> => {
    const loaded = await notes.peek(guild);
    return loaded.kind === 'found' ? loaded.stored.value.messages : [];
  };

  async function textFor(guild: string, channel: string): Promise<string> {
    const here = bot.client.guilds.cache.get(guild);
    const sees = (where: string): Promise<boolean> => isForAll(here, where, channel);
    const games: OwnGame[] = [];
    for (const present of await bot.tables.gamesIn(guild)) {
      if (await sees(present.table.channel)) games.push(await gameSeen(present, bot));
    }
    const lobbies: OpenLobby[] = [];
    for (const table of await bot.tables.lobbiesIn(guild)) {
      if (!(await sees(table.channel))) continue;
      const link = await bot.presenter.link(table);
      lobbies.push({ channel: table.channel, link, host: table.host, taken: table.members.length, isInvited: false });
    }
    return (await publicWords(bot, guild)).games.dashboard(games, lobbies);
  }

  /** Whether all readers of the dashboard may see the channel: nobody learns of hidden games. */
  async function isForAll(here: Guild | undefined, where: string, dashboard: string): Promise<boolean> {
    if (where === dashboard) return true;
    const found = here?.channels.cache.get(where);
    // Not all readers of its parent channel are in it.
    if (found?.type === ChannelType.PrivateThread) return false;
    const parent = found?.isThread()
      ? found.parentId
      : found
        ? null
        : await bot.threads.parentOf(here?.id ?? '', where, async () => null);
    if (parent === dashboard) return true;
    const channel = parent === null ? found : here?.channels.cache.get(parent);
    if (!here || !channel || channel.isThread()) return false;
    return channel.permissionsFor(here.roles.everyone).has(PermissionFlagsBits.ViewChannel);
  }

  const post = async (channel: string, content: string): Promise<string> => {
    const nonce = digestOf(`${channel} ${bot.clock.now()}`);
    return (await messenger.send(channel, { content }, { asked: [], nonce })).id;
  };

  async function removeMessage({ channel, message }: Pick<Message, 'channel' | 'message'>): Promise<void> {
    try {
      await messenger.delete({ channel, id: message });
    } catch (error) {
      if (!isGone(error)) throw error;
    }
  }

  /** False if the message or its channel is gone. */
  async function change(guild: string, one: Message, content: string): Promise<boolean> {
    const { channel, message } = one;
    try {
      await messenger.edit({ channel, id: message }, { content });
    } catch (error) {
      if (isGone(error) || isGoneChannel(error)) return false;
      if (!isWornOut(error)) throw error;
      const anew = await post(channel, content);
      const isNoted = await amend(guild, (messages) =>
        messages.some((other) => other.message === message)
          ? messages.map((other) => (other.message === message ? { ...other, message: anew } : other))
          : null,
      );
      await removeMessage({ channel, message: isNoted ? message : anew });
    }
    return true;
  }

  /** `isSure`: edits even if the note says that the text is shown; the process that noted it may have ended too early. */
  async function refreshOne(guild: string, one: Message, isSure: boolean): Promise<void> {
    const text = await textFor(guild, one.channel);
    const shows = digestOf(text);
    if (one.shows === shows && !isSure) return;
    const now = bot.clock.now();
    if (now - one.changed < PAUSE_MS && !isSure) return touch(guild);
    const isMine = await amend(guild, (messages) => {
      const is = messages.find(({ message }) => message === one.message);
      if (is === undefined || is.changed !== one.changed) return null;
      return messages.map((other) => (other === is ? { ...is, changed: now, shows } : other));
    });
    if (!isMine || (await change(guild, one, text))) return;
    // A person has deleted the message and wants no new one.
    await amend(guild, (messages) => messages.filter(({ message }) => message !== one.message));
  }

  /** If one message fails, the others are still changed. */
  async function refresh(guild: string, isSure = false): Promise<void> {
    for (const one of await messagesOf(guild)) await logged(guild, refreshOne(guild, one, isSure));
  }

  const logged = (guild: string, work: Promise<void>): Promise<void> =>
    work.catch((error) => bot.log.warn({ guild, error }, 'a list of games could not be brought up to date'));

  function touch(guild: string): void {
    if (waiting.has(guild)) return;
    const cancel = bot.clock.after(PAUSE_MS, () => {
      waiting.delete(guild);
      underWay.add(logged(guild, refresh(guild)));
    });
    waiting.set(guild, cancel);
  }

  const hearNoMore = bot.tables.listen(({ table }) => touch(table.guild));

  async function take(guild: string, channel: string): Promise<boolean> {
    const there = (await messagesOf(guild)).find((one) => one.channel === channel);
    if (!there) return false;
    await amend(guild, (messages) => messages.filter(({ message }) => message !== there.message));
    await removeMessage(there);
    return true;
  }

  return {
    /** Posts a dashboard, which replaces the channel's old one. `full`: the server has `MOST_DASHBOARDS`. */
    async place(guild: string, channel: string): Promise<'placed' | 'full'> {
      const before = await messagesOf(guild);
      const isThere = before.some((one) => one.channel === channel);
      if (!isThere && before.length >= MOST_DASHBOARDS) return 'full';
      if (isThere) await take(guild, channel);
      const content = await textFor(guild, channel);
      const message = await post(channel, content);
      const shown: Message = { channel, message, changed: bot.clock.now(), shows: digestOf(content) };
      const isNoted = await amend(guild, (all) => (all.length >= MOST_DASHBOARDS ? null : [...all, shown]));
      if (isNoted) return 'placed';
      await removeMessage({ channel, message });
      return 'full';
    },
    /** Removes the channel's dashboard; returns whether there was one. */
    take,
    /** Brings all dashboards of present servers up to date. */
    async recover(): Promise<void> {
      for (const guild of await notes.list()) {
        if (bot.client.guilds.cache.has(guild)) await logged(guild, refresh(guild, true));
      }
    },
    async purge(guild: string): Promise<void> {
      await remove(notes, guild);
    },
    stop(): void {
      hearNoMore();
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
