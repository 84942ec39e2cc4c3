import type { Summary } from '../../stats/index.ts';
import type { Bot } from '../bot.ts';
import { endedGame } from '../ended-game.ts';
import type { Component, Press } from '../interaction/component.ts';
import { NO_TABLE } from '../interaction/custom-id.ts';
import { listIn } from '../interaction/ids.ts';
import { publicWords } from '../interaction/language.ts';
import { postForAll, showPanel, tellRefusal } from '../interaction/reply.ts';
import { openTable } from '../opening.ts';
import { reportContent, reportPanel } from '../views/report.ts';

/** The game that is over to which a component belongs, or null where the presser has been told why not. */
export async function endedGameOf({ interaction, words, id, value }: Press, bot: Bot): Promise<Summary | null> {
  // A menu of games belongs to none of them: what was chosen says which.
  const table = id.table === NO_TABLE ? value : id.table;
  if (!/^[a-z0-9]{8}$/.test(table)) {
    await tellRefusal(interaction, words, { code: 'unknown-component' });
    return null;
  }
  const ended = await endedGame(table, interaction.guildId, bot);
  if (ended.ok) return ended.game;
  await tellRefusal(interaction, words, ended.why);
  return null;
}

/** The end report of a game, from the menu of a list or from its replay. */
const report: Component = {
  verb: 'report',
  answer: 'private',
  async run(press, bot) {
    const game = await endedGameOf(press, bot);
    if (!game) return;
    await showPanel(press.interaction, await reportPanel(game, listIn(press.id), press.words, bot));
  },
};

const showReport: Component = {
  verb: 'show-report',
  answer: 'private',
  async run(press, bot) {
    const game = await endedGameOf(press, bot);
    if (!game) return;
    const words = await publicWords(bot, press.interaction.guildId);
    const content = await reportContent(game, words, bot, words.report.about(game));
    await postForAll(press, { ...content, components: [] }, bot);
  },
};

/** Opens a lobby with the options of a game that is over, where the server plays; who begins is anybody's again. */
const playAgain: Component = {
  verb: 'play-again',
  answer: 'private',
  async run(press, bot) {
    const { interaction, words, id } = press;
    const looked = await bot.tables.look(id.table);
    if (!looked.ok) return tellRefusal(interaction, words, looked.refusal);
    const { table } = looked.value;
    if (table.guild !== interaction.guildId) return tellRefusal(interaction, words, { code: 'no-such-table' });
    await openTable(press, async () => ({ ...table.options, first: 'random' }), bot);
  },
};

export const reportComponents: readonly Component[] = [report, showReport, playAgain];
