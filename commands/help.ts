import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, supportRows } from '../src/discord/interaction/reply.ts';
import { helpData } from './data.ts';

/** What the bot is, how a game begins, and where its operator is found. */
export const help: Command = {
  data: helpData,

  async execute(interaction) {
    const words = wordsOf(interaction);
    await showPanel(interaction, { content: words.help, components: supportRows(interaction, words) });
  },
};
