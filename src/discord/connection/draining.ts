import { type Client, Events, type Interaction, MessageFlags } from 'discord.js';
import type { Log } from '../../game/store/ports.ts';
import { wordsFor } from '../words/index.ts';
import type { UnderWay } from './pending-work.ts';

/** From now on whoever presses or types is told that the bot starts anew, and nothing is done. What was begun before goes on. */
export function drain(client: Client, { underWay, log }: { readonly underWay: UnderWay; readonly log: Log }): void {
  client.removeAllListeners(Events.InteractionCreate);
  client.on(Events.InteractionCreate, (interaction) => underWay.add(putOff(interaction, log)));
}

/** By their Discord's language: what they have settled is in the store, which may be what the bot is stopped for. */
async function putOff(interaction: Interaction, log: Log): Promise<void> {
  try {
    if (interaction.isAutocomplete()) return await interaction.respond([]);
    if (!interaction.isRepliable()) return;
    const content = wordsFor(interaction.locale).refusal({ code: 'restarting' });
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  } catch (error) {
    const { id, guildId: guild, channelId: channel } = interaction;
    log.info({ error, interaction: id, guild, channel }, 'it could not be told that the bot starts anew');
  }
}
