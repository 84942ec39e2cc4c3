import { readFile } from 'node:fs/promises';
import { AttachmentBuilder } from 'discord.js';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel } from '../src/discord/interaction/reply.ts';
import { privacyFile } from '../src/discord/people/privacy-file.ts';
import { confirmDeletePanel, storedOf, tracesOf } from '../src/discord/views/privacy.ts';
import { wordsFor } from '../src/discord/words/index.ts';
import type { Choices } from '../src/stats/index.ts';
import { privacyData } from './data.ts';

/** The page on what is stored about anybody, why, and for how long; attached, so that Discord shows it. */
const PRIVACY = new URL('../PRIVACY.md', import.meta.url);

/** What is stored about the caller, and their decisions about it. */
export const privacy: Command = {
  data: privacyData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const user = interaction.user.id;
    const choose = async (choice: Partial<Choices>): Promise<void> => {
      await bot.stats.privacy.choose(user, choice);
      await showPanel(interaction, { content: words.privacy.chosen(await bot.stats.privacy.choices(user)) });
    };
    switch (interaction.options.getSubcommand()) {
      case 'show': {
        const settings = await bot.people.stored(user);
        const about = { own: wordsFor(interaction.locale).language, now: bot.clock.now() };
        const settled = settings && words.me.settled(settings, about);
        const choices = await bot.stats.privacy.choices(user);
        const files = [new AttachmentBuilder(await readFile(PRIVACY), { name: 'PRIVACY.md' })];
        return showPanel(interaction, {
          content: words.privacy.show(await tracesOf(user, bot), choices, settled),
          files,
        });
      }
      case 'export': {
        const { bytes, recordsLeftOut } = privacyFile(await storedOf(user, bot), bot.clock.now());
        const file = new AttachmentBuilder(bytes, { name: 'carcassonne-my-data.json' });
        return showPanel(interaction, { content: words.privacy.exported(recordsLeftOut), files: [file] });
      }
      case 'hide':
        return choose({ hidden: interaction.options.getBoolean('hidden', true) });
      case 'everywhere':
        return choose({ everywhere: interaction.options.getBoolean('counted', true) });
      case 'delete':
        return showPanel(interaction, confirmDeletePanel(user, await tracesOf(user, bot), words));
    }
  },
};
