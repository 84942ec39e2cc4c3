import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel } from '../src/discord/interaction/reply.ts';
import { helpData } from './data.ts';

/** What the bot is and how a game begins. */
export const help: Command = {
  data: helpData,

  async execute(interaction) {
    await showPanel(interaction, { content: wordsOf(interaction).help });
  },
};
