import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { UserId } from '../../game/table/table.ts';
import type { Services } from '../services.ts';

/** Errors that say that somebody takes no direct messages from the bot; for the second discord.js has no name. */
const CLOSED: ReadonlySet<unknown> = new Set([
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  50278,
  RESTJSONErrorCodes.UnknownUser,
]);

/** Whether somebody takes direct messages, and has got the one that `tell` sends to the channel it is given. */
export async function toldDirectly(
  user: UserId,
  tell: (channel: string) => Promise<unknown>,
  { client }: Pick<Services, 'client'>,
): Promise<boolean> {
  try {
    const { id } = await client.users.createDM(user);
    await tell(id);
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && CLOSED.has(error.code)) return false;
    throw error;
  }
}
