import { Game, type Seat } from '../../engine/index.ts';
import { isOwnComputer } from '../computers/computer-players.ts';
import { seated } from '../computers/substitutes.ts';
import { courseOf, type TurnTold } from '../past/replay.ts';
import type { GameAtTable, LoadedTable, Played } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import { FORMER_USER, type UserId } from '../table/table.ts';
import { counted } from './playing.ts';

/** Moves in the record can be undone if all people at the table agree. Each step turns a table into the next one. */

/** What would be undone: everything since a turn began. */
export interface Undo {
  /** The number of lines that would remain in the record. */
  readonly to: number;
  /** The turns since then in which a player did something, oldest first. */
  readonly turns: readonly TurnTold[];
}

/** Everything since the last turn in which the seat did something; null if there is none, or if a player has resigned since. */
export function undoFor(now: GameAtTable, seat: number): Undo | null {
  const { game, story } = now;
  const { actions } = game.record;
  const least = actions.findLastIndex((line) => line.startsWith('resign')) + 1;
  for (let to = actions.length - 1; to >= least; to--) {
    const begun = story[to]!.findLast((event) => event.type === 'turn');
    if (begun?.seat === seat) return { to, turns: turnsSince(now, begun.turn) };
  }
  return null;
}

/** Events that begin a turn by themselves. */
const BEGINNINGS: readonly string[] = ['turn', 'drawn', 'discarded', 'set-aside'];

const turnsSince = (now: GameAtTable, first: number): readonly TurnTold[] =>
  courseOf(now).entries.filter(
    ({ turn, seat, events }) => seat !== null && turn >= first && events.some(({ type }) => !BEGINNINGS.includes(type)),
  );

/** The result of asking, agreeing or declining. */
export interface Undoing extends Played {
  /** The player with the wish. */
  readonly by: UserId;
  readonly undo: Undo;
  /** Null while answers are missing. */
  readonly decided: 'done' | 'declined' | null;
}

/** All others who have not resigned. A substitute does not give up a person's win, so that person has to agree. */
export const neededToUndo = ({ table: { members }, game }: GameAtTable, seat: Seat): UserId[] =>
  members.flatMap((member, other) => {
    const isAsked = other !== seat && member.user !== FORMER_USER && !isOwnComputer(member);
    return isAsked && !game.resigned.includes(other) ? [member.user] : [];
  });

/** The people who have not agreed yet. */
export function stillToAgree(present: GameAtTable): readonly UserId[] {
  const { undoing } = present.table;
  if (!undoing) return [];
  return neededToUndo(present, undoing.seat).filter((user) => !undoing.agreed.includes(user));
}

/** A later wish replaces an earlier one. With computers alone it is done at once. */
export function askedToUndo(now: LoadedTable, user: UserId, revision: number): PlayResult<Undoing> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  if (table.revision !== revision) return refuse({ code: 'stale' });
  const undo = undoFor(found.value, seat);
  if (undo === null) return refuse({ code: 'nothing-to-take-back' });
  const asking = { ...found.value, table: { ...table, undoing: { seat, to: undo.to, agreed: [] } } };
  return ok(decided(asking, undo));
}

/** `seen`: the table with the answered wish; an answer to another wish is refused. */
export function answeredUndo(
  now: LoadedTable,
  user: UserId,
  isAgreed: boolean,
  revision: number,
  seen: LoadedTable = now,
): PlayResult<Undoing> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, seat } = found.value;
  const { undoing, ...rest } = table;
  const undo = undoing ? undoFor(found.value, undoing.seat) : null;
  const isSeen = undoing?.to === seen.table.undoing?.to;
  if (!undoing || !isSeen || table.revision !== revision || undo?.to !== undoing.to) return refuse({ code: 'stale' });
  if (!isAgreed) {
    const by = table.members[undoing.seat]!.user;
    return ok({ ...found.value, table: rest, events: [], by, undo, decided: 'declined' });
  }
  if (seat === undoing.seat || undoing.agreed.includes(user)) return refuse({ code: 'already-agreed' });
  const agreed = [...undoing.agreed, user];
  return ok(decided({ ...found.value, table: { ...table, undoing: { ...undoing, agreed } } }, undo));
}

function decided(asking: GameAtTable, undo: Undo): Undoing {
  const by = asking.table.members[asking.table.undoing!.seat]!.user;
  if (stillToAgree(asking).length > 0) return { ...asking, events: [], by, undo, decided: null };
  return { ...cutTo(asking, undo.to), by, undo, decided: 'done' };
}

/** The seen tiles come again: the shorter record has the same seed and the same beginning. */
function cutTo(
  { table: { away: _, undoing: __, clock: ___, early: ____, atOnce: _____, ...table }, story }: GameAtTable,
  to: number,
): Played {
  const record = { ...table.record!, actions: table.record!.actions.slice(0, to) };
  const before = { ...table, record, undone: true as const, abandoning: [] };
  return counted({ table: before, game: Game.of(record), story: story.slice(0, to + 1), events: [] });
}
