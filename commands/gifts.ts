import { showHand } from '../src/discord/components/gifts.ts';
import type { Command } from '../src/discord/interaction/command.ts';
import { gameInChannel } from '../src/discord/interaction/game.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { giftsData } from './data.ts';

/** The own unopened gifts, to oneself alone. */
export const gifts: Command = {
  data: giftsData,

  async execute(interaction, bot) {
    const shown = await gameInChannel(interaction, bot);
    if (shown) await showHand({ interaction, words: wordsOf(interaction) }, shown, bot);
  },
};
