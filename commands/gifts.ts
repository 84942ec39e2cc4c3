import { gameInChannel } from '../src/discord/answers/game.ts';
import { showHand } from '../src/discord/answers/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { giftsData } from './data.ts';

/** The own unopened gifts, to oneself alone. */
export const gifts: Command = {
  data: giftsData,

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (present) await showHand({ interaction, words: wordsOf(interaction) }, present, bot);
  },
};
