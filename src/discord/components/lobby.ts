import { type MapLayout, type Switch, TILE_SETS, townRules } from '../../engine/index.ts';
import { startsOn } from '../../game/maps/index.ts';
import {
  type OptionsWish,
  PRESETS,
  RULE_SWITCHES,
  TAKE_BACK_SECONDS,
  TOWN_RULES,
  withPreset,
  withSets,
} from '../../game/options.ts';
import type { Refusal, Result } from '../../game/result.ts';
import type { Table } from '../../game/table.ts';
import type { Present } from '../../game/tables.ts';
import { paceIn } from '../../game/time/pace.ts';
import { LEVELS } from '../../players/levels.ts';
import { presentOf } from '../answers/game.ts';
import { newMemberOf } from '../answers/opening.ts';
import type { Bot } from '../bot.ts';
import type { Component, Press } from '../handlers.ts';
import { pageIn, type Verb } from '../interaction/ids.ts';
import { hasJustWorked, noteWorked } from '../interaction/repeats.ts';
import { type PanelContent, showPanel, tellNothing, tellRefusal } from '../interaction/reply.ts';
import { factsOf, tilesOffered } from '../map-facts.ts';
import {
  AWAY,
  BY_LOT,
  mapPanel,
  moreSettingsPanel,
  NO_MAP,
  OFF,
  ON,
  SAVED,
  type SettingsOffer,
  settingsPanel,
} from '../views/lobby.ts';
import { component } from './component.ts';

/** Shows the lobby as it has become, or says why not. */
async function settle({ interaction, words }: Press, result: Result<Present>, bot: Bot): Promise<boolean> {
  if (!result.ok) {
    if (hasJustWorked(interaction, bot)) await tellNothing(interaction);
    else await tellRefusal(interaction, words, result.refusal);
    return false;
  }
  noteWorked(interaction, bot);
  await bot.presenter.show(result.value);
  return true;
}

const join: Component = {
  verb: 'join',
  answer: 'in-place',
  run: async (press, bot) => {
    await settle(press, await bot.tables.join(press.id.table, await newMemberOf(press.interaction, bot)), bot);
  },
};

const leave: Component = {
  verb: 'leave',
  answer: 'in-place',
  run: async (press, bot) => {
    await settle(press, await bot.tables.leave(press.id.table, press.interaction.user.id), bot);
  },
};

/** The menu of computers: seats one, or sends one away. */
const computer: Component = {
  verb: 'computer',
  answer: 'in-place',
  async run(press, bot) {
    const { interaction, words, id, value } = press;
    const { tables } = bot;
    const user = interaction.user.id;
    const level = LEVELS.find((one) => one === value);
    if (level) await settle(press, await tables.addComputer(id.table, user, level), bot);
    else if (value.startsWith(AWAY)) {
      await settle(press, await tables.removeComputer(id.table, user, value.slice(AWAY.length)), bot);
    } else await tellRefusal(interaction, words, { code: 'unknown-component' });
  },
};

const offerOf = async (guild: string, bot: Bot): Promise<SettingsOffer> => {
  return { maps: bot.maps, saved: await bot.servers.presets(guild) };
};

/** The lobby whose host presses, or null where the presser has been told why not. */
async function hostedOf(press: Press, bot: Bot): Promise<Table | null> {
  const present = await presentOf(press, bot);
  if (!present) return null;
  const { table } = present;
  const { interaction, words } = press;
  const why: Refusal | null =
    table.phase !== 'lobby'
      ? { code: 'not-in-lobby' }
      : table.host !== interaction.user.id
        ? { code: 'not-host', host: table.host }
        : null;
  if (why === null) return table;
  await tellRefusal(interaction, words, why);
  return null;
}

/** Opens the host's own panel; to anybody else it says who the host is. */
const settings = component('settings', hostedOf, async (press, table, bot) => {
  await showSettings(press, settingsPanel(table, await offerOf(table.guild, bot), press.words));
});

const moreSettings = component('more-settings', hostedOf, async (press, table, bot) => {
  await showSettings(press, moreSettingsPanel(table, bot.maps, press.words));
});

const mapSettings = component('map-settings', hostedOf, async (press, table, bot) => {
  await showSettings(press, mapPanel(table, bot.maps, press.words));
});

/** Nothing can be settled any more once the game has begun, or the lobby is closed. */
const showSettings = ({ interaction }: Press, panel: PanelContent): Promise<void> =>
  showPanel(interaction, {
    ...panel,
    outlived: { by: ({ phase }) => phase !== 'lobby', next: () => null },
  });

type Panel = (table: Table) => PanelContent | Promise<PanelContent>;

/** Changes the options and shows lobby and panel anew. */
async function change(press: Press, bot: Bot, wish: OptionsWish, shown: Panel): Promise<void> {
  const { interaction, id, words } = press;
  const result = await bot.tables.setOptions(id.table, interaction.user.id, wish, id.revision);
  if (!result.ok && result.refusal.code === 'stale') {
    // Somebody has come or gone: the panel is made anew, for the host to decide once more.
    const present = await presentOf(press, bot);
    if (!present) return;
    const fresh = await shown(present.table);
    return showSettings(press, { ...fresh, content: `${words.refusal({ code: 'stale' })}\n${fresh.content}` });
  }
  if ((await settle(press, result, bot)) && result.ok) await showSettings(press, await shown(result.value.table));
}

/** What was chosen, of what the menu offered. A menu may show a page, and one of an older version less than there is now. */
interface Chosen {
  readonly chosen: readonly string[];
  readonly offered: readonly string[];
}

/** A menu, or a button, whose choice works out new options from those the table has; null for a choice that is none. */
function menu(
  verb: Verb,
  wishOf: (chosen: Chosen, table: Table, bot: Bot) => Promise<OptionsWish | null>,
  panel?: (words: Press['words'], bot: Bot, near: string | undefined) => Panel,
): Component {
  return component(verb, hostedOf, async (press, table, bot) => {
    const { interaction, words } = press;
    const chosen = press.values.filter((one) => pageIn(one) === null);
    const next = press.values.flatMap((one) => pageIn(one) ?? [])[0];
    const offered = offeredBy(interaction);
    const near = next ?? offered[0];
    const shown: Panel =
      panel?.(words, bot, near) ?? (async (now) => settingsPanel(now, await offerOf(now.guild, bot), words, near));
    const wish = await wishOf({ chosen, offered }, table, bot);
    if (wish) return change(press, bot, wish, shown);
    if (next === undefined) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await showSettings(press, await shown(table));
  });
}

/** The choices of the menu as it was shown; none of a button. */
const offeredBy = (interaction: Press['interaction']): readonly string[] =>
  (interaction.isStringSelectMenu() ? interaction.component?.options : undefined)?.map(({ value }) => value) ?? [];

const isOneOf = <T extends string>(list: readonly T[], value: string): value is T => list.includes(value as T);

const preset = menu('preset', async ({ chosen: [name = ''] }, table, bot) => {
  if (isOneOf(PRESETS, name)) return withPreset(table.options, name);
  const saved = await bot.servers.presets(table.guild);
  const found = saved.find((one) => `${SAVED}${one.name}` === name);
  return found ? { ...found.options, first: table.options.first } : null;
});

/** Those that were on and not offered, which keep their state, and those chosen; null where one of these is none of `all`. */
function switched<T extends string>(all: readonly T[], on: readonly T[], { chosen, offered }: Chosen): T[] | null {
  if (!chosen.every((one) => isOneOf(all, one))) return null;
  return [...on.filter((one) => !offered.includes(one)), ...(chosen as T[])];
}

const rules = menu('rules', async (choice, { options }) => {
  const switches = switched<Switch>(RULE_SWITCHES, options.switches, choice);
  return switches && { switches };
});

const sets = menu('sets', async (choice, { options }) => {
  const chosen = switched(TILE_SETS, options.sets, choice);
  return chosen && withSets(options, chosen);
});

const map = menu('map', async ({ chosen: [chosen = ''] }, _table, bot) => {
  if (chosen === NO_MAP) return { map: null };
  return bot.maps.of(chosen) ? { map: chosen } : null;
});

const onMapPanel =
  (words: Press['words'], { maps }: Bot, near: string | undefined): Panel =>
  (table) =>
    mapPanel(table, maps, words, near);

const mapOf = ({ options: { map } }: Table, { maps }: Bot): MapLayout | undefined =>
  map === null ? undefined : maps.of(map);

const onMorePanel =
  (words: Press['words'], { maps }: Bot): Panel =>
  (table) =>
    moreSettingsPanel(table, maps, words);

const first = menu(
  'first',
  async ({ chosen: [chosen = ''] }) => (chosen === BY_LOT || /^\d{1,20}$/.test(chosen) ? { first: chosen } : null),
  onMorePanel,
);

const hints = menu(
  'hints',
  async ({ chosen: [chosen = ''] }) => (chosen === ON || chosen === OFF ? { hints: chosen === ON } : null),
  onMorePanel,
);

const pace = menu(
  'pace',
  async ({ chosen: [chosen = ''] }) => {
    const read = paceIn(chosen);
    return typeof read === 'string' ? null : { pace: read };
  },
  onMorePanel,
);

const takeBack = menu(
  'take-back-for',
  async ({ chosen: [chosen = ''] }) => {
    const seconds = TAKE_BACK_SECONDS.find((one) => String(one) === chosen);
    return seconds !== undefined || chosen === '0' ? { takeBack: seconds ?? null } : null;
  },
  onMorePanel,
);
/** From pictures to words, or back. */
const text = menu('table-text', async (_, { options }) => ({ text: options.text ? null : true }), onMorePanel);

/** In menus of older messages, where one thing was chosen: towns do nothing. */
const NO_TOWN = 'none';

const town = menu(
  'town',
  async (choice, { options }) => {
    if (choice.chosen[0] === NO_TOWN) return { town: null };
    const rules = switched(TOWN_RULES, townRules(options.town), choice);
    return rules && { town: rules };
  },
  onMapPanel,
);

const mapTiles = menu(
  'map-tiles',
  async ({ chosen: [kind] }, table, bot) => {
    const layout = mapOf(table, bot);
    const found = layout && tilesOffered(factsOf(layout)).find((one) => one.kind === kind);
    return found ? { tiles: found.kind === 'recommended' ? null : found.most } : null;
  },
  onMapPanel,
);

const mapStarts = menu(
  'map-starts',
  async (choice, table, bot) => {
    const layout = mapOf(table, bot);
    if (!layout) return null;
    const idsOf = (chosen?: readonly string[]) => startsOn(layout, chosen).map(({ id }) => id);
    const all = layout.start.squares.map(({ id }) => id);
    const chosen = switched(all, idsOf(table.options.starts), choice);
    return chosen && { starts: idsOf(chosen) };
  },
  onMapPanel,
);

const start: Component = {
  verb: 'start',
  answer: 'in-place',
  run: async (press, bot) => {
    await settle(press, await bot.tables.start(press.id.table, press.interaction.user.id), bot);
  },
};

export const lobbyComponents: readonly Component[] = [
  join,
  leave,
  computer,
  settings,
  moreSettings,
  mapSettings,
  preset,
  rules,
  sets,
  map,
  first,
  hints,
  pace,
  takeBack,
  text,
  town,
  mapTiles,
  mapStarts,
  start,
];
