import type { Bot } from '../src/discord/bot.ts';
import { invitedIn } from '../src/discord/flows/inviting.ts';
import { lastGameOf, openTable, presetNamed } from '../src/discord/flows/opening.ts';
import type { Command } from '../src/discord/handlers.ts';
import type { Slash } from '../src/discord/interaction/kinds.ts';
import { wordsOf } from '../src/discord/interaction/language.ts';
import { tellRefusal } from '../src/discord/interaction/reply.ts';
import { LAST_GAME } from '../src/discord/views/lobby.ts';
import type { Trouble, Words } from '../src/discord/words/index.ts';
import { BOXES, type GameBox, type Switch } from '../src/engine/index.ts';
import { type BoxState, withBox, withStart } from '../src/game/lobby/boxes.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  PRESETS,
  RULE_SWITCHES,
  TAKE_BACK_SECONDS,
  type TableOptions,
  type TakeBackSeconds,
  USUAL_TAKE_BACK,
  wished,
} from '../src/game/lobby/options.ts';
import { OFFERED_PACES, type Pace, paceIn, paceText } from '../src/game/time/pace.ts';
import { playData } from './data.ts';

/** The longest suggestion of Discord. */
const SUGGESTED = 100;

/** Opens a lobby in this channel or a thread of it, with the typed rules. */
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
    if (focused.name === 'boxes') {
      return interaction.respond(boxesSuggested(focused.value, wordsOf(interaction)).slice(0, 25));
    }
    const choices =
      focused.name === 'map'
        ? bot.maps.maps.map(({ id, name }) => ({ name: lobby.mapName(id, name), value: id }))
        : focused.name === 'pace'
          ? [null, ...OFFERED_PACES].map((pace) => ({ name: time.pace(pace).name, value: paceText(pace) }))
          : [
              { name: lobby.lastGame.name, value: LAST_GAME },
              ...PRESETS.map((one) => ({ name: lobby.preset(one).name, value: one as string })),
              ...(await bot.servers.presets(interaction.guildId)).map(({ name }) => ({ name, value: name })),
            ];
    const typed = focused.value.trim().toLowerCase();
    const found = choices.filter(({ name }) => name.toLowerCase().includes(typed));
    await interaction.respond((found.length > 0 ? found : choices).slice(0, 25));
  },
};

/**
 * The typed preset, which may be the server's own, and typed single rules, which override it. By default the server's preset, or the usual
 * options.
 */
async function optionsTyped(interaction: Slash, byDefault: string | null, bot: Bot): Promise<TableOptions | Trouble> {
  const guild = interaction.guildId;
  const typed = interaction.options.getString('preset')?.trim() ?? null;
  const wanted = typed ?? byDefault;
  const last = wanted === LAST_GAME ? await lastGameOf(interaction.user.id, guild, bot) : null;
  if (wanted === LAST_GAME && !last) return { code: 'no-last-game' };
  const found = last ?? (wanted === null ? DEFAULT_OPTIONS : await presetNamed(wanted, guild, bot));
  // A missing default preset keeps nobody from playing.
  const ready = found ?? (typed === null ? DEFAULT_OPTIONS : null);
  if (!ready) return { code: 'unknown-preset', typed: (typed ?? '').slice(0, 100) };
  const map = interaction.options.getString('map')?.trim() ?? null;
  const known = map === null || bot.maps.of(map) !== undefined;
  if (!known) return { code: 'unknown-map', typed: map.slice(0, 100) };
  const pace = await paceTyped(interaction, bot);
  if (pace !== null && 'code' in pace) return pace;
  const first = interaction.options.getUser('first');
  const takeBack = takeBackTyped(interaction);
  // A typed map replaces a preset's river, and its number of tiles, since the map recommends its own.
  const { tiles: _, ...onItsOwn } = withStart(ready, []);
  const onMap: TableOptions = map === null ? ready : onItsOwn;
  const boxes = boxesTyped(interaction, { ...onMap, map: map ?? ready.map }, wordsOf(interaction));
  if ('code' in boxes) return boxes;
  return consistent({
    ...boxes,
    ...(pace && { pace }),
    ...(takeBack && { takeBack }),
    first: first?.id ?? ready.first,
    ...(interaction.options.getBoolean('text') && { text: true as const }),
  });
}

/** Adds the typed boxes, which override the preset. */
function boxesTyped(interaction: Slash, ready: TableOptions, words: Words): TableOptions | Trouble {
  let options = consistent(ready);
  // Commands of an older version have an option for each rule.
  for (const { name, value } of interaction.options.data) {
    const rule = RULE_SWITCHES.find((one) => one === name);
    if (rule && typeof value === 'boolean') options = withRule(options, rule, value);
  }
  for (const typed of (interaction.options.getString('boxes') ?? '').split(',')) {
    const wanted = boxTyped(typed, words);
    if (wanted === null) continue;
    if (wanted === 'unknown') return { code: 'unknown-box', typed: typed.trim().slice(0, 100) };
    if (wanted.rule) options = withRule(options, wanted.rule, wanted.state === 'on');
    if (!wanted.box) continue;
    if (wanted.box.isWhole && wanted.state !== 'off' && options.map !== null) return { code: 'one-start' };
    options = withBox(options, wanted.box, wanted.box.isWhole && wanted.state === 'tiles' ? 'on' : wanted.state);
  }
  return options;
}

const withRule = (options: TableOptions, rule: Switch, isOn: boolean): TableOptions => {
  const box = BOXES.find(({ rules }) => rules.length === 1 && rules[0] === rule);
  if (box) return withBox(options, box, isOn ? 'on' : 'off');
  const others = options.switches.filter((one) => one !== rule);
  return wished(options, { switches: isOn ? [...others, rule] : others });
};

interface Wanted {
  readonly box?: GameBox;
  readonly rule?: Switch;
  readonly state: BoxState;
}

/** An item of the list: `tower`, `-fields`, `tower:tiles`; by id, by name, or by a part of the name. Null for a blank. */
function boxTyped(typed: string, words: Words): Wanted | 'unknown' | null {
  const [, minus, name = '', tiles] = /^\s*([-−–]?)\s*(.*?)\s*(:\s*tiles)?\s*$/i.exec(typed)!;
  if (name === '') return null;
  const state = minus ? 'off' : tiles ? 'tiles' : 'on';
  const known = namesOf(words);
  const wanted = name.toLowerCase();
  const isBox = ({ what }: Called): boolean => what.box !== undefined;
  const parts = known.filter(({ names }) => names.some((one) => one.includes(wanted)));
  const [exact] = parts.filter(({ names }) => names.includes(wanted));
  const boxes = parts.filter(isBox);
  // `river` is “The River”, and not “The River II”.
  const ending = boxes.filter(({ names }) => names.some((one) => one.endsWith(wanted)));
  const [only] = boxes.length === 1 ? boxes : ending.length === 1 ? ending : [];
  // `inns` is the box, and not the box's rule of that name.
  const isItsRule = exact?.what.rule !== undefined && only?.what.box?.rules.includes(exact.what.rule);
  const found = exact && !isItsRule ? exact : only;
  if (found) return { ...found.what, state };
  return parts.length === 1 ? { ...parts[0]!.what, state } : 'unknown';
}

interface Called {
  readonly what: Omit<Wanted, 'state'>;
  readonly id: string;
  readonly called: string;
  /** In lower case. */
  readonly names: readonly string[];
}

/** Boxes, and rules that can be on by themselves, by all their names. */
function namesOf({ lobby }: Words): readonly Called[] {
  const named = (what: Called['what'], id: string, called: string, more: readonly string[] = []): Called => {
    return { what, id, called, names: [id, called, ...more].map((one) => one.toLowerCase()) };
  };
  const only = ({ rules }: GameBox): string[] => (rules.length === 1 ? [rules[0]!, lobby.rule(rules[0]!).name] : []);
  const others = RULE_SWITCHES.filter((rule) => !BOXES.some(({ rules }) => rules.length === 1 && rules[0] === rule));
  return [
    ...BOXES.map((box) => named({ box }, box.id, lobby.boxName(box), only(box))),
    ...others.map((rule) => named({ rule }, rule, lobby.rule(rule).name)),
  ];
}

/** Completes the last item of a list and keeps the typed ones before it; a suggestion has at most 100 characters. */
function boxesSuggested(typed: string, words: Words): { name: string; value: string }[] {
  const at = typed.lastIndexOf(',') + 1;
  const before = typed.slice(0, at) + (at > 0 ? ' ' : '');
  const [, minus, name = ''] = /^\s*([-−–]?)\s*(.*)$/.exec(typed.slice(at))!;
  const wanted = name.trim().toLowerCase();
  return namesOf(words)
    .filter(({ names }) => names.some((one) => one.includes(wanted)))
    .map(({ id, called }) => ({ name: `${before}${minus}${called}`, value: `${before}${minus}${id}` }))
    .filter(({ value }) => value.length <= SUGGESTED)
    .map(({ name, value }) => ({ name: name.length > SUGGESTED ? `…${name.slice(1 - SUGGESTED)}` : name, value }));
}

/** The typed seconds, else the usual ones; null if turns cannot be taken back. */
function takeBackTyped(interaction: Slash): TakeBackSeconds | null {
  const typed = interaction.options.getString('take-back');
  return typed === null ? USUAL_TAKE_BACK : (TAKE_BACK_SECONDS.find((one) => String(one) === typed) ?? null);
}

/** The typed pace, else the server's; null for no limit. */
async function paceTyped(interaction: Slash, bot: Bot): Promise<Pace | null | Trouble> {
  const typed = interaction.options.getString('pace')?.trim() ?? null;
  if (typed === null) return (await bot.servers.settings(interaction.guildId)).pace ?? null;
  const read = paceIn(typed);
  return typeof read === 'string' ? { code: 'no-pace', typed, why: read } : read;
}
