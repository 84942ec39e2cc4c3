import { showProfile } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { tellRefusal } from '../src/discord/interaction/reply.ts';
import { profileData } from './data.ts';

/** Privately shows the caller's card, or another player's. */
export const profile: Command = {
  data: profileData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const user = interaction.options.getUser('user') ?? interaction.user;
    if (user.bot) return tellRefusal(interaction, words, { code: 'profile-bot' });
    await showProfile({ interaction, words }, user.id, bot);
  },
};
