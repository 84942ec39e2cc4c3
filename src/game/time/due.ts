import { TAKE_BACK_SECONDS } from '../lobby/options.ts';
import { isPerson, type LoadedTable, peopleIn } from '../table/loaded-table.ts';
import type { Table } from '../table/table.ts';
import { askedOf } from './asked.ts';
import { begun } from './clock.ts';
import { DAY_MS, HOUR_MS } from './pace.ts';

/** A lobby that nobody has touched for so long is closed. */
export const LOBBY_LIFE_MS = DAY_MS;

/** Where no clock runs: after so long it is seen whether whoever is asked is still there, and then as often as `LOOK_MS` says. */
export const FIRST_LOOK_MS = HOUR_MS;
export const LOOK_MS = DAY_MS;
/** But not for ever: of a game that nobody has touched for so long nobody is waited for. */
export const LOOKED_AT_MS = 30 * DAY_MS;

/** When a table has to be looked at next, ms since 1970; null where nothing comes by itself. */
export function dueOf({ phase, touched, clock, away, held }: Table): number | null {
  if (phase === 'lobby') return touched + LOBBY_LIFE_MS;
  if (phase !== 'playing') return null;
  if (held) return held.until;
  if (clock) return clock.due;
  // The others decide about who has left.
  return away?.why === 'gone' ? null : touched + FIRST_LOOK_MS;
}

const LONGEST_HELD_MS = Math.max(...TAKE_BACK_SECONDS) * 1000;

/** Whether a clock wrote it that has been set back since, while this process did not run: nobody waits for what that one said. */
export const isAhead = ({ clock, held }: Table, now: number): boolean =>
  held ? held.until > now + LONGEST_HELD_MS : clock !== undefined && clock.since > now;

/**
 * The table with the clock that it has after a change: one runs where there is a pace and a person is asked whom another one waits for. It goes on
 * through a turn, and begins anew where somebody who was away or had paused plays after all.
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
    clock: isSame && !isBack ? clock : begun({ seat, turn }, pace, now),
    ...(pausing && !hasActed && { pausing }),
  };
}
