import {
  type Action,
  type Game,
  type GameEvent,
  isBeforeDraw,
  laysTile,
  Refused,
  readMove,
  type Seat,
  type StandingAnswer,
  writeMove,
} from '../../engine/index.ts';
import { uninvited } from '../lobby/inviting.ts';
import { recordOf } from '../lobby/lobby.ts';
import type { EventLog } from '../table/event-log.ts';
import {
  type GameAtTable,
  isActive,
  isPerson,
  type LoadedTable,
  type Played,
  peopleIn,
  seatOf,
} from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { Member, Table, UserId } from '../table/table.ts';
import type { PendingTurn } from './pending-turn.ts';

/** The steps of a running game. Each may use up the copy in `LoadedTable`, and returns the next table. */

export interface TurnWish {
  readonly table: string;
  readonly user: UserId;
  /** The revision of the table that the player saw. */
  readonly revision: number;
  readonly actions: readonly Action[];
  /** Whether a computer plays. A press by a person ends their substitution. */
  readonly byComputer?: boolean;
}

export type { StandingAnswer };

/** How many ms a turn stays pending; 0 to play at once. Nobody waits for a person alone with computers. */
export const holdMs = ({ options, members }: Table, game: Game): number =>
  options.takeBack && peopleIn(members, game).length > 1 ? options.takeBack * 1000 : 0;

/** `at`: ms since 1970. The end of a person's turn stays pending if the table allows taking back. */
export function played(now: LoadedTable, turn: TurnWish, at: number): PlayResult<Played> {
  const { user, revision, actions, byComputer = false } = turn;
  const { table, game } = now;
  if (!isPresent(now, user, revision)) return refuse({ code: 'stale' });
  if (table.phase === 'finished') return refuse({ code: 'game-over' });
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (game.asked === null) return refuse({ code: 'game-over' });
  // A player who plays withdraws their wish to abandon.
  const abandoning = table.abandoning.filter((other) => other !== user);
  const members = byComputer ? table.members : table.members.with(seat, asPerson(table.members[seat]!));
  const by = { ...table, abandoning, members };
  if (actions.length === 1 && game.askedToo.includes(seat))
    return chosenEarly({ ...now, table: by, game }, seat, actions[0]!);
  if (game.asked !== seat)
    return refuse({ code: 'not-your-turn', turnOf: table.members[game.view(null).asked ?? game.asked]!.user });
  if (actions.length === 0) return refuse({ code: 'not-legal' });

  const playOn = (on: Game): PlayResult<EventLog> =>
    attempt(() =>
      actions.map((action) => {
        // The step may have passed by itself; then another player decides next.
        if (on.asked !== seat) throw new Refused('not-legal');
        return on.play(action);
      }),
    );
  // What is decided before a draw ends no turn, unless it lays a tile.
  const draws = isBeforeDraw(game) && !actions.some(({ type }) => laysTile(type));
  const ms = byComputer || draws ? 0 : holdMs(by, game);
  const before = ms > 0 ? game.beforeDraw() : null;
  const tried = before && playOn(before);
  // A result of chance cannot be taken back once it is seen.
  if (before && tried?.ok && before.stoppedBefore === 'draw') {
    const held = { seat, actions: actions.map(writeMove), until: at + ms };
    return ok(holding({ ...now, table: by, game: before }, tried.value, held));
  }
  const told = playOn(game);
  return told.ok ? ok(advanced({ ...now, table: by, game }, told.value)) : told;
}

/** Whether what the player saw at a revision still holds: it is the present one, or it asked the same seats at once. */
export function isPresent(now: LoadedTable, user: UserId, revision: number): boolean {
  const { table, game } = now;
  if (table.revision === revision) return true;
  const seat = seatOf(now, user);
  const isAsked = game !== null && seat !== null && (game.asked === seat || game.askedToo.includes(seat));
  return isAsked && table.atOnce !== undefined && table.atOnce.since <= revision && revision < table.revision;
}

/** Keeps an answer until the seat is asked; a later one replaces it. The revision stays, so that the others' buttons stay valid. */
function chosenEarly({ table, game, story }: GameAtTable, seat: Seat, action: Action): PlayResult<Played> {
  const tried = attempt(() => game.clone().play(action));
  if (!tried.ok) return tried;
  const others = (table.early ?? []).filter((one) => one.seat !== seat);
  const early = [...others, { seat, step: game.step!, line: writeMove(action) }];
  return ok({ table: { ...table, early }, game, story, events: [] });
}

/** The people's seats that may answer besides the asked one, and have not. */
export const stillAskedToo = (table: Table, { askedToo, step }: Game): readonly Seat[] => {
  const { members, early = [], standing = [] } = table;
  const hasAnswered = (seat: Seat) => [...early, ...standing].some((one) => one.seat === seat && one.step === step);
  return askedToo.filter((seat) => isPerson(members[seat]!) && !hasAnswered(seat));
};

/** Nobody is asked while a turn is pending. */
function holding({ table, game, story }: GameAtTable, told: EventLog, held: PendingTurn): Played {
  const { away, clock, undoing: _, ...rest } = table;
  // A player whose time ran out gets a new clock if they take the turn back.
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
 * The turn's buttons stay valid while the others decide: only the last agreement raises the revision. `without`: seats whose agreement is
 * not needed.
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
  // Some who agreed may no longer play.
  const wishing = peopleIn(table.members, game).filter((one) => isWished(next.table, one));
  return abandoned(next, wishing.length === 1 ? user : null);
}

/** `by`: a person who ends it alone; if they still play, they count as given up. */
export function abandoned(now: LoadedTable, by: UserId | null = null): PlayResult<Played> {
  const { table, game } = now;
  if (!isActive(table)) return refuse({ code: 'not-playing' });
  const members = table.members.map(
    (member, seat): Member =>
      game && member.user === by && !game.resigned.includes(seat) ? { ...member, exit: 'given-up' } : member,
  );
  return ok(counted(ended({ ...now, table: { ...table, members }, events: [] }, 'abandoned')));
}

/**
 * Sets or removes a member's standing answer; repeating it changes nothing. It replaces the seat's early answer. If the step asks now, the
 * answer is given.
 */
export function standingSet(
  now: LoadedTable,
  user: UserId,
  { step, answer }: StandingAnswer,
  isOn: boolean,
): PlayResult<Played> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  const seat = seatOf(now, user);
  if (seat === null) return refuse({ code: 'not-at-table' });
  if (game.resigned.includes(seat)) return refuse({ code: 'already-resigned' });
  const { standing: held = [], early: chosen = [], ...rest } = table;
  const isOther = (one: { readonly seat: Seat; readonly step: string }) => one.seat !== seat || one.step !== step;
  const others = held.filter(isOther);
  const standing = isOn ? [...others, { seat, step, answer }] : others;
  const early = isOn ? chosen.filter(isOther) : chosen;
  const next: Table = { ...rest, ...(standing.length > 0 && { standing }), ...(early.length > 0 && { early }) };
  const isGiven = isOn && game.asked === seat && game.step === step;
  return ok(isGiven ? advanced({ ...now, table: next, game }, []) : { ...now, table: next, events: [] });
}

/** `told`: the events of each action; the game has played them already. */
export function advanced({ table, game, story }: GameAtTable, told: EventLog): Played {
  // The asked player has answered, or gets another question.
  const { away: _, undoing: __, ...before } = table;
  const more = [...told, ...answered(before, game)];
  const { early = [], atOnce, ...rest } = before;
  const stillEarly = early.filter(({ seat }) => game.askedToo.includes(seat));
  const { turn, step, askedToo } = game;
  const revision = before.revision + 1;
  const isSame = atOnce?.turn === turn && atOnce.step === step;
  const question = isSame ? atOnce : askedToo.length > 0 && step !== null && { turn, step, since: revision };
  const next: Table = {
    ...rest,
    ...(stillEarly.length > 0 && { early: stillEarly }),
    ...(question && { atOnce: question }),
    phase: game.over ? 'finished' : 'playing',
    revision,
    record: recordOf(game),
  };
  return { table: next, game, story: [...story, ...more], events: more.flat() };
}

/** A member who decides for themselves again, without a substitute. */
export const asPerson = ({ computer: _, ...person }: Member): Member => person;

/** Plays early and standing answers as long as the asked seat has one. */
function answered({ early = [], standing = [] }: Pick<Table, 'early' | 'standing'>, game: Game): EventLog {
  const told: (readonly GameEvent[])[] = [];
  for (;;) {
    const { asked, step } = game;
    const isAsked = (one: { readonly seat: number; readonly step: string }) => one.seat === asked && one.step === step;
    const chosen = early.find(isAsked);
    const held = standing.find(isAsked);
    const action = chosen ? (readMove(chosen.line) as Action) : held && game.answerBy(held.answer);
    if (!action) return told;
    told.push(game.play(action));
  }
}

export const ended = (now: Played, phase: 'abandoned' | 'expired'): Played => ({
  ...now,
  table: { ...uninvited(now.table, () => true), phase },
});

export const counted = (now: Played): Played => ({ ...now, table: { ...now.table, revision: now.table.revision + 1 } });

/** All people who still play. True if only computers are left, so such a game is abandoned. */
const allAgree = (table: Table, game: Game, without: readonly number[] = []): boolean =>
  peopleIn(table.members, game).every((seat) => without.includes(seat) || isWished(table, seat));

const isWished = ({ members, abandoning }: Table, seat: number): boolean => abandoning.includes(members[seat]!.user);

/** Returns a refusal of the rules as a value. Any other error is a bug of ours and is thrown on. */
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
