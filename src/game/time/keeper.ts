import { Kept } from '../../kept.ts';
import type { Clock, Log } from '../store/ports.ts';
import { type GameAtTable, isPerson, isPlaying, othersThan } from '../table/loaded-table.ts';
import { breathe } from '../table/queue.ts';
import { type Table, type TableId, whereOf } from '../table/table.ts';
import type { Tables } from '../table/tables.ts';
import type { AskedAbout, Ticked } from './absence.ts';
import { askedOf } from './asked.ts';
import { happening } from './clock.ts';
import { dueOf, LOOK_MS, LOOKED_AT_MS } from './due.ts';
import { MINUTE_MS } from './pace.ts';
import { absentAmong, type Presence } from './presence.ts';
import { BEAT_MS, GAP_MS, type UptimeNotes } from './uptime.ts';

/** The pause before the bot again tries to tell the players who have to decide. */
export const AGAIN_MS = 10 * MINUTE_MS;

/** Tables handled at once: most of the time is spent waiting for Discord. */
const TOGETHER = 16;

export interface TimekeeperPorts {
  readonly tables: Tables;
  readonly uptime: UptimeNotes;
  readonly presence: Presence;
  readonly clock: Clock;
  readonly log: Log;
  /** Whether players can reach the bot: other time does not count. */
  readonly isUp: () => boolean;
  /** Whether Discord tells this process of a server. Other servers are left to the process that serves them. */
  readonly serves: (guild: string) => boolean;
  /** Called with the work that it begins, so that others can wait for it. */
  readonly begun: (work: Promise<void>) => void;
  /** Shows and continues a table that another process has changed without serving it. */
  readonly changed: (table: Table) => Promise<void>;
  /** Shows what has happened at a table by itself. */
  readonly show: (ticked: Ticked) => Promise<void>;
}

/**
 * Does what is due at tables. The store alone knows which tables are due, so that work continues after a restart. Several processes can do
 * it together: each finds the others' work done.
 */
export function createTimekeeper(ports: TimekeeperPorts) {
  const { tables, uptime, presence, clock, log, isUp, serves, begun, changed, show } = ports;
  let isStopped = false;
  /** Tables of servers that other processes serve: not read again while they are in this list. */
  const elsewhere = new Kept<TableId, true>(10_000);
  /** Since when the bot has been there without a break, as far as this process knows; null if it was not at the last look. */
  let upSince: number | null = null;
  let lastPulse = 0;
  let isBusy = false;
  let isWanted = false;
  let alarm: { readonly at: number; readonly cancel: () => void } | null = null;

  function wakeAt(at: number): void {
    if (isStopped || (alarm !== null && alarm.at <= at)) return;
    alarm?.cancel();
    alarm = { at, cancel: clock.after(Math.max(0, at - clock.now()), pulse) };
  }

  /** Sets its next alarm first, so that it beats however long the work takes. */
  function pulse(): void {
    const now = clock.now();
    alarm?.cancel();
    alarm = null;
    wakeAt(now + BEAT_MS);
    if (!isUp() || now - lastPulse > GAP_MS) upSince = null;
    lastPulse = now;
    if (!isUp()) return;
    upSince ??= now;
    isWanted = true;
    if (!isBusy) {
      isBusy = true;
      begun(work());
    }
  }

  async function work(): Promise<void> {
    try {
      while (isWanted && !isStopped) {
        isWanted = false;
        await uptime.beat(clock.now(), upSince ?? clock.now());
        const next = await seeToAll();
        if (next !== null) wakeAt(next);
      }
    } catch (error) {
      // Without the store nobody could play either.
      upSince = null;
      log.warn({ error }, 'what is due at tables could not be seen to; it is tried again');
    } finally {
      isBusy = false;
    }
  }

  /** Handles all due tables, some at a time; returns when the next one is due. */
  async function seeToAll(): Promise<number | null> {
    // Tables that failed stay in front, and must not hold up the others.
    let left = 0;
    const seen = new Set<TableId>();
    for (;;) {
      const { ids, next } = await tables.due(left);
      if (ids.length === 0 || isStopped) return next;
      // Processes that begin with the same table would do each other's work in vain.
      const first = Math.floor(Math.random() * ids.length);
      const inTurn = [...ids.slice(first), ...ids.slice(0, first)];
      const worker = async (): Promise<void> => {
        for (let id = inTurn.shift(); id !== undefined && !isStopped; id = inTurn.shift()) {
          // Each table once a round: if it is still due, the next round handles it.
          if (seen.has(id) || !(await seeTo(id))) left += 1;
          seen.add(id);
          await breathe();
        }
      };
      await Promise.all(Array.from({ length: TOGETHER }, worker));
    }
  }

  /** Whether the table is no longer due. */
  async function seeTo(id: TableId): Promise<boolean> {
    if (elsewhere.has(id)) return false;
    try {
      const found = await tables.look(id);
      if (!found.ok) {
        // A newer version handles its own tables. The next start enters mended ones anew.
        if (found.refusal.code === 'game-newer') return false;
        await tables.lookLater(id, null);
        return true;
      }
      const { table } = found.value;
      if (!serves(table.guild)) {
        elsewhere.set(id, true);
        return false;
      }
      const due = dueOf(table);
      if (due === null || due > clock.now()) await changed(table);
      if (table.phase === 'lobby' || table.held) return await tick(id, null);
      if (!isPlaying(found.value)) {
        await tables.lookLater(id, null);
        return true;
      }
      const about = await aboutAsked(found.value);
      if (about !== null && (table.clock || about.isGone)) return await tick(id, about);
      const now = clock.now();
      if (due !== null && due > now) await tables.lookLater(id, due);
      else await tables.lookLater(id, now - table.touched < LOOKED_AT_MS ? now + LOOK_MS : null);
      return true;
    } catch (error) {
      log.warn({ table: id, error }, 'what is due at a table could not be done; it is tried again');
      return false;
    }
  }

  async function tick(id: TableId, about: AskedAbout | null): Promise<boolean> {
    const ticked = await tables.tick(id, about);
    if (!ticked.ok) return false;
    if (ticked.value.happened === 'nothing') return true;
    try {
      await show(ticked.value);
    } catch (error) {
      log.warn({ ...whereOf(ticked.value.table), error }, 'what happened by itself at a table could not be shown');
      // A reminder can be missed, but the others must learn that they have to decide, once the channel can be written in again.
      if (ticked.value.happened === 'away') await tables.lookLater(id, clock.now() + AGAIN_MS);
    }
    return true;
  }

  /** Null if no person is asked. Asks Discord only if something has to happen. */
  async function aboutAsked(present: GameAtTable): Promise<AskedAbout | null> {
    const { table, game } = present;
    const seat = askedOf(game);
    const member = seat === null ? null : table.members[seat]!;
    if (member === null || !isPerson(member)) return null;
    const { user } = member;
    const about = { ...(await presence.timeOf(user, table.options.pace)), user };
    const { clock: turn } = table;
    const { pace } = table.options;
    const what = turn && pace ? happening(turn, pace, clock.now(), about).what : 'check';
    if (what === 'wait') return { ...about, isGone: false, absent: [] };
    const isGone = await presence.isGone(table.guild, user);
    if (!isGone && what !== 'out') return { ...about, isGone, absent: [] };
    const others = othersThan(present, seat);
    return { ...about, isGone, absent: await absentAmong(table, others, presence, clock.now()) };
  }

  const hearNoMore = tables.listen(({ table }) => {
    const due = dueOf(table);
    if (due !== null) wakeAt(due);
  });

  return {
    start(): void {
      if (isStopped) return;
      lastPulse = clock.now();
      pulse();
    },
    /** Begins no more work. */
    stop(): void {
      isStopped = true;
      alarm?.cancel();
      hearNoMore();
    },
  };
}
