import type { Command } from '../src/discord/handlers.ts';
import { ownWords, wordsOf } from '../src/discord/interaction/language.ts';
import { mayManage } from '../src/discord/interaction/permission.ts';
import { showPanel, tellRefusal } from '../src/discord/interaction/reply.ts';
import { serverPanel } from '../src/discord/views/server.ts';
import { asPreset } from '../src/game/lobby/options.ts';
import { settingsData } from './data.ts';

/** A server's settings for its tables: menus, and presets by name. For people with Manage Server. */
export const settings: Command = {
  data: settingsData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const guild = interaction.guildId;
    if (!mayManage(interaction)) {
      return tellRefusal(interaction, words, { code: 'manage-server-needed' });
    }
    const name = interaction.options.getString('name')?.trim() ?? '';
    switch (interaction.options.getSubcommand()) {
      case 'server': {
        const state = await bot.servers.look(guild);
        return showPanel(interaction, serverPanel(state, ownWords(bot, guild).language, words));
      }
      case 'presets':
        return showPanel(interaction, { content: words.settings.presets(await bot.servers.presets(guild)) });
      case 'delete': {
        const deleted = await bot.servers.deletePreset(guild, name);
        if (deleted === 'unknown') return tellRefusal(interaction, words, { code: 'unknown-preset', typed: name });
        return showPanel(interaction, { content: words.settings.deleted(name) });
      }
      case 'save': {
        if (name === '' || name.length > 40)
          return tellRefusal(interaction, words, { code: 'preset-name', typed: name });
        const here = await bot.tables.inChannel(interaction.channelId);
        if (!here.ok || here.value.table.phase !== 'lobby') {
          return tellRefusal(interaction, words, { code: 'no-lobby-here' });
        }
        const saved = await bot.servers.savePreset(guild, { name, options: asPreset(here.value.table.options) });
        if (saved === 'full') return tellRefusal(interaction, words, { code: 'presets-full' });
        return showPanel(interaction, { content: words.settings.saved(name, saved === 'replaced') });
      }
    }
  },

  async complete(interaction, bot) {
    const typed = interaction.options.getFocused().trim().toLowerCase();
    const names = (await bot.servers.presets(interaction.guildId)).map(({ name }) => name);
    const found = names.filter((name) => name.toLowerCase().includes(typed)).slice(0, 25);
    await interaction.respond(found.map((name) => ({ name, value: name })));
  },
};
