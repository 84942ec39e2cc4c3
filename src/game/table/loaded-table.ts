import { type Action, type Game, type GameEvent, readMove, type Seat } from '../../engine/index.ts';
import type { PendingTurn } from '../turn/pending-turn.ts';
import type { EventLog } from './event-log.ts';
import { FORMER_USER, type Member, type Table, type UserId } from './table.ts';

/** A table as it stands. Its game is replayed once for it, and whoever shows it is told by `story` what has happened. */
export interface LoadedTable {
  readonly table: Table;
  /** A copy of its own for whoever asked. Null in the lobby, and where a table ended before its game began. */
  readonly game: Game | null;
  /** Of its game up to now; empty without one. */
  readonly story: EventLog;
}

/** A table with its game: one that goes on, or that has come to its end. */
export interface GameAtTable extends LoadedTable {
  readonly game: Game;
}

/** The people who still play, but one: those who can agree to what is theirs to decide, or decide about them. */
export const othersThan = ({ table: { members }, game }: GameAtTable, seat: Seat | null): UserId[] =>
  peopleIn(members, game).flatMap((other) => (other === seat ? [] : [members[other]!.user]));

export const withoutGame = (table: Table): LoadedTable => ({ table, game: null, story: [] });

export const hasGame = (present: LoadedTable): present is GameAtTable => present.game !== null;

/** Whether its game goes on. */
export const isPlaying = (present: LoadedTable): present is GameAtTable =>
  present.table.phase === 'playing' && hasGame(present);

export interface Played extends LoadedTable {
  /** Of this one act: the end of the story. */
  readonly events: readonly GameEvent[];
}

/** Nobody has the seat of a former player. */
export function seatOf({ table }: LoadedTable, user: UserId): Seat | null {
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

/** Told of each action as a record tells it. */
export function withHeld(
  { table, game: before, story }: GameAtTable,
  { actions }: Pick<PendingTurn, 'actions'>,
): GameAtTable {
  const game = before.beforeDraw();
  return { table, game, story: [...story, ...actions.map((line) => game.play(readMove(line) as Action))] };
}
