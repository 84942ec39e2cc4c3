import { type GuildMember, MessageFlags } from 'discord.js';
import { isThinking } from '../../game/computers/computers.ts';
import { isNewsTo, MOST_WATCHERS, standingOf, type Watcher } from '../../game/people/watchers.ts';
import {
  type GameAtTable,
  hasGame,
  isActive,
  isPlaying,
  type LoadedTable,
  seatOf,
} from '../../game/table/loaded-table.ts';
import { breathe } from '../../game/table/queue.ts';
import { type TableId, type UserId, whereOf } from '../../game/table/table.ts';
import type { UnderWay } from '../connection/pending-work.ts';
import { memberSees } from '../interaction/channel-visibility.ts';
import { ids } from '../interaction/ids.ts';
import { toldDirectly } from '../publish/direct.ts';
import { createMessenger, nonceOf } from '../publish/messenger.ts';
import type { Presenter } from '../publish/presenter.ts';
import type { Services } from '../services.ts';
import { button, row } from '../views/buttons.ts';
import { languages, type Trouble, type WatchedGame, type Words, wordsFor } from '../words/index.ts';
import { memberNow } from './presence.ts';

/** The pause before a look for news: by then the table's message, to which the news links, is there. */
const WAIT_MS = 20_000;

/** Direct messages to watchers of a game: about a new leader, and about the winner. */
export type Watching = ReturnType<typeof createWatching>;

type Parts = Pick<Services, 'client' | 'tables' | 'watchers' | 'people' | 'presence' | 'threads' | 'clock' | 'log'> & {
  readonly presenter: Pick<Presenter, 'link'>;
};

export function createWatching(bot: Parts, underWay: UnderWay) {
  const { watchers } = bot;
  const messenger = createMessenger(bot);
  const waiting = new Map<TableId, () => void>();

  const canWatch = async ({ table }: LoadedTable, member: GuildMember | null): Promise<boolean> =>
    member !== null && ((await memberSees(member, table.channel, bot)) ?? false);

  /** Whether a person may still see the game; asks Discord for their present roles. */
  const maySee = async (present: LoadedTable, user: UserId): Promise<boolean> =>
    canWatch(present, await memberNow(bot, present.table.guild, user));

  async function watched({ table, game }: GameAtTable): Promise<WatchedGame> {
    const { channel, members: people } = table;
    return { channel, link: await bot.presenter.link(table), view: game.view(null), people };
  }

  /** Whether the person takes direct messages. In quiet hours they come without a sound. */
  async function tell(
    { user, language }: Pick<Watcher, 'user' | 'language'>,
    { table }: LoadedTable,
    line: (words: Words) => string,
  ): Promise<boolean> {
    const now = bot.clock.now();
    const [own, { awake }] = await Promise.all([bot.people.of(user), bot.presence.timeOf(user, undefined)]);
    const words = wordsFor(languages().includes(own.language) ? own.language : language);
    const isSilent = own.pings === 'none' || awake(now) > now;
    const stop = row(button(ids.table('watch-stop', table), words.buttons['stop-watching']));
    const message = {
      content: line(words),
      ...(isActive(table) && { components: [stop] }),
      ...(isSilent && { flags: MessageFlags.SuppressNotifications as const }),
    };
    const how = { asked: [], nonce: nonceOf(table, 'watch') };
    return toldDirectly(user, (channel) => messenger.send(channel, message, how), bot);
  }

  /** Sends unsent news. Notes it first, so that only one of several processes sends it. */
  async function refresh(id: TableId): Promise<void> {
    const all = await watchers.of(id);
    if (all.length === 0) return;
    const looked = await bot.tables.look(id);
    if (!looked.ok) {
      if (looked.refusal.code === 'no-such-table') await watchers.end(id);
      return;
    }
    const present = looked.value;
    // Without the bot, or served by another process, the server cannot be seen.
    if (!bot.client.guilds.cache.has(present.table.guild)) return;
    if (!isActive(present.table)) return tellEnd(present, all);
    // Computers' moves become news when a person is asked; pending turns are no news yet.
    if (!isPlaying(present) || isThinking(present) || present.table.held) return;
    const standing = standingOf(present.game.view(null));
    const behind = all.filter((one) => isNewsTo(one, standing));
    if (behind.length === 0) return;
    const seeing = await seeingOf(behind, present);
    await watchers.drop(id, usersOf(behind.filter((one) => !seeing.includes(one))));
    const mine = await watchers.claim(id, usersOf(seeing), standing);
    const game = await watched(present);
    const shut = await tellAll(
      seeing.filter(({ user }) => mine.includes(user)),
      present,
      ({ watch }) => watch.leads(standing.leader!, game),
    );
    await watchers.drop(id, shut);
  }

  async function tellEnd(present: LoadedTable, all: readonly Watcher[]): Promise<void> {
    const seeing = usersOf(await seeingOf(all, present));
    const mine = (await watchers.end(present.table.id)).filter(({ user }) => seeing.includes(user));
    const isWon = present.table.phase === 'finished' && hasGame(present);
    const { channel } = present.table;
    const place = isWon ? await watched(present) : { channel, link: await bot.presenter.link(present.table) };
    await tellAll(mine, present, ({ watch }) => ('view' in place ? watch.over(place) : watch.stopped(place)));
  }

  const usersOf = (some: readonly Watcher[]): UserId[] => some.map(({ user }) => user);

  async function seeingOf(some: readonly Watcher[], present: LoadedTable): Promise<Watcher[]> {
    const sees = await Promise.all(some.map(({ user }) => maySee(present, user)));
    return some.filter((_, index) => sees[index]);
  }

  /** One by one; returns the people who take no direct messages. */
  async function tellAll(some: readonly Watcher[], present: LoadedTable, line: (words: Words) => string) {
    const shut: UserId[] = [];
    for (const one of some) {
      try {
        if (!(await tell(one, present, line))) shut.push(one.user);
      } catch (error) {
        bot.log.warn({ error, ...whereOf(present.table) }, 'somebody who watches a game could not be told');
      }
    }
    return shut;
  }

  const logged = (table: TableId, work: Promise<void>): Promise<void> =>
    work.catch((error) => bot.log.warn({ error, table }, 'those who watch a game could not be told'));

  function touch(id: TableId): void {
    if (waiting.has(id)) return;
    const cancel = bot.clock.after(WAIT_MS, () => {
      waiting.delete(id);
      underWay.add(logged(id, refresh(id)));
    });
    waiting.set(id, cancel);
  }

  const hearNoMore = bot.tables.listen(({ table }) => {
    if (table.phase !== 'lobby') touch(table.id);
  });

  return {
    /** What a member who does not play is offered: to begin, or to stop; null if they cannot watch. */
    async offer(present: GameAtTable, member: GuildMember | null): Promise<'watch' | 'watch-stop' | null> {
      if (member === null || seatOf(present, member.id) !== null) return null;
      if ((await watchers.of(present.table.id)).some(({ user }) => user === member.id)) return 'watch-stop';
      return (await canWatch(present, member)) ? 'watch' : null;
    },

    /** Begins to watch, in this language unless the person has a setting; the first message confirms it. Returns why not, if refused. */
    async begin(present: GameAtTable, member: GuildMember | null, language: string): Promise<Trouble | null> {
      const { id } = present.table;
      if (member === null || !(await canWatch(present, member))) return { code: 'watch-unseen' };
      if (seatOf(present, member.id) !== null) return { code: 'watch-seated' };
      const watcher = { user: member.id, language, ...standingOf(present.game.view(null)) };
      const added = await watchers.add(id, watcher);
      if (added === 'full') return { code: 'watch-full', most: MOST_WATCHERS };
      if (added === 'there') return null;
      // The game may have ended meanwhile.
      touch(id);
      let isTold = false;
      try {
        const game = await watched(present);
        isTold = await tell(watcher, present, ({ watch }) => watch.began(game));
      } finally {
        if (!isTold) await watchers.drop(id, [member.id]);
      }
      return isTold ? null : { code: 'watch-closed' };
    },

    /** Tells what happened while no process was there. */
    async recover(): Promise<void> {
      for (const id of await watchers.tables()) {
        await logged(id, refresh(id));
        await breathe();
      }
    },

    stop(): void {
      hearNoMore();
      for (const cancel of waiting.values()) cancel();
      waiting.clear();
    },
  };
}
