import {
  type AnyThreadChannel,
  ChannelType,
  type NewsChannel,
  type PermissionsBitField,
  type TextChannel,
  ThreadAutoArchiveDuration,
} from 'discord.js';
import type { PlayResult } from '../../game/table/result.ts';
import type { Answerable } from '../interaction/kinds.ts';
import type { Services } from '../services.ts';

/** Channels in which a bot can open threads without a message. */
export type ThreadParent = TextChannel | NewsChannel;

/** The channel, if threads can be opened in it. Null in a thread, forum post or voice channel, or if Discord did not send the channel. */
export function threadParent({ channel }: Pick<Answerable, 'channel'>): ThreadParent | null {
  const isParent = channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
  return isParent ? (channel as ThreadParent) : null;
}

/** Opens a thread and runs `task` in it. On failure, closes the table and deletes the thread or (without Manage Threads) archives it. */
export async function inNewThread<T>(
  { parent, name, may }: { parent: ThreadParent; name: string; may: Readonly<PermissionsBitField> },
  bot: Pick<Services, 'tables' | 'log'>,
  task: (channel: string) => Promise<PlayResult<T>>,
): Promise<PlayResult<T>> {
  const thread = await openThread(parent, name);
  const takeBack = async (): Promise<void> => {
    const removed = may.has('ManageThreads') ? thread.delete() : thread.setArchived(true);
    for (const result of await Promise.allSettled([closeTable(thread.id, bot), removed])) {
      if (result.status === 'fulfilled') continue;
      bot.log.warn({ error: result.reason, thread: thread.id }, 'a thread without a table could not be taken away');
    }
  };
  try {
    const result = await task(thread.id);
    if (!result.ok) await takeBack();
    return result;
  } catch (error) {
    await takeBack();
    throw error;
  }
}

/** Stays open as long as Discord allows without messages: an archived thread takes no edits, and a turn can wait for days. */
const openThread = (parent: ThreadParent, name: string): Promise<AnyThreadChannel> => {
  const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
  return parent.type === ChannelType.GuildAnnouncement
    ? parent.threads.create({ name, autoArchiveDuration })
    : parent.threads.create({ name, autoArchiveDuration, type: ChannelType.PublicThread });
};

/** The table may be stored although showing it failed. */
async function closeTable(channel: string, { tables }: Pick<Services, 'tables'>): Promise<void> {
  const found = await tables.inChannel(channel);
  if (found.ok) await tables.abandon(found.value.table.id);
}
