import { BOX_OF, SWITCHES, type Switch, TILE_DESIGNS, type TileSet } from '../../../engine/index.ts';
import { presetOf, RULE_SWITCHES } from '../../../game/options.ts';
import { SEATS, type Table, type TableOptions } from '../../../game/table.ts';
import { cut, escaped, plain } from '../escape.ts';
import type { LobbyWords, MapFacts } from '../types.ts';
import type { Language } from './language.ts';

const LABEL = 38;
const ABOUT = 100;
/** Where escapes can double it and much else has to be told. */
const SHORT = 24;
/** Of a host in the name of a thread, and of the thread. */
const NAME = 60;
const THREAD = 100;
const MESSAGE = 2000;

/** How many tiles a set holds. */
export const tilesOf = (set: TileSet): number =>
  TILE_DESIGNS.filter((design) => design.set === set).reduce((sum, { count }) => sum + count, 0);

/** Every tile that the sets bring, start tile included (B1, AN1). */
export const tilesIn = ({ sets }: Pick<TableOptions, 'sets'>, copies = 1): number =>
  sets.reduce((sum, set) => sum + tilesOf(set), 0) * copies;

/** Ours by our own names, so that they are told in the reader's language; others as their file names them. */
export const mapNameIn = ({ phrases }: Language, id: string, name: string = id): string =>
  (Object.hasOwn(phrases.lobby.maps, id) ? phrases.lobby.maps[id] : undefined) ?? plain(name);

/** What a preset or somebody's own options are called. */
export function presetNameIn({ phrases }: Language, options: TableOptions): string {
  const preset = presetOf(options);
  return preset === null ? phrases.lobby.ownChoice : phrases.lobby.presets[preset].name;
}

/** Rules whose tiles a map is recommended to be played with, but without them (M19). */
const RULES_OF_SETS: readonly Switch[] = SWITCHES.filter((rule) => {
  const box = BOX_OF[rule];
  return box !== undefined && box !== 'anniversary' && box !== 'river';
});

/** How much is told of the rules, as far as there is room. */
const FULLNESS = [
  { about: true, off: true },
  { about: true, off: false },
  { about: false, off: false },
] as const;

/** A map is told by itself. */
const isRule = (rule: Switch): boolean => rule !== 'map';

export function lobbyOf(language: Language): LobbyWords {
  const { mention, begun } = language;
  const { lobby } = language.phrases;
  const people = (users: readonly string[]): string => language.and(users.map(mention));
  const seated = ({ members, host }: Table): string =>
    language.and(members.map(({ user }) => (user === host ? lobby.host(mention(user)) : mention(user))));
  const firstBy = (first: string): string | null => (first === 'random' ? null : mention(first));
  const mapName = (id: string, name?: string): string => cut(mapNameIn(language, id, name), LABEL);

  const tilesLine = (options: TableOptions, map: MapFacts | null): string => {
    const copies = map?.copies ?? 1;
    const sets = options.sets.map((set) => lobby.set(lobby.sets[set].name, tilesOf(set) * copies));
    const all = tilesIn(options, copies);
    const tiles = map === null ? all : Math.min(all, map.tiles.max); // L30
    return lobby.tiles(presetNameIn(language, options), tiles, sets.length > 1 ? sets.join(', ') : '');
  };

  const mapLines = (options: TableOptions, map: MapFacts): string[] => {
    const { min, max } = map.tiles;
    const { verified, inferred, ours } = map.marked;
    const all = tilesIn(options, map.copies);
    const town = options.town && lobby.towns[options.town];
    const name = escaped(cut(mapNameIn(language, map.id, map.name), SHORT));
    return [
      lobby.map({ name, squares: map.squares, min, max, meeples: map.meeples }),
      map.layout === 'ours' ? lobby.layout(verified, inferred, ours) : lobby.layoutPrinted,
      ...(all > max ? [lobby.surplus(all - max)] : []),
      ...(all < min ? [lobby.fewTiles(min - all)] : []),
      RULES_OF_SETS.some((rule) => options.switches.includes(rule)) ? lobby.notTilesOnly : lobby.tilesOnly,
      ...(town ? [`${lobby.line(town.name, town.about)}.`] : []),
    ];
  };

  /** Where there is no room for what each does, and for those that are off, their names have to do. */
  const ruleLines = (
    { switches, sets }: TableOptions,
    { off: tellsOff, about }: (typeof FULLNESS)[number],
  ): string[] => {
    const on = switches.filter(isRule);
    const off = RULE_SWITCHES.filter((rule) => isRule(rule) && rule !== 'fields' && !switches.includes(rule));
    return [
      ...(switches.includes('fields') ? [] : [lobby.fieldsOff]),
      ...(about
        ? on.map((rule) => lobby.line(lobby.rules[rule].name, lobby.rules[rule].about))
        : [lobby.on(on.map((rule) => lobby.rules[rule].name).join(', '))]),
      ...(sets.includes('anniversary') ? [lobby.unverified] : []),
      ...(tellsOff && off.length > 0 ? [lobby.off(off.map((rule) => lobby.rules[rule].name).join(', '))] : []),
    ];
  };

  return {
    text: (table, { expires, map }) => {
      const { options, members } = table;
      const texts = FULLNESS.map((fullness) =>
        [
          lobby.title,
          tilesLine(options, map),
          ...(map === null ? [] : [mapLines(options, map).join(' ')]),
          ...[...ruleLines(options, fullness), lobby.first(firstBy(options.first))].map((line) => `- ${line}`),
          lobby.seats(members.length, SEATS.most, seated(table)),
          `${lobby.start(SEATS.least, members.length >= SEATS.least)} ${lobby.expires(`<t:${Math.floor(expires / 1000)}:R>`)}`,
        ].join('\n'),
      );
      return texts.find(({ length }) => length <= MESSAGE) ?? cut(texts.at(-1)!, MESSAGE);
    },
    started: (table) => lobby.started(people(table.members.map(({ user }) => user))),
    expired: (table) => lobby.expired(mention(table.host)),
    abandoned: (table, by) =>
      (table.record === null ? lobby.abandonedLobby : lobby.abandoned)(by === null ? null : mention(by)),
    abandoning: (table, still) => begun(lobby.abandoning(people(table.abandoning), people(still))),
    threadName: (name) => cut(lobby.threadName(cut(plain(name), NAME)), THREAD),
    openedIn: (channel) => lobby.openedIn(`<#${channel}>`),
    resigned: (user) => begun(lobby.resigned(mention(user))),
    confirmResign: lobby.confirmResign,
    confirmStop: lobby.confirmStop,
    settings: (options, map = null) => {
      const rules = options.switches
        .filter(isRule)
        .map((rule) => lobby.rules[rule].name)
        .join(', ');
      const town = lobby.towns[options.town ?? 'none'].name;
      const name = options.map === null ? null : escaped(mapName(options.map, map?.name));
      const lines = [
        tilesLine(options, map),
        lobby.rulesOn(rules),
        ...(name === null ? [] : [lobby.mapChosen(name, town)]),
        lobby.first(firstBy(options.first)),
      ];
      return lobby.settings(lines.map((line) => `- ${line}`).join('\n'));
    },
    presetName: (preset) => lobby.presets[preset].name,
    presetAbout: (preset) => lobby.presets[preset].about,
    switchName: (rule) => lobby.rules[rule].name,
    switchAbout: (rule) => lobby.rules[rule].about,
    setName: (set) => lobby.sets[set].name,
    setAbout: (set) => cut(lobby.setAbout(tilesOf(set), lobby.sets[set].about), ABOUT),
    mapName,
    mapAbout: ({ squares, tiles: { min, max } }) => cut(lobby.mapAbout(squares, min, max), ABOUT),
    noMap: lobby.noMap,
    townName: (town) => lobby.towns[town ?? 'none'].name,
    townAbout: (town) => lobby.towns[town ?? 'none'].about,
    firstByLot: lobby.firstByLot,
    presetMenu: lobby.menus.preset,
    rulesMenu: lobby.menus.rules,
    setsMenu: lobby.menus.sets,
    mapMenu: lobby.menus.map,
    townMenu: lobby.menus.town,
    firstMenu: lobby.menus.first,
  };
}
