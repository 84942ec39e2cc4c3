import { DiscordAPIError } from 'discord.js';
import { isThinking } from '../../game/computers/computers.ts';
import { NEW } from '../../game/store/ports.ts';
import { isActive, withoutGame } from '../../game/table/loaded-table.ts';
import { createQueues } from '../../game/table/queue.ts';
import type { Table, TableId } from '../../game/table/table.ts';
import type { LoadedTable } from '../../game/table/tables.ts';
import { stillAskedToo } from '../../game/turn/playing.ts';
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
 * Keeps a channel's messages in step with its table: one message shows the present state, older ones have no buttons. Everything shown is
 * worked out from the stored table, so it can be shown again at any time.
 */
export type Presenter = ReturnType<typeof createPresenter>;

/** Tables with a remembered failure; the error may hold a picture. */
const MOST_LACKING = 1000;
/** Messages of a table are searched again once it has left this memory. */
const MOST_LOOKED_FOR = 10_000;

/** `news`: told what is shown, and what could not be. */
export function createPresenter(bot: Services, news: ScreenNews = { shown() {}, waits() {}, lacks() {} }) {
  const queued = createQueues();
  const messenger = createMessenger(bot);
  const notes = createNotes(bot);
  const { kept: keptOf } = notes;
  /** By table: older messages that could not be changed, and why. */
  const unfaded = new Kept<TableId, { readonly ids: ReadonlySet<string>; readonly why: unknown }>(MOST_LACKING);
  /** By table: why the message has no picture, if it has to be drawn again. */
  const bare = new Kept<TableId, unknown>(MOST_LACKING);
  /** By table: when a player has to be called, in ms since 1970. */
  const calls = new Kept<TableId, number>(MOST_LACKING);

  /**
   * By table: the note's revision from which on every message in the channel is noted. Below it, messages are searched once. Another
   * process, a request without an answer, or a store that has lost changes can leave unnoted ones. A table that this process opened has
   * none of another process.
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

  /** Runs the tasks of a table in order, and reports the result to `news`. `shows`: whether everybody then sees the returned table. */
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
        // A finished table posts nothing more by itself.
        if (done && !isActive(done.table)) allNotedFrom.delete(about.id);
        return done;
      } catch (error) {
        if (shows || notes.isUnsaved(about.id)) news.lacks(about, error);
        throw error;
      }
    });

  /** Posts, notes the message, then fades the one before it; a failure of the last step costs nothing. */
  const post = async (present: LoadedTable, { kept, based }: Based, how: Posting): Promise<Based> => {
    const { table, game } = present;
    const seat = table.phase === 'playing' && game ? game.view(null).asked : null;
    const asked = how.isNew ? await notified([...mentioned(table, seat), ...invitedTo(table)], bot) : [];
    const words = await publicWords(bot, table.guild);
    const { isBare = false, ...content } = await publicMessage(present, words, bot, later(present), how);
    const shows = aspectOf(present);
    // A retry of the same wish gets the same nonce, which Discord remembers for a while; a further wish gets another one.
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
    // If moved down unchanged, it still needs its call.
    const which = shows.revision === kept.revision ? isNoCall : undefined;
    return fade(present, await save(table.id, next, based), which);
  };

  /** Updates the table's message; null if it is gone or can take no more edits, so that it has to be posted anew. */
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
    // Failed messages are tried again; beyond `MOST_FADING` the oldest are dropped.
    if (failed.size > 0) unfaded.set(table.id, { ids: failed, why });
    else unfaded.delete(table.id);
    return save(table.id, { ...kept, fading: left.slice(-MOST_FADING) }, based);
  };

  /**
   * Calls a player who is asked in another's turn, with a message that goes when the next one is asked. Until then the note keeps the seat
   * asked before, so that the call survives a restart. The player of the previous turn is called later.
   */
  const callNext = async (present: LoadedTable, { kept, based }: Based): Promise<void> => {
    const { table, game } = present;
    const next = aspectOf(present);
    const seat = toCall(kept, present);
    if (seat === null || !game) return;
    const from = callsFrom(kept, present, seat);
    if (from > bot.clock.now()) return void calls.set(table.id, from);
    const others = stillAskedToo(table, game);
    const asked = [seat, ...others].flatMap((one) => mentioned(table, one));
    let fading = kept.fading;
    if (asked.length > 0) {
      const words = (await publicWords(bot, table.guild)).on(table.options);
      const where = kept.message && linkTo({ guild: table.guild, ...kept.message });
      const title = words.decision.title(game.view(null), table.members);
      const content = [title, words.turn.askedToo(others, table.members), where].filter(Boolean).join('\n');
      const nonce = nonceOf(table, 'call');
      const { id } = await send(table.id, table.channel, { content }, { asked: await notified(asked, bot), nonce });
      fading = [...fading, { channel: table.channel, id, kind: 'call', turn: kept.turn }];
    }
    await save(table.id, { ...kept, asked: next.asked, called: [...kept.called, seat, ...others], fading }, based);
  };

  /**
   * Computers play next, and their moves are shown together with the next person's turn. The message of an ended turn shrinks to its result
   * at once; the message of a turn that continues stays.
   */
  const putAside = async (present: LoadedTable, { kept, based }: Based): Promise<void> => {
    const next = aspectOf(present);
    if (kept.message === null || goesOn(kept, next)) return;
    // If the next message cannot be posted, these buttons are the only ones left, and a press tells the reason.
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
    // A turn pings once, even if its message is posted again.
    const how = { isNew: !isSame, ...(by !== undefined && { by }) };
    await callNext(present, await post(present, { kept, based }, how));
  };

  const refresh = async (present: LoadedTable, more?: Shown): Promise<void> => {
    await run(present.table, async () => {
      const { id } = present.table;
      const { kept, based } = await keptOf(id);
      const next = aspectOf(present);
      const { message, revision } = kept;
      // A deleted message is posted with the next change.
      if (message && revision === next.revision && goesOn(kept, next)) {
        bare.delete(id);
        const changed = await change(present, kept, more);
        if (changed && changed.isBare !== kept.isBare) await save(id, { ...kept, ...changed }, based);
      } else await show(present);
      return present;
    });
  };

  const later = (present: LoadedTable): Later => ({
    /** Edits the message, unless the table has moved on. */
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
     * Shows the present table, unless it or a later state is already shown. Edits the message of the same turn, else posts a new one and
     * removes the older one's buttons. `by`: the person who has just stopped the game. Throws Discord's errors; the table does not change.
     */
    async show(present: LoadedTable, by?: string): Promise<void> {
      await run(present.table, async () => {
        await show(present, by);
        return present;
      });
    },

    /** Posts the present state again at the end of the channel. Pings only if that failed before. */
    async bringDown(seen: LoadedTable): Promise<void> {
      await run(seen.table, async () => {
        // The table may have moved on meanwhile.
        const now = await bot.tables.look(seen.table.id);
        const present = now.ok ? now.value : seen;
        const { kept, based } = await keptOf(seen.table.id);
        const next = aspectOf(present);
        // If the state was never shown, the asked player does not know of it.
        const isNew = kept.revision < next.revision && (kept.message === null || !goesOn(kept, next));
        await callNext(present, await post(present, { kept, based }, { isNew }));
        return present;
      });
    },

    /** Posts a line beside the table's message; its buttons go when the table moves on. */
    async say(table: Table, message: Notice, { asked = [], instead, endsCall = false }: SayHow = {}): Promise<void> {
      const present = withoutGame(table);
      const say = async (): Promise<LoadedTable> => {
        const { kept, based } = await keptOf(table.id);
        // Its question has been decided meanwhile.
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
        // It also replaces the previous line.
        const isOver = ({ id, kind }: Fading): boolean =>
          id !== notice.id && (kind === 'notice' || (endsCall && kind === 'call'));
        await fade(present, noted, isOver);
        return present;
      };
      await run(table, say, { shows: false });
    },

    /**
     * Calls the asked player with a message, which replaces the previous call and goes when the table moves on. `channel`: by default the
     * game's. `key`: the cause, so that each is called for once.
     */
    async call(table: Table, content: string, { asked, channel = table.channel, key }: CallHow): Promise<void> {
      const present = withoutGame(table);
      const call = async (): Promise<LoadedTable> => {
        const { kept, based } = await keptOf(table.id);
        // The player has played meanwhile.
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
     * Shows a saved state that was never shown, because the process ended or something failed, and removes old buttons. Also finds posted
     * messages that were not noted. Returns the present table, or null if nothing is left to show.
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
        // Lines of the present revision are still needed, and so is the call during a turn.
        const failed = unfaded.get(id)?.ids;
        const isOld = (old: Fading): boolean => old.kind !== 'notice' && (kind !== 'turn' || isNoCall(old));
        const which = (old: Fading): boolean => failed?.has(old.id) || isOld(old);
        if (fading.some(which)) await fade(now.value, await keptOf(id), which);
        else unfaded.delete(id);
        return now.value;
      });
    },

    /** Updates names in the table's message: they can change when nothing else does. */
    refresh,

    /** The address of the message that shows the table, or null. */
    link: async (table: Table): Promise<string | null> => {
      const { kept } = await notes.peek(table.id);
      return kept.message && linkTo({ guild: table.guild, ...kept.message });
    },
  };
}

interface Posting {
  /** Whether it is the first message of its state: then the asked player is pinged. */
  readonly isNew: boolean;
  readonly by?: string;
}

const MOST_FADING = 10;

const isNoCall = ({ kind }: Fading): boolean => kind !== 'call';
