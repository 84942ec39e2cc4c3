import { isDeepStrictEqual } from 'node:util';
import {
  type Action,
  type Game,
  type GameEvent,
  type GameRecord,
  playLine,
  readMove,
  replay,
  type Seat,
} from '../engine/index.ts';
import type { Held } from './held.ts';
import type { Log } from './ports.ts';
import { ok, type Result, refuse } from './result.ts';
import type { Story } from './story.ts';
import { FORMER_USER, type Member, type Table, type UserId, whereOf } from './table.ts';

/** A table as it stands. Its game is replayed once for it, and whoever shows it is told by `story` what has happened. */
export interface Present {
  readonly table: Table;
  /** A copy of its own for whoever asked. Null in the lobby, and where a table ended before its game began. */
  readonly game: Game | null;
  /** Of its game up to now; empty without one. */
  readonly story: Story;
}

/** A table with its game: one that goes on, or that has come to its end. */
export interface GameAtTable extends Present {
  readonly game: Game;
}

/** The people who still play, but one: those who can agree to what is theirs to decide, or decide about them. */
export const othersThan = ({ table: { members }, game }: GameAtTable, seat: Seat | null): UserId[] =>
  peopleIn(members, game).flatMap((other) => (other === seat ? [] : [members[other]!.user]));

export const withoutGame = (table: Table): Present => ({ table, game: null, story: [] });

export const hasGame = (present: Present): present is GameAtTable => present.game !== null;

/** Whether its game goes on. */
export const isPlaying = (present: Present): present is GameAtTable =>
  present.table.phase === 'playing' && hasGame(present);

export interface Played extends Present {
  /** Of this one act: the end of the story. */
  readonly events: readonly GameEvent[];
}

/** Nobody has the seat of a former player. */
export function seatOf({ table }: Present, user: UserId): Seat | null {
  const seat = user === FORMER_USER ? -1 : table.members.findIndex((member) => member.user === user);
  return seat < 0 ? null : seat;
}

/** Whether somebody decides for themselves there: no computer does, nor has its person had their data deleted. */
export const isPerson = ({ user, computer }: Member): boolean => user !== FORMER_USER && computer === undefined;

/** Of the people who still play, the seats. */
export const peopleIn = (members: readonly Member[], game: Game): Seat[] =>
  members.flatMap((member, seat) => (isPerson(member) && !game.resigned.includes(seat) ? [seat] : []));

export type ActiveTable = Table & { readonly phase: 'lobby' | 'playing' };

/** Open or playing. A table that is not will never be so again. */
export const isActive = (table: Table): table is ActiveTable => table.phase === 'lobby' || table.phase === 'playing';

/** A game that will not go on; a lobby that closed was none. */
export const isOver = ({ phase, record }: Table): boolean =>
  record !== null && (phase === 'finished' || phase === 'abandoned');

/**
 * A stored table with its game as it stands. A record that can be read but not replayed refuses `table-broken`: what is
 * stored stays as it is, since another version of this program may well replay it. What is held has been played, and the tile that follows
 * it is in none of it.
 */
export function presentOf(table: Table, log: Log): Result<Present> {
  const now = recordedOf(table, log);
  return now.ok ? shownOf(now.value, log) : now;
}

/** The same by its record alone, without what is held. `before`: a game that it may go on from, which is copied instead of replayed. */
export const recordedOf = (table: Table, log: Log, before?: Recorded): Result<Present> =>
  readable(table, log, () => recorded(table, before));

/** A game by its record alone with what is held. */
export const shownOf = (now: Present, log: Log): Result<Present> =>
  readable(now.table, log, () => (now.table.held && hasGame(now) ? withHeld(now, now.table.held) : now));

function readable(table: Table, log: Log, read: () => Present): Result<Present> {
  try {
    return ok(read());
  } catch (error) {
    const reference = `table:${table.id}@${table.revision}`;
    log.error({ ...whereOf(table), reference, error }, 'the record of a table does not replay; it is left as it is');
    return refuse({ code: 'table-broken', reference });
  }
}

/** A game as its record alone has it. */
export interface Recorded {
  readonly record: GameRecord;
  readonly game: Game;
  readonly story: Story;
}

/** `recordedOf` for a record that has been replayed before. */
export function recorded(table: Table, before?: Recorded): Present {
  const { record } = table;
  if (record === null && table.phase !== 'playing') return withoutGame(table);
  if (record === null) throw new Error('a game without a record');
  if (record.setup.seats !== table.members.length) throw new Error('other members than seats');
  if (before && goesOn(before.record, record)) {
    const game = before.game.clone();
    const more = record.actions.slice(before.record.actions.length).map((line) => playLine(game, line));
    return { table, game, story: more.length === 0 ? before.story : [...before.story, ...more] };
  }
  const story: (readonly GameEvent[])[] = [];
  const game = replay(record, (_game, _played, events) => story.push(events));
  return { table, game, story };
}

/** Whether one record is the other, or begins as that does. */
const goesOn = (before: GameRecord, now: GameRecord): boolean =>
  before === now ||
  (before.actions.length <= now.actions.length &&
    before.actions.every((line, at) => line === now.actions[at]) &&
    isDeepStrictEqual(before.setup, now.setup));

/** Told of each action as a record tells it. */
export function withHeld({ table, game: before, story }: GameAtTable, { actions }: Pick<Held, 'actions'>): GameAtTable {
  const game = before.beforeDraw();
  return { table, game, story: [...story, ...actions.map((line) => game.play(readMove(line) as Action))] };
}
