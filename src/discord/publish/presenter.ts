import { DiscordAPIError } from 'discord.js';
import { isThinking } from '../../game/computers/computers.ts';
import { NEW } from '../../game/store/ports.ts';
import { isActive, withoutGame } from '../../game/table/loaded-table.ts';
import { createQueues } from '../../game/table/queue.ts';
import type { Table, TableId } from '../../game/table/table.ts';
import type { LoadedTable } from '../../game/table/tables.ts';
import { Kept } from '../../kept.ts';
import { publicWords } from '../interaction/language.ts';
import { linkTo } from '../interaction/links.ts';
import { isGone, isGoneChannel } from '../interaction/troubles.ts';
import type { Services } from '../services.ts';
import type { Later } from '../views/drawing.ts';
import { foundAgain } from './find-unnoted-message.ts';
import type { CallHow, Notice, SayHow } from './lines.ts';
import { fadedMessage, publicMessage, type Shown } from './messages.ts';
import { createMessenger, nonceOf, type Posted } from './messenger.ts';
import { type Based, createNotes } from './notes.ts';
import { invitedTo, mentioned, notified } from './notified.ts';
import type { ScreenNews } from './reconciler.ts';
import {
  asFading,
  aspectOf,
  callsFrom,
  type Fading,
  goesOn,
  isSettled,
  notYetCalled,
  type TableMessage,
  toCall,
} from './table-message.ts';

/**
 * Keeps a channel's messages in step with its table: one message shows the present state, older ones have no buttons. Everything
 * shown is worked out from the stored table, so it can be shown again at any time.
 */
export type Presenter = ReturnType<typeof createPresenter>;

/** What failed is remembered of so many tables, with the error, which may hold a picture. */
const MOST_LACKING = 1000;
/** For a table that was looked at longer ago messages are looked for again. */
const MOST_LOOKED_FOR = 10_000;

/** `news`: told of what is shown, and of what could not be. */
export function createPresenter(bot: Services, news: ScreenNews = { shown() {}, waits() {}, lacks() {} }) {
  const queued = createQueues();
  const messenger = createMessenger(bot);
  const notes = createNotes(bot);
  const { kept: keptOf } = notes;
  /** Older messages that could not be changed, by table, and why. */
  const unfaded = new Kept<TableId, { readonly ids: ReadonlySet<string>; readonly why: unknown }>(MOST_LACKING);
  /** Why a table's message has no picture, where that has to be asked for again. */
  const bare = new Kept<TableId, unknown>(MOST_LACKING);
  /** When somebody has yet to be called, by table, in ms since 1970. */
  const calls = new Kept<TableId, number>(MOST_LACKING);

  /**
   * The note's revision from which on no message stands in a table's channel that nobody has noted: another process may have left one, and so may
   * a request without an answer, and a store that has gone back knows less. They are looked for once; a table that was opened here has none of
   * another process.
   */
  const allNotedFrom = new Kept<TableId, number>(MOST_LOOKED_FOR);
  const since = bot.clock.now();

  const save: typeof notes.save = async (id, kept, based) => {
    const saved = await notes.save(id, kept, based);
    const known = allNotedFrom.get(id);
    if (known !== undefined && known < saved.based) allNotedFrom.set(id, saved.based);
    return saved;
  };

  const send: (id: TableId, ...message: Parameters<typeof messenger.send>) => Promise<Posted> = async (
    id,
    ...message
  ) => {
    try {
      return await messenger.send(...message);
    } catch (error) {
      if (!(error instanceof DiscordAPIError)) allNotedFrom.set(id, Number.POSITIVE_INFINITY);
      throw error;
    }
  };

  /** One after another by table, and tells what came of it. `shows`: whether afterwards everybody sees what it gives back. */
  const run = <T extends LoadedTable | null>(
    about: Pick<Table, 'id' | 'guild'>,
    task: () => Promise<T>,
    { shows = true } = {},
  ): Promise<T> =>
    queued.run(about.id, async () => {
      try {
        const done = await task();
        const why = unfaded.get(about.id)?.why ?? bare.get(about.id);
        const callsAt = calls.get(about.id);
        if (why) news.lacks(about, why);
        else if (done && callsAt !== undefined) news.waits(done.table, callsAt);
        else if (done && shows) news.shown(done.table);
        // Of a table that is over nothing more is posted by itself.
        if (done && !isActive(done.table)) allNotedFrom.delete(about.id);
        return done;
      } catch (error) {
        if (shows || notes.isUnsaved(about.id)) news.lacks(about, error);
        throw error;
      }
    });

  /** Posts, remembers the message, then fades the one before it; a failure in the last step costs nothing. */
  const post = async (present: LoadedTable, { kept, based }: Based, how: Posting): Promise<Based> => {
    const { table, game } = present;
    const seat = table.phase === 'playing' && game ? game.view(null).asked : null;
    const asked = how.isNew ? await notified([...mentioned(table, seat), ...invitedTo(table)], bot) : [];
    const words = await publicWords(bot, table.guild);
    const { isBare = false, ...content } = await publicMessage(present, words, bot, later(present), how);
    const shows = aspectOf(present);
    // The same wish tried once more is the same message, as long as Discord remembers, and a further wish is another one.
    const nonce = nonceOf(table, how.isNew ? 'new' : `further ${kept.further}`);
    const { id, isCard } = await send(table.id, table.channel, content, { asked, nonce });
    const next: TableMessage = {
      ...kept,
      ...shows,
      ...(how.isNew ? { called: [] } : { ...notYetCalled(kept, present), further: kept.further + 1 }),
      isBare,
      isCard,
      message: { channel: table.channel, id },
      fading: asFading(kept).filter((old) => old.id !== id),
    };
    // Brought down as it is, it still asks whom it asked.
    const which = shows.revision === kept.revision ? isNoCall : undefined;
    return fade(present, await save(table.id, next, based), which);
  };

  /** Brings the message that shows it up to date; null where it is gone, or was changed too often, and has to be posted anew. */
  const change = async (
    present: LoadedTable,
    { message, isCard }: TableMessage,
    more: Shown = {},
  ): Promise<Pick<TableMessage, 'isBare'> | null> => {
    const words = await publicWords(bot, present.table.guild);
    const { isBare = false, ...shown } = await publicMessage(present, words, bot, later(present), more);
    return (await messenger.change(message!, { components: [], ...shown }, isCard)) ? { isBare } : null;
  };

  const fade = async (
    present: LoadedTable,
    { kept, based }: Based,
    which: (old: Fading) => boolean = () => true,
  ): Promise<Based> => {
    if (!kept.fading.some(which)) return { kept, based };
    const { table } = present;
    const words = await publicWords(bot, table.guild);
    const left: Fading[] = [];
    const failed = new Set<string>();
    let why: unknown;
    for (const old of kept.fading) {
      if (!which(old)) {
        left.push(old);
        continue;
      }
      try {
        if (old.kind === 'call') await messenger.delete(old);
        else await messenger.fade(old, await fadedMessage(present, old, words, bot));
      } catch (error) {
        if (isGone(error) || isGoneChannel(error)) continue;
        bot.log.warn({ error, table: table.id }, 'an older message could not be changed');
        left.push(old);
        failed.add(old.id);
        why = error;
      }
    }
    // What cannot be changed now is tried again; what stays so for long is let go.
    if (failed.size > 0) unfaded.set(table.id, { ids: failed, why });
    else unfaded.delete(table.id);
    return save(table.id, { ...kept, fading: left.slice(-MOST_FADING) }, based);
  };

  /**
   * Somebody is asked in another's turn: one message calls them, and goes when the next one is asked. Until it is there the note
   * remembers who was asked before, so that a restart in between calls them still. The player of the turn before is called later.
   */
  const callNext = async (present: LoadedTable, { kept, based }: Based): Promise<void> => {
    const { table, game } = present;
    const next = aspectOf(present);
    const seat = toCall(kept, present);
    if (seat === null || !game) return;
    const from = callsFrom(kept, present, seat);
    if (from > bot.clock.now()) return void calls.set(table.id, from);
    const asked = mentioned(table, seat);
    let fading = kept.fading;
    if (asked.length > 0) {
      const words = (await publicWords(bot, table.guild)).on(table.options);
      const where = kept.message && linkTo({ guild: table.guild, ...kept.message });
      const content = [words.decision.title(game.view(null), table.members), where].filter(Boolean).join('\n');
      const nonce = nonceOf(table, 'call');
      const { id } = await send(table.id, table.channel, { content }, { asked: await notified(asked, bot), nonce });
      fading = [...fading, { channel: table.channel, id, kind: 'call', turn: kept.turn }];
    }
    await save(table.id, { ...kept, asked: next.asked, called: [...kept.called, seat], fading }, based);
  };

  /**
   * Computers come now, and what they do is shown in one with whom it leads to. Of an ended turn the message shrinks at once to
   * what it came to, so that nobody waits to see it; one that goes on is left as it is.
   */
  const putAside = async (present: LoadedTable, { kept, based }: Based): Promise<void> => {
    const next = aspectOf(present);
    if (kept.message === null || goesOn(kept, next)) return;
    // Its buttons are all that is left to be pressed, and to be told why, where the next message cannot be posted.
    if (!messenger.mayWrite(present.table.channel)) return;
    const fading = asFading(kept);
    await fade(present, await save(present.table.id, { ...kept, ...next, called: [], message: null, fading }, based));
  };

  const keptOrFound = async (present: LoadedTable): Promise<Based> => {
    const { id, opened } = present.table;
    const noted = await keptOf(id);
    const from = allNotedFrom.get(id) ?? (opened > since ? NEW : Number.POSITIVE_INFINITY);
    const found = noted.based >= from ? noted : await foundAgain(present, noted, { messenger, save, bot });
    if (found) allNotedFrom.set(id, found.based);
    return found ?? noted;
  };

  const show = async (present: LoadedTable, by?: string): Promise<void> => {
    const { id } = present.table;
    const { kept, based } = await keptOrFound(present);
    const next = aspectOf(present);
    bare.delete(id);
    if (kept.revision > next.revision) return;
    if (kept.revision < next.revision) calls.delete(id);
    if (kept.message && kept.revision === next.revision && !kept.isBare) return;
    if (isThinking(present)) return putAside(present, { kept, based });
    const isHere = kept.message?.channel === present.table.channel;
    const isSame = isHere && goesOn(kept, next);
    const changed = isSame && (await change(present, kept, by === undefined ? {} : { by }));
    if (changed) {
      const note = { ...kept, ...next, ...notYetCalled(kept, present), ...changed };
      return callNext(present, await fade(present, await save(id, note, based)));
    }
    // A turn gets one notice, even if its message has to be posted once more.
    const how = { isNew: !isSame, ...(by !== undefined && { by }) };
    await callNext(present, await post(present, { kept, based }, how));
  };

  const refresh = async (present: LoadedTable, more?: Shown): Promise<void> => {
    await run(present.table, async () => {
      const { id } = present.table;
      const { kept, based } = await keptOf(id);
      const next = aspectOf(present);
      const { message, revision } = kept;
      // One that is gone is posted with the next change.
      if (message && revision === next.revision && goesOn(kept, next)) {
        bare.delete(id);
        const changed = await change(present, kept, more);
        if (changed && changed.isBare !== kept.isBare) await save(id, { ...kept, ...changed }, based);
      } else await show(present);
      return present;
    });
  };

  const later = (present: LoadedTable): Later => ({
    /** By an edit, unless the table has moved on. */
    follows(drawnBefore) {
      refresh(present, { drawnBefore }).catch((error) =>
        bot.log.warn({ error, table: present.table.id }, 'a late picture was not shown'),
      );
    },
    lacks(why) {
      bare.set(present.table.id, why);
      news.lacks(present.table, why);
    },
  });

  return {
    /**
     * Shows the table as it is now, unless that or a later state is shown already: changes the message where it shows the
     * same turn, else posts a new one and takes the buttons from the one before. `by`: who has just stopped the game. Throws
     * what Discord answers where it cannot be shown; the table is not touched.
     */
    async show(present: LoadedTable, by?: string): Promise<void> {
      await run(present.table, async () => {
        await show(present, by);
        return present;
      });
    },

    /** Posts the present state anew at the end of the channel, without notifying anybody but whoever could not be before. */
    async bringDown(seen: LoadedTable): Promise<void> {
      await run(seen.table, async () => {
        // The table may have moved on while this waited.
        const now = await bot.tables.look(seen.table.id);
        const present = now.ok ? now.value : seen;
        const { kept, based } = await keptOf(seen.table.id);
        const next = aspectOf(present);
        // What could not be shown before asks somebody who knows nothing of it.
        const isNew = kept.revision < next.revision && (kept.message === null || !goesOn(kept, next));
        await callNext(present, await post(present, { kept, based }, { isNew }));
        return present;
      });
    },

    /** Posts a line beside it; buttons on it go when the table moves on. */
    async say(table: Table, message: Notice, { asked = [], instead, endsCall = false }: SayHow = {}): Promise<void> {
      const present = withoutGame(table);
      const say = async (): Promise<LoadedTable> => {
        const { kept, based } = await keptOf(table.id);
        // What it asks has been decided meanwhile.
        if (message.components?.length && kept.revision > table.revision) return present;
        const before = kept.fading.find(({ id, kind }) => kind === 'notice' && id === instead);
        if (before && (await messenger.change(before, { components: [], ...message }))) return present;
        const nonce = nonceOf(table, `line ${kept.further}`);
        const { id } = await send(table.id, table.channel, message, { asked, nonce });
        const further = kept.further + 1;
        if (!message.components?.length) {
          await save(table.id, { ...kept, further }, based);
          return present;
        }
        const notice: Fading = { channel: table.channel, id, kind: 'notice', turn: 0 };
        const noted = await save(table.id, { ...kept, further, fading: [...kept.fading, notice] }, based);
        // It stands for the one before it, too.
        const isOver = ({ id, kind }: Fading): boolean =>
          id !== notice.id && (kind === 'notice' || (endsCall && kind === 'call'));
        await fade(present, noted, isOver);
        return present;
      };
      await run(table, say, { shows: false });
    },

    /**
     * Calls whoever is asked by a message of its own, in the place of the one that called them before; it goes when the table moves on.
     * `channel`: where; where the game is, unless said. `key`: what is called for, so that it is not done twice.
     */
    async call(table: Table, content: string, { asked, channel = table.channel, key }: CallHow): Promise<void> {
      const present = withoutGame(table);
      const call = async (): Promise<LoadedTable> => {
        const { kept, based } = await keptOf(table.id);
        // They have played meanwhile.
        if (kept.revision > table.revision) return present;
        const nonce = nonceOf(table, `call ${key}`);
        const { id } = await send(table.id, channel, { content }, { asked, nonce });
        const call: Fading = { channel, id, kind: 'call', turn: kept.turn };
        const fading = [...kept.fading.filter((old) => old.id !== id), call];
        const noted = await save(table.id, { ...kept, fading }, based);
        await fade(present, noted, (old) => old.kind === 'call' && old.id !== id);
        return present;
      };
      await run(table, call, { shows: false });
    },

    /**
     * Shows what was saved and, because the process ended or something failed, never shown; takes buttons that were still to be taken. A
     * message that was posted and not noted is found again among the channel's last ones. Gives back the table as it is, or null where
     * nothing is left to be shown.
     */
    async recover(id: TableId): Promise<LoadedTable | null> {
      const seen = await bot.tables.look(id);
      if (!seen.ok) return null;
      return run(seen.value.table, async () => {
        bare.delete(id);
        calls.delete(id);
        const first = await keptOf(id);
        const { kept } = notes.isUnsaved(id) ? await save(id, first.kept, first.based) : first;
        if (isSettled(kept)) return null;
        const now = await bot.tables.look(id);
        if (!now.ok) return null;
        await show(now.value);
        const after = await keptOf(id);
        await callNext(now.value, after);
        const { fading, kind } = after.kept;
        // Those with the present revision still have their use, and so has a call while it is waited for.
        const failed = unfaded.get(id)?.ids;
        const isOld = (old: Fading): boolean => old.kind !== 'notice' && (kind !== 'turn' || isNoCall(old));
        const which = (old: Fading): boolean => failed?.has(old.id) || isOld(old);
        if (fading.some(which)) await fade(now.value, await keptOf(id), which);
        else unfaded.delete(id);
        return now.value;
      });
    },

    /** Brings names in the message that shows it up to date: they can change where nothing else has. */
    refresh,

    /** The address of the message that shows the table, or null. */
    link: async (table: Table): Promise<string | null> => {
      const { kept } = await notes.peek(table.id);
      return kept.message && linkTo({ guild: table.guild, ...kept.message });
    },
  };
}

interface Posting {
  /** Whether it is the first message for what it shows: whoever is asked is notified. */
  readonly isNew: boolean;
  readonly by?: string;
}

const MOST_FADING = 10;

const isNoCall = ({ kind }: Fading): boolean => kind !== 'call';
