import { showHistory } from '../src/discord/flows/panels.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import type { HistoryChoice } from '../src/discord/past/history-choice.ts';
import { HISTORY_OF, historyData } from './data.ts';

/** Finished games of this channel, of the server or of a person. */
export const history: Command = {
  data: historyData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const asked = askedFor(interaction);
    const channel = { channel: interaction.channelId };
    if (asked !== null) return showHistory({ interaction, words }, { of: asked, page: 0 }, bot);
    const { size } = await bot.stats.history({ guild: interaction.guildId, of: channel, page: 0 });
    await showHistory({ interaction, words }, { of: size > 0 ? channel : 'server', page: 0 }, bot);
  },
};

/** Null if nothing was typed. A person precedes a place. */
function askedFor({ options, channelId }: Slash): HistoryChoice['of'] | null {
  const user = options.getUser('user');
  if (user) return { user: user.id };
  const of = HISTORY_OF.find((one) => one === options.getString('of'));
  if (of === undefined) return null;
  return of === 'server' ? of : { channel: channelId };
}
