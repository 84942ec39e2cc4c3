import { readerOf, showBoard } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { openingBoard } from '../src/discord/past/leaderboard.ts';
import { leaderboardData } from './data.ts';

/** The best players here; menus under the picture choose the board. */
export const leaderboard: Command = {
  data: leaderboardData,

  async execute(interaction, bot) {
    const asker = { interaction, words: wordsOf(interaction) };
    await showBoard(asker, await openingBoard(bot, readerOf(interaction)), bot);
  },
};
