import { hintGiven } from '../computers/hints.ts';
import { cameBack, handedOver } from '../computers/substitutes.ts';
import { withInvited } from '../lobby/inviting.ts';
import {
  computerAdded,
  computerRemoved,
  joined,
  left,
  opened,
  optioned,
  startable,
  started,
  type Where,
} from '../lobby/lobby.ts';
import { type MapShelf, OWN_MAPS } from '../maps/index.ts';
import { createForgetting } from '../people/forgetting.ts';
import { ALONE, type Shard } from '../servers/shard.ts';
import { channelIndex } from '../store/channels.ts';
import { tableDocuments } from '../store/documents.ts';
import { newTableId } from '../store/ids.ts';
import { type Clock, type Log, NEW, type Seeds, type Store, type Stored, StoreUnavailable } from '../store/ports.ts';
import { retry } from '../store/retry.ts';
import { createOutcomes } from '../store/uncertain-saves.ts';
import { agreedToAbandon, ticked, voted } from '../time/absence.ts';
import { dueOf, withClock } from '../time/due.ts';
import { agreedToPause, wentOn } from '../time/pausing.ts';
import { abandoned, played, resigned, standingSet } from '../turn/playing.ts';
import { settled, takenBack, wentOnBy } from '../turn/taking-back.ts';
import { answeredUndo, askedToUndo } from '../turn/undoing.ts';
import { createGoingOn } from './active-tables.ts';
import { createTelling, type Over } from './game-over-notices.ts';
import { isActive, isOver, type Present, withoutGame } from './loaded-table.ts';
import { moved } from './moving.ts';
import { createQueues } from './queue.ts';
import { createAtStart } from './recovery.ts';
import { createReplayed } from './replayed.ts';
import { ok, type Result, refuse } from './result.ts';
import { type Member, type Table, type TableId, type TableOptions, type UserId, whereOf } from './table.ts';
import type { Tables } from './tables.ts';

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

export function createTables({ store, clock, seeds, log, over, maps = OWN_MAPS, shard = ALONE }: TablePorts): Tables {
  const { serves } = shard;
  // Whoever is taken out of all tables is so by one process: who serves the others' servers has to see to what comes of it.
  const documents = tableDocuments(store, (table) => (serves(table.guild) ? dueOf(table) : clock.now()));
  const replayed = createReplayed(log);
  const channels = channelIndex(store, documents, replayed);
  const queues = createQueues();
  const telling = createTelling({ documents, queues, log, over, serves });
  const outcomes = createOutcomes({ documents, queues, clock, log });
  const listeners = new Set<(present: Present, isLate: boolean) => void>();

  function heard(present: Present, isLate = false): void {
    if (!serves(present.table.guild)) return;
    for (const listener of listeners) listener(present, isLate);
  }

  async function look(id: TableId): Promise<Result<Present>> {
    const found = await documents.read(id);
    if (!found.ok) return found;
    return replayed.present(found.value.value);
  }

  type Step<T> = (now: Present) => Result<T> | Promise<Result<T>>;

  /** What is held is played before anything else is changed, and saved with it. */
  const change = <T extends Present>(id: TableId, step: Step<T>) => changeHeld(id, (now) => step(settled(now)));

  /** Load, check, save on what was loaded. If another process was faster, all of it once more on what is there now. */
  const changeHeld = <T extends Present>(id: TableId, step: Step<T>) =>
    queues.run(id, async (): Promise<Result<T>> => {
      const late = await outcomes.settle(id);
      // Whoever presses has seen another table than there is.
      if (late === 'made' || late === 'passed') return refuse({ code: 'stale' });
      const changed = await retry(async (): Promise<Result<T> | 'stale'> => {
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
  async function write(next: Present, ends: boolean, { value: before, revision }: Stored<Table>) {
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
  function timed(before: Table, after: Present): Table {
    const now = clock.now();
    const table = withClock(before, after, now);
    return { ...table, touched: table.revision === before.revision ? before.touched : now };
  }

  async function openedIn(
    where: Where,
    host: Member,
    options: Partial<TableOptions>,
    invited: readonly UserId[],
  ): Promise<Result<Present>> {
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
    open: (where, host, options = {}, invited = []) =>
      queues.run(`channel ${where.channel}`, () => openedIn(where, host, options, invited)),

    look,

    async inChannel(channel, { finished } = { finished: false }) {
      const entry = await channels.entry(channel);
      if (entry === null) return refuse({ code: 'no-such-table' });
      const last = await look(entry.table);
      if (!last.ok || isActive(last.value.table)) return last;
      if (finished && last.value.table.phase === 'finished') return last;
      return finished && entry.finished !== null ? look(entry.finished) : refuse({ code: 'no-such-table' });
    },

    async finishedIn(channel) {
      const entry = await channels.entry(channel);
      let why = refuse({ code: 'no-such-table' });
      for (const id of entry === null ? [] : [entry.table, entry.finished]) {
        const found = id === null ? null : await look(id);
        if (found?.ok && found.value.table.phase === 'finished') return found;
        if (found?.ok === false && found.refusal.code === 'game-newer') why = found;
      }
      return why;
    },

    join: (id, member) => change(id, (now) => joined(now, member, clock.now())),
    leave: (id, user) => change(id, (now) => left(now, user)),
    addComputer: (id, user, level) => change(id, (now) => computerAdded(now, user, level, clock.now())),
    removeComputer: (id, user, computer) => change(id, (now) => computerRemoved(now, user, computer)),
    setOptions: (id, user, options, revision) => change(id, (now) => optioned(now, user, options, revision)),

    start: (id, user, revision) =>
      change(id, async (now) => {
        const able = startable(now, user, maps, revision);
        if (!able.ok) return able;
        const claimed = await channels.claim(able.value);
        return claimed.ok ? ok(started(able.value, seeds.next(), maps)) : claimed;
      }),

    move: (id, user, channel) =>
      change(id, async (now) => {
        const next = moved(now, user, channel);
        const claimed = next.ok ? await channels.claim(next.value.table) : next;
        return claimed.ok ? next : claimed;
      }),

    play: (turn) => change(turn.table, (now) => played(now, turn, clock.now())),
    takeBack: (id, user, revision) => changeHeld(id, (now) => takenBack(now, user, revision)),
    playHeld: (id, user, revision) => changeHeld(id, (now) => wentOnBy(now, user, revision)),
    askToUndo: (id, user, revision) => change(id, (now) => askedToUndo(now, user, revision)),
    answerUndo: (id, user, isAgreed, revision, seen) =>
      change(id, (now) => answeredUndo(now, user, isAgreed, revision, seen)),
    resign: (id, user) => change(id, (now) => resigned(now, user)),
    handOver: (id, user, level) => change(id, (now) => handedOver(now, user, level)),
    vote: (id, user, choice, { level, absent, revision }) =>
      change(id, (now) =>
        now.table.revision === revision
          ? voted(now, user, choice, level, { now: clock.now(), absent })
          : refuse({ code: 'stale' }),
      ),
    pause: (id, user, { about, absent }) =>
      change(id, (now) => agreedToPause(now, user, { now: clock.now(), absent }, about)),
    goOn: (id, user) => change(id, (now) => wentOn(now, user, clock.now())),
    comeBack: (id, user) => change(id, (now) => cameBack(now, user)),
    giveHint: (id, user) => change(id, (now) => hintGiven(now, user)),
    setStanding: (id, user, answer, isOn) => change(id, (now) => standingSet(now, user, answer, isOn)),
    agreeToAbandon: (id, user, absent = []) =>
      change(id, (now) => agreedToAbandon(now, user, { now: clock.now(), absent })),
    abandon: (id, by) => change(id, (now) => abandoned(now, by)),

    async due(from) {
      const page = await documents.dueFrom(from, DUE_AT_ONCE);
      const now = clock.now();
      const ids = page.filter(({ due }) => due <= now).map(({ id }) => id);
      return { ids, next: page.find(({ due }) => due > now)?.due ?? null };
    },

    tick: (id, about) => changeHeld(id, (now) => ticked(now, about, clock.now())),
    lookLater: (id, at) => documents.setDue([{ id, due: at }]),

    tellAgain: telling.tellAgain,
    ...createAtStart({ documents, channels, replayed, clock, log, serves }),
    ...createGoingOn(documents, replayed),

    ofUser: forgetting.ofUser,
    forget: forgetting.forget,
    ensureForgotten: forgetting.ensureForgotten,

    async purge(guild, before = async () => {}) {
      const purged = await forgetting.purge(guild, (id) => {
        replayed.forget(id);
        return before(id);
      });
      await documents.index.forget(guild);
      await documents.seats.purge(guild);
      return purged;
    },

    listen(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    async changedElsewhere(id) {
      const found = await look(id);
      if (found.ok) heard(found.value, true);
    },
  };
}
