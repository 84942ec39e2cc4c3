import { type GameBox, type MapLayout, townRules } from '../../engine/index.ts';
import { isOwnComputer } from '../../game/computers/computer-players.ts';
import { hasHints } from '../../game/computers/hints.ts';
import { boxesIn, type Dropped, STARTS, startIn } from '../../game/lobby/boxes.ts';
import { minutesOf } from '../../game/lobby/duration.ts';
import { PRESETS, presetOf, TAKE_BACK_SECONDS, TOWN_RULES } from '../../game/lobby/options.ts';
import { type MapShelf, startsOn } from '../../game/maps/index.ts';
import type { SavedPreset } from '../../game/servers/servers.ts';
import { SEATS, type Table } from '../../game/table/table.ts';
import { OFFERED_PACES, type Pace, paceText } from '../../game/time/pace.ts';
import { LEVELS } from '../../players/levels.ts';
import { factsOf, type TilesOffered, tilesOffered } from '../explaining/map-facts.ts';
import { type CardFile, card, type LobbyCard } from '../interaction/card.ts';
import { ids } from '../interaction/ids.ts';
import type { PanelContent } from '../interaction/reply.ts';
import { BOX_WINDOWS, type MapFacts, tilesIn, topicsIn, type Words } from '../words/index.ts';
import { countsOf } from './boxes.ts';
import {
  button,
  type ComponentRow,
  choiceOf,
  choicesNear,
  type MenuChoice,
  type RowPart,
  row,
  select,
} from './buttons.ts';

/** The value for a random first player. */
export const BY_LOT = 'random';

/** A table in the lobby: what is in play, who is there, and the buttons. `seconds`: the usual time of a person for a turn. */
export function lobbyCard(
  table: Table,
  maps: MapShelf,
  seconds: number,
  words: Words,
  {
    pictures = [],
    rows = [],
  }: { readonly pictures?: readonly CardFile[]; readonly rows?: readonly ComponentRow[] } = {},
): LobbyCard {
  const map = factsIn(table, maps);
  const lasts = minutesOf(table, tilesIn(table.options, map).inPlay, seconds);
  return card([words.lobby.title, pictures, words.lobby.text(table, { map, lasts }), ...rows]);
}

/** All rules in play, privately, with a menu of answers about the boxes. `shown` replaces the rules. */
export function contentsPanel(
  table: Table,
  maps: MapShelf,
  words: Words,
  shown?: PanelContent,
  near?: string,
): PanelContent {
  const topics = boxesIn(table.options).flatMap(({ id }) => topicsIn(id));
  const choices = topics.map((topic): MenuChoice => ({ label: words.topic(topic).title, value: topic }));
  const menu = () =>
    row(select(ids.table('contents', table), words.lobby.topicMenu, choicesNear(choices, near, words)));
  return {
    ...(shown ?? { content: words.lobby.contents(table, factsIn(table, maps)) }),
    components: choices.length === 0 ? [] : [menu()],
  };
}

export function lobbyRows(table: Table, words: Words): ComponentRow[] {
  const { length } = table.members;
  return [
    row(
      button(ids.table('join', table), words.buttons.join, 'main', length >= SEATS.most),
      button(ids.table('leave', table), words.buttons.leave),
      button(ids.table('contents', table), words.buttons.contents),
      button(ids.table('settings', table), words.buttons.settings),
      button(ids.table('start', table), words.buttons.start, 'go', length < SEATS.least),
    ),
    ...computerRows(table, words),
  ];
}

/** Before the id of a computer that leaves the table. */
export const AWAY = 'away:';

/** Computers to add, if there is room, and computers to remove. */
function computerRows(table: Table, { lobby }: Words): ComponentRow[] {
  const added = LEVELS.map((level) => choiceOf(level, lobby.addComputer(level)));
  const away = table.members
    .filter(isOwnComputer)
    .map(({ user, name }): MenuChoice => ({ label: lobby.removeComputer(name), value: `${AWAY}${user}` }));
  if (table.members.length < SEATS.most) {
    const title = lobby.computerMenu(away.length > 0 ? 'both' : 'add');
    return [row(select(ids.table('computer', table), title, [...added, ...away]))];
  }
  return away.length > 0 ? [row(select(ids.table('computer', table), lobby.computerMenu('away'), away))] : [];
}

export interface SettingsOffer {
  readonly maps: MapShelf;
  readonly saved: readonly SavedPreset[];
  /** The usual time of a person for a turn. */
  readonly seconds: number;
  /** Set if the last change can be undone; `dropped` is what it removed. */
  readonly changed?: { readonly dropped: Dropped | null };
}

/** In the menu of presets: before the name of a preset that the server has saved. */
export const SAVED = 'saved:';
/** In the menu of presets: the host's last game. No built-in preset has this name. */
export const LAST_GAME = 'last-game';
/** In the menu of starts: the start tile alone, and before the ids of boxes for the start. */
const NO_MAP = 'none';
const START = 'start:';
export const ON = 'on';
export const OFF = 'off';

export const startValue = (boxes: readonly GameBox[]): string =>
  boxes.length === 0 ? NO_MAP : `${START}${boxes.map(({ id }) => id).join('+')}`;

const factsIn = ({ options }: Table, maps: MapShelf): MapFacts | null => {
  const map = options.map === null ? undefined : maps.of(options.map);
  return map ? factsOf(map) : null;
};

export function settingsText(table: Table, { maps, seconds, changed }: SettingsOffer, { lobby }: Words): string {
  const map = factsIn(table, maps);
  const lasts = minutesOf(table, tilesIn(table.options, map).inPlay, seconds);
  return lobby.settings(table, { map, lasts, dropped: changed?.dropped ?? null });
}

/** The host's settings: a preset, boxes, the start, the number of tiles. `near`: a choice on the page that a long menu shows. */
export function settingsPanel(table: Table, offer: SettingsOffer, words: Words, near?: string): PanelContent {
  const { options } = table;
  const { lobby, buttons } = words;
  const map = factsIn(table, offer.maps);
  const preset = presetOf(options);
  const presets = [
    ...PRESETS.map((one) => choiceOf(one, lobby.preset(one), one === preset)),
    choiceOf(LAST_GAME, lobby.lastGame),
    ...offer.saved.map(({ name }) => ({ label: name, value: `${SAVED}${name}` })),
  ];
  const windows = BOX_WINDOWS.map((which) =>
    button(ids.boxes(table, which), lobby.boxesButton(which, ...countsOf(which, table))),
  );
  const start = button(ids.table('map-settings', table), lobby.startButton(options, map));
  return {
    content: settingsText(table, offer, words),
    components: [
      row(select(ids.table('preset', table), lobby.presetMenu, choicesNear(presets, near, words))),
      row(...windows, start),
      row(select(ids.table('map-tiles', table), lobby.tilesMenu, tileChoices(table, map, words))),
      row(
        ...undoButton(table, offer, words),
        button(ids.table('surprise', table), buttons.surprise),
        button(ids.table('more-settings', table), buttons['more-settings']),
        button(ids.table('box-menus', table), buttons['box-menus']),
      ),
    ],
  };
}

/** Blue if the change removed something that the host did not ask to remove. */
const undoButton = (table: Table, { changed }: SettingsOffer, { buttons }: Words): RowPart[] =>
  changed
    ? [button(ids.table('undo-settings', table), buttons['undo-settings'], changed.dropped ? 'main' : 'plain')]
    : [];

/** The reason for a number of tiles, or the number itself if there is no other reason. */
export const tilesValue = ({ kind, most }: TilesOffered): string => (kind === 'fewer' ? String(most) : kind);

function tileChoices({ options }: Table, map: MapFacts | null, { lobby }: Words): MenuChoice[] {
  const offered = tilesOffered(map, tilesIn(options, map).all);
  const { tiles } = options;
  const now = tiles === undefined ? offered[0] : offered.find(({ most }) => most === tiles);
  const isOther = now === undefined && tiles !== undefined;
  return [
    ...(isOther ? [choiceOf(String(tiles), lobby.tilesOnMap('fewer', tiles), true)] : []),
    ...offered.map((one) => choiceOf(tilesValue(one), lobby.tilesOnMap(one.kind, one.most), one === now)),
  ];
}

/** The offered paces, and the chosen pace first if it is not among them: `/play` accepts others. */
function paceChoices(chosen: Pace | null, words: Words): MenuChoice[] {
  const now = paceText(chosen);
  const offered = [null, ...OFFERED_PACES].map((pace) => ({ pace, value: paceText(pace) }));
  const isOffered = offered.some(({ value }) => value === now);
  return [...(isOffered ? [] : [{ pace: chosen, value: now }]), ...offered].map(({ pace, value }) =>
    choiceOf(value, words.time.pace(pace), value === now),
  );
}

/** The start: a tile, a river or a map; for a map also its town rules and start squares. `near` as in `settingsPanel`. */
export function startPanel(table: Table, offer: SettingsOffer, words: Words, near?: string): PanelContent {
  const { options } = table;
  const { lobby, buttons } = words;
  const layout = options.map === null ? undefined : offer.maps.of(options.map);
  const now = options.map ?? startValue(startIn(options));
  const starts = [
    ...STARTS.map((boxes) => choiceOf(startValue(boxes), lobby.start(boxes), startValue(boxes) === now)),
    ...offer.maps.maps.map((map) => {
      const about = lobby.mapAbout(factsOf(map));
      return choiceOf(map.id, { name: lobby.mapName(map.id, map.name), about }, options.map === map.id);
    }),
  ];
  const towns = TOWN_RULES.map((one) => choiceOf(one, lobby.town(one), townRules(options.town).includes(one)));
  return {
    content: settingsText(table, offer, words),
    components: [
      row(select(ids.table('map', table), lobby.startMenu, choicesNear(starts, near, words))),
      ...(layout ? [row(select(ids.table('town', table), lobby.townMenu, towns, true))] : []),
      ...(layout ? startRows(table, layout, words, near) : []),
      row(button(ids.table('settings', table), buttons.back), ...undoButton(table, offer, words)),
    ],
  };
}

/** A menu of start squares, if the map has more than it uses (M2). */
function startRows(table: Table, layout: MapLayout, words: Words, near: string | undefined): ComponentRow[] {
  const { use, squares } = layout.start;
  if (squares.length <= use) return [];
  const chosen = startsOn(layout, table.options.starts);
  const choices = squares.map((one): MenuChoice => {
    return { label: words.lobby.startSquare(one.name), value: one.id, chosen: chosen.includes(one) };
  });
  const title = words.lobby.startsMenu(use);
  return [row(select(ids.table('map-starts', table), title, choicesNear(choices, near, words), use))];
}

/** The other settings: first player, hints, pace, taking back, pictures or words. */
export function moreSettingsPanel(table: Table, offer: SettingsOffer, words: Words): PanelContent {
  const { first, pace = null, text } = table.options;
  const { lobby, time, buttons } = words;
  const seats = table.members.map(({ user, name }) => ({ label: name, value: user, chosen: first === user }));
  const hints = [true, false].map((isOn) => choiceOf(isOn ? ON : OFF, lobby.hints(isOn), isOn === hasHints(table)));
  const menu = (verb: 'first' | 'hints' | 'pace', title: string, choices: readonly MenuChoice[]) =>
    row(select(ids.table(verb, table), title, choices));
  return {
    content: settingsText(table, offer, words),
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

/** How long a turn can be taken back. */
const takeBackButtons = (table: Table, words: Words) =>
  [null, ...TAKE_BACK_SECONDS].map((seconds) => {
    const isChosen = seconds === (table.options.takeBack ?? null);
    const { name } = words.takeBack.seconds(seconds);
    return button(ids.takeBackFor(table, seconds), name, isChosen ? 'main' : 'plain', isChosen);
  });
