import type { Component } from '../handlers.ts';
import { NO_TABLE } from '../interaction/custom-id.ts';
import { pageIn, settingIn, settingsPageIn } from '../interaction/ids.ts';
import type { PressInteraction } from '../interaction/kinds.ts';
import { ownWords } from '../interaction/language.ts';
import { mayManage, missingPermissions } from '../interaction/permission.ts';
import { showPanel, tellRefusal } from '../interaction/reply.ts';
import { savedPresetOf, serverPanel, wishOf } from '../views/server.ts';
import type { Trouble } from '../words/index.ts';

/** The permissions without which `/play` would fail here, told to a person who can grant them. */
function lackedForThreads({ channelId, appPermissions }: PressInteraction): Trouble | null {
  const permissions = missingPermissions(appPermissions, 'new-thread');
  return permissions.length > 0 ? { code: 'missing-permissions', permissions, channel: channelId } : null;
}

/** A menu of `/settings server`, saved at once. An old panel changes only this setting, and shows the present values of all. */
const server: Component = {
  verb: 'server',
  answer: 'private',
  async run({ interaction, id, words, value }, bot) {
    if (!mayManage(interaction)) return tellRefusal(interaction, words, { code: 'manage-server-needed' });
    if (id.table !== NO_TABLE) return tellRefusal(interaction, words, { code: 'unknown-component' });
    const guild = interaction.guildId;
    const own = ownWords(bot, guild).language;
    const now = await bot.servers.look(guild);
    const chosen = wishOf(settingIn(id), value, now.presets);
    if (chosen) {
      const changed = await bot.servers.changeSettings(guild, chosen.wish);
      const panel = serverPanel(changed, own, words, chosen.setting);
      const lacked = chosen.wish.place === 'thread' ? lackedForThreads(interaction) : null;
      const content = lacked ? `${panel.content}\n${words.refusal(lacked)}` : panel.content;
      return showPanel(interaction, { ...panel, content });
    }
    const next = pageIn(value);
    if (next !== null) return showPanel(interaction, serverPanel(now, own, words, undefined, undefined, next));
    const typed = settingIn(id) === 'preset' ? savedPresetOf(value) : null;
    if (typed === null) return tellRefusal(interaction, words, { code: 'unknown-component' });
    // The preset has been deleted since the menu was made.
    const panel = serverPanel(now, own, words);
    const why = words.refusal({ code: 'unknown-preset', typed });
    return showPanel(interaction, { ...panel, content: `${why}\n${panel.content}` });
  },
};

/** The other page of menus. */
const serverPage: Component = {
  verb: 'server-page',
  answer: 'private',
  async run({ interaction, id, words }, bot) {
    if (!mayManage(interaction)) return tellRefusal(interaction, words, { code: 'manage-server-needed' });
    const guild = interaction.guildId;
    const now = await bot.servers.look(guild);
    await showPanel(interaction, serverPanel(now, ownWords(bot, guild).language, words, undefined, settingsPageIn(id)));
  },
};

export const serverComponents: readonly Component[] = [server, serverPage];
