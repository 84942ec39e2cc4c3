import { type Client, Events, type Interaction, MessageFlags } from 'discord.js';
import type { Log } from '../../game/store/ports.ts';
import { wordsFor } from '../words/index.ts';
import type { UnderWay } from './pending-work.ts';

/** From now on people who press or type are told that the bot restarts. Running work continues. */
export function drain(client: Client, { underWay, log }: { readonly underWay: UnderWay; readonly log: Log }): void {
  client.removeAllListeners(Events.InteractionCreate);
  client.on(Events.InteractionCreate, (interaction) => underWay.add(putOff(interaction, log)));
}

/** In the Discord language: personal settings are in the store, which may be why the bot stops. */
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
