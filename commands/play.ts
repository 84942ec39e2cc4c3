import { invitedIn } from '../src/discord/answers/inviting.ts';
import { openTable } from '../src/discord/answers/opening.ts';
import type { Bot } from '../src/discord/bot.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { tellRefusal } from '../src/discord/interaction/reply.ts';
import type { Trouble } from '../src/discord/words/index.ts';
import { TILES_OF } from '../src/engine/index.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  PRESETS,
  TAKE_BACK_SECONDS,
  type TableOptions,
  type TakeBackSeconds,
  USUAL_TAKE_BACK,
  withPreset,
} from '../src/game/options.ts';
import { readyPreset, sameName } from '../src/game/server-settings.ts';
import { OFFERED_PACES, type Pace, paceIn, paceText } from '../src/game/time/pace.ts';
import { PLAY_SWITCHES, playData } from './data.ts';

/** Opens a lobby in this channel or a thread of it, with the rules that were typed. */
export const play: Command = {
  data: playData,

  async execute(interaction, bot) {
    const asker = { interaction, words: wordsOf(interaction) };
    const typed = interaction.options.getString('with');
    const about = { user: interaction.user.id, guild: interaction.guildId };
    const invited = typed === null ? [] : await invitedIn(typed, about, bot);
    if ('code' in invited) return tellRefusal(interaction, asker.words, invited);
    await openTable(asker, (preset) => optionsTyped(interaction, preset, bot), bot, { invited });
  },

  async complete(interaction, bot) {
    const focused = interaction.options.getFocused(true);
    const { lobby, time } = wordsOf(interaction);
    const choices =
      focused.name === 'map'
        ? bot.maps.maps.map(({ id, name }) => ({ name: lobby.mapName(id, name), value: id }))
        : focused.name === 'pace'
          ? [null, ...OFFERED_PACES].map((pace) => ({ name: time.pace(pace).name, value: paceText(pace) }))
          : [
              ...PRESETS.map((one) => ({ name: lobby.preset(one).name, value: one as string })),
              ...(await bot.servers.presets(interaction.guildId)).map(({ name }) => ({ name, value: name })),
            ];
    const typed = focused.value.trim().toLowerCase();
    const found = choices.filter(({ name }) => name.toLowerCase().includes(typed));
    await interaction.respond((found.length > 0 ? found : choices).slice(0, 25));
  },
};

/**
 * A preset, the server's own among them, and what was typed besides; each single rule typed wins over the preset. Where none is
 * typed the server's default is, or what everybody begins with.
 */
async function optionsTyped(interaction: Slash, byDefault: string | null, bot: Bot): Promise<TableOptions | Trouble> {
  const guild = interaction.guildId;
  const typed = interaction.options.getString('preset')?.trim() ?? null;
  const wanted = typed ?? byDefault;
  const found = wanted === null ? DEFAULT_OPTIONS : await presetNamed(wanted, guild, bot);
  // A default that has gone meanwhile keeps nobody from playing.
  const ready = found ?? (typed === null ? DEFAULT_OPTIONS : null);
  if (!ready) return { code: 'unknown-preset', typed: (typed ?? '').slice(0, 100) };
  const map = interaction.options.getString('map')?.trim() ?? null;
  const known = map === null || bot.maps.of(map) !== undefined;
  if (!known) return { code: 'unknown-map', typed: map.slice(0, 100) };
  const pace = await paceTyped(interaction, bot);
  if (pace !== null && 'code' in pace) return pace;
  const first = interaction.options.getUser('first');
  const takeBack = takeBackTyped(interaction);
  const switches = new Set(ready.switches);
  for (const one of PLAY_SWITCHES) {
    const on = interaction.options.getBoolean(one);
    if (on === true) switches.add(one);
    if (on === false) switches.delete(one);
  }
  const refused = PLAY_SWITCHES.filter((one) => interaction.options.getBoolean(one) === false);
  const sets = ready.sets.filter((set) => !refused.some((one) => TILES_OF[one] === set));
  return consistent({
    ...ready,
    ...(pace && { pace }),
    ...(takeBack && { takeBack }),
    switches: [...switches],
    sets,
    map: map ?? ready.map,
    first: first?.id ?? ready.first,
    ...(interaction.options.getBoolean('text') && { text: true as const }),
  });
}

/** What was typed, else what is usual; null where a turn cannot be taken back. */
function takeBackTyped(interaction: Slash): TakeBackSeconds | null {
  const typed = interaction.options.getString('take-back');
  return typed === null ? USUAL_TAKE_BACK : (TAKE_BACK_SECONDS.find((one) => String(one) === typed) ?? null);
}

/** What was typed, else what the server has chosen; null for no limit. */
async function paceTyped(interaction: Slash, bot: Bot): Promise<Pace | null | Trouble> {
  const typed = interaction.options.getString('pace')?.trim() ?? null;
  if (typed === null) return (await bot.servers.settings(interaction.guildId)).pace ?? null;
  const read = paceIn(typed);
  return typeof read === 'string' ? { code: 'no-pace', typed, why: read } : read;
}

async function presetNamed(typed: string, guild: string, bot: Bot): Promise<TableOptions | null> {
  const preset = readyPreset(typed);
  if (preset) return withPreset(DEFAULT_OPTIONS, preset);
  const saved = await bot.servers.presets(guild);
  return saved.find(({ name }) => sameName(name, typed))?.options ?? null;
}
