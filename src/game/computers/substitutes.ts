import type { Level } from '../../players/levels.ts';
import { type GameAtTable, isPerson, type LoadedTable, type Played, peopleIn, seatOf } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { Member, UserId } from '../table/table.ts';
import { asPerson, counted } from '../turn/playing.ts';

/** A computer that plays for an absent person. Each step turns a table into the next one. */

/** The level of substitutes. */
export const STAND_IN: Level = 'medium';

/** Refuses if the user no longer plays. */
export function seated(now: LoadedTable, user: UserId): PlayResult<GameAtTable & { readonly seat: number }> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  return game.resigned.includes(seat) ? refuse({ code: 'already-resigned' }) : ok({ ...now, game, seat });
}

export function handedOver(now: LoadedTable, user: UserId, level: Level): PlayResult<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, game, seat } = found.value;
  if (!isPerson(table.members[seat]!)) return refuse({ code: 'computer-plays' });
  if (peopleIn(table.members, game).length < 2) return refuse({ code: 'last-person' });
  return ok(replaced(found.value, seat, { ...table.members[seat]!, computer: level, aided: true, exit: 'given-up' }));
}

export function cameBack(now: LoadedTable, user: UserId): PlayResult<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const member = table.members[seat]!;
  return isPerson(member) ? refuse({ code: 'not-replaced' }) : ok(replaced(found.value, seat, asPerson(member)));
}

/** A person who wished to abandon the game may now think otherwise. */
export function replaced(now: GameAtTable, seat: number, member: Member): Played {
  const { away: _, ...table } = now.table;
  const members = table.members.with(seat, member);
  return counted({ ...now, table: { ...table, members, abandoning: [] }, events: [] });
}
