import { type Action, type Game, type GameEvent, readMove, type Seat } from '../../engine/index.ts';
import type { PendingTurn } from '../turn/pending-turn.ts';
import type { EventLog } from './event-log.ts';
import { FORMER_USER, type Member, type Table, type UserId } from './table.ts';

/** A table at one moment, with its game replayed once and its event log. */
export interface LoadedTable {
  readonly table: Table;
  /** The caller's own copy. Null in the lobby, and if the table ended before its game began. */
  readonly game: Game | null;
  /** The events up to now; empty without a game. */
  readonly story: EventLog;
}

/** A table with a game, running or over. */
export interface GameAtTable extends LoadedTable {
  readonly game: Game;
}

/** The people who still play, except one seat: they can agree to that seat's wish, or decide about it. */
export const othersThan = ({ table: { members }, game }: GameAtTable, seat: Seat | null): UserId[] =>
  peopleIn(members, game).flatMap((other) => (other === seat ? [] : [members[other]!.user]));

export const withoutGame = (table: Table): LoadedTable => ({ table, game: null, story: [] });

export const hasGame = (present: LoadedTable): present is GameAtTable => present.game !== null;

export const isPlaying = (present: LoadedTable): present is GameAtTable =>
  present.table.phase === 'playing' && hasGame(present);

export interface Played extends LoadedTable {
  /** The events of this change: the end of the event log. */
  readonly events: readonly GameEvent[];
}

/** Null for a former player. */
export function seatOf({ table }: LoadedTable, user: UserId): Seat | null {
  const seat = user === FORMER_USER ? -1 : table.members.findIndex((member) => member.user === user);
  return seat < 0 ? null : seat;
}

/** Whether a person decides at this seat: neither a computer nor a former player. */
export const isPerson = ({ user, computer }: Member): boolean => user !== FORMER_USER && computer === undefined;

/** The seats of the people who still play. */
export const peopleIn = (members: readonly Member[], game: Game): Seat[] =>
  members.flatMap((member, seat) => (isPerson(member) && !game.resigned.includes(seat) ? [seat] : []));

export type ActiveTable = Table & { readonly phase: 'lobby' | 'playing' };

/** Open or playing. An inactive table never becomes active again. */
export const isActive = (table: Table): table is ActiveTable => table.phase === 'lobby' || table.phase === 'playing';

/** A game that has ended; a closed lobby had no game. */
export const isOver = ({ phase, record }: Table): boolean =>
  record !== null && (phase === 'finished' || phase === 'abandoned');

/** Reads each action as the record would hold it. */
export function withHeld(
  { table, game: before, story }: GameAtTable,
  { actions }: Pick<PendingTurn, 'actions'>,
): GameAtTable {
  const game = before.beforeDraw();
  return { table, game, story: [...story, ...actions.map((line) => game.play(readMove(line) as Action))] };
}
