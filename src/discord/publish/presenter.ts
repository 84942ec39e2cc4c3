import { randomUUID } from 'node:crypto';
import type { MessageCreateOptions } from 'discord.js';
import { isThinking } from '../../game/computers.ts';
import { NEW } from '../../game/ports.ts';
import { withoutGame } from '../../game/present.ts';
import { createQueues } from '../../game/queue.ts';
import type { Table, TableId } from '../../game/table.ts';
import type { Present } from '../../game/tables.ts';
import { publicWords } from '../interaction/language.ts';
import { isGone } from '../interaction/troubles.ts';
import type { Services } from '../services.ts';
import { fadedMessage, publicMessage } from './messages.ts';
import { createMessenger } from './messenger.ts';
import { invitedTo, mentioned, notified } from './notified.ts';
import {
  type Aspect,
  aspectOf,
  type Fading,
  goesOn,
  isSettled,
  NO_MESSAGE,
  type TableMessage,
  toCall,
} from './table-message.ts';

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
  say(table: Table, message: Notice, how?: SayHow): Promise<void>;
  /**
   * Calls whoever is asked by a message of its own, in the place of the one that called them before; it goes when the table moves on.
   * `channel`: where; where the game is, unless said. `key`: what is called for, so that it is not done twice.
   */
  call(table: Table, content: string, how: CallHow): Promise<void>;
  /**
   * Shows what was saved and, because the process ended, never shown; takes buttons that were still to be taken. Gives back the
   * table as it is, or null where nothing is left to be shown.
   */
  recover(id: TableId): Promise<Present | null>;
  /** Brings names in the message that shows it up to date: they can change where nothing else has. */
  refresh(present: Present): Promise<void>;
  /** The address of the message that shows the table, or null. */
  link(table: Table): Promise<string | null>;
}

/** What is remembered of the table's messages, and the revision of that note. */
type Based = { readonly kept: TableMessage; readonly based: number };

export function createPresenter(bot: Services): Presenter {
  const queued = createQueues();
  const messenger = createMessenger(bot);

  const keptOf = async (id: TableId): Promise<Based> => {
    // One of a newer version counts as none and stays: the game is shown all the same.
    const loaded = await bot.tableMessages.peek(id);
    if (loaded.kind === 'found') return { kept: loaded.stored.value, based: loaded.stored.revision };
    return { kept: NO_MESSAGE, based: NEW };
  };

  const save = async (id: TableId, kept: TableMessage, based: number): Promise<Based> => {
    const saved = await bot.tableMessages.save(id, kept, based);
    if (saved.kind === 'saved') return { kept, based: saved.revision };
    bot.log.warn({ table: id }, 'another process shows the same table');
    return { kept, based };
  };

  /** Posts, remembers the message, then fades the one before it; a failure in the last step costs nothing. */
  const post = async (present: Present, { kept, based }: Based, how: Posting): Promise<Based> => {
    const { table, game } = present;
    const seat = table.phase === 'playing' && game ? game.view(null).asked : null;
    const asked = how.notify ? await notified([...mentioned(table, seat), ...invitedTo(table)], bot) : [];
    const content = await publicMessage(present, await publicWords(bot, table.guild), bot, how.by);
    const id = await messenger.send(table.channel, content, { asked, nonce: how.nonce });
    const fading = kept.message ? [...kept.fading, { ...kept.message, kind: kept.kind, turn: kept.turn }] : kept.fading;
    const shows = aspectOf(present);
    const next: TableMessage = {
      ...kept,
      ...shows,
      ...(how.notify ? { called: [] } : notYetCalled(kept, shows)),
      message: { channel: table.channel, id },
      fading: fading.filter((old) => old.id !== id),
    };
    // Brought down as it is, it still asks whom it asked.
    const which = shows.revision === kept.revision ? isNoCall : undefined;
    return fade(present, await save(table.id, next, based), which);
  };

  /** Brings the message up to date; false where it is gone, or was changed too often, and has to be posted anew. */
  const change = async (
    present: Present,
    message: NonNullable<TableMessage['message']>,
    by?: string,
  ): Promise<boolean> => {
    const shown = await publicMessage(present, await publicWords(bot, present.table.guild), bot, by);
    const { content = '', components = [], files = [] } = shown;
    return messenger.change(message, { content, components, ...(files.length > 0 && { files }) });
  };

  /** Whether it could be changed; one that is gone is posted anew. */
  const changeNotice = (notice: Fading, { content, components = [] }: Notice): Promise<boolean> =>
    messenger.change(notice, { ...(content !== undefined && { content }), components });

  const fade = async (
    present: Present,
    { kept, based }: Based,
    which: (old: Fading) => boolean = () => true,
  ): Promise<Based> => {
    if (!kept.fading.some(which)) return { kept, based };
    const { table } = present;
    const words = await publicWords(bot, table.guild);
    const left: Fading[] = [];
    for (const old of kept.fading) {
      if (!which(old)) {
        left.push(old);
        continue;
      }
      try {
        if (old.kind === 'call') await messenger.delete(old);
        else await messenger.edit(old, await fadedMessage(present, old, words, bot));
      } catch (error) {
        if (isGone(error)) continue;
        bot.log.warn({ error, table: table.id }, 'an older message could not be changed');
        left.push(old);
      }
    }
    // What cannot be changed now is tried with the next message; what stays so for long is let go.
    return save(table.id, { ...kept, fading: left.slice(-MOST_FADING) }, based);
  };

  /**
   * Somebody is asked in another's turn: one message calls them, and goes when the next one is asked. Until it is there the note
   * remembers who was asked before, so that a restart in between calls them still.
   */
  const callNext = async (present: Present, { kept, based }: Based): Promise<void> => {
    const { table, game } = present;
    const next = aspectOf(present);
    const seat = toCall(kept, next);
    if (seat === null || !game) return;
    const asked = mentioned(table, seat);
    let fading = kept.fading;
    if (asked.length > 0) {
      const words = (await publicWords(bot, table.guild)).on(table.options);
      const where = kept.message && linkTo(table, kept.message);
      const content = [words.decision.title(game.view(null), table.members), where].filter(Boolean).join('\n');
      const nonce = `${table.id}-${next.revision}-call`;
      const id = await messenger.send(table.channel, { content }, { asked: await notified(asked, bot), nonce });
      fading = [...fading, { channel: table.channel, id, kind: 'call', turn: kept.turn }];
    }
    await save(table.id, { ...kept, asked: next.asked, called: [...kept.called, seat], fading }, based);
  };

  /**
   * Computers come now, and what they do is shown in one with whom it leads to. Of an ended turn the message shrinks at once to
   * what it came to, so that nobody waits to see it; one that goes on is left as it is.
   */
  const putAside = async (present: Present, { kept, based }: Based): Promise<void> => {
    const next = aspectOf(present);
    if (kept.message === null || goesOn(kept, next)) return;
    const fading = [...kept.fading, { ...kept.message, kind: kept.kind, turn: kept.turn }];
    await fade(present, await save(present.table.id, { ...kept, ...next, called: [], message: null, fading }, based));
  };

  const show = async (present: Present, by?: string): Promise<void> => {
    const { id } = present.table;
    const { kept, based } = await keptOf(id);
    const next = aspectOf(present);
    if (kept.revision > next.revision || (kept.message && kept.revision === next.revision)) return;
    if (isThinking(present)) return putAside(present, { kept, based });
    const isSame = kept.message !== null && goesOn(kept, next);
    if (isSame && (await change(present, kept.message!, by))) {
      const changed = { ...kept, ...next, ...notYetCalled(kept, next) };
      return callNext(present, await fade(present, await save(id, changed, based)));
    }
    // A turn gets one notice, even if its message has to be posted once more.
    const nonce = isSame ? newNonce() : `${id}-${next.revision}`;
    const how = { notify: !isSame, nonce, ...(by !== undefined && { by }) };
    await callNext(present, await post(present, { kept, based }, how));
  };

  return {
    show: (present, by) => queued.run(present.table.id, () => show(present, by)),

    bringDown: (seen) =>
      queued.run(seen.table.id, async () => {
        // The table may have moved on while this waited.
        const now = await bot.tables.look(seen.table.id, seen);
        const present = now.ok ? now.value : seen;
        const how = { notify: false, nonce: newNonce() };
        await callNext(present, await post(present, await keptOf(seen.table.id), how));
      }),

    say: (table, message, { asked = [], instead, endsCall = false } = {}) =>
      queued.run(table.id, async () => {
        const { kept, based } = await keptOf(table.id);
        const before = kept.fading.find(({ id, kind }) => kind === 'notice' && id === instead);
        if (before && (await changeNotice(before, message))) return;
        const id = await messenger.send(table.channel, message, { asked, nonce: newNonce() });
        if (!message.components?.length) return;
        const notice: Fading = { channel: table.channel, id, kind: 'notice', turn: 0 };
        // It stands for the one before it, too.
        const isOver = ({ kind }: Fading): boolean => kind === 'notice' || (endsCall && kind === 'call');
        const faded = await fade(withoutGame(table), { kept, based }, isOver);
        await save(table.id, { ...faded.kept, fading: [...faded.kept.fading, notice] }, faded.based);
      }),

    call: (table, content, { asked, channel = table.channel, key }) =>
      queued.run(table.id, async () => {
        const { kept, based } = await keptOf(table.id);
        // They have played meanwhile.
        if (kept.revision > table.revision) return;
        const nonce = `${table.id}-${table.revision}-${key}`;
        const id = await messenger.send(channel, { content }, { asked, nonce });
        const faded = await fade(withoutGame(table), { kept, based }, ({ kind }) => kind === 'call');
        const call: Fading = { channel, id, kind: 'call', turn: kept.turn };
        await save(table.id, { ...faded.kept, fading: [...faded.kept.fading, call] }, faded.based);
      }),

    recover: (id) =>
      queued.run(id, async () => {
        const { kept } = await keptOf(id);
        if (isSettled(kept)) return null;
        const now = await bot.tables.look(id);
        if (!now.ok) return null;
        await show(now.value);
        const after = await keptOf(id);
        await callNext(now.value, after);
        const { fading, kind } = after.kept;
        // Those with the present revision still have their use, and so has a call while it is waited for.
        const which = kind === 'turn' ? isNoCall : () => true;
        if (fading.some((old) => old.kind !== 'notice' && which(old))) await fade(now.value, await keptOf(id), which);
        return now.value;
      }),

    refresh: (present) =>
      queued.run(present.table.id, async () => {
        const { kept } = await keptOf(present.table.id);
        const next = aspectOf(present);
        const { message, revision } = kept;
        // One that is gone is posted with the next change.
        if (message && revision === next.revision && goesOn(kept, next)) await change(present, message);
        else await show(present);
      }),

    link: async (table) => {
      const { kept } = await keptOf(table.id);
      return kept.message && linkTo(table, kept.message);
    },
  };
}

/** A line beside the message that shows a table. */
type Notice = Pick<MessageCreateOptions, 'content' | 'components'>;

export interface SayHow {
  /** Whom it notifies. */
  readonly asked?: readonly string[];
  /** The line that it replaces, by its message, if that still stands with its buttons. */
  readonly instead?: string;
  /** Whoever was called is called no more. */
  readonly endsCall?: boolean;
}

export interface CallHow {
  readonly asked: readonly string[];
  readonly channel?: string;
  readonly key: string;
}

interface Posting {
  readonly notify: boolean;
  readonly nonce: string;
  readonly by?: string;
}

const linkTo = ({ guild }: Table, { channel, id }: { readonly channel: string; readonly id: string }): string =>
  `https://discord.com/channels/${guild}/${channel}/${id}`;

const MOST_FADING = 10;

const isNoCall = ({ kind }: Fading): boolean => kind !== 'call';

/** Of a note that tells of the next state: who was asked before, as long as a message has yet to call somebody. */
const notYetCalled = (kept: TableMessage, next: Aspect): Partial<TableMessage> =>
  toCall(kept, next) === null ? {} : { asked: kept.asked };

/** Discord takes 25 characters. */
const newNonce = (): string => randomUUID().replaceAll('-', '').slice(0, 25);
