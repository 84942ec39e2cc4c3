import type { Level } from '../../players/levels.ts';
import { replaced, seated } from '../computers/substitutes.ts';
import {
  type GameAtTable,
  isPerson,
  type LoadedTable,
  othersThan,
  type Played,
  peopleIn,
} from '../table/loaded-table.ts';
import { ok, type PlayResult, refuse } from '../table/result.ts';
import type { AbsenceChoice, Away, Table, UserId } from '../table/table.ts';
import { advanced, agreed, counted, ended, resigned } from '../turn/playing.ts';
import { settled } from '../turn/taking-back.ts';
import { askedOf, paceOf } from './asked.ts';
import { begun, endOf, happening, type TimeAbout } from './clock.ts';
import { isAhead, LOBBY_LIFE_MS } from './due.ts';
import { DAY_MS, MINUTE_MS } from './pace.ts';

/** An asked player does not answer: the others decide what happens, with a pace and without. Each step turns a table into the next one. */

/** Without a limit, a computer may substitute for a player who has done nothing for this long. The player can take that back. */
export const AWAY_MS = 15 * MINUTE_MS;
/** After this long without an answer, the others may do what cannot be taken back. */
export const LONG_AWAY_MS = DAY_MS;

/** The circumstances of a decision. */
export interface TableMoment {
  /** Ms since 1970. */
  readonly now: number;
  /** People who cannot decide anything: they left the server or are on vacation. */
  readonly absent: readonly UserId[];
}

export interface Voted extends Played {
  readonly about: UserId;
  /** Null until the vote is decided. */
  readonly decided: AbsenceChoice | null;
}

export function voted(
  now: LoadedTable,
  user: UserId,
  choice: AbsenceChoice,
  level: Level,
  moment: TableMoment,
): PlayResult<Voted> {
  const found = seated(now, user);
  if (!found.ok) return found;
  const { table, game, seat: own } = found.value;
  const seat = askedOf(game);
  if (seat === null || seat === own) return refuse({ code: 'not-away' });
  const member = table.members[seat]!;
  if (!isPerson(table.members[own]!) || !isPerson(member)) return refuse({ code: 'computer-plays' });
  const found_ = openOn(table, seat, moment);
  if (!found_.ok) return found_;
  const away = found_.value;
  const removable = removableFrom(table, away);
  if (choice === 'remove' && moment.now < removable) return refuse({ code: 'time-left', until: removable });
  if (away.votes.some((vote) => vote.user === user && vote.choice === choice))
    return refuse({ code: 'already-agreed' });

  const votes = [...away.votes.filter((vote) => vote.user !== user), { user, choice }];
  const others = othersThan(found.value, seat);
  const present = others.filter((other) => !moment.absent.includes(other) || votes.some((vote) => vote.user === other));
  const wishes = votes.filter((vote) => vote.choice === choice && others.includes(vote.user)).length;
  const about = member.user;
  if (wishes * 2 <= present.length) {
    return ok({ ...now, table: { ...table, away: { ...away, votes } }, events: [], about, decided: null });
  }
  const done = decided(found.value, seat, choice, level, moment.now);
  return done.ok ? ok({ ...done.value, about, decided: choice }) : done;
}

/** The choices of the voters. */
export const choicesAt = (table: Table, away: Away, now: number): readonly AbsenceChoice[] =>
  now < removableFrom(table, away) ? ['wait', 'computer'] : ['wait', 'computer', 'remove'];

/** When the player may first be removed. Without a limit, nobody has agreed how long is too long. */
const removableFrom = ({ touched }: Table, { why }: Away): number => (why === 'silent' ? touched + LONG_AWAY_MS : 0);

/** The vote on the asked seat, if one is possible now. */
function openOn(table: Table, seat: number, { now }: TableMoment): PlayResult<Away> {
  const { away, clock, touched } = table;
  const { pace } = table.options;
  if (away?.seat === seat) return ok(away);
  if (clock?.paused) return refuse({ code: 'paused' });
  if (clock && pace) return refuse({ code: 'time-left', until: endOf(clock, pace)! });
  return touched > now - AWAY_MS ? refuse({ code: 'not-away' }) : ok({ seat, why: 'silent', votes: [] });
}

function decided(now: GameAtTable, seat: number, choice: AbsenceChoice, level: Level, at: number): PlayResult<Played> {
  const { away: _, ...table } = now.table;
  const { clock } = table;
  const { pace } = table.options;
  const member = table.members[seat]!;
  if (choice === 'computer') return ok(replaced(now, seat, { ...member, computer: level, aided: true }));
  if (choice === 'remove') {
    const members = table.members.with(seat, { exit: 'removed', ...member });
    return resigned({ ...now, table: { ...table, members } }, member.user);
  }
  const waiting = clock && pace ? { ...table, clock: begun(clock, pace, at) } : table;
  return ok(counted({ ...now, table: waiting, events: [] }));
}

/** The asked seat, if it has been away long enough for the others to go on without it; else null. */
export function longAway({ table, game }: GameAtTable, now: number): number | null {
  const seat = askedOf(game);
  if (seat === null) return null;
  const isOut = table.away?.seat === seat && table.away.why !== 'silent';
  const isSilent = table.clock === undefined && table.touched <= now - LONG_AWAY_MS;
  return isOut || isSilent ? seat : null;
}

/** The seats whose agreement is needed: all people who play, except those who are away. */
export function neededAt(present: GameAtTable, moment: TableMoment): number[] {
  const { table, game } = present;
  const away = longAway(present, moment.now);
  const people = peopleIn(table.members, game);
  return people.filter((seat) => seat !== away && !moment.absent.includes(table.members[seat]!.user));
}

/** Players who are away are not needed. */
export function agreedToAbandon(now: LoadedTable, user: UserId, moment: TableMoment): PlayResult<Played> {
  const { table, game } = now;
  if (table.phase !== 'playing' || game === null) return agreed(now, user);
  const needed = neededAt({ ...now, game }, moment);
  return agreed(
    now,
    user,
    peopleIn(table.members, game).filter((seat) => !needed.includes(seat)),
  );
}

/** What is known of the asked player, besides what the table says. */
export interface AskedAbout extends TimeAbout {
  readonly user: UserId;
  /** Left the server, or has no account. */
  readonly isGone: boolean;
  /** Others who cannot decide, as in `TableMoment`. */
  readonly absent: readonly UserId[];
}

export interface Ticked extends LoadedTable {
  /** `away`: the others have to decide about the asked player; `settled`: the pending turn is played. */
  readonly happened: 'nothing' | 'expired' | 'settled' | 'reminder' | 'away' | 'abandoned';
  /** When the asked player's time will run out, as far as is known; null if no clock runs. */
  readonly end?: number | null;
}

/** What is due by itself: a lobby expires, a pending turn is played, the asked player is reminded or counts as away. */
export function ticked(now: LoadedTable, about: AskedAbout | null, at: number): PlayResult<Ticked> {
  const { table, game } = now;
  if (table.phase === 'lobby') {
    if (table.touched > at - LOBBY_LIFE_MS) return ok({ ...now, happened: 'nothing' });
    return ok({ ...counted(ended({ ...now, events: [] }, 'expired')), happened: 'expired' });
  }
  if (table.phase !== 'playing' || game === null) return refuse({ code: 'not-playing' });
  if (table.held)
    return table.held.until > at && !isAhead(table, at)
      ? refuse({ code: 'stale' })
      : ok({ ...settled(now), happened: 'settled' });
  const seat = askedOf(game);
  if (seat === null || about === null || table.members[seat]!.user !== about.user) return refuse({ code: 'stale' });
  const { clock: before } = table;
  const pace = table.options.pace && paceOf(game, table.options.pace);
  const next = before && pace ? happening(before, pace, at, about) : null;
  const clock = next?.clock;
  const timed = { ...table, ...(clock && { clock }) };
  if (!about.isGone && next?.what !== 'out') {
    const end = clock && pace ? endOf(clock, pace, about) : null;
    return ok({ ...now, table: timed, happened: next?.what === 'remind' ? 'reminder' : 'nothing', end });
  }
  const { lapse } = game;
  if (lapse && !about.isGone) {
    return ok({ ...advanced({ ...now, table, game }, [game.play(lapse)]), happened: 'settled' });
  }
  const others = othersThan({ ...now, game }, seat);
  if (about.isGone && others.every((other) => about.absent.includes(other))) {
    return ok({ ...counted(ended({ ...now, events: [] }, 'abandoned')), happened: 'abandoned' });
  }
  const away: Away = {
    ...{ seat, why: about.isGone ? 'gone' : 'time' },
    votes: table.away?.seat === seat ? table.away.votes : [],
  };
  return ok({ ...now, table: { ...timed, ...(clock && { clock: { ...clock, due: null } }), away }, happened: 'away' });
}
