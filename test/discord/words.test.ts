import { describe, expect, test } from 'vitest';
import { german } from '../../src/discord/words/de/index.ts';
import { english } from '../../src/discord/words/en/index.ts';
import { BUTTONS, cut, escaped, plain, TOPICS, wordsFor } from '../../src/discord/words/index.ts';
import { Game, GIFTS, ROTATIONS, SYMBOLS, TILE_DESIGNS } from '../../src/engine/index.ts';
import { DEFAULT_OPTIONS } from '../../src/game/table.ts';
import { setupOf } from '../support/games.ts';
import { everyLanguage, people, TROUBLES, tableOf } from './words-support.ts';

const en = wordsFor('en-US');
const de = wordsFor('de');

/** Every text that is written down, by the path to it; what has to be called is not among them. */
function* texts(value: unknown, path = ''): Generator<[string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'object' && value !== null)
    for (const [key, one] of Object.entries(value)) yield* texts(one, `${path}.${key}`);
}

describe('languages', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en-GB', 'en'],
    ['fr', 'en'],
    ['', 'en'],
    ['constructor', 'en'],
    [null, 'en'],
    [undefined, 'en'],
  ])('a reader with the locale %s is answered in %s', (locale, language) => {
    expect(wordsFor(locale).language).toBe(language);
  });

  test('no written text of one language is left standing in the other', () => {
    const ours = new Map(texts(german));
    const kept = [...texts(english)].filter(([path, text]) => /\p{L}{3}/u.test(text) && ours.get(path) === text);
    // The figure has the same name in both.
    expect(kept).toEqual([['.things.roles.meeple', 'Meeple']]);
  });

  test('both hold the same texts', () => {
    expect([...texts(german)].map(([path]) => path).sort()).toEqual([...texts(english)].map(([path]) => path).sort());
  });

  test('the same rules are cited in both', () => {
    const cited = (text: string): string[] => [...text.matchAll(/\b[A-Z]{1,2}\d+\b/g)].map(([id]) => id).sort();
    for (const topic of TOPICS) expect(cited(de.topic(topic).text), topic).toEqual(cited(en.topic(topic).text));
  });
});

describe.each(everyLanguage)('%s', (_language, words) => {
  test.each(Object.entries(TROUBLES))('%s is one sentence that says what to do', (_code, why) => {
    const text = words.refusal(why);
    expect(text).toMatch(/^\S.*\.$/su);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text.length).toBeLessThanOrEqual(1000);
    // What is wrong, then what to do.
    expect(text).toMatch(/[:,] /);
  });

  test('every button has a label that a phone shows whole', () => {
    for (const button of BUTTONS) {
      expect(words.buttons[button], button).toMatch(/\S/);
      expect(words.buttons[button].length, button).toBeLessThanOrEqual(38);
    }
  });

  test('answers about the rules fit, and cite', () => {
    const uncited = ['resigning', 'fairness'];
    for (const topic of TOPICS) {
      const { title, text } = words.topic(topic);
      expect(title.length, topic).toBeLessThanOrEqual(80);
      expect(text.length, topic).toBeLessThanOrEqual(1500);
      if (!uncited.includes(topic)) expect(text, topic).toMatch(/\(((?:A?B|AN|G)\d+)[,)]/);
    }
    expect(words.help.length).toBeLessThanOrEqual(2000);
    for (const name of ['play', 'board', 'place', 'tiles', 'gifts', 'resign', 'rules', 'help'])
      expect(words.help).toContain(`\`/${name}\``);
  });

  test('two designs are never the same in words, nor two rotations that differ', () => {
    const named = TILE_DESIGNS.map(({ id }) => words.things.tile(id));
    expect(new Set(named).size).toBe(named.length);
    expect(new Set(ROTATIONS.map((rotation) => words.things.tile('BA-D', rotation))).size).toBe(4);
  });

  test.each(TILE_DESIGNS.map(({ id }) => id))('the places on %s can be told apart', (tile) => {
    for (const rotation of ROTATIONS) {
      const game = Game.start(
        setupOf({ sets: ['base', 'anniversary'], prepared: { board: [{ tile, x: 0, y: 0, rotation }] } }),
      );
      const places = TILE_DESIGNS.find(({ id }) => id === tile)!;
      const features = [...places.cities, ...places.roads, ...places.fields].length + (places.monastery ? 1 : 0);
      const seen = new Set<string>();
      for (const place of placesOf(game)) seen.add(words.things.place(place));
      expect(seen.size, `${rotation}`).toBe(features);
    }
  });
});

/** Every place of the one tile on the board, found as players see them: as what may be claimed on it. */
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
    ...design.fields.map(({ halves: named }) => ({
      kind: 'field' as const,
      ...at,
      at: turn(named, halves, quarter * 2) || 'inner',
    })),
    ...(design.monastery ? [{ kind: 'monastery' as const, ...at, at: '' }] : []),
  ];
  // A place that the engine does not know would prove nothing.
  for (const place of found) expect(game.feature(place), JSON.stringify(place)).not.toBeNull();
  return found;
}

describe('names of things', () => {
  test.each([
    ['BA-D', 0, 'city to the north, road from east to west', 'Stadt im Norden, Straße von Osten nach Westen'],
    ['BA-D', 90, 'city to the east, road from north to south', 'Stadt im Osten, Straße von Norden nach Süden'],
    ['BA-A', 180, 'road to the north, ending here, monastery', 'Straße im Norden, die hier endet, Kloster'],
    ['BA-B', 0, 'monastery', 'Kloster'],
    ['BA-C', 0, 'city on all four sides with a coat of arms', 'Stadt auf allen vier Seiten mit einem Wappen'],
    ['BA-Eg', 270, 'city to the west, garden', 'Stadt im Westen, Garten'],
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

  test('a meeple is called by where it stands, and numbers are grouped as the language does', () => {
    const kinds = ['city', 'road', 'monastery', 'field'] as const;
    expect(kinds.map((kind) => en.things.role('meeple', kind))).toEqual(['Knight', 'Highwayman', 'Monk', 'Farmer']);
    expect(kinds.map((kind) => de.things.role('meeple', kind))).toEqual(['Ritter', 'Wegelagerer', 'Mönch', 'Bauer']);
    expect([en.things.number(12_345), de.things.number(12_345)]).toEqual(['12,345', '12.345']);
    expect([en.things.count('arms', 1), en.things.count('arms', 2)]).toEqual(['1 coat of arms', '2 coats of arms']);
  });
});

describe('what people typed', () => {
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
  ])('%j does nothing in a message', (name, shown) => {
    expect(escaped(name)).toBe(shown);
  });

  test('a name comes escaped into every line, and as it is into alt text', () => {
    const [ada] = [people('**@here**', 'Bo')];
    const line = en.log.event({ type: 'resigned', seat: 0 }, ada);
    expect(line).toContain('\\*\\*@\u200bhere\\*\\*');
    const view = Game.start(setupOf()).view(null);
    expect(en.alt.board({ view, people: ada, events: [], numbers: [] })).toContain('**@here** 0 points');
  });

  test('cutting leaves no half of a character and says that something is missing', () => {
    const family = '👩‍👩‍👧‍👦';
    expect(cut(family.repeat(3), family.length * 2)).toBe(`${family}…`);
    expect(cut('short', 5)).toBe('short');
    expect(plain('a\u0000b\u2028c')).toBe('ab c');
  });
});

test('the lobby says edition, tiles, what each switch changes, who sits there and when it closes', () => {
  const table = tableOf(people('Ada', 'Bo'), { options: { ...DEFAULT_OPTIONS, first: '100000000000000001' } });
  const text = en.lobby.text(table, 86_400_000);
  for (const part of ['C3', '72 tiles', 'Fields: on', 'B19', '(2 of 6)', '<@100000000000000000> (host)', '<t:86400:R>'])
    expect(text).toContain(part);
  expect(text).toContain('**First player: <@100000000000000001>**');
  expect(en.lobby.text({ ...table, options: { ...DEFAULT_OPTIONS, fields: false } }, 0)).toMatch(
    /Fields: off.*by lot/s,
  );
  expect(en.lobby.abandoned(table, null)).not.toBe(en.lobby.abandoned({ ...table, record: {} as never }, null));
});

test('AB1 AN1 G1 the lobby tells each expansion in a sentence, and how many tiles there are', () => {
  const table = tableOf(people('Ada', 'Bo'), { options: DEFAULT_OPTIONS });
  expect(en.lobby.text(table, 0)).toContain('- Off: The Abbot, Anniversary arrows, The Gifts.');
  const all = { ...table, options: { ...DEFAULT_OPTIONS, abbot: true, arrows: true, gifts: true } };
  for (const [words, parts] of [
    [en, ['87 tiles', 'The Abbot: on', 'AB4', 'arrows: on', 'AN16', 'unverified', 'The Gifts: on', 'G12']],
    [de, ['87 Plättchen', 'Der Abt: an', 'AB4', 'Jubiläum: an', 'AN16', 'ungeprüft', 'Die Geschenke: an', 'G12']],
  ] as const) {
    for (const part of parts) expect(words.lobby.text(all, 0)).toContain(part);
    const { fields, abbot, arrows, gifts, first } = words.lobby.switchLabel(all);
    for (const label of [fields, abbot, arrows, gifts, first]) expect(label.length).toBeLessThanOrEqual(38);
  }
  expect(en.lobby.switchLabel(all)).toMatchObject({ abbot: 'The Abbot: on', arrows: 'Anniversary arrows: on' });
  expect(en.lobby.switchLabel(table)).toMatchObject({ gifts: 'The Gifts: off' });
});

test('the layouts of the arrow tiles are called unverified wherever they are offered', () => {
  expect(en.topic('arrows').text).toMatch(/proposals of this project and unverified/);
  expect(de.topic('arrows').text).toMatch(/Vorschläge dieses Projekts und ungeprüft/);
});

test.each(everyLanguage)('%s: cards and symbols have names of their own', (_language, words) => {
  expect(new Set(GIFTS.map((gift) => words.things.gift(gift).name)).size).toBe(GIFTS.length);
  for (const gift of GIFTS) expect(words.things.gift(gift).effect).toMatch(/^\S.*\.$/);
  expect(SYMBOLS.map((symbol) => words.things.symbol(symbol).slice(0, 3))).toEqual(['01 ', '02 ', '03 ']);
});
