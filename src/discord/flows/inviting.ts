import { SEATS, type UserId } from '../../game/table/table.ts';
import { memberNow } from '../people/presence.ts';
import type { Services } from '../services.ts';
import type { Trouble } from '../words/index.ts';

/** A mention with a Discord id. */
const MENTION = /^<@!?(\d{17,20})>$/;
const MOST = SEATS.most - 1;

/** The mentioned users, each once, or why they cannot be invited. Asks Discord whether they are on the server. */
export async function invitedIn(
  typed: string,
  { user, guild }: { readonly user: UserId; readonly guild: string },
  bot: Pick<Services, 'client' | 'people'>,
): Promise<readonly UserId[] | Trouble> {
  // There can be no space between mentions.
  const parts = typed
    .replaceAll('>', '> ')
    .split(/[\s,;]+/)
    .filter((part) => part !== '');
  const named = parts.map((part) => MENTION.exec(part)?.[1] ?? null);
  if (named.length === 0 || named.includes(null)) return { code: 'invited-typed', typed };
  const users = [...new Set(named as UserId[])];
  if (users.includes(user)) return { code: 'invited-self' };
  if (users.length > MOST) return { code: 'invited-many', most: MOST };
  for (const one of users) {
    const member = await memberNow(bot, guild, one);
    if (member === null) return { code: 'invited-stranger', user: one };
    if (member.user.bot) return { code: 'invited-bot' };
    if (!(await bot.people.of(one)).invitations) return { code: 'invited-unwilling', user: one };
  }
  return users;
}
