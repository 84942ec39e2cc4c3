import type { GameEvent, PlacedTile } from '../../engine/index.ts';
import { courseOf } from '../past/replay.ts';
import type { GameAtTable } from '../table/loaded-table.ts';

/** The moves of computers in a row, and what led to them: shown together to the player asked next. */
export interface MovesInRow {
  /** A list for each move, oldest first: the last person's move, the computers' moves, and the start of the present turn. */
  readonly told: readonly (readonly GameEvent[])[];
  /** Tiles placed since the asked player's last turn, newest last. */
  readonly placed: readonly PlacedTile[];
  /** Whether no person has had a turn before. */
  readonly isFirst: boolean;
}

/** Null if a person placed the last tile, or the present turn's tile is placed. */
export function movesInRow(present: GameAtTable): MovesInRow | null {
  const { table, game } = present;
  const isByComputer = (seat: number | null): boolean => seat !== null && table.members[seat]!.computer !== undefined;
  if (!table.members.some(({ computer }) => computer !== undefined)) return null;
  const { entries, view } = courseOf(present);
  const turns = entries.filter(({ seat }) => seat !== null);
  const now = turns.at(-1);
  const before = turns.slice(0, -1);
  const isBegun = now?.events.some(({ type }) => type === 'placed') ?? true;
  if (isBegun || !isByComputer(before.at(-1)?.seat ?? null)) return null;
  const person = before.findLastIndex(({ seat }) => !isByComputer(seat));
  const asked = game.view(null).asked;
  // The asked player knows their own moves.
  const moves = before.slice(Math.max(0, person)).filter(({ seat }) => seat !== asked);
  const own = view.board.findLast(({ seat }) => seat !== null && seat === asked)?.turn ?? 0;
  return {
    told: [...moves, now!].map(({ events }) => events),
    placed: view.board.filter(({ seat, turn }) => seat !== null && turn > own),
    isFirst: person < 0,
  };
}

/** The computers' turns right before `turn`, oldest first; nobody has seen messages about them. By default before the end. */
export function unshownBefore(
  present: GameAtTable,
  turn: number = Number.POSITIVE_INFINITY,
): readonly (readonly GameEvent[])[] {
  const { members } = present.table;
  const isByComputer = (seat: number): boolean => members[seat]!.computer !== undefined;
  if (!members.some(({ computer }) => computer !== undefined)) return [];
  const turns = courseOf(present).entries.filter((one) => one.seat !== null && one.turn < turn);
  const person = turns.findLastIndex(({ seat }) => !isByComputer(seat!));
  return turns.slice(person + 1).map(({ events }) => events);
}

/** The events of a turn, from its tile on. */
export const eventsOf = (present: GameAtTable, turn: number): readonly GameEvent[] =>
  courseOf(present).entries.find((entry) => entry.turn === turn)?.events ?? [];
