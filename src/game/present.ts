import { Game, type GameEvent } from '../engine/index.ts';
import type { Log } from './ports.ts';
import { ok, type Result, refuse } from './result.ts';
import type { Table } from './table.ts';

export interface Present {
  readonly table: Table;
  /** A copy of its own for whoever asked. Null in the lobby, and where a table ended before its game began. */
  readonly game: Game | null;
}

export interface Played extends Present {
  readonly events: readonly GameEvent[];
}

export type ActiveTable = Table & { readonly phase: 'lobby' | 'playing' };

/** Open or playing. A table that is not will never be so again. */
export const isActive = (table: Table): table is ActiveTable => table.phase === 'lobby' || table.phase === 'playing';

/** A game that will not go on; a lobby that closed was none. */
export const isOver = ({ phase, record }: Table): boolean =>
  record !== null && (phase === 'finished' || phase === 'abandoned');

/**
 * A stored table with its game as it stands. A record that can be read but not replayed refuses `table-broken`: what is
 * stored stays as it is, since another version of this program may well replay it.
 */
export function presentOf(table: Table, log: Log): Result<Present> {
  const { record } = table;
  if (record === null && table.phase !== 'playing') return ok({ table, game: null });
  try {
    if (record === null) throw new Error('a game without a record');
    if (record.setup.seats !== table.members.length) throw new Error('other members than seats');
    return ok({ table, game: Game.of(record) });
  } catch (error) {
    const reference = `table:${table.id}@${table.revision}`;
    log.error({ reference, error }, 'the record of a table does not replay; it is left as it is');
    return refuse({ code: 'table-broken', reference });
  }
}
