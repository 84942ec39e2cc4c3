import { type Client, DiscordAPIError, type GuildMember, RESTJSONErrorCodes } from 'discord.js';
import type { People } from '../../game/people/people.ts';
import { daysOff, quietUntil } from '../../game/people/personal-times.ts';
import type { Log } from '../../game/store/ports.ts';
import type { UserId } from '../../game/table/table.ts';
import { type Interval, merged } from '../../game/time/intervals.ts';
import type { Presence } from '../../game/time/presence.ts';

/** Discord's answers about a person who left, was banned, or has no account any more. */
const GONE: ReadonlySet<unknown> = new Set([RESTJSONErrorCodes.UnknownMember, RESTJSONErrorCodes.UnknownUser]);

const isGonePerson = (error: unknown): boolean => error instanceof DiscordAPIError && GONE.has(error.code);

/**
 * A member as Discord knows them now. The cache may be old, since Discord reports leaving members only with a further intent. Null for
 * people who are no members.
 */
export async function memberNow(
  { client }: { readonly client: Client },
  guild: string,
  user: UserId,
): Promise<GuildMember | null> {
  try {
    return await (await client.guilds.fetch(guild)).members.fetch({ user, force: true });
  } catch (error) {
    if (isGonePerson(error)) return null;
    throw error;
  }
}

export function createPresence({
  client,
  people,
  gaps,
  log,
}: {
  readonly client: Client;
  readonly people: People;
  /** When the bot was down: that time counts for nobody. */
  readonly gaps: () => readonly Interval[];
  readonly log: Log;
}): Presence {
  return {
    async isGone(guild, user) {
      try {
        return (await memberNow({ client }, guild, user)) === null;
      } catch (error) {
        log.warn({ error, guild }, 'it could not be seen whether somebody is still on a server');
        return false;
      }
    },

    async timeOf(user, pace) {
      const own = await people.of(user);
      return {
        idle: merged([...gaps(), ...(pace?.kind === 'post' ? daysOff(own) : [])]),
        awake: (at) => quietUntil(own, at) ?? at,
      };
    },
  };
}
