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
import { abandoned, played, resigned, type StandingAnswer, standingSet, type TurnWish } from '../turn/playing.ts';
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
   * Called for every table whose game is over: after the save, and before the player who ended it gets an answer. Gets the event log if it
   * is at hand. An error is logged. `tellAgain` repeats calls that failed or that the end of the process prevented.
   */
  readonly over?: Over;
  /** The maps that tables can use; by default the project's own. */
  readonly maps?: MapShelf;
  /** The servers whose tables this process attends to, at the start and later; by default all. */
  readonly shard?: Shard;
}

/** The most due tables that one call returns. */
const DUE_AT_ONCE = 100;

/**
 * Tables and their games. Each change is based on a revision and saved before anybody hears of it. If two changes collide, also from two
 * processes, one is refused as `stale`. Every method may refuse `no-such-table`, `table-broken` and `game-newer`. If the store is gone, it
 * throws `StoreUnavailable`: then nothing is known, and the next look tells. Below, _seated_ means the refusals `not-playing`,
 * `not-at-table` and `already-resigned`.
 */
export function createTables({ store, clock, seeds, log, over, maps = OWN_MAPS, shard = ALONE }: TablePorts) {
  const { serves } = shard;
  // Forgetting a person changes tables of every shard. Tables of another shard become due now, so that their own process shows the change.
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

  /** A pending turn is played before any other change, and saved with it. */
  const change = <T extends LoadedTable>(id: TableId, step: Step<T>) => changeHeld(id, (now) => step(settled(now)));

  /** Loads, checks, and saves on the loaded revision. If another process was faster, repeats all of it on the new table. */
  const changeHeld = <T extends LoadedTable>(id: TableId, step: Step<T>) =>
    queues.run(id, async (): Promise<PlayResult<T>> => {
      const late = await outcomes.settle(id);
      // The player pressed a button of an older table.
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

  /** If it is unknown whether the save was made, the answer is found out later and told like any change. */
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

  /** The table with its clock and `touched` set to the time of the change. */
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
    // Saves the table before the channel's entry, so that an entry never names a missing table. After a crash in between, the lobby is
    // unknown to everybody and expires.
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
     * Opens a lobby with the host in it. `options.first` may name a person who has yet to join; if that person never does, the first player
     * is drawn. `invited`: at most five people besides the host, each with a place kept for `INVITATION_MS`. channel-busy
     */
    open: (where: LobbyPlace, host: Member, options: Partial<TableOptions> = {}, invited: readonly UserId[] = []) =>
      queues.run(`channel ${where.channel}`, () => openedIn(where, host, options, invited)),

    look,

    /** The lobby or running game of a channel. If there is none and `finished` is true, the channel's last finished game. */
    async inChannel(channel: string, { finished } = { finished: false }): Promise<PlayResult<LoadedTable>> {
      const entry = await channels.entry(channel);
      if (entry === null) return refuse({ code: 'no-such-table' });
      const last = await look(entry.table);
      if (!last.ok || isActive(last.value.table)) return last;
      if (finished && last.value.table.phase === 'finished') return last;
      return finished && entry.finished !== null ? look(entry.finished) : refuse({ code: 'no-such-table' });
    },

    /** The last finished game of a channel, whatever is open or played there now. */
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
    /** The next member becomes the host; when the last one leaves, the lobby closes (`expired`). not-in-lobby, not-at-table */
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

    /** Moves a game to another channel, because its own is gone. seated, channel-busy */
    move: (id: TableId, user: UserId, channel: string) =>
      change<Played>(id, async (now) => {
        const next = moved(now, user, channel);
        const claimed = next.ok ? await channels.claim(next.value.table) : next;
        return claimed.ok ? next : claimed;
      }),

    /**
     * Plays all of a player's actions or none. Playing withdraws the player's agreement to abandon. If the table allows taking back, the
     * end of a person's turn stays pending (`table.held`) and nobody is asked. Any other change plays it first. Refusals in this order:
     * stale, game-over, not-playing, not-at-table, not-your-turn, not-legal
     */
    play: (turn: TurnWish) => change(turn.table, (now) => played(now, turn, clock.now())),
    /** Drops the pending turn, as if it had never been. not-at-table, too-late-to-take-back, not-yours-to-take-back */
    takeBack: (id: TableId, user: UserId, revision: number) => changeHeld(id, (now) => takenBack(now, user, revision)),
    /** Plays the pending turn and draws the next tile. stale, tile-held (another player has to confirm) */
    playHeld: (id: TableId, user: UserId, revision: number) => changeHeld(id, (now) => wentOnBy(now, user, revision)),
    /**
     * Asks the others to undo all since the player's last turn began; alone with computers it is done at once. seated, stale,
     * nothing-to-take-back
     */
    askToUndo: (id: TableId, user: UserId, revision: number) => change(id, (now) => askedToUndo(now, user, revision)),
    /** `seen`: the table with the wish. Done once all people agree, dropped once one declines. seated, stale, already-agreed */
    answerUndo: (id: TableId, user: UserId, isAgreed: boolean, revision: number, seen?: LoadedTable) =>
      change(id, (now) => answeredUndo(now, user, isAgreed, revision, seen)),
    /** Finishes the game, or abandons it if all the others have agreed to or only computers are left. seated */
    resign: (id: TableId, user: UserId) => change(id, (now) => resigned(now, user)),
    /**
     * A computer substitutes for a person who leaves. The person can come back, but has lost the game for ratings. seated, computer-plays
     * (already), last-person (only computers would be left: resign)
     */
    handOver: (id: TableId, user: UserId, level: Level) => change(id, (now) => handedOver(now, user, level)),
    /**
     * A vote on the asked player who does not answer. Decided once more than half of the others who are there choose the same. `revision`:
     * of the table at which they voted. stale, seated, not-away, computer-plays, time-left, paused, already-agreed
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
    /** Stops the clock once everybody who is there agrees. seated, nothing-to-pause, paused, already-agreed */
    pause: (id: TableId, user: UserId, how: { readonly about: TimeAbout; readonly absent: TableMoment['absent'] }) =>
      change(id, (now) => agreedToPause(now, user, { now: clock.now(), absent: how.absent }, how.about)),
    /** Starts the clock again. seated, not-paused */
    goOn: (id: TableId, user: UserId) => change(id, (now) => wentOn(now, user, clock.now())),
    /** A person plays again instead of their substitute. seated, not-replaced */
    comeBack: (id: TableId, user: UserId) => change(id, (now) => cameBack(now, user)),
    /** Notes a hint: the game cannot raise the person's rating. seated, hints-off, not-your-turn, computer-plays, no-hint-now */
    giveHint: (id: TableId, user: UserId) => change(id, (now) => hintGiven(now, user)),
    /** Sets or withdraws a member's standing answer to a step; answers at once if that step asks now. seated */
    setStanding: (id: TableId, user: UserId, answer: StandingAnswer, isOn: boolean) =>
      change(id, (now) => standingSet(now, user, answer, isOn)),
    /** Abandons the game once all needed players agree (`neededAt`). seated, already-agreed */
    agreeToAbandon: (id: TableId, user: UserId, absent: readonly UserId[] = []) =>
      change(id, (now) => agreedToAbandon(now, user, { now: clock.now(), absent })),
    /** Ends a game or lobby by Manage Server, which the caller has checked. If `by` plays there, they count as given up. not-playing */
    abandon: (id: TableId, by?: UserId) => change(id, (now) => abandoned(now, by)),

    /**
     * Tables that are due now, the earliest first, without the first `from`. `next`: when the next one follows, ms since 1970, or null if
     * unknown.
     */
    async due(from: number): Promise<{ readonly ids: readonly TableId[]; readonly next: number | null }> {
      const page = await documents.dueFrom(from, DUE_AT_ONCE);
      const now = clock.now();
      const ids = page.filter(({ due }) => due <= now).map(({ id }) => id);
      return { ids, next: page.find(({ due }) => due > now)?.due ?? null };
    },

    /**
     * Does what is due at a table. If two processes try, one does it and the other finds nothing to do. `about`: the asked player; null in
     * a lobby. not-playing, stale (another player is asked by now)
     */
    tick: (id: TableId, about: AskedAbout | null) => changeHeld(id, (now) => ticked(now, about, clock.now())),
    /** Makes a table due at `at`, or not at all, without a note at the table itself. */
    lookLater: (id: TableId, at: number | null) => documents.setDue([{ id, due: at }]),

    tellAgain: telling.tellAgain,
    ...createAtStart({ documents, channels, replayed, clock, log, serves }),
    ...createGoingOn(documents, replayed),

    ofUser: forgetting.ofUser,
    forget: forgetting.forget,
    ensureForgotten: forgetting.ensureForgotten,

    /**
     * Deletes all tables of a server and their index entries; calls `before` for each. Returns how many. Throws `NeedsNewer` if tables of a
     * newer version are left.
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
     * Calls `heard` after every change that this process saved, until the returned function is called. `heard` must not throw. `isLate`:
     * the player was told that the change was uncertain, so nobody shows it.
     */
    listen(heard: (present: LoadedTable, isLate: boolean) => void): () => void {
      listeners.add(heard);
      return () => void listeners.delete(heard);
    },

    /** Tells all listeners, as for a late change, that a process which does not serve this table has changed it. */
    async changedElsewhere(id: TableId): Promise<void> {
      const found = await look(id);
      if (found.ok) heard(found.value, true);
    },
  };
}
