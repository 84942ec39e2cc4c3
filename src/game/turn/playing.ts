import {
  type Action,
  type Game,
  type GameEvent,
  isBeforeDraw,
  type PermanentAnswer,
  Refused,
  writeMove,
} from '../../engine/index.ts';
import { uninvited } from '../lobby/inviting.ts';
import { recordOf } from '../lobby/lobby.ts';
import type { EventLog } from '../table/event-log.ts';
import { type GameAtTable, isActive, type LoadedTable, type Played, peopleIn, seatOf } from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { Member, Table, UserId } from '../table/table.ts';
import type { PendingTurn } from './pending-turn.ts';

/** What can happen to a game: each may spend the copy in `LoadedTable`, and gives the table as it would be. */

export interface TurnWish {
  readonly table: string;
  readonly user: UserId;
  /** The revision of the table that the player saw. */
  readonly revision: number;
  readonly actions: readonly Action[];
  /** Whether a computer plays it. For a person who presses, it comes to stand in no more. */
  readonly byComputer?: boolean;
}

export type { PermanentAnswer };

/** For how many ms it may be taken back; 0 where it is played at once. Who plays alone with computers is waited for by nobody. */
export const holdMs = ({ options, members }: Table, game: Game): number =>
  options.takeBack && peopleIn(members, game).length > 1 ? options.takeBack * 1000 : 0;

/** `at`: ms since 1970. What ends a person's turn is held where the table has it so. */
export function played(now: LoadedTable, turn: TurnWish, at: number): PlayResult<Played> {
  const { user, revision, actions, byComputer = false } = turn;
  const { table, game } = now;
  if (table.revision !== revision) return refuse({ code: 'stale' });
  if (table.phase === 'finished') return refuse({ code: 'game-over' });
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (game.asked === null) return refuse({ code: 'game-over' });
  if (game.asked !== seat)
    return refuse({ code: 'not-your-turn', turnOf: table.members[game.view(null).asked ?? game.asked]!.user });
  if (actions.length === 0) return refuse({ code: 'not-legal' });

  const playOn = (on: Game): PlayResult<EventLog> =>
    attempt(() =>
      actions.map((action) => {
        // The step may have passed by itself, and then the next decision is somebody else's.
        if (on.asked !== seat) throw new Refused('not-legal');
        return on.play(action);
      }),
    );
  // Whoever plays on has thought better of it.
  const abandoning = table.abandoning.filter((other) => other !== user);
  const members = byComputer ? table.members : table.members.with(seat, asPerson(table.members[seat]!));
  const by = { ...table, abandoning, members };
  // Whoever does nothing before the own draw ends no turn.
  const draws = isBeforeDraw(game) && actions.every(({ type }) => type === 'pass');
  const ms = byComputer || draws ? 0 : holdMs(by, game);
  const before = ms > 0 ? game.beforeDraw() : null;
  const tried = before && playOn(before);
  // What chance brings cannot be taken back once it is seen.
  if (before && tried?.ok && before.stoppedBefore === 'draw') {
    const held = { seat, actions: actions.map(writeMove), until: at + ms };
    return ok(holding({ ...now, table: by, game: before }, tried.value, held));
  }
  const told = playOn(game);
  return told.ok ? ok(advanced({ ...now, table: by, game }, told.value)) : told;
}

/** Nobody is asked until it is played. */
function holding({ table, game, story }: GameAtTable, told: EventLog, held: PendingTurn): Played {
  const { away, clock, undoing: _, ...rest } = table;
  // Somebody whose time was up already has a new one if they take it back.
  const kept: PendingTurn = clock && !away ? { ...held, clock } : held;
  const next: Table = { ...rest, revision: table.revision + 1, held: kept as NonNullable<Table['held']> };
  return { table: next, game, story: [...story, ...told], events: told.flat() };
}

export function resigned(now: LoadedTable, user: UserId): PlayResult<Played> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  const events = attempt(() => game.resign(seat));
  if (!events.ok) return events;
  const next = advanced({ ...now, game }, [events.value]);
  return ok(next.table.phase === 'playing' && allAgree(next.table, game) ? ended(next, 'abandoned') : next);
}

/**
 * Buttons of the turn stay good while the others think about it: only the last agreement counts up the revision. `without`: seats whose
 * agreement is not needed.
 */
export function agreed(now: LoadedTable, user: UserId, without: readonly number[] = []): PlayResult<Played> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (game.resigned.includes(seat)) return refuse({ code: 'already-resigned' });
  if (table.abandoning.includes(user)) return refuse({ code: 'already-agreed' });
  const next: Played = { ...now, table: { ...table, abandoning: [...table.abandoning, user] }, events: [] };
  if (!allAgree(next.table, game, without)) return ok(next);
  // Some who wished for it may play no more.
  const wishing = peopleIn(table.members, game).filter((one) => isWished(next.table, one));
  return abandoned(next, wishing.length === 1 ? user : null);
}

/** `by`: somebody who ends it alone. If they still play there, they give up by it. */
export function abandoned(now: LoadedTable, by: UserId | null = null): PlayResult<Played> {
  const { table, game } = now;
  if (!isActive(table)) return refuse({ code: 'not-playing' });
  const members = table.members.map(
    (member, seat): Member =>
      game && member.user === by && !game.resigned.includes(seat) ? { ...member, exit: 'given-up' } : member,
  );
  return ok(counted(ended({ ...now, table: { ...table, members }, events: [] }, 'abandoned')));
}

/** Sets a standing answer of a member, or takes it back; done twice it is the same. If it is asked just now, it is given. */
export function standingSet(
  now: LoadedTable,
  user: UserId,
  { step, answer }: PermanentAnswer,
  isOn: boolean,
): PlayResult<Played> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (game.resigned.includes(seat)) return refuse({ code: 'already-resigned' });
  const { standing: held = [], ...rest } = table;
  const others = held.filter((one) => one.seat !== seat || one.step !== step);
  const standing = isOn ? [...others, { seat, step, answer }] : others;
  const next: Table = standing.length > 0 ? { ...rest, standing } : rest;
  const isGiven = isOn && game.asked === seat && game.step === step;
  return ok(isGiven ? advanced({ ...now, table: next, game }, []) : { ...now, table: next, events: [] });
}

/** `told`: what came of each action, which the game has played already. */
export function advanced({ table, game, story }: GameAtTable, told: EventLog): Played {
  // Whoever was asked has answered, or is asked something else.
  const { away: _, undoing: __, ...before } = table;
  const more = [...told, ...answered(before, game)];
  const next: Table = {
    ...before,
    phase: game.over ? 'finished' : 'playing',
    revision: before.revision + 1,
    record: recordOf(game),
  };
  return { table: next, game, story: [...story, ...more], events: more.flat() };
}

/** Whoever a computer stood in for, deciding for themselves again. */
export const asPerson = ({ computer: _, ...person }: Member): Member => person;

/** Plays what members have said once for all, as long as somebody is asked who has. */
function answered({ standing = [] }: Pick<Table, 'standing'>, game: Game): EventLog {
  const told: (readonly GameEvent[])[] = [];
  for (;;) {
    const { asked, step } = game;
    const held = standing.find((one) => one.seat === asked && one.step === step);
    const action = held && game.answerBy(held.answer);
    if (!action) return told;
    told.push(game.play(action));
  }
}

export const ended = (now: Played, phase: 'abandoned' | 'expired'): Played => ({
  ...now,
  table: { ...uninvited(now.table, () => true), phase },
});

export const counted = (now: Played): Played => ({ ...now, table: { ...now.table, revision: now.table.revision + 1 } });

/** Of the people who still play; nobody is needed where computers alone are left, and so such a game is abandoned. */
const allAgree = (table: Table, game: Game, without: readonly number[] = []): boolean =>
  peopleIn(table.members, game).every((seat) => without.includes(seat) || isWished(table, seat));

/** Whether somebody wishes to abandon the game. */
const isWished = ({ members, abandoning }: Table, seat: number): boolean => abandoning.includes(members[seat]!.user);

/** What the rules refuse, as a value. Anything else that is thrown is a bug of ours and flies on. */
function attempt<T>(work: () => T): PlayResult<T> {
  try {
    return ok(work());
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const { code } = error;
    if (code === 'unreadable-action' || code === 'unreadable-record') throw error;
    return refuse({ code });
  }
}
