import type { Bot } from '../src/discord/bot.ts';
import type { Command, Slash } from '../src/discord/command.ts';
import { memberOf } from '../src/discord/components/lobby.ts';
import { missingPermissions } from '../src/discord/permissions.ts';
import { tellRefusal, wordsOf } from '../src/discord/press.ts';
import type { Trouble } from '../src/discord/words/index.ts';
import { consistent, DEFAULT_OPTIONS, PRESETS, type TableOptions, withPreset } from '../src/game/options.ts';
import { PLAY_SWITCHES, playData } from './data.ts';

/** Opens a lobby in this channel, once it is sure that the bot may do there what a game needs. */
export const play: Command = {
  data: playData,

  async execute(interaction, bot) {
    const words = wordsOf(interaction);
    const channel = interaction.channelId;
    const missing = missingPermissions(interaction.appPermissions, interaction.channel?.isThread() ?? false);
    if (missing.length > 0) {
      return tellRefusal(interaction, words, { code: 'missing-permissions', permissions: missing, channel });
    }
    const options = await optionsTyped(interaction, bot);
    if ('code' in options) return tellRefusal(interaction, words, options);
    const opened = await bot.tables.open({ guild: interaction.guildId, channel }, memberOf(interaction), options);
    if (!opened.ok) return tellRefusal(interaction, words, opened.refusal);
    await bot.presenter.show(opened.value);
    await interaction.deleteReply();
  },

  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const { lobby } = wordsOf(interaction);
    const choices =
      focused.name === 'map'
        ? bot.maps.maps.map(({ id, name }) => ({ name: lobby.mapName(id, name), value: id }))
        : [
            ...PRESETS.map((one) => ({ name: lobby.presetName(one), value: one as string })),
            ...(await bot.servers.presets(interaction.guildId)).map(({ name }) => ({ name, value: name })),
          ];
    const typed = focused.value.trim().toLowerCase();
    const found = choices.filter(({ name }) => name.toLowerCase().includes(typed));
    await interaction.respond((found.length > 0 ? found : choices).slice(0, 25));
  },
};

/** A preset, the server's own among them, and what was typed besides; each single rule typed wins over the preset. */
async function optionsTyped(interaction: Slash, bot: Bot): Promise<TableOptions | Trouble> {
  const typed = interaction.options.getString('preset')?.trim() ?? null;
  const ready = typed === null ? DEFAULT_OPTIONS : await presetNamed(typed, interaction.guildId, bot);
  if (ready === null) return { code: 'unknown-preset', typed: (typed ?? '').slice(0, 100) };
  const map = interaction.options.getString('map')?.trim() ?? null;
  const known = map === null || bot.maps.of(map) !== undefined;
  if (!known) return { code: 'unknown-map', typed: map.slice(0, 100) };
  const first = interaction.options.getUser('first');
  const switches = new Set(ready.switches);
  for (const one of PLAY_SWITCHES) {
    const on = interaction.options.getBoolean(one);
    if (on === true) switches.add(one);
    if (on === false) switches.delete(one);
  }
  const sets = switches.has('arrows') ? ready.sets : ready.sets.filter((set) => set !== 'anniversary');
  return consistent({
    ...ready,
    switches: [...switches],
    sets,
    map: map ?? ready.map,
    first: first?.id ?? ready.first,
  });
}

async function presetNamed(typed: string, guild: string, bot: Bot): Promise<TableOptions | null> {
  const preset = PRESETS.find((one) => one === typed.toLowerCase());
  if (preset) return withPreset(DEFAULT_OPTIONS, preset);
  const saved = await bot.servers.presets(guild);
  return saved.find(({ name }) => name.toLowerCase() === typed.toLowerCase())?.options ?? null;
}
