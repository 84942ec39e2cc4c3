import { createHash } from 'node:crypto';
import type { MessageCreateOptions } from 'discord.js';
import type { Bot } from './bot.ts';
import { missingPermissions } from './permissions.ts';
import { type PanelContent, type Press, tellRefusal } from './press.ts';

/**
 * Posts for everybody, where the button was pressed: the message's address, or null where the presser has been told what
 * the bot lacks there. Mentions nobody. Pressed twice, or tried again, it posts once: Discord gives back the message that it has,
 * as long as it remembers, which is some minutes.
 */
export async function postHere(
  { interaction, words }: Pick<Press, 'interaction' | 'words'>,
  { content, files, components }: PanelContent,
  bot: Pick<Bot, 'client'>,
): Promise<string | null> {
  const { channelId: channel, guildId: guild } = interaction;
  const permissions = missingPermissions(
    interaction.appPermissions,
    interaction.channel?.isThread() ? 'thread' : 'channel',
  );
  if (permissions.length > 0) {
    await tellRefusal(interaction, words, { code: 'missing-permissions', permissions, channel });
    return null;
  }
  const found = await bot.client.channels.fetch(channel);
  if (!found?.isSendable()) {
    await tellRefusal(interaction, words, { code: 'cannot-see-channel', channel });
    return null;
  }
  const message: MessageCreateOptions = { content: content ?? '', files: files ?? [], components: components ?? [] };
  const { id } = await found.send({
    ...message,
    allowedMentions: { parse: [] },
    nonce: nonceOf(interaction),
    enforceNonce: true,
  });
  return `https://discord.com/channels/${guild}/${channel}/${id}`;
}

/** One for each button of each panel; Discord takes 25 characters. */
const nonceOf = ({ message, customId }: Press['interaction']): string =>
  createHash('sha256').update(`${message.id} ${customId}`).digest('hex').slice(0, 25);
