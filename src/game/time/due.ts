import { TAKE_BACK_SECONDS } from '../lobby/options.ts';
import { isPerson, type LoadedTable, peopleIn } from '../table/loaded-table.ts';
import type { Table } from '../table/table.ts';
import { askedOf, paceOf } from './asked.ts';
import { begun } from './clock.ts';
import { DAY_MS, HOUR_MS } from './pace.ts';

/** A lobby closes this long after its last change. */
export const LOBBY_LIFE_MS = DAY_MS;

/** Without a clock: when the bot first checks that the asked player is still there; then it repeats that every `LOOK_MS`. */
export const FIRST_LOOK_MS = HOUR_MS;
export const LOOK_MS = DAY_MS;
/** The checks end this long after the last move. */
export const LOOKED_AT_MS = 30 * DAY_MS;

/** When a table is due next, ms since 1970; null if nothing comes by itself. */
export function dueOf({ phase, touched, clock, away, held }: Table): number | null {
  if (phase === 'lobby') return touched + LOBBY_LIFE_MS;
  if (phase !== 'playing') return null;
  if (held) return held.until;
  if (clock) return clock.due;
  // The others decide about a player who has left.
  return away?.why === 'gone' ? null : touched + FIRST_LOOK_MS;
}

const LONGEST_HELD_MS = Math.max(...TAKE_BACK_SECONDS) * 1000;

/** Whether the machine's clock has been set back since, while this process did not run: nobody waits for the old clock. */
export const isAhead = ({ clock, held }: Table, now: number): boolean =>
  held ? held.until > now + LONGEST_HELD_MS : clock !== undefined && clock.since > now;

/**
 * The table with its clock after a change. A clock runs if the table has a pace and another person waits for the asked person. It runs
 * through a turn, and begins anew if a person who was away or had paused plays after all.
 */
export function withClock(before: Table, { table, game }: LoadedTable, now: number): Table {
  const { clock, pausing, ...rest } = table;
  const { pace } = table.options;
  if (table.phase !== 'playing' || game === null || !pace) return rest;
  const seat = askedOf(game);
  if (seat === null || !isPerson(table.members[seat]!) || peopleIn(table.members, game).length < 2) return rest;
  const { turn } = game;
  const hasActed = before.record?.actions.length !== table.record?.actions.length;
  const isSame = clock?.seat === seat && clock.turn === turn;
  const isBack = hasActed && (before.away !== undefined || clock?.paused === true);
  return {
    ...rest,
    clock: isSame && !isBack ? clock : begun({ seat, turn }, paceOf(game, pace), now),
    ...(pausing && !hasActed && { pausing }),
  };
}
