import type { Moment } from '../../game/absence.ts';
import { isPerson } from '../../game/present.ts';
import type { UserId } from '../../game/table.ts';
import type { GameAtTable } from '../../game/tables.ts';
import { absentAmong } from '../../game/time/presence.ts';
import type { Bot } from '../bot.ts';

/** How things are when somebody at the table decides something: who of the others is not there to agree, Discord is asked. */
export async function momentAt({ table, game }: GameAtTable, user: UserId, bot: Bot): Promise<Moment> {
  const now = bot.clock.now();
  const others = table.members.filter(
    (member, seat) => isPerson(member) && member.user !== user && !game.resigned.includes(seat),
  );
  const users = others.map((member) => member.user);
  return { now, absent: await absentAmong(table, users, bot.presence, now) };
}
