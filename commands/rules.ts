import type { Command } from '../src/discord/command.ts';
import { showPanel, tellRefusal, wordsOf } from '../src/discord/press.ts';
import { TOPICS, type Topic } from '../src/discord/words/index.ts';
import { rulesData } from './data.ts';

/** A short answer that names the rules it follows from. */
export const rules: Command = {
  data: rulesData,

  async execute(interaction) {
    const words = wordsOf(interaction);
    const typed = interaction.options.getString('topic') ?? '';
    // Discord holds people to the choices, but not what speaks its API.
    const topic = TOPICS.find((one): one is Topic => one === typed);
    if (topic === undefined) return tellRefusal(interaction, words, { code: 'unknown-topic', typed });
    const { title, text } = words.topic(topic);
    await showPanel(interaction, { content: `### ${title}\n${text}` });
  },
};
