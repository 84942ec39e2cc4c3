import { describe, expect, test } from 'vitest';
import { factsOf } from '../../src/discord/explaining/map-facts.ts';
import { inWords } from '../../src/discord/interaction/reply.ts';
import {
  BUTTONS,
  cut,
  escaped,
  languages,
  type MapFacts,
  plain,
  TOPICS,
  type Words,
  withLanguage,
  wordsFor,
} from '../../src/discord/words/index.ts';
import { languageOf } from '../../src/discord/words/sentences/language.ts';
import { spotOf } from '../../src/discord/words/sentences/things.ts';
import { wordsFiles } from '../../src/discord/words/sources.ts';
import { IN_ENGLISH, idsIn, SPEAKERS } from '../../src/discord/words/speakers.ts';
import { spokenTo } from '../../src/discord/words/spoken.ts';
import {
  Game,
  MAPS,
  mapOf,
  NEEDED_BY,
  ROTATIONS,
  SWITCHES,
  type Switch,
  TILE_DESIGNS,
  TILE_SETS,
  type TileDesign,
} from '../../src/engine/index.ts';
import { EXPANSIONS_WITH_WORDS } from '../../src/expansions/words.ts';
import {
  consistent,
  DEFAULT_OPTIONS,
  PRESETS,
  RULE_SWITCHES,
  type TableOptions,
  TOWN_RULES,
  withPreset,
} from '../../src/game/lobby/options.ts';
import { DEFAULT_PERSONAL_SETTINGS } from '../../src/game/people/personal-settings.ts';
import { DEFINED } from '../support/digest.ts';
import { setupOf } from '../support/games.ts';
import { sampled } from '../support/runs.ts';
import {
  EVERYTHING,
  everyLanguage,
  isReworded,
  lineAbout,
  ODD_MAP,
  people,
  saysIn,
  TROUBLES,
  tableOf,
} from './words-support.ts';

/** Ids of all rules of the digest. */
const RULES = new Set(DEFINED.map(({ id }) => id));
const en = wordsFor('en-US');
const de = wordsFor('de');

describe('languages', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['tlh', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('a reader with the locale %s is answered in %s', (locale, language) => {
    expect(wordsFor(locale).language).toBe(language);
  });

  test.each([
    ['pt-BR', 'pt-BR'],
    ['pt', 'pt-BR'],
    ['es-ES', 'es-419'],
    ['es-419', 'es-419'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-CN'],
    ['p', 'en'],
    ['en-US', 'en'],
  ])('with more languages, a reader with the locale %s is answered in %s', (locale, language) => {
    expect(spokenTo(locale, ['de', 'en', 'es-419', 'pt-BR', 'zh-CN', 'zh-TW'])).toBe(language);
  });

  test('each folder of words is a language', () => {
    expect(languages()).toEqual(expect.arrayContaining(['de', 'en']));
    for (const language of languages()) expect(wordsFor(language).language).toBe(language);
  });

  test('an added language is spoken until it is taken away again', () => {
    const takeAway = withLanguage('tlh', ['help = QaH.\n']);
    try {
      expect(languages()).toContain('tlh');
      expect(wordsFor('tlh').help).toBe('QaH.');
      expect(wordsFor('tlh').topic('turn')).toEqual(en.topic('turn'));
      expect(wordsFor('de')).toBe(de);
    } finally {
      takeAway();
    }
    expect(languages()).not.toContain('tlh');
    expect(wordsFor('tlh')).toBe(en);
  });

  test('a language that has a folder can be tried in other words, and gets its own back', () => {
    const takeAway = withLanguage('de', ['help = Anders gesagt.\n']);
    try {
      expect(wordsFor('de').help).toBe('Anders gesagt.');
    } finally {
      takeAway();
    }
    expect(wordsFor('de')).toBe(de);
  });

  test('blanks before colons, and the text between items of a list, are a language’s own', () => {
    const takeAway = withLanguage('tlh', ['labelled = { $label }~: { $text }\nbetween = {"~; "}\n']);
    try {
      const words = wordsFor('tlh');
      expect(words.turn.region('NW', 1, 8)).toBe('North-west~: 1–8');
      const marks = [1, 2].map((x) => ({ label: `${x}`, at: { x, y: 0 } }));
      expect(words.decision.alt(marks)).toContain('1 marks O20~; 2 marks P20');
      expect(en.turn.region('NW', 1, 8)).toBe('North-west: 1–8');
    } finally {
      takeAway();
    }
  });

  test('in French no line begins with a colon or the like: the blank before it does not break', () => {
    const french = wordsFiles().filter(({ language }) => language === 'fr');
    const breaking = french.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line) =>
          !line.startsWith('#') && /\S[^\S\u202f]("\})?[:;!?»]/.test(line) ? [`${path}: ${line}`] : [],
        ),
    );
    expect(french.length).toBeGreaterThan(20);
    expect(breaking).toEqual([]);
  });

  test('the blanks of French stay in the words for a picture, and in a player’s own settings', () => {
    const fr = wordsFor('fr');
    const { panel } = inWords({ content: '', files: [{ attachment: '', description: 'Scores\u202f: 1' }] });
    const settings = fr.me.panel(DEFAULT_PERSONAL_SETTINGS, { own: 'fr', now: 0 });
    for (const text of [panel.content, settings]) expect(text).not.toMatch(/\S :/);
    expect(settings).toContain('\u202f:');
  });

  test('a tile’s directions bend as a language bends them', () => {
    const takeAway = withLanguage('tlh', [
      'language-tag = fr\ndirection-E = est\n    .form-le = l’est\ndirection-S = sud\n    .form-le = le sud\n' +
        'direction-W = ouest\n    .form-le = l’ouest\n' +
        'tile-road-through = route entre { FORM($from, "le") } et { FORM($to, "le") }\n' +
        'tile-road-ends = routes vers { FORM($sides, "le") }\n',
    ]);
    try {
      const { tile } = wordsFor('tlh').things;
      expect(tile('BA-D')).toContain('route entre l’est et l’ouest');
      expect(tile('BA-L')).toContain('routes vers l’est, le sud et l’ouest');
      expect(en.things.tile('BA-L')).toContain('separate roads to the east, south and west');
    } finally {
      takeAway();
    }
  });

  test.each(everyLanguage)('%s: the same rules are cited as in English', (_language, words) => {
    const cited = (text: string): string[] => [...text.matchAll(/\b[A-Z]{1,2}\d+\b/g)].map(([id]) => id).sort();
    for (const topic of TOPICS) expect(cited(words.topic(topic).text), topic).toEqual(cited(en.topic(topic).text));
  });
});

const LANGUAGES = sampled('languages of words', everyLanguage, { short: 1, always: isReworded });

describe.each(LANGUAGES)('%s', (_language, words) => {
  test.each(Object.entries(TROUBLES))('%s is one sentence that says what to do', (_code, why) => {
    const text = words.refusal(why);
    expect(text).toMatch(/^\S.*\.$/su);
    expect(text).not.toMatch(/undefined|null\b|NaN|\[object|[{}]/);
    expect(text.length).toBeLessThanOrEqual(1000);
    // First the fault, then the remedy.
    expect(text).toMatch(/[:,] /);
  });

  test('no two things in a line of scores have the same sign', () => {
    // Pieces that lie on the board are in nobody's line.
    const ids = EXPANSIONS_WITH_WORDS.flatMap((name) => idsIn(name, 'sign')).filter((id) => !id.startsWith('laid-'));
    const signs = ids.map((id) => SPEAKERS.get(words.language)!.sayIfAny(`sign-${id}`, {}));
    expect(signs.length).toBeGreaterThan(20);
    expect(signs.filter((sign, at) => signs.indexOf(sign) < at)).toEqual([]);
  });

  test('no two buttons of a board or a leaderboard have the same label', () => {
    const labels = [words.buttons.closer, words.buttons['whole-board'], words.buttons.leaderboard];
    expect(new Set(labels).size).toBe(labels.length);
  });

  test('every button has a label that a phone shows whole', () => {
    for (const button of BUTTONS) {
      expect(words.buttons[button], button).toMatch(/\S/);
      expect(words.buttons[button].length, button).toBeLessThanOrEqual(38);
    }
  });

  test('players read the ids of rules in one line below an answer', () => {
    for (const topic of TOPICS) {
      const { text, told } = words.topic(topic);
      const [last, ...sentences] = told.split('\n').reverse();
      const ids = told === text ? [] : last!.match(/[A-Z]+\d+/g)!;
      expect(sentences.join('\n'), topic).not.toMatch(/\([A-Z]+\d+/);
      expect(new Set(ids), topic).toEqual(new Set([...text.matchAll(/[(, ]([A-Z]+\d+)(?=[,)])/g)].map(([, id]) => id)));
      expect(told.length, topic).toBeLessThanOrEqual(1900);
    }
  });

  test('answers about the rules fit, and cite', () => {
    const uncited = ['time', 'resigning', 'ratings', 'fairness'];
    for (const topic of TOPICS) {
      const { title, text } = words.topic(topic);
      expect(title.length, topic).toBeLessThanOrEqual(80);
      expect(text.length, topic).toBeLessThanOrEqual(1500);
      if (uncited.includes(topic)) continue;
      const cited = [...text.matchAll(/\(([A-Z]+\d+)(?=[,)])/g)].map(([, id]) => id!);
      expect(cited, topic).not.toEqual([]);
      expect(
        cited.filter((id) => !RULES.has(id)),
        topic,
      ).toEqual([]);
    }
    expect(words.help.length).toBeLessThanOrEqual(2000);
    for (const name of [
      'play',
      'board',
      'place',
      'tiles',
      'gifts',
      'resign',
      'rules',
      'settings',
      'help',
      'leaderboard',
      'profile',
    ])
      expect(words.help).toContain(`\`/${name}\``);
  });

  test('two designs are equal in words only if everything printed on them is equal', () => {
    const printed = ({
      edges,
      cities,
      roads,
      river,
      role,
      monastery,
      building,
      garden,
      ...more
    }: TileDesign): string => {
      const { arrow, marks, fields, quarters } = more;
      const all = {
        edges,
        quarters,
        cities,
        roads,
        river,
        role: river.length > 0 && role,
        monastery,
        building,
        garden,
        arrow,
        marks,
        inFields: fields.flatMap((field) => field.marks),
      };
      return JSON.stringify(all);
    };
    const named = new Map<string, string>();
    for (const design of TILE_DESIGNS) {
      const text = words.things.tile(design.id);
      expect(named.get(text) ?? printed(design), text).toBe(printed(design));
      named.set(text, printed(design));
    }
    expect(named.size).toBe(new Set(TILE_DESIGNS.map(printed)).size);
    expect(new Set(ROTATIONS.map((rotation) => words.things.tile('BA-D', rotation))).size).toBe(4);
  });

  test.each(TILE_DESIGNS.map(({ id }) => id))('the places on %s can be told apart', (tile) => {
    for (const rotation of ROTATIONS) {
      const game = Game.start(setupOf({ sets: [...TILE_SETS], prepared: { board: [{ tile, x: 0, y: 0, rotation }] } }));
      const places = TILE_DESIGNS.find(({ id }) => id === tile)!;
      const features = [...places.cities, ...places.roads, ...places.fields].length + (places.monastery ? 1 : 0);
      const seen = new Set<string>();
      const brief = new Set<string>();
      for (const place of placesOf(game)) {
        seen.add(words.things.place(place));
        brief.add(`${place.kind} ${spotOf(languageOf(IN_ENGLISH), place)}`);
      }
      expect([seen.size, brief.size], `${rotation}`).toEqual([features, features]);
    }
  });
});

/** Every place of the one tile on the board, found from its design as players see it. */
function placesOf(game: Game) {
  const [tile] = game.view(null).board;
  const design = TILE_DESIGNS.find(({ id }) => id === tile!.tile)!;
  const turn = <S extends string>(names: readonly S[], order: readonly string[], by: number): string =>
    names
      .map((name) => (order.indexOf(name) + by) % order.length)
      .sort((a, b) => a - b)
      .map((index) => order[index])
      .join('.');
  const quarter = tile!.rotation / 90;
  const sides = ['N', 'E', 'S', 'W'];
  const halves = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];
  const at = { x: 0, y: 0 };
  const found = [
    ...design.cities.map((city) => ({ kind: 'city' as const, ...at, at: turn(city.sides, sides, quarter) })),
    ...design.roads.map((road) => ({ kind: 'road' as const, ...at, at: turn(road.sides, sides, quarter) })),
    ...design.fields.map(({ halves: named }, index) => ({
      kind: 'field' as const,
      ...at,
      // The second field without an edge is always the last field of a tile.
      at: turn(named, halves, quarter * 2) || (design.fields[index - 1]?.halves.length === 0 ? 'inner2' : 'inner'),
    })),
    ...(design.monastery ? [{ kind: 'monastery' as const, ...at, at: '' }] : []),
  ];
  // A place unknown to the engine would prove nothing.
  for (const place of found) expect(game.feature(place), JSON.stringify(place)).not.toBeNull();
  return found;
}

describe('names of things', () => {
  test.each([
    ['BA-D', 0, 'city to the north, road from east to west', 'Stadt im Norden, Straße von Osten nach Westen'],
    ['BA-D', 90, 'city to the east, road from north to south', 'Stadt im Osten, Straße von Norden nach Süden'],
    ['BA-A', 180, 'road to the north, ending here, monastery', 'Straße nach Norden, Kloster'],
    ['BA-B', 0, 'monastery', 'Kloster'],
    ['BA-C', 0, 'city on all four sides with a coat of arms', 'Stadt auf allen vier Seiten mit einem Wappen'],
    ['BA-Eg', 270, 'city to the west, garden', 'Stadt im Westen, Garten'],
    // In every rotation, the sides are named from the north on.
    [
      'IC-O',
      180,
      'city to the east, city to the south, city to the west',
      'Stadt im Osten, Stadt im Süden, Stadt im Westen',
    ],
    [
      'TB-D',
      90,
      'city to the north, city joining east and south with grain, road to the west, ending here',
      'Stadt im Norden, Stadt im Osten und Süden mit Getreide, Straße nach Westen',
    ],
    [
      'IC-E',
      90,
      'road from north to east, road from south to west',
      'Straße von Norden nach Osten, Straße von Süden nach Westen',
    ],
    [
      'AN-D',
      90,
      'road from north to west, garden, arrow to the east: add a meeple',
      'Straße von Norden nach Westen, Garten, Pfeil nach Osten: Meeple dazu',
    ],
  ] as const)('%s turned %i', (tile, rotation, english, german) => {
    expect(en.things.tile(tile, rotation)).toBe(english);
    expect(de.things.tile(tile, rotation)).toBe(german);
  });

  test.each([
    ['field', 'EL.WR', 'field, north'],
    ['field', 'ER.SL.SR.WL', 'field, south'],
    ['field', 'NR.EL', 'field, north-east'],
    ['field', 'NL.NR.EL.ER.SL.SR.WL.WR', 'field, all around'],
    ['field', 'NL.NR.SL.SR', 'field, north and south'],
    ['field', 'EL.SR', 'field, north-east and south-west'],
    ['field', 'inner', 'field, enclosed'],
    ['city', 'N.E', 'city, north and east'],
    ['monastery', '', 'monastery'],
  ] as const)('%s:%s', (kind, at, english) => {
    expect(en.things.place({ kind, x: 0, y: 0, at })).toBe(english);
  });

  test('a meeple is called by its place, and numbers are grouped as the language groups them', () => {
    const kinds = ['city', 'road', 'monastery', 'field'] as const;
    expect(kinds.map((kind) => en.things.role('meeple', { kind }))).toEqual(['Knight', 'Highwayman', 'Monk', 'Farmer']);
    expect(kinds.map((kind) => de.things.role('meeple', { kind }))).toEqual([
      'Ritter',
      'Wegelagerer',
      'Mönch',
      'Bauer',
    ]);
    expect([en.things.number(12_345), de.things.number(12_345)]).toEqual(['12,345', '12.345']);
    expect([en.things.count('arms', 1), en.things.count('arms', 2)]).toEqual(['1 coat of arms', '2 coats of arms']);
  });
});

describe('text that people typed', () => {
  test.each([
    ['**bold**', String.raw`\*\*bold\*\*`],
    ['a_b_c ~~d~~ ||e||', String.raw`a\_b\_c \~\~d\~\~ \|\|e\|\|`],
    ['`code`', String.raw`\`code\``],
    ['[here](https://x.y)', String.raw`\[here\]\(https:\/\/x.y\)`],
    ['<@123> <:x:1>', '\\<@\u200b123\\> \\<:x:1\\>'],
    ['@everyone', '@\u200beveryone'],
    ['# big', String.raw`\# big`],
    ['- item', String.raw`\- item`],
    ['1. first', String.raw`1\. first`],
    ['a\nb\u202ec', 'a bc'],
    ['back\\slash', String.raw`back\\slash`],
    [' \u200b ', '?'],
    // They would combine with the character before them.
    ['\u0301\u0302', '?'],
    ['\u0301Ada', 'Ada'],
  ])('%j does nothing in a message', (name, shown) => {
    expect(escaped(name)).toBe(shown);
  });

  test('a name comes escaped into every line, and unchanged into alt text', () => {
    const [ada] = [people('**@here**', 'Bo')];
    const line = lineAbout(en, { type: 'resigned', seat: 0 }, ada);
    expect(line).toContain('\\*\\*@\u200bhere\\*\\*');
    const view = Game.start(setupOf()).view(null);
    expect(en.alt.board({ view, people: ada, events: [], numbers: [] })).toContain('**@here** 0 points');
  });

  test('a name from right to left turns nothing round it, such as the points beside it', () => {
    const [rtl] = [people('עדה', 'Bo')];
    expect(lineAbout(en, { type: 'resigned', seat: 0 }, rtl)).toContain('**\u2068עדה\u2069**');
    expect(lineAbout(en, { type: 'resigned', seat: 1 }, rtl)).toContain('**Bo**');
    const view = Game.start(setupOf()).view(null);
    expect(en.alt.board({ view, people: rtl, events: [], numbers: [] })).toContain('\u2068עדה\u2069 0 points');
    const long = en.alt.board({ view, people: people('ع'.repeat(40), 'Bo'), events: [], numbers: [] });
    expect(long).toContain(`\u2068${'ع'.repeat(17)}…\u2069 0 points`);
  });

  test('cutting leaves no half of a character and says that something is missing', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cut(family.repeat(3), family.length * 2)).toBe(`${family}…`);
    expect(cut('short', 5)).toBe('short');
    expect(cut('cut before… once', 12)).toBe('cut before…');
    expect(plain('a\u0000b\u2028c')).toBe('ab c');
  });
});

test('the lobby says preset, tiles, players and when it closes; its contents say edition and rules', () => {
  const table = tableOf(people('Ada', 'Bo'), { options: { ...DEFAULT_OPTIONS, first: '100000000000000001' } });
  const text = en.lobby.text(table, { map: null });
  for (const part of ['Base game', '72 tiles', '(2 of 6)', '<@100000000000000000> (host)'])
    expect(text).toContain(part);
  for (const part of ['new-edition rules', 'farmers']) expect(en.lobby.contents(table, null)).toContain(part);
  // The invitation may last a day, so the text gives no time relative to now.
  const invited = [{ user: '100000000000000002', until: 86_400_000 }];
  const inviting = en.lobby.text({ ...table, invited }, { map: null });
  expect(inviting).toContain('until <t:86400:T>');
  expect(inviting).not.toMatch(/<t:\d+:R>/);
  expect(text).toContain('**First player: <@100000000000000001>**');
  const bare = { ...table, options: { ...DEFAULT_OPTIONS, switches: [] } };
  expect(en.lobby.text(bare, { map: null })).toMatch(/Custom game.*Fields: off.*by lot/s);
  expect(en.lobby.abandoned(table, null)).not.toBe(en.lobby.abandoned({ ...table, record: {} as never }, null));
});

/** A lobby's line about a rule. */
const inFullIn = (rule: Switch, words: Words): string => `- ${saysIn(words)('lobby-rule', words.lobby.rule(rule))}\n`;

/** The rules that a lobby explains in full, and those that it only names. */
function rulesIn(text: string, words: Words): readonly [inFull: readonly Switch[], byName: readonly Switch[]] {
  const inFull = RULE_SWITCHES.filter((rule) => text.includes(inFullIn(rule, words)));
  const [before, after] = saysIn(words)(inFull.length > 0 ? 'lobby-rules-too' : 'lobby-rules', { listed: '#' }).split(
    '#',
  );
  const listed = text.split('\n').find((line) => line.startsWith(`- ${before}`));
  const names = listed?.slice(`- ${before}`.length, -after!.length).split(', ') ?? [];
  return [inFull, names.map((name) => SWITCHES.find((rule) => words.lobby.rule(rule).name === name)!)];
}

test.each(everyLanguage)('%s: the lobby names the rules that are on, none that is off, and cites none', (_, words) => {
  const table = tableOf(people('Ada', 'Bo'));
  const everything = consistent({ ...DEFAULT_OPTIONS, switches: [...RULE_SWITCHES], sets: [...TILE_SETS] });
  const onMap = consistent({ ...everything, map: 'my-land', town: 'extra-turn' });
  for (const options of [...PRESETS.map((one) => withPreset(DEFAULT_OPTIONS, one)), everything, onMap]) {
    const map = options.map === null ? null : ODD_MAP;
    const text = words.lobby.contents({ ...table, options }, map);
    // A rule that comes with its tiles is named with them.
    const told = rulesIn(text, words).flat();
    expect(told.filter((rule) => NEEDED_BY[rule] === undefined)).toEqual(
      RULE_SWITCHES.filter((rule) => options.switches.includes(rule)),
    );
    expect(text).not.toMatch(/\([A-Z]+\d+/);
    expect(text.length).toBeLessThanOrEqual(2000);
  }
});

test.each(everyLanguage)('%s: the lobby tells in full as many rules as fit, and names the rest', (_, words) => {
  const options = consistent({
    ...DEFAULT_OPTIONS,
    switches: [...RULE_SWITCHES],
    sets: [...TILE_SETS],
    map: 'my-land',
  });
  const known = RULE_SWITCHES.filter((rule) => options.switches.includes(rule));
  const text = words.lobby.contents(tableOf(people('Ada', 'Bo'), { options }), ODD_MAP);
  const [inFull, byName] = rulesIn(text, words);
  expect(text.length).toBeLessThanOrEqual(2000);
  expect([...inFull, ...byName]).toEqual(known);
  expect(inFull).not.toEqual([]);
  const [next] = byName;
  expect(next).toBeDefined();
  const { name, about } = words.lobby.rule(next!);
  expect(text.length + `- **${name}**: ${about}\n`.length - `${name}, `.length).toBeGreaterThan(1980);
});

test('the lobby says that only the tiles of a set are in play, if none of its rules is on', () => {
  const told = (switches: readonly Switch[], words = en): string => {
    const options = consistent({ ...DEFAULT_OPTIONS, sets: ['base', 'inns-and-cathedrals'], switches: [...switches] });
    return words.lobby.contents(tableOf(people('Ada', 'Bo'), { options }), null);
  };
  expect(told(['fields'])).toContain('90 tiles: Base game 72, Inns & Cathedrals 18 (tiles only).');
  expect(told(['fields'], de)).toContain('Wirtshäuser & Kathedralen 18 (nur Plättchen).');
  for (const rule of ['inns', 'cathedrals', 'large-meeple'] as const)
    expect(told(['fields', rule])).toContain('Inns & Cathedrals 18.');
});

test('M19 on a map the lobby says whether rules came with the tiles, by the thing that each came with', () => {
  const told = (switches: readonly Switch[]): boolean => {
    const options = { ...withPreset(DEFAULT_OPTIONS, 'on-a-map'), switches: [...switches, 'map' as const] };
    const text = en.lobby.contents(tableOf(people('Ada', 'Bo'), { options }), ODD_MAP);
    return text.includes('with their tiles only, as maps recommend');
  };
  expect(told(['fields', 'abbot', 'arrows', 'gifts'])).toBe(true);
  for (const rule of ['inns', 'large-meeple', 'builders', 'goods', 'king-robber', 'princess-dragon'] as const)
    expect([rule, told(['fields', rule])]).toEqual([rule, false]);
});

test('AB1 AN1 G1 IC1 TB1 R1 the lobby tells each rule in a sentence, and how many tiles there are', () => {
  const table = tableOf(people('Ada', 'Bo'), { options: EVERYTHING });
  for (const [words, parts] of [
    [en, ['Big box', '141 tiles', 'Inns & Cathedrals 18', 'unverified']],
    [de, ['Große Schachtel', '141 Plättchen', 'Wirtshäuser & Kathedralen 18', 'ungeprüft']],
  ] as const) {
    const text = words.lobby.contents(table, null);
    for (const part of parts) expect(text).toContain(part);
    for (const rule of EVERYTHING.switches)
      expect(text).toContain(`- **${words.lobby.rule(rule).name}**: ${words.lobby.rule(rule).about}\n`);
  }
});

describe('the lobby on a map', () => {
  const text = (change: Partial<TableOptions>, about: Partial<MapFacts> = {}, words = en): string => {
    const options = consistent({ ...withPreset(DEFAULT_OPTIONS, 'on-a-map'), ...change });
    const map = { ...factsOf(mapOf(options.map!)!), ...about };
    return words.lobby.contents(tableOf(people('Ada', 'Bo'), { options }), map);
  };

  test('says honestly whose layout it is', () => {
    expect(text({})).toContain('The layout is this project’s own, not the printed board.');
    expect(text({}, {}, de)).toMatch(/Deutschland.*von diesem Projekt, nicht vom gedruckten Plan/s);
    expect(text({}, { layout: 'printed' })).not.toContain('own, not the printed board');
  });

  test('M3 M4 M19 L30 squares, tiles, meeples, and a surplus or a lack of tiles', () => {
    for (const part of ['Germany', '122 squares', '110–120 tiles', '9 meeples', '114 tiles', 'tiles only'])
      expect(text({})).toContain(part);
    expect(text({})).not.toMatch(/at random|fewer/);
    expect(text({ sets: ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'] })).toMatch(
      /120 tiles: .* 9 surplus tiles are taken out at random\./s,
    );
    expect(text({ sets: ['base'] })).toContain('38 tiles fewer than recommended');
    const sets = ['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders'] as const;
    const taiwan = text({ map: 'taiwan', sets: [...sets], tiles: 121 });
    expect(taiwan).toMatch(/121 tiles: .* 8 surplus tiles are .* 11 tiles more than recommended/s);
    expect(text({ map: 'taiwan', sets: [...sets], tiles: 'all' })).toMatch(
      /129 tiles: (?!.*surplus).* 19 tiles more than recommended/s,
    );
    const house = text({ map: 'usa', sets: [...sets], tiles: 270 });
    expect(house).toMatch(/258 tiles: .*house rule .*250–270 tiles/s);
    expect(house).not.toMatch(/fewer|more than/);
    expect(text({ map: 'usa', tiles: 270 })).not.toMatch(/house rule|fewer|more than/);
    expect(text({ sets: ['base'] })).not.toContain('Expansions');
    expect(text({ map: 'usa' })).toMatch(/228 tiles: Base game 144.*251 squares/s);
    expect(text({ switches: ['fields', 'inns'] })).toContain('Maps recommend');
  });

  test('every map of ours has a name in both languages, and its description fits a menu', () => {
    for (const [, words] of everyLanguage) {
      const named = MAPS.map(({ id, name }) => words.lobby.mapName(id, name));
      expect(new Set(named).size).toBe(MAPS.length);
      for (const map of MAPS) expect(words.lobby.mapAbout(factsOf(map))).toMatch(/^\d+ \S+, .*\d+–\d+ \S+/);
    }
    expect(de.lobby.mapName('germany', 'Germany')).toBe('Deutschland');
    expect(de.lobby.mapName('my-land', 'My\nland')).toBe('My land');
    expect(de.lobby.mapName('toString', 'Odd')).toBe('Odd');
  });

  test('M2 the start squares that are chosen, and whether others are drawn by lot', () => {
    expect(text({})).not.toContain('Start squares');
    expect(text({ starts: ['erfurt'] })).toContain('Start squares: Erfurt, the rest drawn by lot.');
    expect(text({ starts: ['erfurt', 'stuttgart'] })).toContain('Start squares: Erfurt, Stuttgart. ');
  });

  test('M7 the rules for towns', () => {
    for (const town of TOWN_RULES) expect(text({ town })).toContain(en.lobby.town(town).about);
    const all = [
      text({ town: TOWN_RULES }),
      en.lobby.settings({ options: { ...DEFAULT_OPTIONS, map: 'usa', town: TOWN_RULES }, members: [] }, { map: null }),
    ];
    for (const told of all) for (const town of TOWN_RULES) expect(told).toContain(en.lobby.town(town).name);
    expect(text({ town: null })).not.toMatch(/towns?\b/i);
  });
});

describe('squares are called by the ground', () => {
  const [onMap, onTable] = [en.on({ map: 'germany' }), en.on({ map: null })];

  test('on a map A1 lies in its north-west corner, on the table the start tile on N20', () => {
    expect([onMap.things.square({ x: 0, y: 0 }), onTable.things.square({ x: 0, y: 0 })]).toEqual(['A1', 'N20']);
    expect(onMap.things.square({ x: 27, y: 15 })).toBe('AB16');
    expect(onTable).toBe(en);
    expect(onMap.on({ map: null })).toBe(en);
  });

  test('a name is read as it is written', () => {
    for (const words of [onMap, onTable]) {
      for (const square of [
        { x: 0, y: 0 },
        { x: 27, y: 15 },
      ])
        expect(words.things.squareNamed(words.things.square(square))).toEqual(square);
      expect(words.things.squareNamed('nowhere')).toBeNull();
    }
  });

  test('in every kind of text', () => {
    const events = [{ type: 'placed', seat: 0, tile: 'BA-D', x: 2, y: 3, rotation: 0 } as const];
    const names = people('Ada', 'Bo');
    const view = Game.start(setupOf()).view(null);
    const numbers = [{ label: '1', square: { x: 2, y: 3 } }];
    for (const told of [
      lineAbout(onMap, events[0]!, names),
      onMap.turn.past(3, events, names),
      onMap.alt.board({ view, people: names, events, numbers }),
      onMap.decision.label('1', { type: 'activate', x: 2, y: 3 }, [], names),
      onMap.things.placeOn({ kind: 'city', x: 2, y: 3, at: 'N' }),
      onMap.refusal({ code: 'rotation-not-legal', square: { x: 2, y: 3 }, legal: [0] }),
      onMap.lists.tilesFor({ x: 2, y: 3 }, [], view),
    ]) {
      expect(told).toMatch(/\bC4\b/);
      expect(told).not.toMatch(/\b[A-Z]{1,2}2[0-9]\b/);
    }
    expect(onMap.refusal({ code: 'not-a-square', typed: 'x' })).toContain('`A1`');
  });
});

test('the layouts of the arrow tiles are called unverified wherever they are offered', () => {
  expect(en.topic('arrows').text).toMatch(/proposals of this project and unverified/);
  expect(de.topic('arrows').text).toMatch(/Vorschläge dieses Projekts und ungeprüft/);
});
