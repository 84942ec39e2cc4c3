import { ChannelType, type Client } from 'discord.js';
import { isPlaying } from '../../game/table/tables.ts';
import type { Bot } from '../bot.ts';
import type { Slash } from '../interaction/kinds.ts';
import { wordsOf } from '../interaction/language.ts';
import { missingPermissions } from '../interaction/permission.ts';
import { takeAnswerBack, tellRefusal } from '../interaction/reply.ts';
import { isGoneChannel, isHidden } from '../interaction/troubles.ts';
import { askAgain } from '../people/time-notices.ts';

/** Continues here the user's longest waiting game whose channel or thread was deleted. True if there was one, and the user is answered. */
export async function bringGoneGame(interaction: Slash, bot: Bot): Promise<boolean> {
  const { user, guildId: guild, channelId: channel, channel: here, appPermissions } = interaction;
  const words = wordsOf(interaction);
  const games = (await bot.tables.seatsOf(user.id, guild)).filter(isPlaying);
  for (const { table } of games.toSorted((a, b) => a.table.touched - b.table.touched)) {
    if (!(await isChannelGone(bot.client, table.channel))) continue;
    const permissions = missingPermissions(appPermissions, here?.isThread() ? 'thread' : 'channel');
    if (permissions.length > 0) {
      await tellRefusal(interaction, words, { code: 'missing-permissions', permissions, channel });
      return true;
    }
    if (here?.type === ChannelType.PublicThread && here.parentId) await bot.threads.note(guild, channel, here.parentId);
    const moved = await bot.tables.move(table.id, user.id, channel);
    if (!moved.ok) {
      await tellRefusal(interaction, words, moved.refusal);
      return true;
    }
    await bot.presenter.show(moved.value);
    await askAgain(moved.value, bot);
    await takeAnswerBack(interaction);
    return true;
  }
  return false;
}

/** Deleted for good; a channel hidden from the bot still exists. */
export async function isChannelGone(client: Client, id: string): Promise<boolean> {
  if (client.channels.cache.has(id)) return false;
  try {
    return (await client.channels.fetch(id)) === null;
  } catch (error) {
    if (isGoneChannel(error)) return true;
    if (isHidden(error)) return false;
    throw error;
  }
}
