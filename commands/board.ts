import type { Bot } from '../src/discord/bot.ts';
import { completeSquare } from '../src/discord/flows/game.ts';
import { bringGoneGame } from '../src/discord/flows/moving.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wantsWords, wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, takeAnswerBack, tellRefusal } from '../src/discord/interaction/reply.ts';
import { partAround } from '../src/discord/turn/parts.ts';
import { twinPanel } from '../src/discord/views/board-in-words.ts';
import { closerPanel } from '../src/discord/views/seeing.ts';
import { hasGame, type LoadedTable } from '../src/game/table/tables.ts';
import { boardData } from './data.ts';

/** Moves the present turn, lobby or result down to the end of the channel, or privately shows the whole board or its words. */
export const board: Command = {
  data: boardData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const found = await bot.tables.inChannel(interaction.channelId, { finished: true });
    if (!found.ok) {
      if (found.refusal.code === 'no-such-table' && (await bringGoneGame(interaction, bot))) return;
      const why = found.refusal.code === 'no-such-table' ? { code: 'no-game-here' as const } : found.refusal;
      return tellRefusal(interaction, words, why);
    }
    const isWhole = interaction.options.getBoolean('whole') ?? false;
    if (interaction.options.getBoolean('text') || (isWhole && wantsWords(interaction))) {
      return showInWords(interaction, found.value);
    }
    const typed = interaction.options.getString('around');
    if (isWhole || typed !== null) return showCloser(interaction, found.value, typed, bot);
    await bot.presenter.bringDown(found.value);
    await takeAnswerBack(interaction);
  },

  complete: (interaction, bot) => completeSquare(interaction, bot, ({ board }) => board),
};

/** Shows the board in words, complete without a picture. */
async function showInWords(interaction: Slash, present: LoadedTable): Promise<void> {
  const words = wordsOf(interaction);
  if (!hasGame(present)) return tellRefusal(interaction, words, { code: 'no-game-here' });
  await showPanel(interaction, twinPanel(present, 0, words));
}

/** Shows the surroundings of a square, or the whole board; privately, since only some ask for it. */
async function showCloser(interaction: Slash, present: LoadedTable, typed: string | null, bot: Bot): Promise<void> {
  const words = wordsOf(interaction).on(present.table.options);
  if (!hasGame(present)) return tellRefusal(interaction, words, { code: 'no-game-here' });
  const square = typed === null ? null : words.things.squareNamed(typed);
  if (typed !== null && !square) return tellRefusal(interaction, words, { code: 'not-a-square', typed });
  await showPanel(interaction, await closerPanel(present, square && partAround(square), words, bot));
}
