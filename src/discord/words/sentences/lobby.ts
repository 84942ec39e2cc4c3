import {
  BOX_OF,
  countOfTiles,
  DECLARATIONS,
  type GameBox,
  NEEDED_BY,
  SETS_ON_MAPS,
  type Switch,
  type TileSet,
  townRules,
} from '../../../engine/index.ts';
import { CHARACTERS } from '../../../game/computers/computer-players.ts';
import { boxesIn, type Dropped, startIn } from '../../../game/lobby/boxes.ts';
import { type Preset, presetOf, RULE_SWITCHES, type TownRule } from '../../../game/lobby/options.ts';
import { type Member, SEATS, type Table, type TableOptions, type UserId } from '../../../game/table/table.ts';
import type { Level } from '../../../players/levels.ts';
import { cut, escaped, MESSAGE_TEXT, plain } from '../escape.ts';
import type { NamedMap } from '../vocabulary.ts';
import type { SpokenLanguage } from './language.ts';
import {
  type BoxWindow,
  type LobbyAbout,
  type MapFacts,
  type SettingsAbout,
  type TilesKind,
  tilesIn,
} from './lobby-facts.ts';
import { ALT } from './marks.ts';
import { momentIn } from './moment.ts';
import { secondsIn } from './takeback.ts';
import { timeOf } from './time.ts';

/** The limit of a lobby's title, in characters. */
const TITLE = 100;
const LABEL = 38;
const ABOUT = 100;
/** If escapes can double it and other facts need room. */
const SHORT = 24;
/** The host's part of a thread's name, and the whole name. */
const NAME = 60;
const THREAD = 100;

/** Our own maps have names in every language; other names are those of the files. */
export const mapNameIn = ({ sayIfAny }: SpokenLanguage, id: string, name: string = id): string =>
  sayIfAny(`map-${id}`, {}) ?? plain(name);

/** The name of a preset, or of the host's own options. */
export const presetNameIn = ({ say }: SpokenLanguage, options: TableOptions): string =>
  say(`preset-${presetOf(options) ?? 'own'}`);

/** Rules of other boxes than the base game's. A map recommends their tiles without them (M19). */
const RULES_OF_SETS: readonly Switch[] = DECLARATIONS.flatMap(({ switch: rule, boardKind }) => {
  const box = BOX_OF[rule];
  return box !== undefined && boardKind === undefined && SETS_ON_MAPS.includes(box) ? [rule] : [];
});

/** A map has a line of its own. */
const isRule = (rule: Switch): boolean => NEEDED_BY[rule] !== undefined || RULE_SWITCHES.includes(rule);

/** Whether a set is in play without any of its rules. */
const isBare = (set: TileSet, on: readonly Switch[]): boolean => {
  const rules = RULE_SWITCHES.filter((rule) => BOX_OF[rule] === set);
  return rules.length > 0 && !rules.some((rule) => on.includes(rule));
};

/** Lobbies, and ways in which tables end: Markdown. */
export function lobbyOf(language: SpokenLanguage) {
  const { say, sayIfAny, mention, begun } = language;
  const people = (users: readonly (UserId | Member)[]): string => language.and(users.map(mention));
  const seated = ({ members, host }: Pick<Table, 'members' | 'host'>): string =>
    language.and(
      members.map((member) => {
        const { user, computer } = member;
        const who = mention(member);
        if (computer !== undefined)
          return say('lobby-computer', { sign: CHARACTERS[computer].sign, who, level: say(`level-${computer}`) });
        return user === host ? say('lobby-host', { who }) : who;
      }),
    );
  const firstLine = (first: string, members: readonly Member[] = []): string => {
    const who = first === 'random' ? null : mention(members.find(({ user }) => user === first) ?? first);
    return say('lobby-first', { who });
  };
  const invitedLine = ({ invited = [] }: Table): string[] => {
    if (invited.length === 0) return [];
    const until = momentIn(Math.max(...invited.map((one) => one.until)), 'T');
    return [say('lobby-invited', { listed: people(invited.map(({ user }) => user)), until })];
  };
  const mapName = (id: string, name?: string): string => cut(mapNameIn(language, id, name), LABEL);
  const namesOf = (rules: readonly Switch[]): string => rules.map((rule) => say(`rule-${rule}`)).join(', ');

  const tilesLine = (options: TableOptions, map: MapFacts | null): string => {
    const copies = map?.copies ?? 1;
    const { inPlay: tiles } = tilesIn(options, map);
    const drawn = options.sets.filter((set) => countOfTiles([set]) > 0);
    const sets = drawn.map((set) =>
      say('lobby-set', {
        set: say(`set-${set}`),
        tiles: countOfTiles([set]) * copies,
        bare: isBare(set, options.switches),
      }),
    );
    const preset = presetNameIn(language, options);
    return say('lobby-tiles', { preset, tiles, sets: sets.length > 1 ? sets.join(', ') : null });
  };

  const mapLine = (options: TableOptions, map: MapFacts): string => {
    const { min, max, houseRule } = map.tiles;
    const { layout, squares, meeples, start } = map;
    const { starts = [] } = options;
    const chosen = start.squares.filter(({ id }) => starts.includes(id)).map((one) => plain(one.name));
    const { all, inPlay: tiles } = tilesIn(options, map);
    const isByHouseRule = houseRule !== undefined && tiles >= houseRule.min && tiles <= houseRule.max;
    const { town, switches, sets } = options;
    const isExpanded = RULES_OF_SETS.some((rule) => sets.includes(BOX_OF[rule]!));
    const name = escaped(cut(mapNameIn(language, map.id, map.name), SHORT));
    return [
      say('lobby-map', { name, squares, min, max, meeples }),
      say('lobby-map-layout', { layout }),
      ...(all > tiles ? [say('lobby-map-surplus', { tiles: all - tiles })] : []),
      ...(tiles < min ? [say('lobby-map-few', { tiles: min - tiles })] : []),
      ...(isByHouseRule ? [say('lobby-map-house-rule', { min: houseRule.min, max: houseRule.max })] : []),
      ...(tiles > max && !isByHouseRule ? [say('lobby-map-many', { tiles: tiles - max })] : []),
      ...(chosen.length > 0
        ? [say('lobby-map-starts', { listed: escaped(cut(chosen.join(', '), ABOUT)), all: chosen.length >= start.use })]
        : []),
      ...(isExpanded ? [say('lobby-map-tiles', { only: !RULES_OF_SETS.some((rule) => switches.includes(rule)) })] : []),
      ...townRules(town).map((one) =>
        say('lobby-map-town', { name: say(`town-${one}`), about: say(`town-${one}.about`) }),
      ),
    ].join(' ');
  };

  const paceLines = ({ pace }: TableOptions): string[] => (pace ? [`**${timeOf(language).pace(pace).name}**`] : []);

  const takeBackLines = ({ takeBack }: TableOptions): string[] =>
    takeBack ? [`**${secondsIn(language, takeBack).name}**`] : [];
  const textLines = ({ text }: TableOptions): string[] => (text ? [say('lobby-in-words')] : []);

  const boxName = ({ set, rules }: GameBox): string => (set === null ? say(`rule-${rules[0]!}`) : say(`set-${set}`));

  /** A box in play, and its parts. */
  const boxLine = (box: GameBox, { switches }: TableOptions): string => {
    const on = box.rules.filter((rule) => switches.includes(rule)).length;
    const rules = on === 0 ? null : on === box.rules.length ? 'all' : on;
    const variants = box.variants.filter((rule) => switches.includes(rule)).length;
    return say('lobby-box', { name: boxName(box), rules, all: box.rules.length, variants });
  };

  /** The preset's name and its boxes; the base game has none. */
  const boxesLine = (options: TableOptions, strong = (name: string): string => name): string => {
    const name = strong(presetNameIn(language, options));
    const chosen = boxesIn(options).filter(({ isWhole }) => !isWhole);
    if (chosen.length === 0 && presetOf(options) === 'base') return name;
    const listed = chosen.map((box) => boxLine(box, options)).join(' · ') || null;
    return `${name} · ${say('lobby-settings-boxes', { listed })}`;
  };

  const startName = (options: TableOptions, map: MapFacts | null): string => {
    if (options.map !== null) return mapName(options.map, map?.name);
    return startIn(options).map(boxName).join(' + ') || say('lobby-start-tile');
  };

  /** The length in words; null if unknown. */
  const timeOfPlay = (minutes: number | null, players: number): string | null => {
    if (minutes === null) return null;
    if (minutes < 120) return say('lobby-minutes', { minutes: Math.max(5, Math.round(minutes / 5) * 5), players });
    return say('lobby-hours', { hours: Math.round(minutes / 30) / 2, players });
  };

  const tilesInPlayLine = (
    options: TableOptions,
    map: MapFacts | null,
    players: number,
    lasts: number | null,
  ): string => {
    const { inPlay, all } = tilesIn(options, map);
    const start = escaped(startName(options, map));
    return say('lobby-settings-tiles', {
      ...{ inPlay, all: inPlay === all ? 0 : all, start, time: timeOfPlay(lasts, players) },
    });
  };

  const droppedLine = ({ boxes, rules, map, tiles }: Dropped, now: TableOptions): string => {
    const names = [
      ...(map === null ? [] : [escaped(mapName(map))]),
      ...boxes.map(boxName),
      ...(rules.length > 0 ? [namesOf(rules)] : []),
      ...(typeof tiles === 'number' ? [say('lobby-tiles-most', { most: tiles })] : []),
    ];
    const isStart = map !== null || (now.map !== null && boxes.length > 0 && boxes.every(({ isWhole }) => isWhole));
    return say(isStart ? 'lobby-dropped-start' : 'lobby-dropped', { listed: cut(names.join(', '), 400) });
  };

  /** The effects of the first `inFull` rules in play, and the names of the rest. */
  const ruleLines = ({ switches, sets }: TableOptions, inFull: number): string[] => {
    const on = switches.filter(isRule);
    const rest = namesOf(on.slice(inFull));
    return [
      ...(switches.includes('fields') ? [] : [say('lobby-fields-off')]),
      ...on
        .slice(0, inFull)
        .map((rule) => say('lobby-rule', { name: say(`rule-${rule}`), about: say(`rule-${rule}.about`) })),
      ...(rest === '' ? [] : [say(inFull > 0 ? 'lobby-rules-too' : 'lobby-rules', { listed: rest })]),
      ...sets.map((set) => sayIfAny(`set-${set}.note`, {})).filter((note) => note !== null),
    ];
  };

  return {
    title: say('lobby-title'),
    /** The picture of the boxes: plain, at most 1024 characters. */
    boxesAlt: (options: TableOptions) => {
      const listed = boxesIn(options)
        .map((box) => boxLine(box, options))
        .join(', ');
      return cut(say('lobby-boxes-alt', { listed: listed || say('set-base') }), ALT);
    },
    /**
     * The lobby's text below its title, at most 1900 characters with any rules. `map`: the table's map; null without one. `lasts`: in
     * minutes; null if unknown. It names no future time, since the message can stay for long.
     */
    text: (table: Table, { map, lasts = null }: LobbyAbout) => {
      const { options, members, host } = table;
      const settled = [
        ...(options.switches.includes('fields') ? [] : [say('lobby-fields-off')]),
        firstLine(options.first, members),
        ...paceLines(options),
        ...textLines(options),
      ];
      const told = [
        boxesLine(options, (name) => `**${name}**`),
        tilesInPlayLine(options, map, members.length, lasts),
        settled.join(' · '),
        say('lobby-seats', { taken: members.length, most: SEATS.most, listed: seated({ members, host }) }),
        ...invitedLine(table),
        `-# ${say('lobby-start', { least: SEATS.least, enough: members.length >= SEATS.least })} ${say('lobby-expires')}`,
      ].join('\n');
      return cut(told, MESSAGE_TEXT - TITLE);
    },
    /** The rules in play, with as many effects as fit: at most 2000 characters. */
    contents: ({ options, members }: Table, map: MapFacts | null) => {
      const told = (inFull: number): string =>
        [
          `### ${say('button-contents')}`,
          tilesLine(options, map),
          ...(map === null ? [] : [mapLine(options, map)]),
          ...[...ruleLines(options, inFull), firstLine(options.first, members)].map((line) => `- ${line}`),
        ].join('\n');
      for (let inFull = options.switches.filter(isRule).length; inFull > 0; inFull--) {
        const text = told(inFull);
        if (text.length <= MESSAGE_TEXT) return text;
      }
      return cut(told(0), MESSAGE_TEXT);
    },
    /** The line in the lobby's message after the start. */
    started: ({ members }: Table) => say('lobby-started', { listed: people(members) }),
    expired: ({ host }: Table) => say('lobby-expired', { host: mention(host) }),
    /** `by`: the person who stopped it with Manage Server; null if all agreed, or if that is unknown. */
    abandoned: ({ record }: Table, by: UserId | null) =>
      say(record === null ? 'lobby-closed' : 'lobby-abandoned', { by: by === null ? null : mention(by) }),
    /** The people who agree to abandon, and those still to be asked. */
    abandoning: ({ abandoning }: Table, still: readonly UserId[]) =>
      begun(say('lobby-abandoning', { agreed: people(abandoning), still: people(still) })),
    /** The name of a table's thread: plain, at most 100 characters. `name`: the host's. */
    threadName: (name: string) => cut(say('lobby-thread', { who: cut(plain(name), NAME) }), THREAD),
    /** Tells the host where the table is. `channel`: the thread. */
    openedIn: (channel: string) => say('lobby-opened-in', { channel: `<#${channel}>` }),
    resigned: (user: UserId) => begun(say('lobby-resigned', { who: mention(user) })),
    /** Asks before resigning. `left`: the remaining players. `isReplaceable`: a computer can take over. */
    confirmResign: (left: 'people' | 'one' | 'computers', isReplaceable: boolean) =>
      [say('lobby-confirm-resign', { left }), ...(isReplaceable ? [say('lobby-confirm-hand-over')] : [])].join('\n'),
    /** A computer plays on for a person, by their own wish or by that of the others. */
    handedOver: (user: UserId) => begun(say('lobby-handed-over', { who: mention(user) })),
    stoodIn: (user: UserId) => begun(say('lobby-stood-in', { who: mention(user) })),
    back: (user: UserId) => begun(say('lobby-back', { who: mention(user) })),
    /** The menu of computers: its placeholder, a computer to add, and a named one to remove. */
    computerMenu: (offers: 'add' | 'away' | 'both') => say('lobby-menu-computer', { offers }),
    addComputer: (level: Level): NamedMap => {
      const { name, rating } = CHARACTERS[level];
      return {
        name: cut(say('lobby-add-computer', { who: name, level: say(`level-${level}`) }), LABEL),
        about: cut(say('lobby-computer-about', { about: say(`level-${level}.about`), rating }), ABOUT),
      };
    },
    removeComputer: (name: string) => cut(say('lobby-remove-computer', { who: name }), LABEL),
    /** Asks before abandoning, if nobody else has to agree. */
    confirmAbandon: say('lobby-confirm-abandon'),
    confirmStop: say('lobby-confirm-stop'),
    /** Above the private settings: the choices in short, at most 1900 characters. `lasts`: in minutes; null if unknown. */
    settings: (
      { options, members }: Pick<Table, 'options' | 'members'>,
      { map, lasts = null, dropped = null }: SettingsAbout,
    ) => {
      const rules = townRules(options.town).map((one) => say(`town-${one}`));
      const town = rules.join(', ') || say('town-none');
      const lines = [
        boxesLine(options),
        tilesInPlayLine(options, map, members.length, lasts),
        ...(options.map === null
          ? []
          : [say('lobby-settings-map', { name: escaped(mapName(options.map, map?.name)), town })]),
        ...(options.switches.includes('fields') ? [] : [say('lobby-fields-off')]),
        firstLine(options.first, members),
        ...paceLines(options),
        ...takeBackLines(options),
        ...textLines(options),
      ];
      const told = say('lobby-settings', { lines: lines.map((line) => `- ${line}`).join('\n') });
      return dropped === null ? told : `${told}\n${droppedLine(dropped, options)}`;
    },
    /** A choice of a box: its name, and its contents. */
    box: (box: GameBox): NamedMap => {
      const { rules } = box;
      const about = rules.length > 1 ? namesOf(rules) : say(`rule-${rules[0]!}.about`);
      return { name: cut(boxName(box), ABOUT), about: cut(about, ABOUT) };
    },
    boxName,
    /** A button that opens a modal: plain, at most 80 characters. */
    boxesButton: (which: BoxWindow, on: number, all: number) => cut(say(`lobby-boxes-${which}`, { on, all }), 80),
    startButton: (options: TableOptions, map: MapFacts | null) =>
      cut(say('lobby-boxes-start', { start: startName(options, map) }), 80),
    window: (which: BoxWindow) => cut(say(`lobby-window-${which}`), 45),
    /** Above a list in a modal; `from` and `to` if there are several of its kind. */
    windowPart: (kind: 'on' | 'tiles', from?: number, to?: number) =>
      cut(
        from === undefined || to === undefined
          ? say(`lobby-window-${kind}`)
          : say('lobby-window-numbered', { from, to }),
        45,
      ),
    /** Above a list of rules: their boxes. */
    windowRules: (boxes: readonly GameBox[], isBase: boolean) =>
      cut([...(isBase ? [say('set-base')] : []), ...boxes.map(boxName)].join(', '), 45),
    /** Boxes at the start; the start tile if there are none. */
    start: (boxes: readonly GameBox[]): NamedMap => {
      if (boxes.length === 0) return { name: say('lobby-start-tile'), about: say('lobby-start-tile.about') };
      // Each note once. What has no room is told where the box is alone.
      const notes = new Set(boxes.flatMap(({ set }) => (sayIfAny(`set-${set}.about`, {}) ?? '').split('; ')));
      const about = [...notes].reduce((told, note) => {
        const longer = `${told}; ${note}`;
        return longer.length > ABOUT ? told : longer;
      });
      return { name: cut(boxes.map(boxName).join(' + '), ABOUT), about: cut(about, ABOUT) };
    },
    lastGame: { name: say('lobby-last-game'), about: say('lobby-last-game.about') } satisfies NamedMap,
    /** Names in menus, at most 38 characters, and their effects, at most 100. */
    preset: (preset: Preset): NamedMap => ({ name: say(`preset-${preset}`), about: say(`preset-${preset}.about`) }),
    rule: (rule: Switch): NamedMap => ({ name: say(`rule-${rule}`), about: say(`rule-${rule}.about`) }),
    setName: (set: TileSet) => say(`set-${set}`),
    /** `name`: from the map's file, for maps that our words do not name. */
    mapName,
    mapAbout: ({ squares, tiles: { min, max } }: MapFacts) => cut(say('lobby-map-about', { squares, min, max }), ABOUT),
    town: (town: TownRule): NamedMap => ({ name: say(`town-${town}`), about: say(`town-${town}.about`) }),
    /** A limit of tiles, and its reason. */
    tilesOnMap: (kind: TilesKind, most: number | 'all'): NamedMap => {
      const name = most === 'all' ? say('lobby-tiles-every') : say('lobby-tiles-most', { most });
      return { name, about: say(`lobby-tiles-${kind}`) };
    },
    startSquare: (name: string) => cut(plain(name), LABEL),
    /** `use`: how many are used. */
    startsMenu: (use: number) => say('lobby-menu-starts', { use }),
    firstByLot: say('lobby-first-by-lot'),
    /** Shown in a menu before a choice; at most 150 characters. */
    presetMenu: say('lobby-menu-preset'),
    boxesMenu: say('lobby-menu-boxes'),
    bareMenu: say('lobby-menu-bare'),
    partsMenu: say('lobby-menu-parts'),
    startMenu: say('lobby-menu-start'),
    topicMenu: say('lobby-menu-topic'),
    townMenu: say('lobby-menu-town'),
    tilesMenu: say('lobby-menu-tiles'),
    firstMenu: say('lobby-menu-first'),
    hintsMenu: say('lobby-menu-hints'),
    hints: (isOn: boolean): NamedMap => {
      const key = `lobby-hints-${isOn ? 'on' : 'off'}` as const;
      return { name: cut(say(key), LABEL), about: cut(say(`${key}.about`), ABOUT) };
    },
  };
}
