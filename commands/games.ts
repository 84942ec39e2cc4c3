import type { Bot } from '../src/discord/bot.ts';
import { openLobbies, ownGames, runningGames } from '../src/discord/flows/own-games.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { mayManage, missingPermissions } from '../src/discord/interaction/permission.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { MOST_DASHBOARDS } from '../src/discord/servers/dashboards.ts';
import { gamesData } from './data.ts';

/** Privately lists the caller's games on this server, others' games, and open lobbies. */
export const games: Command = {
  data: gamesData,

  async execute(interaction, bot) {
    const wanted = interaction.options.getBoolean('dashboard');
    if (wanted !== null) return setDashboard(interaction, wanted, bot);
    const [own, running, lobbies] = await Promise.all([
      ownGames(interaction, bot),
      runningGames(interaction, bot),
      openLobbies(interaction, bot),
    ]);
    await showPanel(interaction, { content: wordsOf(interaction).games.list(own, running, lobbies) });
  },
};

/** Posts or removes a message in this channel that lists all games; for people with Manage Server. */
async function setDashboard(interaction: Slash, isWanted: boolean, bot: Bot): Promise<void> {
  const words = wordsOf(interaction);
  const { guildId: guild, channelId: channel, appPermissions } = interaction;
  if (!mayManage(interaction)) return tellRefusal(interaction, words, { code: 'manage-server-needed' });
  const { games } = words;
  if (!isWanted) {
    const wasThere = await bot.dashboards.take(guild, channel);
    return showPanel(interaction, { content: wasThere ? games.dashboardTaken : games.noDashboardHere });
  }
  const permissions = missingPermissions(appPermissions, interaction.channel?.isThread() ? 'thread' : 'channel');
  if (permissions.length > 0) {
    return tellRefusal(interaction, words, { code: 'missing-permissions', permissions, channel });
  }
  const placed = await bot.dashboards.place(guild, channel);
  const content = placed === 'placed' ? games.dashboardPlaced : games.dashboardsFull(MOST_DASHBOARDS);
  await showPanel(interaction, { content });
}
