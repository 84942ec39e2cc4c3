import { ChannelType, DiscordAPIError, type Guild, type GuildMember, RESTJSONErrorCodes } from 'discord.js';
import type { Services } from '../services.ts';
import type { Answerable, Completion } from './kinds.ts';
import { mayManage } from './permission.ts';

/** As whom somebody looks back on games: of what was played where they may not look, nothing is told, not even that there is any. */
export interface ChannelReader {
  readonly guild: string;
  /** Whether they may view a channel or thread of the server at this moment. */
  sees(channel: string): Promise<boolean>;
}

/**
 * Discord says what somebody may do in the channel of their interaction alone; for all others it is worked out from their roles, which come
 * with it, and from what the channels grant these. A thread is seen by whoever sees its channel. Who is in a private thread is told to no
 * bot: from outside only those see it who may manage threads. What is gone nobody can see, so it is left to those who manage the server.
 */
export function readerOn(interaction: Answerable | Completion, bot: Pick<Services, 'threads'>): ChannelReader {
  const { guildId: guild } = interaction;

  const look = async (id: string): Promise<boolean> => {
    if (id === interaction.channelId) return true;
    if (!interaction.inCachedGuild()) return false;
    return (await memberSees(interaction.member, id, bot)) ?? mayManage(interaction);
  };

  /** The same channel is asked for again with every list and every game of it. */
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

/** The same of any member, wherever they are: by their roles as Discord has last told them. Null for what is gone. */
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

/** As Discord tells it of an archived thread; null for what is gone, or hidden from the bot, and for a private thread. */
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
