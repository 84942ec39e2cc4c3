import { type Action, type GameEvent, readMove } from '../../engine/index.ts';
import { type GameAtTable, hasGame, isPerson, type LoadedTable, type Played, seatOf } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { UserId } from '../table/table.ts';
import type { PendingTurn } from './pending-turn.ts';
import { advanced, counted } from './playing.ts';

/**
 * What is held can be taken back for some seconds, and is played when nobody can any more. Each step takes the table as its record tells it
 * (`recordedOf`) and gives it as it would be.
 */

/** What is held is played, and the next tile drawn. Where nothing is, all stays as it is. */
export function settled(now: LoadedTable): Played {
  const { table, story } = now;
  const { held, ...rest } = table;
  if (!held || !hasGame(now)) return { ...now, events: [] };
  const { game } = now;
  const told = held.actions.map((line) => game.play(readMove(line) as Action));
  return advanced({ table: rest, game, story }, told);
}

/** What has come of it so far, of a table as it is looked at. */
export const heldEvents = ({ table: { held }, story }: LoadedTable): readonly GameEvent[] =>
  held ? story.slice(-held.actions.length).flat() : [];

export interface TakenBack extends Played {
  readonly held: PendingTurn;
}

/** Whoever did it takes it back: all is as it was before, their clock too. */
export function takenBack(now: LoadedTable, user: UserId, revision: number): PlayResult<TakenBack> {
  const { held, ...table } = now.table;
  if (seatOf(now, user) === null) return refuse({ code: 'not-at-table' });
  if (!held || table.revision !== revision) return refuse({ code: 'too-late-to-take-back' });
  const of = table.members[held.seat]!.user;
  if (of !== user) return refuse({ code: 'not-yours-to-take-back', user: of });
  const { clock } = held;
  return ok({ ...counted({ ...now, table: { ...table, ...(clock && { clock }) }, events: [] }), held });
}

/** Whoever did it waits no longer, or whoever is next does not. */
export function wentOnBy(now: LoadedTable, user: UserId, revision: number): PlayResult<Played> {
  const { table } = now;
  const { held } = table;
  if (!held || table.revision !== revision) return refuse({ code: 'stale' });
  const done = settled(now);
  const of = table.members[held.seat]!.user;
  if (user !== of && user !== nextPerson(done)) return refuse({ code: 'tile-held', user: of, until: held.until });
  return ok(done);
}

/** Who is asked, as far as everybody may know, or whose turn comes once what is held is played; null at the end. */
export const waitedFor = ({ table, game }: GameAtTable): number | null =>
  table.held ? game.turnOf : game.view(null).asked;

/** The person whose turn comes next, now or after computers. */
function nextPerson({ table: { members }, game }: LoadedTable): UserId | null {
  if (game === null) return null;
  const order = members.map((_, index) => (game.turnOf + index) % members.length);
  const seat = order.find((one) => isPerson(members[one]!) && !game.resigned.includes(one));
  return seat === undefined ? null : members[seat]!.user;
}
