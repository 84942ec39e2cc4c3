import type { Command } from '../src/discord/command.ts';
import { showPanel, wordsOf } from '../src/discord/press.ts';
import { DATA } from './data.ts';

/** What the bot is and how a game begins. */
export default {
  data: DATA.help,

  async execute(interaction) {
    await showPanel(interaction, { content: wordsOf(interaction).help });
  },
} satisfies Command;
