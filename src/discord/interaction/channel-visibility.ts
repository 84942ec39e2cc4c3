import { ChannelType, DiscordAPIError, type Guild, type GuildMember, RESTJSONErrorCodes } from 'discord.js';
import type { Services } from '../services.ts';
import type { Answerable, Completion } from './kinds.ts';
import { mayManage } from './permission.ts';

/** A reader of past games. They do not even learn that there are games in channels that they may not see. */
export interface ChannelReader {
  readonly guild: string;
  /** Whether they may view a channel or thread of the server now. */
  sees(channel: string): Promise<boolean>;
}

/**
 * Discord sends a member's permissions only for the channel of the interaction. Others are computed from their roles and the channels'
 * overwrites. A thread is visible with its channel. Bots cannot list the members of a private thread, so only members who manage threads
 * see it. A deleted channel is visible to members who manage the server.
 */
export function readerOn(interaction: Answerable | Completion, bot: Pick<Services, 'threads'>): ChannelReader {
  const { guildId: guild } = interaction;

  const look = async (id: string): Promise<boolean> => {
    if (id === interaction.channelId) return true;
    if (!interaction.inCachedGuild()) return false;
    return (await memberSees(interaction.member, id, bot)) ?? mayManage(interaction);
  };

  /** Lists and games ask for the same channels again. */
  const looked = new Map<string, Promise<boolean>>();
  return {
    guild,
    sees(channel) {
      const known = looked.get(channel) ?? look(channel);
      looked.set(channel, known);
      return known;
    },
  };
}

/** Whether a member sees any channel, by their roles as Discord last sent them. Null if the channel is gone. */
export async function memberSees(
  member: GuildMember,
  id: string,
  { threads }: Pick<Services, 'threads'>,
): Promise<boolean | null> {
  const { guild } = member;
  const { cache } = guild.channels;
  const found = cache.get(id);
  const isPrivate = found?.type === ChannelType.PrivateThread;
  const asked = () => publicParentOf(guild, id);
  const parent = found?.isThread() ? found.parentId : found ? null : await threads.parentOf(guild.id, id, asked);
  const channel = parent === null ? found : cache.get(parent);
  if (!channel || channel.isThread()) return null;
  return channel.permissionsFor(member).has(isPrivate ? ['ViewChannel', 'ManageThreads'] : 'ViewChannel');
}

/** The channel of an archived public thread; null if the thread is private, gone, or hidden from the bot. */
async function publicParentOf({ channels }: Guild, id: string): Promise<string | null> {
  try {
    const channel = await channels.fetch(id);
    return channel?.isThread() && channel.type !== ChannelType.PrivateThread ? channel.parentId : null;
  } catch (error) {
    const isGone = error instanceof DiscordAPIError && GONE.includes(error.code as number);
    if (!isGone) throw error;
    return null;
  }
}

const GONE: readonly number[] = [RESTJSONErrorCodes.UnknownChannel, RESTJSONErrorCodes.MissingAccess];
