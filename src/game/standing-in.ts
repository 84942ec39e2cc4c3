import type { Level } from '../players/levels.ts';
import { asPerson, counted } from './playing.ts';
import { type GameAtTable, isPerson, type Played, type Present, peopleIn, seatOf } from './present.ts';
import { ok, type Result, refuse } from './result.ts';
import type { Member, UserId } from './table.ts';

/** A computer that plays for somebody who is not there. Each takes the table as it is and gives it as it would be. */

/** Where somebody still plays. */
function seated(now: Present, user: UserId): Result<GameAtTable & { readonly seat: number }> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  return game.resigned.includes(seat) ? refuse({ code: 'already-resigned' }) : ok({ ...now, game, seat });
}

export function handedOver(now: Present, user: UserId, level: Level): Result<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, game, seat } = found.value;
  if (!isPerson(table.members[seat]!)) return refuse({ code: 'computer-plays' });
  if (peopleIn(table.members, game).length < 2) return refuse({ code: 'last-person' });
  return ok(replaced(found.value, seat, { ...table.members[seat]!, computer: level, aided: true }));
}

/** `before`: whoever has done nothing since then is away, in milliseconds since 1970. */
export function agreedToStandIn(now: Present, user: UserId, level: Level, before: number): Result<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, game, seat: own } = found.value;
  // By the public view: whom else is asked may be secret.
  const seat = game.view(null).asked ?? game.asked;
  if (seat === null || seat === own) return refuse({ code: 'not-away' });
  if (!isPerson(table.members[own]!) || !isPerson(table.members[seat]!)) return refuse({ code: 'computer-plays' });
  const agreed = table.away?.seat === seat ? table.away.agreed : [];
  if (agreed.length === 0 && table.touched > before) return refuse({ code: 'not-away' });
  if (agreed.includes(user)) return refuse({ code: 'already-agreed' });
  const away = { seat, agreed: [...agreed, user] };
  const others = peopleIn(table.members, game).filter((other) => other !== seat);
  if (others.every((other) => away.agreed.includes(table.members[other]!.user))) {
    return ok(replaced(found.value, seat, { ...table.members[seat]!, computer: level, aided: true }));
  }
  return ok({ ...now, table: { ...table, away }, events: [] });
}

export function cameBack(now: Present, user: UserId): Result<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const member = table.members[seat]!;
  return isPerson(member) ? refuse({ code: 'not-replaced' }) : ok(replaced(found.value, seat, asPerson(member)));
}

/** Whoever wished to abandon the game may think otherwise of it now. */
function replaced(now: GameAtTable, seat: number, member: Member): Played {
  const { away: _, ...table } = now.table;
  const members = table.members.with(seat, member);
  return counted({ ...now, table: { ...table, members, abandoning: [] }, events: [] });
}
