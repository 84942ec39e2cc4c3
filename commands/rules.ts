import { exampleOf } from '../src/discord/explaining/examples.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { topicPanel } from '../src/discord/views/rules.ts';
import { topicChoices, topicNamed } from '../src/discord/words/commands.ts';
import { rulesData } from './data.ts';

/** A short answer with the ids of its rules. */
export const rules: Command = {
  data: rulesData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const typed = interaction.options.getString('topic') ?? '';
    const topic = topicNamed(words, typed);
    if (topic === undefined) return tellRefusal(interaction, words, { code: 'unknown-topic', typed });
    await showPanel(interaction, await topicPanel(topic, words, exampleOf(topic, bot.renderer), bot));
  },

  async complete(interaction) {
    await interaction.respond(topicChoices(wordsOf(interaction), interaction.options.getFocused()));
  },
};
