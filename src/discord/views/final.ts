import type { MessageCreateOptions } from 'discord.js';
import type { GameAtTable } from '../../game/tables.ts';
import { summaryOf } from '../../stats/index.ts';
import { ids } from '../interaction/ids.ts';
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
  return {
    ...(await reportContent(summaryOf(table, story)!, words, bot)),
    components: [
      row(
        button(ids.table('replay', table), words.buttons.replay),
        button(ids.table('play-again', table), words.buttons['play-again']),
      ),
    ],
  };
}
