import type { Level } from '../../players/levels.ts';
import { hintGiven } from '../computers/hints.ts';
import { cameBack, handedOver } from '../computers/substitutes.ts';
import { withInvited } from '../lobby/inviting.ts';
import {
  computerAdded,
  computerRemoved,
  joined,
  type LobbyPlace,
  left,
  opened,
  optioned,
  startable,
  started,
} from '../lobby/lobby.ts';
import type { OptionsWish } from '../lobby/options.ts';
import { type MapShelf, OWN_MAPS } from '../maps/index.ts';
import { createForgetting } from '../people/forgetting.ts';
import { ALONE, type Shard } from '../servers/shard.ts';
import { channelIndex } from '../store/channels.ts';
import { tableDocuments } from '../store/documents.ts';
import { newTableId } from '../store/ids.ts';
import {
  type Clock,
  type Log,
  NEW,
  type Seeds,
  type Store,
  type StoredDocument,
  StoreUnavailable,
} from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import { createOutcomes } from '../store/uncertain-saves.ts';
import { type AskedAbout, agreedToAbandon, type TableMoment, ticked, voted } from '../time/absence.ts';
import type { TimeAbout } from '../time/clock.ts';
import { dueOf, withClock } from '../time/due.ts';
import { agreedToPause, wentOn } from '../time/pausing.ts';
import { abandoned, type PermanentAnswer, played, resigned, standingSet, type TurnWish } from '../turn/playing.ts';
import { settled, takenBack, wentOnBy } from '../turn/taking-back.ts';
import { answeredUndo, askedToUndo } from '../turn/undoing.ts';
import { createGoingOn } from './active-tables.ts';
import { createTelling, type Over } from './game-over-notices.ts';
import { isActive, isOver, type LoadedTable, type Played, withoutGame } from './loaded-table.ts';
import { moved } from './moving.ts';
import { createQueues } from './queue.ts';
import { createAtStart } from './recovery.ts';
import { createReplayed } from './replayed.ts';
import { ok, type PlayResult, refuse } from './result.ts';
import {
  type AbsenceChoice,
  type Member,
  type Table,
  type TableId,
  type TableOptions,
  type UserId,
  whereOf,
} from './table.ts';

export interface TablePorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly seeds: Seeds;
  readonly log: Log;
  /**
   * Told of every table whose game is over, after it is saved and before whoever ended it hears of it. What it throws is
   * logged, and it is told again by `tellAgain`, as are those of which it was not told because the process ended. The story is
   * told with it where it is at hand.
   */
  readonly over?: Over;
  /** What can be played on; the project's own maps unless said. */
  readonly maps?: MapShelf;
  /** Whose tables it sees to by itself, at the start and later; all, unless said. */
  readonly shard?: Shard;
}

/** So many tables are given at once of those at which something is due. */
const DUE_AT_ONCE = 100;

/**
 * Tables and their games. Every change is saved before anybody hears of it, on the revision it was worked out from, so that
 * of two who are too late by a hair, in one process or in two, one is refused as `stale`. Every method may refuse
 * `no-such-table`, `table-broken` and `game-newer`, and throws `StoreUnavailable` where the store is gone: then nothing is known, and the
 * next look tells.
 */
export function createTables({ store, clock, seeds, log, over, maps = OWN_MAPS, shard = ALONE }: TablePorts) {
  const { serves } = shard;
  // Whoever is taken out of all tables is so by one process: who serves the others' servers has to see to what comes of it.
  const documents = tableDocuments(store, (table) => (serves(table.guild) ? dueOf(table) : clock.now()));
  const replayed = createReplayed(log);
  const channels = channelIndex(store, documents, replayed);
  const queues = createQueues();
  const telling = createTelling({ documents, queues, log, over, serves });
  const outcomes = createOutcomes({ documents, queues, clock, log });
  const listeners = new Set<(present: LoadedTable, isLate: boolean) => void>();

  function heard(present: LoadedTable, isLate = false): void {
    if (!serves(present.table.guild)) return;
    for (const listener of listeners) listener(present, isLate);
  }

  async function look(id: TableId): Promise<PlayResult<LoadedTable>> {
    const found = await documents.read(id);
    if (!found.ok) return found;
    return replayed.present(found.value.value);
  }

  type Step<T> = (now: LoadedTable) => PlayResult<T> | Promise<PlayResult<T>>;

  /** What is held is played before anything else is changed, and saved with it. */
  const change = <T extends LoadedTable>(id: TableId, step: Step<T>) => changeHeld(id, (now) => step(settled(now)));

  /** Load, check, save on what was loaded. If another process was faster, all of it once more on what is there now. */
  const changeHeld = <T extends LoadedTable>(id: TableId, step: Step<T>) =>
    queues.run(id, async (): Promise<PlayResult<T>> => {
      const late = await outcomes.settle(id);
      // Whoever presses has seen another table than there is.
      if (late === 'made' || late === 'passed') return refuse({ code: 'stale' });
      const changed = await retry(async (): Promise<PlayResult<T> | 'stale'> => {
        const found = await documents.read(id);
        if (!found.ok) return found;
        const present = await replayed.recorded(found.value.value);
        if (!present.ok) return present;
        const next = await step(present.value);
        if (!next.ok) return next;
        const touched = { ...next.value, table: timed(present.value.table, next.value) };
        const ends = isActive(present.value.table) && isOver(touched.table);
        const written = await write(touched, ends, found.value);
        if (written === 'stale') return 'stale';
        if (!touched.table.held) replayed.keep(touched);
        if (ends) await telling.tell(touched.table, touched.story);
        heard(touched);
        return ok(touched);
      });
      return changed === 'stale' ? refuse({ code: 'stale' }) : changed;
    });

  /** Where nobody can say whether it was saved, that is found out later, and then told of like any change. */
  async function write(next: LoadedTable, ends: boolean, { value: before, revision }: StoredDocument<Table>) {
    try {
      return await (ends ? documents.writeOver : documents.write)(next.table, revision, before);
    } catch (error) {
      if (error instanceof StoreUnavailable) {
        outcomes.open({
          ...{ after: next.table, basedOn: revision, before },
          async found(outcome) {
            if (outcome === 'not-made') return;
            if (outcome === 'made' && ends) await telling.tell(next.table, next.story);
            const now = outcome === 'made' ? ok(next) : await look(next.table.id);
            if (now.ok) heard(now.value, true);
          },
        });
      }
      throw error;
    }
  }

  /** With all that goes by the time of a change. */
  function timed(before: Table, after: LoadedTable): Table {
    const now = clock.now();
    const table = withClock(before, after, now);
    return { ...table, touched: table.revision === before.revision ? before.touched : now };
  }

  async function openedIn(
    where: LobbyPlace,
    host: Member,
    options: Partial<TableOptions>,
    invited: readonly UserId[],
  ): Promise<PlayResult<LoadedTable>> {
    const holder = await channels.holder(where.channel);
    if (holder) {
      return refuse({ code: 'channel-busy', table: holder.id, phase: holder.phase });
    }
    // The table before the channel's entry: an entry never names what is not there. A crash in between leaves a lobby
    // that nobody was told of; it can only expire.
    let table: Table;
    do table = withInvited(opened(newTableId(seeds), where, host, options, clock.now()), invited, clock.now());
    while ((await documents.write(table, NEW, null)) === 'stale');
    const claimed = await channels.claim(table);
    if (claimed.ok) {
      const present = withoutGame(table);
      heard(present);
      return ok(present);
    }
    try {
      const made = await documents.read(table.id);
      if (made.ok) await documents.discard(made.value.value, made.value.revision);
    } catch (error) {
      log.warn({ ...whereOf(table), error }, 'a lobby that lost its channel is left to expire');
    }
    return claimed;
  }

  const forgetting = createForgetting({ documents, channels, queues, replayed, change });

  return {
    /**
     * Opens a lobby; the host sits at it. `options.first` may name somebody who has yet to join: if they never do, it is
     * drawn by lot. `invited`: people for whom a place is kept for a while (`INVITATION_MS`), at most five, others than the host. channel-busy
     */
    open: (where: LobbyPlace, host: Member, options: Partial<TableOptions> = {}, invited: readonly UserId[] = []) =>
      queues.run(`channel ${where.channel}`, () => openedIn(where, host, options, invited)),

    /** The table as it is now. */
    look,

    /** The lobby or running game of a channel; if `finished` is wanted and there is none, the game finished last. */
    async inChannel(channel: string, { finished } = { finished: false }): Promise<PlayResult<LoadedTable>> {
      const entry = await channels.entry(channel);
      if (entry === null) return refuse({ code: 'no-such-table' });
      const last = await look(entry.table);
      if (!last.ok || isActive(last.value.table)) return last;
      if (finished && last.value.table.phase === 'finished') return last;
      return finished && entry.finished !== null ? look(entry.finished) : refuse({ code: 'no-such-table' });
    },

    /** The game of a channel that was finished last, whatever is open or played there by now. */
    async finishedIn(channel: string): Promise<PlayResult<LoadedTable>> {
      const entry = await channels.entry(channel);
      let why = refuse({ code: 'no-such-table' });
      for (const id of entry === null ? [] : [entry.table, entry.finished]) {
        const found = id === null ? null : await look(id);
        if (found?.ok && found.value.table.phase === 'finished') return found;
        if (found?.ok === false && found.refusal.code === 'game-newer') why = found;
      }
      return why;
    },

    /** not-in-lobby, already-joined, table-full, places-kept */
    join: (id: TableId, member: Member) => change(id, (now) => joined(now, member, clock.now())),
    /** The host hands the lobby to whoever joined next; the last one closes it (`expired`). not-in-lobby, not-at-table */
    leave: (id: TableId, user: UserId) => change(id, (now) => left(now, user)),
    /** The host seats a computer. not-in-lobby, not-host, table-full, places-kept */
    addComputer: (id: TableId, user: UserId, level: Level) =>
      change(id, (now) => computerAdded(now, user, level, clock.now())),
    /** The host sends a computer away. not-in-lobby, not-host, not-at-table */
    removeComputer: (id: TableId, user: UserId, computer: UserId) =>
      change(id, (now) => computerRemoved(now, user, computer)),
    /** not-in-lobby, not-host, stale, not-at-table (the chosen first player) */
    setOptions: (id: TableId, user: UserId, options: OptionsWish, revision: number) =>
      change(id, (now) => optioned(now, user, options, revision)),

    /** Draws the seed; the events are those of the first draw. not-in-lobby, not-host, stale, too-few-players, channel-busy */
    start: (id: TableId, user: UserId, revision?: number) =>
      change<Played>(id, async (now) => {
        const able = startable(now, user, maps, revision);
        if (!able.ok) return able;
        const claimed = await channels.claim(able.value);
        return claimed.ok ? ok(started(able.value, seeds.next(), maps)) : claimed;
      }),

    /** A game goes on in another channel, since its own is gone. not-playing, not-at-table, already-resigned, channel-busy */
    move: (id: TableId, user: UserId, channel: string) =>
      change<Played>(id, async (now) => {
        const next = moved(now, user, channel);
        const claimed = next.ok ? await channels.claim(next.value.table) : next;
        return claimed.ok ? next : claimed;
      }),

    /**
     * Plays a player's actions, all or none. Playing on takes back an agreement to abandon. Where the table has it so, what ends a person's turn
     * is held for a while (`table.held`): nobody is asked then. Whatever else changes the table meanwhile has it played first. In this
     * order: stale, game-over, not-playing, not-at-table, not-your-turn, not-legal
     */
    play: (turn: TurnWish) => change(turn.table, (now) => played(now, turn, clock.now())),
    /** What is held is no more, as if it had never been. not-at-table, too-late-to-take-back, not-yours-to-take-back */
    takeBack: (id: TableId, user: UserId, revision: number) => changeHeld(id, (now) => takenBack(now, user, revision)),
    /** What is held is played, and the next tile drawn. stale, tile-held (somebody else has to say so) */
    playHeld: (id: TableId, user: UserId, revision: number) => changeHeld(id, (now) => wentOnBy(now, user, revision)),
    /**
     * Asks the others to take back all since one's own last turn began. Beside computers alone it is done at once. not-playing, not-at-table,
     * already-resigned, stale, nothing-to-take-back
     */
    askToUndo: (id: TableId, user: UserId, revision: number) => change(id, (now) => askedToUndo(now, user, revision)),
    /** `seen`: the table with the wish that is answered. It is done once all people who play agree, and off once one declines. not-playing, not-at-table, already-resigned, stale, already-agreed */
    answerUndo: (id: TableId, user: UserId, isAgreed: boolean, revision: number, seen?: LoadedTable) =>
      change(id, (now) => answeredUndo(now, user, isAgreed, revision, seen)),
    /** May finish the game, or abandon it if all the others have agreed to, or nobody but computers is left. not-playing, not-at-table, already-resigned */
    resign: (id: TableId, user: UserId) => change(id, (now) => resigned(now, user)),
    /**
     * A computer stands in for somebody who goes; they can come back, and have lost it as far as ratings go. not-playing, not-at-table,
     * already-resigned, computer-plays (it does so already), last-person (nobody but computers would be left: resign)
     */
    handOver: (id: TableId, user: UserId, level: Level) => change(id, (now) => handedOver(now, user, level)),
    /**
     * What somebody wishes for whoever is asked and does not answer. It is done once more than half of the others who are there
     * wish the same. `revision`: of the table that they were asked at. stale, not-playing, not-at-table, already-resigned, not-away,
     * computer-plays, time-left, paused, already-agreed
     */
    vote: (
      id: TableId,
      user: UserId,
      choice: AbsenceChoice,
      how: { readonly level: Level; readonly absent: readonly UserId[]; readonly revision: number },
    ) =>
      change(id, (now) =>
        now.table.revision === how.revision
          ? voted(now, user, choice, how.level, { now: clock.now(), absent: how.absent })
          : refuse({ code: 'stale' }),
      ),
    /** Stops the clock once all who are there agree. not-playing, not-at-table, already-resigned, nothing-to-pause, paused, already-agreed */
    pause: (id: TableId, user: UserId, how: { readonly about: TimeAbout; readonly absent: TableMoment['absent'] }) =>
      change(id, (now) => agreedToPause(now, user, { now: clock.now(), absent: how.absent }, how.about)),
    /** Lets it run again. not-playing, not-at-table, already-resigned, not-paused */
    goOn: (id: TableId, user: UserId) => change(id, (now) => wentOn(now, user, clock.now())),
    /** Whoever a computer stands in for plays again. not-playing, not-at-table, already-resigned, not-replaced */
    comeBack: (id: TableId, user: UserId) => change(id, (now) => cameBack(now, user)),
    /** Notes that somebody has a hint: the game raises no rating of theirs. not-playing, not-at-table, hints-off, not-your-turn, computer-plays, no-hint-now */
    giveHint: (id: TableId, user: UserId) => change(id, (now) => hintGiven(now, user)),
    /**
     * Sets a member's standing answer to a step, or takes it back. Is it asked just now, it is given. not-playing, not-at-table, already-resigned
     */
    setStanding: (id: TableId, user: UserId, answer: PermanentAnswer, isOn: boolean) =>
      change(id, (now) => standingSet(now, user, answer, isOn)),
    /**
     * Abandons the game once all agree who have not resigned and are not away (`neededAt`). not-playing, not-at-table, already-resigned,
     * already-agreed
     */
    agreeToAbandon: (id: TableId, user: UserId, absent: readonly UserId[] = []) =>
      change(id, (now) => agreedToAbandon(now, user, { now: clock.now(), absent })),
    /** Ends a game or lobby by somebody with Manage Server; the caller has checked. If they play there, they have given up. not-playing */
    abandon: (id: TableId, by?: UserId) => change(id, (now) => abandoned(now, by)),

    /**
     * Tables at which something comes by itself by now, the earliest first, without the first so many; and when the next one
     * follows, ms since 1970, or null where that is not known.
     */
    async due(from: number): Promise<{ readonly ids: readonly TableId[]; readonly next: number | null }> {
      const page = await documents.dueFrom(from, DUE_AT_ONCE);
      const now = clock.now();
      const ids = page.filter(({ due }) => due <= now).map(({ id }) => id);
      return { ids, next: page.find(({ due }) => due > now)?.due ?? null };
    },

    /**
     * Does what comes by itself. Of two processes one does it, and to the other nothing is left to do. `about`: whoever is asked; null in a
     * lobby. not-playing, stale (somebody else is asked by now)
     */
    tick: (id: TableId, about: AskedAbout | null) => changeHeld(id, (now) => ticked(now, about, clock.now())),
    /** Where nothing is noted at the table of when it has to be looked at: then, or not any more. */
    lookLater: (id: TableId, at: number | null) => documents.setDue([{ id, due: at }]),

    tellAgain: telling.tellAgain,
    ...createAtStart({ documents, channels, replayed, clock, log, serves }),
    ...createGoingOn(documents, replayed),

    ofUser: forgetting.ofUser,
    forget: forgetting.forget,
    ensureForgotten: forgetting.ensureForgotten,

    /**
     * Deletes all tables of a server and what leads to them; `before` is told of each. Gives back how many. Throws `NeedsNewer`
     * where some are left that a newer version wrote.
     */
    async purge(guild: string, before: (id: TableId) => Promise<unknown> = async () => {}): Promise<number> {
      const purged = await forgetting.purge(guild, (id) => {
        replayed.forget(id);
        return before(id);
      });
      await documents.index.forget(guild);
      await documents.seats.purge(guild);
      return purged;
    },

    /**
     * `heard` is told of every change of a table that was saved in this process, until the answer is called. It must not throw. `isLate`:
     * whoever made the change was told that it was uncertain, so nobody shows it.
     */
    listen(heard: (present: LoadedTable, isLate: boolean) => void): () => void {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },

    /** Tells all who listen, as of a late change, of a table that another process has changed, which does not serve it. */
    async changedElsewhere(id: TableId): Promise<void> {
      const found = await look(id);
      if (found.ok) heard(found.value, true);
    },
  };
}
