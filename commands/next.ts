import { ownGames } from '../src/discord/flows/own-games.ts';
import type { Command } from '../src/discord/handlers.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { showPanel } from '../src/discord/interaction/reply.ts';
import { linkButton, row } from '../src/discord/views/buttons.ts';
import { nextData } from './data.ts';

/** The game that has waited longest for the caller; this channel's own game comes last. */
export const next: Command = {
  data: nextData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const games = await ownGames(interaction, bot);
    const asked = games.filter(({ isYours }) => isYours);
    // Games whose channel is gone come last.
    const waiting = [...asked.filter(({ isGone }) => !isGone), ...asked.filter(({ isGone }) => isGone)];
    const found = waiting.find(({ channel }) => channel !== interaction.channelId) ?? waiting[0];
    if (found === undefined) {
      const running = games.filter(({ asked }) => asked !== null).length;
      return showPanel(interaction, { content: words.games.noNext(running) });
    }
    const url = found.link ?? `https://discord.com/channels/${interaction.guildId}/${found.channel}`;
    await showPanel(interaction, {
      content: words.games.next(found, waiting.length - 1),
      components: found.isGone ? [] : [row(linkButton(url, words.buttons['go-there']))],
    });
  },
};
