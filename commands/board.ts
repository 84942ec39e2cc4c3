import type { Command } from '../src/discord/command.ts';
import { tellRefusal, wordsOf } from '../src/discord/press.ts';
import { boardData } from './data.ts';

/** Brings the present turn, lobby or result down to the end of the channel. */
export const board: Command = {
  data: boardData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const found = await bot.tables.inChannel(interaction.channelId, { finished: true });
    if (!found.ok) {
      const why = found.refusal.code === 'no-such-table' ? { code: 'no-game-here' as const } : found.refusal;
      return tellRefusal(interaction, words, why);
    }
    await bot.presenter.bringDown(found.value);
    await interaction.deleteReply();
  },
};
