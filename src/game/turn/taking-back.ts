import { type Action, type GameEvent, readMove } from '../../engine/index.ts';
import { type GameAtTable, hasGame, isPerson, type LoadedTable, type Played, seatOf } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { UserId } from '../table/table.ts';
import type { PendingTurn } from './pending-turn.ts';
import { advanced, counted } from './playing.ts';

/**
 * A pending turn can be taken back for some seconds, and is then played. Each step turns a table as its record tells it (`recorded`) into
 * the next one.
 */

/** Plays the pending turn and draws the next tile. Without one nothing changes. */
export function settled(now: LoadedTable): Played {
  const { table, story } = now;
  const { held, ...rest } = table;
  if (!held || !hasGame(now)) return { ...now, events: [] };
  const { game } = now;
  const told = held.actions.map((line) => game.play(readMove(line) as Action));
  return advanced({ table: rest, game, story }, told);
}

/** The events of the pending turn, at a table that shows it. */
export const heldEvents = ({ table: { held }, story }: LoadedTable): readonly GameEvent[] =>
  held ? story.slice(-held.actions.length).flat() : [];

export interface TakenBack extends Played {
  readonly held: PendingTurn;
}

/** The player takes the pending turn back; everything is as before, also the clock. */
export function takenBack(now: LoadedTable, user: UserId, revision: number): PlayResult<TakenBack> {
  const { held, ...table } = now.table;
  if (seatOf(now, user) === null) return refuse({ code: 'not-at-table' });
  if (!held || table.revision !== revision) return refuse({ code: 'too-late-to-take-back' });
  const of = table.members[held.seat]!.user;
  if (of !== user) return refuse({ code: 'not-yours-to-take-back', user: of });
  const { clock } = held;
  return ok({ ...counted({ ...now, table: { ...table, ...(clock && { clock }) }, events: [] }), held });
}

/** The pending turn's player, or the next person, ends the wait. */
export function wentOnBy(now: LoadedTable, user: UserId, revision: number): PlayResult<Played> {
  const { table } = now;
  const { held } = table;
  if (!held || table.revision !== revision) return refuse({ code: 'stale' });
  const done = settled(now);
  const of = table.members[held.seat]!.user;
  if (user !== of && user !== nextPerson(done)) return refuse({ code: 'tile-held', user: of, until: held.until });
  return ok(done);
}

/** The asked seat, as far as everybody may know, or the seat after the pending turn; null at the end. */
export const waitedFor = ({ table, game }: GameAtTable): number | null =>
  table.held ? game.turnOf : game.view(null).asked;

/** The person with the next turn, now or after computers. */
function nextPerson({ table: { members }, game }: LoadedTable): UserId | null {
  if (game === null) return null;
  const order = members.map((_, index) => (game.turnOf + index) % members.length);
  const seat = order.find((one) => isPerson(members[one]!) && !game.resigned.includes(one));
  return seat === undefined ? null : members[seat]!.user;
}
