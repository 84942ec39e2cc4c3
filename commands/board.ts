import { bringGoneGame } from '../src/discord/answers/moving.ts';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wantsWords, wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel, takeAnswerBack, tellRefusal } from '../src/discord/interaction/reply.ts';
import { drawn } from '../src/discord/views/drawing.ts';
import { turnAlt, turnScene } from '../src/discord/views/turn.ts';
import { twinPanel } from '../src/discord/views/twin.ts';
import { hasGame, type Present } from '../src/game/tables.ts';
import { boardData } from './data.ts';

/** Brings the present turn, lobby or result down to the end of the channel; or shows the whole board, or its words, to whoever asks. */
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
    if (isWhole) return showWhole(interaction, found.value, bot);
    await bot.presenter.bringDown(found.value);
    await takeAnswerBack(interaction);
  },
};

/** The same in words, complete without a picture. */
async function showInWords(interaction: Slash, present: Present): Promise<void> {
  const words = wordsOf(interaction);
  if (!hasGame(present)) return tellRefusal(interaction, words, { code: 'no-game-here' });
  await showPanel(interaction, twinPanel(present, 0, words));
}

/** All of a map, not the region in play alone; privately, since only some ask for it. */
async function showWhole(interaction: Slash, present: Present, bot: Bot): Promise<void> {
  const words = wordsOf(interaction).on(present.table.options);
  if (!hasGame(present)) return tellRefusal(interaction, words, { code: 'no-game-here' });
  const { table, game } = present;
  const files = await drawn(
    bot,
    bot.renderer.board({ ...turnScene(present, words), whole: true }),
    turnAlt(present, words),
  );
  const content = words.turn.map(game.view(null)) || words.turn.scores(game.view(null), table.members);
  await showPanel(interaction, { content, files });
}
