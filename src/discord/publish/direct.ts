import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { UserId } from '../../game/table/table.ts';
import type { Services } from '../services.ts';

/** Errors if a person takes no direct messages from the bot; discord.js has no name for the second. */
const CLOSED: ReadonlySet<unknown> = new Set([
  RESTJSONErrorCodes.CannotSendMessagesToThisUser,
  50278,
  RESTJSONErrorCodes.UnknownUser,
]);

/** Whether a person takes direct messages and got the one that `tell` sends to the given channel. */
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
