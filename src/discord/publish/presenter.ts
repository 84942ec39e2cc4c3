import { randomUUID } from 'node:crypto';
import {
  DiscordAPIError,
  type MessageCreateOptions,
  type MessageEditOptions,
  RESTJSONErrorCodes,
  type SendableChannels,
} from 'discord.js';
import { NEW } from '../../game/ports.ts';
import { withoutGame } from '../../game/present.ts';
import { createQueues } from '../../game/queue.ts';
import { FORMER_USER, type Table, type TableId } from '../../game/table.ts';
import type { Present } from '../../game/tables.ts';
import type { Bot } from '../bot.ts';
import { publicWords } from '../interaction/reply.ts';
import { fadedMessage, publicMessage } from './messages.ts';
import { type Fading, isSameScreen, isSettled, NO_SCREEN, type Screen, screenFor, toCall } from './table-message.ts';

/**
 * Keeps a channel's messages in step with its table: one message shows the present state, older ones have no buttons. Everything
 * shown is worked out from the stored table, so it can be shown again at any time.
 */
export interface Presenter {
  /**
   * Shows the table as it is now, unless that or a later state is shown already: changes the message where it shows the
   * same turn, else posts a new one and takes the buttons from the one before. `by`: who has just stopped the game. Throws
   * what Discord answers where it cannot be shown; the table is not touched.
   */
  show(present: Present, by?: string): Promise<void>;
  /** Posts the present state anew at the end of the channel, without notifying anybody. */
  bringDown(present: Present): Promise<void>;
  /** Posts a line beside it; buttons on it go when the table moves on. */
  say(table: Table, message: Pick<MessageCreateOptions, 'content' | 'components'>): Promise<void>;
  /** Shows what was saved and, because the process ended, never shown; takes buttons that were still to be taken. */
  recover(id: TableId): Promise<void>;
  /** Brings names in the message that shows it up to date: they can change where nothing else has. */
  refresh(present: Present): Promise<void>;
  /** The address of the message that shows the table, or null. */
  link(table: Table): Promise<string | null>;
}

type Based = { readonly screen: Screen; readonly based: number };

export function createPresenter(bot: Omit<Bot, 'presenter' | 'forgetting'>): Presenter {
  const queued = createQueues();

  const screenOf = async (id: TableId): Promise<Based> => {
    // One of a newer version counts as none and stays: the game is shown all the same.
    const loaded = await bot.screens.peek(id);
    if (loaded.kind === 'found') return { screen: loaded.stored.value, based: loaded.stored.revision };
    return { screen: NO_SCREEN, based: NEW };
  };

  const save = async (id: TableId, screen: Screen, based: number): Promise<Based> => {
    const saved = await bot.screens.save(id, screen, based);
    if (saved.kind === 'saved') return { screen, based: saved.revision };
    bot.log.warn({ table: id }, 'another process shows the same table');
    return { screen, based };
  };

  /** Posts, remembers the message, then fades the one before it; a failure in the last step costs nothing. */
  const post = async (present: Present, { screen, based }: Based, how: Posting): Promise<Based> => {
    const { table, game } = present;
    const seat = table.phase === 'playing' && game ? game.view(null).asked : null;
    const asked = how.notify ? mentioned(table, seat) : [];
    const content = await publicMessage(present, await publicWords(bot, table.guild), bot, how.by);
    const { id } = await send(table, content, { asked, nonce: how.nonce });
    const fading = screen.message ? [...screen.fading, { ...screen.message, ...aspectOf(screen) }] : screen.fading;
    const shows = screenFor(present);
    const next: Screen = {
      ...screen,
      ...shows,
      ...(how.notify ? { called: [] } : notYetCalled(screen, shows)),
      message: { channel: table.channel, id },
      fading: fading.filter((old) => old.id !== id),
    };
    // Brought down as it is, it still asks whom it asked.
    const which = shows.revision === screen.revision ? isNoCall : undefined;
    return fade(present, await save(table.id, next, based), which);
  };

  /** With a nonce that Discord enforces, so that neither a try of the client's nor a restart posts anything twice. */
  const send = async (
    { channel }: Table,
    content: MessageCreateOptions,
    { asked, nonce }: { asked: readonly string[]; nonce: string },
  ) => {
    const allowedMentions = { parse: [], users: [...asked] };
    return (await sendable(channel)).send({ ...content, allowedMentions, nonce, enforceNonce: true });
  };

  const sendable = async (id: string): Promise<SendableChannels> => {
    const channel = await bot.client.channels.fetch(id);
    if (!channel?.isSendable()) throw new Error(`channel ${id} takes no messages`);
    return channel;
  };

  /** An archived thread, which takes no edits, is woken for it; not one that somebody has locked. */
  const edit = async ({ channel, id }: { channel: string; id: string }, content: MessageEditOptions): Promise<void> => {
    const place = await sendable(channel);
    const attempt = () => place.messages.edit(id, { ...content, allowedMentions: { parse: [] } });
    try {
      await attempt();
    } catch (error) {
      if (!isArchived(error) || !place.isThread() || place.locked) throw error;
      await place.setArchived(false);
      await attempt();
    }
  };

  /** Brings the message up to date; false where it is gone, or was changed too often, and has to be posted anew. */
  const change = async (present: Present, message: NonNullable<Screen['message']>, by?: string): Promise<boolean> => {
    const content = await publicMessage(present, await publicWords(bot, present.table.guild), bot, by);
    try {
      const { components = [], files = [] } = content;
      await edit(message, { content: content.content ?? '', components, ...(files.length > 0 && { files }) });
      return true;
    } catch (error) {
      if (isGone(error) || isWornOut(error)) return false;
      throw error;
    }
  };

  const fade = async (
    present: Present,
    { screen, based }: Based,
    which: (old: Fading) => boolean = () => true,
  ): Promise<Based> => {
    if (!screen.fading.some(which)) return { screen, based };
    const { table } = present;
    const words = await publicWords(bot, table.guild);
    const left: Fading[] = [];
    for (const old of screen.fading) {
      if (!which(old)) {
        left.push(old);
        continue;
      }
      try {
        if (old.kind === 'call') await (await sendable(old.channel)).messages.delete(old.id);
        else await edit(old, await fadedMessage(present, old, words, bot));
      } catch (error) {
        if (isGone(error)) continue;
        bot.log.warn({ error, table: table.id }, 'an older message could not be changed');
        left.push(old);
      }
    }
    // What cannot be changed now is tried with the next message; what stays so for long is let go.
    return save(table.id, { ...screen, fading: left.slice(-MOST_FADING) }, based);
  };

  /**
   * Somebody is asked in another's turn: one message calls them, and goes when the next one is asked. Until it is there the screen
   * remembers who was asked before, so that a restart in between calls them still.
   */
  const callNext = async (present: Present, { screen, based }: Based): Promise<void> => {
    const { table, game } = present;
    const next = screenFor(present);
    const seat = toCall(screen, next);
    if (seat === null || !game) return;
    const asked = mentioned(table, seat);
    let fading = screen.fading;
    if (asked.length > 0) {
      const words = (await publicWords(bot, table.guild)).on(table.options);
      const where = screen.message && linkTo(table, screen.message);
      const content = [words.decision.title(game.view(null), table.members), where].filter(Boolean).join('\n');
      const { id } = await send(table, { content }, { asked, nonce: `${table.id}-${next.revision}-call` });
      fading = [...fading, { channel: table.channel, id, kind: 'call', turn: screen.turn }];
    }
    await save(table.id, { ...screen, asked: next.asked, called: [...screen.called, seat], fading }, based);
  };

  const show = async (present: Present, by?: string): Promise<void> => {
    const { id } = present.table;
    const { screen, based } = await screenOf(id);
    const next = screenFor(present);
    if (screen.message && screen.revision >= next.revision) return;
    const isSame = screen.message !== null && isSameScreen(screen, next);
    if (isSame && (await change(present, screen.message!, by))) {
      const shown = { ...screen, ...next, ...notYetCalled(screen, next) };
      return callNext(present, await fade(present, await save(id, shown, based)));
    }
    // A turn gets one notice, even if its message has to be posted once more.
    const nonce = isSame ? newNonce() : `${id}-${next.revision}`;
    const how = { notify: !isSame, nonce, ...(by !== undefined && { by }) };
    await callNext(present, await post(present, { screen, based }, how));
  };

  return {
    show: (present, by) => queued.run(present.table.id, () => show(present, by)),

    bringDown: (seen) =>
      queued.run(seen.table.id, async () => {
        // The table may have moved on while this waited.
        const now = await bot.tables.look(seen.table.id);
        const present = now.ok ? now.value : seen;
        const how = { notify: false, nonce: newNonce() };
        await callNext(present, await post(present, await screenOf(seen.table.id), how));
      }),

    say: (table, message) =>
      queued.run(table.id, async () => {
        const { id } = await send(table, message, { asked: [], nonce: newNonce() });
        if (!message.components?.length) return;
        const { screen, based } = await screenOf(table.id);
        const notice: Fading = { channel: table.channel, id, kind: 'notice', turn: 0 };
        // It stands for the one before it, too.
        const faded = await fade(withoutGame(table), { screen, based }, ({ kind }) => kind === 'notice');
        await save(table.id, { ...faded.screen, fading: [...faded.screen.fading, notice] }, faded.based);
      }),

    recover: (id) =>
      queued.run(id, async () => {
        const { screen } = await screenOf(id);
        if (isSettled(screen)) return;
        const now = await bot.tables.look(id);
        if (!now.ok) return;
        await show(now.value);
        const shown = await screenOf(id);
        await callNext(now.value, shown);
        const { fading, kind } = shown.screen;
        // Those with the present revision still have their use, and so has a call while it is waited for.
        const which = kind === 'turn' ? isNoCall : () => true;
        if (fading.some((old) => old.kind !== 'notice' && which(old))) await fade(now.value, await screenOf(id), which);
      }),

    refresh: (present) =>
      queued.run(present.table.id, async () => {
        const { screen } = await screenOf(present.table.id);
        const next = screenFor(present);
        const { message, revision } = screen;
        // One that is gone is posted with the next change.
        if (message && revision === next.revision && isSameScreen(screen, next)) await change(present, message);
        else await show(present);
      }),

    link: async (table) => {
      const { screen } = await screenOf(table.id);
      return screen.message && linkTo(table, screen.message);
    },
  };
}

interface Posting {
  readonly notify: boolean;
  readonly nonce: string;
  readonly by?: string;
}

/** Nobody is called by the id of a former player. */
const mentioned = ({ members }: Table, seat: number | null): string[] => {
  const user = seat === null ? FORMER_USER : members[seat]!.user;
  return user === FORMER_USER ? [] : [user];
};

const linkTo = ({ guild }: Table, { channel, id }: { readonly channel: string; readonly id: string }): string =>
  `https://discord.com/channels/${guild}/${channel}/${id}`;

const MOST_FADING = 10;

const isNoCall = ({ kind }: Fading): boolean => kind !== 'call';

/** Of a screen that shows the next state: who was asked before, as long as a message has yet to call somebody. */
const notYetCalled = (screen: Screen, next: ReturnType<typeof screenFor>): Partial<Screen> =>
  toCall(screen, next) === null ? {} : { asked: screen.asked };

const aspectOf = ({ kind, turn }: Screen): Pick<Fading, 'kind' | 'turn'> => ({ kind, turn });

/** Discord takes 25 characters. */
const newNonce = (): string => randomUUID().replaceAll('-', '').slice(0, 25);

/** One older than an hour that Discord lets nobody change any more for now. */
const isWornOut = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  error.code === RESTJSONErrorCodes.MaximumNumberOfEditsToMessagesOlderThanOneHourReached;

const isGone = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMessage;

const isArchived = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.InvalidActionOnArchivedThread;
