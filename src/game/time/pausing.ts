import { seated } from '../computers/substitutes.ts';
import type { LoadedTable, Played } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { UserId } from '../table/table.ts';
import { counted } from '../turn/playing.ts';
import { neededAt, type TableMoment } from './absence.ts';
import { goingOn, stopped, type TimeAbout } from './clock.ts';

/** Pauses the clock once everybody who is there agrees. Play can continue without it. */
export function agreedToPause(
  now: LoadedTable,
  user: UserId,
  moment: TableMoment,
  about: TimeAbout,
): PlayResult<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table } = found.value;
  const { clock, pausing: before = [], ...rest } = table;
  if (!clock || table.away) return refuse({ code: 'nothing-to-pause' });
  if (clock.paused) return refuse({ code: 'paused' });
  if (before.includes(user)) return refuse({ code: 'already-agreed' });
  const pausing = [...before, user];
  const isAgreed = neededAt(found.value, moment).every((seat) => pausing.includes(table.members[seat]!.user));
  if (!isAgreed) return ok({ ...now, table: { ...table, pausing }, events: [] });
  return ok(counted({ ...now, table: { ...rest, clock: stopped(clock, moment.now, about) }, events: [] }));
}

/** Any player can start the clock again. */
export function wentOn(now: LoadedTable, user: UserId, at: number): PlayResult<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table } = found.value;
  if (!table.clock?.paused) return refuse({ code: 'not-paused' });
  return ok(counted({ ...now, table: { ...table, clock: goingOn(table.clock, at) }, events: [] }));
}
