import { createHash } from 'node:crypto';
import type { MessageCreateOptions } from 'discord.js';
import type { Bot } from './bot.ts';
import { missingPermissions } from './interaction/permission.ts';
import { type PanelContent, type Press, tellPrivately, tellRefusal } from './interaction/reply.ts';

/**
 * Posts for everybody, where the button was pressed, and tells the presser alone where that is, or what the bot lacks there;
 * their panel stays. Mentions nobody. Pressed twice, or tried again, it posts once: Discord gives back the message that it has,
 * as long as it remembers, which is some minutes.
 */
export async function postHere(
  { interaction, words }: Pick<Press, 'interaction' | 'words'>,
  { content, files, components }: PanelContent,
  bot: Pick<Bot, 'client'>,
): Promise<void> {
  const { channelId: channel, guildId: guild } = interaction;
  const permissions = missingPermissions(
    interaction.appPermissions,
    interaction.channel?.isThread() ? 'thread' : 'channel',
  );
  if (permissions.length > 0) {
    return tellRefusal(interaction, words, { code: 'missing-permissions', permissions, channel });
  }
  const found = await bot.client.channels.fetch(channel);
  if (!found?.isSendable()) return tellRefusal(interaction, words, { code: 'cannot-see-channel', channel });
  const message: MessageCreateOptions = { content: content ?? '', files: files ?? [], components: components ?? [] };
  const { id } = await found.send({
    ...message,
    allowedMentions: { parse: [] },
    nonce: nonceOf(interaction),
    enforceNonce: true,
  });
  await tellPrivately(interaction, words.boards.shown(`https://discord.com/channels/${guild}/${channel}/${id}`));
}

/** One for each button of each panel; Discord takes 25 characters. */
const nonceOf = ({ message, customId }: Press['interaction']): string =>
  createHash('sha256').update(`${message.id} ${customId}`).digest('hex').slice(0, 25);
