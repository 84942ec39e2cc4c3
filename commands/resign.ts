import { gameInChannel } from '../src/discord/flows/game.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { confirmResignPanel } from '../src/discord/views/leaving.ts';
import { seatOf } from '../src/game/table/tables.ts';
import { resignData } from './data.ts';

/** Asks for confirmation; the button under the question resigns. */
export const resign: Command = {
  data: resignData,

  async execute(interaction, bot) {
    const present = await gameInChannel(interaction, bot);
    if (!present) return;
    const words = wordsOf(interaction);
    const seat = seatOf(present, interaction.user.id);
    if (seat === null) return tellRefusal(interaction, words, { code: 'not-at-table' });
    if (present.game.view(null).resigned.includes(seat)) {
      return tellRefusal(interaction, words, { code: 'already-resigned' });
    }
    await showPanel(interaction, confirmResignPanel(present, interaction.user.id, words));
  },
};
