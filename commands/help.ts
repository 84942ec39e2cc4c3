import type { Command } from '../src/discord/handlers.ts';
import { ids } from '../src/discord/interaction/ids.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, supportRows } from '../src/discord/interaction/reply.ts';
import { button, row } from '../src/discord/views/buttons.ts';
import { helpData } from './data.ts';

/** What the bot is, how a game begins, and where to find the operator. */
export const help: Command = {
  data: helpData,

  async execute(interaction) {
    const words = wordsOf(interaction);
    const ways = row(
      button(ids.lesson('learn'), words.buttons.learn, 'main'),
      button(ids.play(), words.buttons.play, 'go'),
    );
    await showPanel(interaction, { content: words.help, components: [ways, ...supportRows(interaction, words)] });
  },
};
