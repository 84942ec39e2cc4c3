import { randomInt } from 'node:crypto';
import { BOXES, type GameBox, type Switch, TILE_SETS } from '../../engine/index.ts';
import { type BoxState, CHOSEN_BOXES, partsIn, stateOf, withBox } from '../../game/lobby/boxes.ts';
import { PRESETS, RULE_SWITCHES, type TableOptions, withPreset } from '../../game/lobby/options.ts';
import { lastGameOf } from '../flows/opening.ts';
import type { Component, FormComponent } from '../handlers.ts';
import { windowIn } from '../interaction/ids.ts';
import { hasJustWorked } from '../interaction/repeats.ts';
import { tellNothing, tellRefusal } from '../interaction/reply.ts';
import { boxesOf, boxForm, boxMenus } from '../views/boxes.ts';
import { LAST_GAME, SAVED, settingsPanel, settingsText } from '../views/lobby.ts';
import { component } from './component.ts';
import {
  type ChosenOptions,
  change,
  changeOf,
  hostedOf,
  isOneOf,
  menu,
  opening,
  type PanelView,
  panelOf,
  plainly,
  type SettingsWish,
  switched,
} from './settings.ts';

/** The modals' choices as menus. */
const menusPanel: PanelView = (table, offer, words, near) =>
  boxMenus(table, settingsText(table, offer, words), words, near);

const preset = menu('preset', async ({ chosen: [name = ''] }, table, bot, { interaction }) => {
  const { options, guild } = table;
  if (isOneOf(PRESETS, name)) return plainly(withPreset(options, name));
  if (name === LAST_GAME) {
    const last = await lastGameOf(interaction.user.id, guild, bot);
    return last ? plainly({ ...last, first: options.first }) : { code: 'no-last-game' };
  }
  const saved = await bot.servers.presets(guild);
  const found = saved.find((one) => `${SAVED}${one.name}` === name);
  return plainly(found ? { ...found.options, first: options.first } : null);
});

/** Two random boxes, beside the base game. */
const surprise = menu('surprise', async (_, { options }) => {
  const left = [...CHOSEN_BOXES];
  const drawn = [0, 1].map(() => left.splice(randomInt(left.length), 1)[0]!);
  return plainly(drawn.reduce((now, box) => withBox(now, box, 'on'), withPreset(options, 'base')));
});

const undo = component('undo-settings', hostedOf, async (press, table, bot) => {
  const { interaction, words } = press;
  // A second undo would undo the first.
  if (hasJustWorked(interaction, bot)) return tellNothing(interaction);
  const last = changeOf(table, bot);
  if (!last) return tellRefusal(interaction, words, { code: 'too-late-to-undo' });
  await change(press, bot, { wish: last.before, asked: 'all' }, panelOf(settingsPanel, words, bot), table);
});

/**
 * Boxes as ticked, with their rules or with tiles only. A box ticked in both lists changes its state; a box in neither list keeps it. Null
 * if a chosen id is no box.
 */
function boxesWish(options: TableOptions, on: ChosenOptions | null, tiles: ChosenOptions | null): SettingsWish | null {
  const known = CHOSEN_BOXES.map(({ id }) => id);
  if (![...(on?.chosen ?? []), ...(tiles?.chosen ?? [])].every((id) => isOneOf(known, id))) return null;
  const isTicked = (list: ChosenOptions | null, id: string, was: boolean): boolean =>
    list?.offered.includes(id) || list?.chosen.includes(id) ? list.chosen.includes(id) : was;
  const asked: string[] = [];
  let now = options;
  for (const box of CHOSEN_BOXES) {
    const was = stateOf(box, options);
    const isOn = isTicked(on, box.id, was === 'on');
    const isThere = isTicked(tiles, box.id, was === 'tiles');
    const both = was === 'on' ? 'tiles' : 'on';
    const wanted: BoxState = isOn && isThere ? both : isOn ? 'on' : isThere ? 'tiles' : 'off';
    if (wanted !== was) asked.push(box.id);
    now = withBox(now, box, wanted);
  }
  return { wish: now, asked };
}

function rulesWish({ switches }: TableOptions, choice: ChosenOptions): SettingsWish | null {
  const found = switched<Switch>(RULE_SWITCHES, switches, choice);
  const changed = RULE_SWITCHES.filter((rule) => found && found.includes(rule) !== switches.includes(rule));
  return found && { wish: { switches: found }, asked: changed };
}

const boxesOn = menu('box-on', async (choice, { options }) => boxesWish(options, choice, null), menusPanel);
const boxTiles = menu('box-tiles', async (choice, { options }) => boxesWish(options, null, choice), menusPanel);
const rules = menu('rules', async (choice, { options }) => rulesWish(options, choice), menusPanel);

/** In panels of older versions: sets of tiles in the bag, with their rules. */
const sets = menu('sets', async ({ chosen, offered }, { options }) => {
  if (!chosen.every((one) => isOneOf(TILE_SETS, one))) return null;
  const shown = BOXES.filter(({ set }) => set !== null && offered.includes(set));
  const wanted = (box: GameBox): BoxState => {
    if (!chosen.includes(box.set!)) return 'off';
    return box.isWhole || stateOf(box, options) === 'on' ? 'on' : 'tiles';
  };
  const wish = shown.reduce((now, box) => withBox(now, box, wanted(box)), options);
  return { wish, asked: shown.map(({ id }) => id) };
});

/** If the modal cannot open in this time, the menus are shown. */
const OPENS_MS = 1000;

/** Opens a modal for the host of an open lobby. Otherwise the component of the same verb answers the press. */
const boxWindow: FormComponent = {
  verb: 'boxes',

  async open({ id, words, user }, { tables }) {
    const which = windowIn(id);
    const looked = await inTime(tables.look(id.table), OPENS_MS);
    if (!which || !looked?.ok) return null;
    const { table } = looked.value;
    return table.phase === 'lobby' && table.host === user ? boxForm(which, CHOSEN_BOXES, table, words) : null;
  },

  /** Uses the present revision: a player who joins while the modal is open does not make it stale. */
  async run(filled, bot) {
    const { interaction, id, words, ticked } = filled;
    const table = await hostedOf(filled, bot);
    if (!table) return;
    const which = windowIn(id);
    const of = (prefix: string, offered: readonly string[]): ChosenOptions | null => {
      const chosen = ticked(prefix);
      return chosen && { chosen, offered };
    };
    const boxes = which === null || which === 'parts' ? [] : boxesOf(which).map((box) => box.id);
    const parts = of('parts.', partsIn(table.options));
    const wish = parts
      ? rulesWish(table.options, parts)
      : boxesWish(table.options, of('on.', boxes), of('tiles.', boxes));
    if (!which || !wish) return tellRefusal(interaction, words, { code: 'unknown-component' });
    await change(filled, bot, wish, panelOf(settingsPanel, words, bot), table);
  },
};

/** Null if it takes too long, or fails. */
async function inTime<T>(asked: Promise<T>, ms: number): Promise<T | null> {
  const { promise: late, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), ms);
  return Promise.race([asked.catch(() => null), late]).finally(() => clearTimeout(timer));
}

export const boxComponents: readonly Component[] = [
  preset,
  surprise,
  undo,
  opening('box-menus', menusPanel),
  opening('boxes', menusPanel),
  boxesOn,
  boxTiles,
  rules,
  sets,
];

export const boxForms: readonly FormComponent[] = [boxWindow];
