import { seated } from '../computers/substitutes.ts';
import { counted } from '../turn/playing.ts';
import type { LoadedTable, Played } from './loaded-table.ts';
import { ok, type PlayResult } from './result.ts';
import type { UserId } from './table.ts';

/** A player moves the game to another channel. The caller checks that the old one is gone. */
export function moved(now: LoadedTable, user: UserId, channel: string): PlayResult<Played> {
  const found = seated(now, user);
  if (!found.ok) return found;
  return ok(counted({ ...now, table: { ...now.table, channel }, events: [] }));
}
