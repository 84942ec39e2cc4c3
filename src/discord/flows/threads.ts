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

/** Channels in which a bot can open threads without a message they hang on. */
export type ThreadParent = TextChannel | NewsChannel;

/**
 * The channel where a table is asked for, if threads can be opened in it. Null in a thread, which is one already (posts of a
 * forum are threads), in the chat of a voice channel, which has none, and where Discord did not tell what it is.
 */
export function threadParent({ channel }: Pick<Answerable, 'channel'>): ThreadParent | null {
  const isParent = channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
  return isParent ? (channel as ThreadParent) : null;
}

/**
 * Opens a thread and brings a table to stand in it. Where none does, neither stays: the table is closed, the thread deleted
 * or, where Manage Threads is missing, archived, as whoever opened a thread may.
 */
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

/** Open as long as Discord lets it be without a word in it: an archived thread takes no edits, and a turn may wait for days. */
const openThread = (parent: ThreadParent, name: string): Promise<AnyThreadChannel> => {
  const autoArchiveDuration = ThreadAutoArchiveDuration.OneWeek;
  return parent.type === ChannelType.GuildAnnouncement
    ? parent.threads.create({ name, autoArchiveDuration })
    : parent.threads.create({ name, autoArchiveDuration, type: ChannelType.PublicThread });
};

/** It may have been stored although nobody could be shown it. */
async function closeTable(channel: string, { tables }: Pick<Services, 'tables'>): Promise<void> {
  const found = await tables.inChannel(channel);
  if (found.ok) await tables.abandon(found.value.table.id);
}
