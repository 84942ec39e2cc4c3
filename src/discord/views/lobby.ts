import { type MapLayout, TILE_SETS, townRules } from '../../engine/index.ts';
import { isOwnComputer } from '../../game/characters.ts';
import { hasHints } from '../../game/hints.ts';
import { type MapShelf, startsOn } from '../../game/maps/index.ts';
import { PRESETS, presetOf, RULE_SWITCHES, TAKE_BACK_SECONDS, TOWN_RULES } from '../../game/options.ts';
import type { SavedPreset } from '../../game/servers.ts';
import { SEATS, type Table } from '../../game/table.ts';
import { LOBBY_LIFE_MS } from '../../game/time/due.ts';
import { OFFERED_PACES, type Pace, paceText } from '../../game/time/pace.ts';
import { LEVELS } from '../../players/levels.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { factsOf, tilesOffered } from '../map-facts.ts';
import type { Words } from '../words/index.ts';
import { button, type Choice, choiceOf, choicesNear, type Row, row, select } from './buttons.ts';

/** What a lobby's first player menu calls the lot. */
export const BY_LOT = 'random';

export function lobbyText(table: Table, maps: MapShelf, words: Words): string {
  const map = table.options.map === null ? undefined : maps.of(table.options.map);
  return words.lobby.text(table, { expires: table.touched + LOBBY_LIFE_MS, map: map ? factsOf(map) : null });
}

export function lobbyRows(table: Table, words: Words): Row[] {
  const { length } = table.members;
  return [
    row(
      button(ids.table('join', table), words.buttons.join, 'main', length >= SEATS.most),
      button(ids.table('leave', table), words.buttons.leave),
      button(ids.table('settings', table), words.buttons.settings),
      button(ids.table('start', table), words.buttons.start, 'go', length < SEATS.least),
    ),
    ...computerRows(table, words),
  ];
}

/** In the menu of computers: sends away the one of this id. */
export const AWAY = 'away:';

/** Computers to add, as long as there is a place, and those to send away. */
function computerRows(table: Table, { lobby }: Words): Row[] {
  const added = LEVELS.map((level) => choiceOf(level, lobby.addComputer(level)));
  const away = table.members
    .filter(isOwnComputer)
    .map(({ user, name }): Choice => ({ label: lobby.removeComputer(name), value: `${AWAY}${user}` }));
  if (table.members.length < SEATS.most) {
    const title = lobby.computerMenu(away.length > 0 ? 'both' : 'add');
    return [row(select(ids.table('computer', table), title, [...added, ...away]))];
  }
  return away.length > 0 ? [row(select(ids.table('computer', table), lobby.computerMenu('away'), away))] : [];
}

/** What the settings offer besides the table's own options. */
export interface SettingsOffer {
  readonly maps: MapShelf;
  readonly saved: readonly SavedPreset[];
}

/** In the menu of presets: one that the server has saved, by its name. */
export const SAVED = 'saved:';
/** In the menu of maps: the open table. */
export const NO_MAP = 'none';
/** In the menu of hints. */
export const ON = 'on';
export const OFF = 'off';

function settingsText({ options }: Table, maps: MapShelf, { lobby }: Words): string {
  const map = options.map === null ? undefined : maps.of(options.map);
  return lobby.settings(options, map ? factsOf(map) : null);
}

/** The host's own panel: a preset, or rules, tiles and map one by one. `near`: a choice on the page that a menu of several pages shows. */
export function settingsPanel(table: Table, { maps, saved }: SettingsOffer, words: Words, near?: string): PanelContent {
  const { options } = table;
  const preset = presetOf(options);
  const { lobby } = words;
  const menu = (
    verb: 'preset' | 'rules' | 'sets' | 'map',
    title: string,
    choices: readonly Choice[],
    several = false,
  ) => row(select(ids.table(verb, table), title, choicesNear(choices, near, words), several));
  const presets = PRESETS.map((one) => choiceOf(one, lobby.preset(one), one === preset));
  const rules = RULE_SWITCHES.map((one) => choiceOf(one, lobby.rule(one), options.switches.includes(one)));
  const boxes = TILE_SETS.filter((one) => one !== 'base');
  const sets = boxes.map((one) => choiceOf(one, lobby.set(one), options.sets.includes(one)));
  const onMap = maps.maps.map((map) => {
    const about = lobby.mapAbout(factsOf(map));
    return choiceOf(map.id, { name: lobby.mapName(map.id, map.name), about }, options.map === map.id);
  });
  const noMap = { label: lobby.noMap, value: NO_MAP, chosen: options.map === null };
  return {
    content: settingsText(table, maps, words),
    components: [
      menu('preset', lobby.presetMenu, [
        ...presets,
        ...saved.map(({ name }) => ({ label: name, value: `${SAVED}${name}` })),
      ]),
      menu('rules', lobby.rulesMenu, rules, true),
      menu('sets', lobby.setsMenu, sets, true),
      menu('map', lobby.mapMenu, [noMap, ...onMap]),
      row(
        button(ids.table('more-settings', table), words.buttons['more-settings']),
        ...(options.map === null ? [] : [button(ids.table('map-settings', table), words.buttons['map-settings'])]),
      ),
    ],
  };
}

/** The paces that are offered, and the one that is chosen, which somebody may have typed. */
function paceChoices(chosen: Pace | null, words: Words): Choice[] {
  const now = paceText(chosen);
  const offered = [null, ...OFFERED_PACES].map((pace) => ({ pace, value: paceText(pace) }));
  const isOffered = offered.some(({ value }) => value === now);
  return [...(isOffered ? [] : [{ pace: chosen, value: now }]), ...offered].map(({ pace, value }) =>
    choiceOf(value, words.time.pace(pace), value === now),
  );
}

/** What is settled of the map that is played on: what towns do there, how many tiles there are, and where they begin. `near` as in `settingsPanel`. */
export function mapPanel(table: Table, maps: MapShelf, words: Words, near?: string): PanelContent {
  const { town, map, tiles } = table.options;
  const { lobby, buttons } = words;
  const towns = TOWN_RULES.map((one) => choiceOf(one, lobby.town(one), townRules(town).includes(one)));
  const layout = map === null ? undefined : maps.of(map);
  const offered = layout ? tilesOffered(factsOf(layout)) : [];
  const now = tiles === undefined ? offered[0] : offered.find(({ most }) => most === tiles);
  const numbers = offered.map((one) => choiceOf(one.kind, lobby.tilesOnMap(one.kind, one.most), one === now));
  const menus = [
    row(select(ids.table('town', table), lobby.townMenu, towns, true)),
    row(select(ids.table('map-tiles', table), lobby.tilesMenu, numbers)),
    ...(layout ? startRows(table, layout, words, near) : []),
  ];
  return {
    content: settingsText(table, maps, words),
    components: [...(layout ? menus : []), row(button(ids.table('settings', table), buttons.back))],
  };
}

/** A menu of the start squares, where not all of them are used (M2). */
function startRows(table: Table, layout: MapLayout, words: Words, near: string | undefined): Row[] {
  const { use, squares } = layout.start;
  if (squares.length <= use) return [];
  const chosen = startsOn(layout, table.options.starts);
  const choices = squares.map((one): Choice => {
    return { label: words.lobby.startSquare(one.name), value: one.id, chosen: chosen.includes(one) };
  });
  const title = words.lobby.startsMenu(use);
  return [row(select(ids.table('map-starts', table), title, choicesNear(choices, near, words), use))];
}

/** The rest of the settings: who begins, hints, the time for a turn, taking back, and whether there are pictures. */
export function moreSettingsPanel(table: Table, maps: MapShelf, words: Words): PanelContent {
  const { first, pace = null, text } = table.options;
  const { lobby, time, buttons } = words;
  const seats = table.members.map(({ user, name }) => ({ label: name, value: user, chosen: first === user }));
  const hints = [true, false].map((isOn) => choiceOf(isOn ? ON : OFF, lobby.hints(isOn), isOn === hasHints(table)));
  const menu = (verb: 'first' | 'hints' | 'pace', title: string, choices: readonly Choice[]) =>
    row(select(ids.table(verb, table), title, choices));
  return {
    content: settingsText(table, maps, words),
    components: [
      menu('first', lobby.firstMenu, [{ label: lobby.firstByLot, value: BY_LOT, chosen: first === BY_LOT }, ...seats]),
      menu('hints', lobby.hintsMenu, hints),
      menu('pace', time.menu, paceChoices(pace, words)),
      row(
        button(ids.table('settings', table), buttons.back),
        ...takeBackButtons(table, words),
        button(ids.table('table-text', table), text ? buttons['table-in-pictures'] : buttons['table-in-words']),
      ),
    ],
  };
}

/** For how long a turn can be taken back. */
const takeBackButtons = (table: Table, words: Words) =>
  [null, ...TAKE_BACK_SECONDS].map((seconds) => {
    const isChosen = seconds === (table.options.takeBack ?? null);
    const { name } = words.takeBack.seconds(seconds);
    return button(ids.takeBackFor(table, seconds), name, isChosen ? 'main' : 'plain', isChosen);
  });
