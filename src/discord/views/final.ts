import type { MessageCreateOptions } from 'discord.js';
import type { GameAtTable } from '../../game/tables.ts';
import { summaryOf } from '../../stats/index.ts';
import type { Services } from '../services.ts';
import type { Words } from '../words/index.ts';
import { button, row } from './buttons.ts';
import { reportContent } from './report.ts';

/** The end report as it is posted when a game has ended, with what can be done next. */
export async function finalMessage(
  { table, story }: GameAtTable,
  words: Words,
  bot: Pick<Services, 'renderer' | 'log'>,
): Promise<MessageCreateOptions> {
  const id = (verb: string) => ({ verb, table: table.id, revision: table.revision, argument: '' });
  return {
    ...(await reportContent(summaryOf(table, story)!, words, bot)),
    components: [
      row(button(id('replay'), words.buttons.replay), button(id('play-again'), words.buttons['play-again'])),
    ],
  };
}
