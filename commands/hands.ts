import { gameInChannel } from '../src/discord/flows/game.ts';
import { showBefore } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { DECKS } from '../src/engine/index.ts';
import { handData } from './data.ts';

/** A command for each deck of cards, which privately shows the player's own cards. */
export const hands: readonly Command[] = DECKS.map(({ id: deck }) => ({
  data: handData(deck),

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (present) await showBefore({ interaction, words: wordsOf(interaction) }, present, bot, { deck });
  },
}));
