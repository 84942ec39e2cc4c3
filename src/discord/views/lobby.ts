import { TILE_SETS } from '../../engine/index.ts';
import type { MapShelf } from '../../game/maps/index.ts';
import { PRESETS, presetOf, RULE_SWITCHES, TOWN_RULES } from '../../game/options.ts';
import type { SavedPreset } from '../../game/servers.ts';
import { SEATS, type Table } from '../../game/table.ts';
import { LOBBY_LIFE_MS } from '../../game/tables.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { factsOf } from '../map-facts.ts';
import type { Words } from '../words/index.ts';
import { button, type Row, row, select } from './buttons.ts';

/** What a lobby's first player menu calls the lot. */
export const BY_LOT = 'random';

export function lobbyText(table: Table, maps: MapShelf, words: Words): string {
  const map = table.options.map === null ? undefined : maps.of(table.options.map);
  return words.lobby.text(table, { expires: table.touched + LOBBY_LIFE_MS, map: map ? factsOf(map) : null });
}

export function lobbyRows(table: Table, words: Words): Row[] {
  const id = (verb: string) => ({ verb, table: table.id, revision: table.revision, argument: '' });
  const { length } = table.members;
  return [
    row(
      button(id('join'), words.buttons.join, 'main', length >= SEATS.most),
      button(id('leave'), words.buttons.leave),
      button(id('settings'), words.buttons.settings),
      button(id('start'), words.buttons.start, 'go', length < SEATS.least),
    ),
  ];
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
/** In the menu of towns: they do nothing. */
export const NO_TOWN = 'none';

/** The host's own panel: a preset, or rules, tiles and map one by one. */
export function settingsPanel(table: Table, { maps, saved }: SettingsOffer, words: Words): PanelContent {
  const { options } = table;
  const id = (verb: string) => ({ verb, table: table.id, revision: table.revision, argument: '' });
  const preset = presetOf(options);
  const chosen = options.map === null ? undefined : maps.of(options.map);
  const { lobby } = words;
  return {
    content: lobby.settings(options, chosen ? factsOf(chosen) : null),
    components: [
      row(
        select(id('preset'), lobby.presetMenu, [
          ...PRESETS.map((one) => ({
            label: lobby.presetName(one),
            value: one,
            description: lobby.presetAbout(one),
            chosen: one === preset,
          })),
          ...saved.map(({ name }) => ({ label: name, value: `${SAVED}${name}` })),
        ]),
      ),
      row(
        select(
          id('rules'),
          lobby.rulesMenu,
          RULE_SWITCHES.map((one) => ({
            label: lobby.switchName(one),
            value: one,
            description: lobby.switchAbout(one),
            chosen: options.switches.includes(one),
          })),
          true,
        ),
      ),
      row(
        select(
          id('sets'),
          lobby.setsMenu,
          TILE_SETS.filter((one) => one !== 'base').map((one) => ({
            label: lobby.setName(one),
            value: one,
            description: lobby.setAbout(one),
            chosen: options.sets.includes(one),
          })),
          true,
        ),
      ),
      row(
        select(id('map'), lobby.mapMenu, [
          { label: lobby.noMap, value: NO_MAP, chosen: options.map === null },
          ...maps.maps.map((map) => ({
            label: lobby.mapName(map.id, map.name),
            value: map.id,
            description: lobby.mapAbout(factsOf(map)),
            chosen: options.map === map.id,
          })),
        ]),
      ),
      row(button(id('more-settings'), words.buttons['more-settings'])),
    ],
  };
}

/** The rest of the settings: who begins, and what towns do on a map. */
export function moreSettingsPanel(table: Table, words: Words): PanelContent {
  const { first, town, map } = table.options;
  const id = (verb: string) => ({ verb, table: table.id, revision: table.revision, argument: '' });
  const { lobby } = words;
  return {
    content: lobby.settings(table.options),
    components: [
      row(
        select(id('first'), lobby.firstMenu, [
          { label: lobby.firstByLot, value: BY_LOT, chosen: first === BY_LOT },
          ...table.members.map(({ user, name }) => ({ label: name, value: user, chosen: first === user })),
        ]),
      ),
      ...(map === null
        ? []
        : [
            row(
              select(
                id('town'),
                lobby.townMenu,
                [null, ...TOWN_RULES].map((one) => ({
                  label: lobby.townName(one),
                  value: one ?? NO_TOWN,
                  description: lobby.townAbout(one),
                  chosen: town === one,
                })),
              ),
            ),
          ]),
      row(button(id('settings'), words.buttons.back)),
    ],
  };
}
