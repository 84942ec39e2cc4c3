import { leastTiles, type MapLayout, RULES_VERSION, townRules } from '../../engine/index.ts';
import { STARTS, withStart } from '../../game/lobby/boxes.ts';
import { TAKE_BACK_SECONDS, TOWN_RULES } from '../../game/lobby/options.ts';
import { copiesOn, startsOn } from '../../game/maps/index.ts';
import type { PlayResult } from '../../game/table/result.ts';
import type { Table } from '../../game/table/table.ts';
import type { LoadedTable } from '../../game/table/tables.ts';
import { paceIn } from '../../game/time/pace.ts';
import { LEVELS } from '../../players/levels.ts';
import type { Bot } from '../bot.ts';
import { exampleOf } from '../explaining/examples.ts';
import { factsOf, tilesOffered } from '../explaining/map-facts.ts';
import { presentOf } from '../flows/game.ts';
import { newMemberOf } from '../flows/opening.ts';
import type { Component, Press } from '../handlers.ts';
import { pageIn } from '../interaction/ids.ts';
import { hasJustWorked, noteWorked } from '../interaction/repeats.ts';
import { showPanel, tellNothing, tellRefusal } from '../interaction/reply.ts';
import {
  AWAY,
  BY_LOT,
  contentsPanel,
  moreSettingsPanel,
  OFF,
  ON,
  settingsPanel,
  startPanel,
  startValue,
  tilesValue,
} from '../views/lobby.ts';
import { topicPanel } from '../views/rules.ts';
import { TOPICS, tilesIn } from '../words/index.ts';
import { component } from './component.ts';

import { menu, opening, plainly, switched } from './settings.ts';

/** Shows the lobby after a change, or tells the presser why there is none. */
async function settle({ interaction, words }: Press, result: PlayResult<LoadedTable>, bot: Bot): Promise<boolean> {
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

/** The menu of computers: adds or removes one. */
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

/** All rules in play and answers about them, for everybody who sees the table. */
const contents = component('contents', presentOf, async ({ interaction, words, value }, { table }, bot) => {
  const topic = TOPICS.find((one) => one === value);
  const shown = topic && (await topicPanel(topic, words, exampleOf(topic, bot.renderer), bot));
  await showPanel(interaction, contentsPanel(table, bot.maps, words, shown, pageIn(value) ?? value));
});

/** The start: one tile, a river or a map. */
const map = menu(
  'map',
  async ({ chosen: [chosen = ''] }, { options }, bot) => {
    const start = STARTS.find((boxes) => startValue(boxes) === chosen);
    if (start) return plainly(withStart(options, start));
    return plainly(bot.maps.of(chosen) ? { map: chosen } : null);
  },
  startPanel,
);

const mapOf = ({ options: { map } }: Table, { maps }: Bot): MapLayout | undefined =>
  map === null ? undefined : maps.of(map);

const first = menu(
  'first',
  async ({ chosen: [chosen = ''] }) =>
    plainly(chosen === BY_LOT || /^\d{1,20}$/.test(chosen) ? { first: chosen } : null),
  moreSettingsPanel,
);

const hints = menu(
  'hints',
  async ({ chosen: [chosen = ''] }) => plainly(chosen === ON || chosen === OFF ? { hints: chosen === ON } : null),
  moreSettingsPanel,
);

const pace = menu(
  'pace',
  async ({ chosen: [chosen = ''] }) => {
    const read = paceIn(chosen);
    return plainly(typeof read === 'string' ? null : { pace: read });
  },
  moreSettingsPanel,
);

const takeBack = menu(
  'take-back-for',
  async ({ chosen: [chosen = ''] }) => {
    const seconds = TAKE_BACK_SECONDS.find((one) => String(one) === chosen);
    return plainly(seconds !== undefined || chosen === '0' ? { takeBack: seconds ?? null } : null);
  },
  moreSettingsPanel,
);
/** Switches the table between pictures and words. */
const text = menu(
  'table-text',
  async (_, { options }) => plainly({ text: options.text ? null : true }),
  moreSettingsPanel,
);

/** In menus of older messages, which allowed one choice: no town rules. */
const NO_TOWN = 'none';

const town = menu(
  'town',
  async (choice, { options }) => {
    if (choice.chosen[0] === NO_TOWN) return plainly({ town: null });
    const rules = switched(TOWN_RULES, townRules(options.town), choice);
    return plainly(rules && { town: rules });
  },
  startPanel,
);

const mapTiles = menu('map-tiles', async ({ chosen: [chosen] }, table, bot) => {
  const { options } = table;
  const layout = mapOf(table, bot);
  const map = layout ? factsOf(layout) : null;
  const offered = tilesOffered(map, tilesIn(options, map).all);
  const found = offered.find((one) => tilesValue(one) === chosen);
  if (!found) return null;
  const { most } = found;
  const { sets, switches } = options;
  const onMap = layout && { map: layout, copies: copiesOn(layout) };
  const least = leastTiles({ version: RULES_VERSION, seats: 2, sets, switches, seed: '-', ...onMap });
  if (most !== 'all' && most < least) return { code: 'too-few-tiles', tiles: most, least };
  return { wish: { tiles: found === offered[0] ? null : most }, asked: ['tiles'] };
});

const mapStarts = menu(
  'map-starts',
  async (choice, table, bot) => {
    const layout = mapOf(table, bot);
    if (!layout) return null;
    const idsOf = (chosen?: readonly string[]) => startsOn(layout, chosen).map(({ id }) => id);
    const all = layout.start.squares.map(({ id }) => id);
    const chosen = switched(all, idsOf(table.options.starts), choice);
    return plainly(chosen && { starts: idsOf(chosen) });
  },
  startPanel,
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
  opening('settings', settingsPanel),
  opening('more-settings', moreSettingsPanel),
  opening('map-settings', startPanel),
  contents,
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
