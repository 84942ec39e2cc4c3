import type { Command } from '../src/discord/command.ts';
import { memberOf } from '../src/discord/components/lobby.ts';
import { missingPermissions } from '../src/discord/permissions.ts';
import { tellRefusal, wordsOf } from '../src/discord/press.ts';
import { TABLE_SWITCHES } from '../src/game/table.ts';
import { playData } from './data.ts';

/** Opens a lobby in this channel, once it is sure that the bot may do there what a game needs. */
export const play: Command = {
  data: playData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const channel = interaction.channelId;
    const missing = missingPermissions(interaction.appPermissions, interaction.channel?.isThread() ?? false);
    if (missing.length > 0) {
      return tellRefusal(interaction, words, { code: 'missing-permissions', permissions: missing, channel });
    }
    const chosen = TABLE_SWITCHES.flatMap((one) => {
      const on = interaction.options.getBoolean(one);
      return on === null ? [] : [[one, on] as const];
    });
    const first = interaction.options.getUser('first');
    const opened = await bot.tables.open({ guild: interaction.guildId, channel }, memberOf(interaction), {
      ...Object.fromEntries(chosen),
      ...(first !== null && { first: first.id }),
    });
    if (!opened.ok) return tellRefusal(interaction, words, opened.refusal);
    await bot.presenter.show(opened.value);
    await interaction.deleteReply();
  },
};
