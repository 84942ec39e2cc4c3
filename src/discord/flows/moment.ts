import { othersThan, seatOf } from '../../game/table/loaded-table.ts';
import type { UserId } from '../../game/table/table.ts';
import type { GameAtTable } from '../../game/table/tables.ts';
import type { TableMoment } from '../../game/time/absence.ts';
import { absentAmong } from '../../game/time/presence.ts';
import type { Bot } from '../bot.ts';

/** The time, and the other players who are not there to agree; asks Discord for their presence. */
export async function momentAt(present: GameAtTable, user: UserId, bot: Bot): Promise<TableMoment> {
  const now = bot.clock.now();
  const others = othersThan(present, seatOf(present, user));
  return { now, absent: await absentAmong(present.table, others, bot.presence, now) };
}
