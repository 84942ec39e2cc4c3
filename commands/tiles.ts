import { completeSquare, gameInChannel } from '../src/discord/flows/game.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wantsWords, wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { tilesForPanel, tilesPanel } from '../src/discord/views/tools.ts';
import { tilesData } from './data.ts';

/** The tiles that are left, and those that fit a given square. */
export const tiles: Command = {
  data: tilesData,

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (!present) return;
    const words = wordsOf(interaction).on(present.table.options);
    const typed = interaction.options.getString('square');
    const page = wantsWords(interaction) ? 0 : null;
    if (typed === null) return showPanel(interaction, await tilesPanel(present, page, words, bot));
    const square = words.things.squareNamed(typed);
    if (!square) return tellRefusal(interaction, words, { code: 'not-a-square', typed });
    const isOpen = present.game.view(null).openSquares.some(({ x, y }) => x === square.x && y === square.y);
    if (!isOpen) return tellRefusal(interaction, words, { code: 'square-not-open', typed });
    await showPanel(interaction, await tilesForPanel(present, square, words, bot));
  },

  complete: (interaction, bot) => completeSquare(interaction, bot, ({ openSquares }) => openSquares),
};
