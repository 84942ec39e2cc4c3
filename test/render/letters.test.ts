import { describe, expect, test } from 'vitest';
import { printable } from '../../render/kit/text.ts';
import { draw } from '../../render/process/draw.ts';
import { lettersOf, shownName } from '../../render/scoreboard/letters.ts';
import { reportLayout } from '../../render/stats/report.ts';
import { makeView } from './boards.ts';
import { reportOf } from './results.ts';

const playersNamed = (names: readonly string[]) => names.map((name, seat) => ({ seat, name }));
const lettersFor = (...names: readonly string[]) => lettersOf(playersNamed(names), names.length).join(' ');

describe('meeples wear the initials of their players', () => {
  test.each([
    ['in any seats', ['Bo', 'Ada'], 'B A'],
    ['small letters as capitals', ['ada', 'élodie', 'дмитрий', 'ωμέγα'], 'A É Д Ω'],
    ['the first letter, after any signs before it', ['_x_ Bo', '🐉 Ada', '»Cleo«', '  Dag'], 'X A C D'],
    ['no digit, which would be taken for a choice', ['2Pac', '007 Ada'], 'P A'],
    ['fancy letters as plain ones', ['𝓐𝓭𝓪', 'ⓑⓞ', 'ﬁnn'], 'A B F'],
    ['a capital that is two letters by its first', ['ßen', 'ǆ'], 'S D'],
    ['accents composed or not, and no tower of them', ['E\u0301lodie', `Z${'\u0337\u0322'.repeat(9)}algo`], 'É Z'],
    ['other scripts by a letter without its marks', ['שָׁלוֹם', 'محمد', 'किशोर', 'น้ำฝน'], 'ש م क น'],
    ['Thai by its consonant', ['เอกชัย', 'ใจดี'], 'อ จ'],
    ['a letter turned round by nothing', ['\u202eadA', '\u3164Bo'], 'A B'],
  ])('%s', (_what, names, letters) => {
    expect(lettersFor(...names)).toBe(letters);
  });
});

describe('no two players wear one letter, and no letter is the initial of another player', () => {
  test.each([
    ['two of one initial: neither has it, and the others keep theirs', ['Bo', 'Ada', 'Ben'], 'C A D'],
    ['two of one initial alone', ['Bo', 'Ben'], 'A C'],
    ['initials that differ in an accent', ['Eva', 'Élodie', 'Ada'], 'B C A'],
    ['initials of two scripts that look the same', ['Ada', 'Анна', 'Αθηνά', 'Bo'], 'C D E B'],
    ['initials that a stroke tells apart', ['Oda', 'Øyvind', 'Leo', 'Łukasz'], 'A B C D'],
    ['two of one name', ['Ada', 'Ada'], 'B C'],
    ['a name without letters', ['🐉🐉', 'Ada', 'ლაშა', '1337'], 'B A C D'],
    ['a former player', ['', 'Ada', 'Bo'], 'C A B'],
    ['six of one initial', ['Ada', 'Alf', 'Ann', 'Abe', 'Asa', 'Amy'], 'B C D E F G'],
  ])('%s', (_what, names, letters) => {
    expect(lettersFor(...names)).toBe(letters);
  });

  test('all tables of six', () => {
    const names = [
      'Ada',
      'Bo',
      'Ben',
      'Cy',
      'Dag',
      'Eva',
      'Émile',
      'Finn',
      'Анна',
      '',
      '卡',
      'შ',
      '42',
      'Ole',
      'Øyvind',
    ];
    // Then they repeat.
    for (let table = 0; table < 13 * names.length; table++) {
      const at = Array.from(
        { length: 6 },
        (_, seat) => names[(table * 7 + seat * (table % 13) + seat * seat) % names.length]!,
      );
      const letters = lettersOf(playersNamed(at), 6);
      expect(new Set(letters).size, at.join()).toBe(6);
      letters.forEach((letter, seat) => {
        const others = at.filter((name, other) => other !== seat && name !== '' && name[0] === letter);
        expect(others, at.join()).toEqual([]);
      });
    }
  });
});

test('seats without a named player have letters of their own', () => {
  expect(lettersOf([], 6).join('')).toBe('ABCDEF');
  expect(lettersOf([{ seat: 2, name: 'Bo' }], 3).join('')).toBe('ACB');
});

test('a letter can be drawn with our fonts', () => {
  for (const name of ['ΐota', 'ŉa', 'İ', 'ĳ', 'ѣ', 'ꙋ', 'ﬀ', 'ª', 'ʰa'])
    for (const letter of lettersOf([{ seat: 0, name }], 1)) expect([name, printable(letter)]).toEqual([name, letter]);
});

describe('a name that cannot be drawn', () => {
  const players = [
    { seat: 0, name: 'Ada' },
    { seat: 1, name: 'ლაშა' },
    { seat: 2, name: '', otherName: 'a former player' },
    { seat: 3, name: 'შ', otherName: 'ა' },
  ];
  const letters = lettersOf(players, 5);

  test('is replaced by the caller’s text, or else by the letter that the meeples wear, and never by nothing', () => {
    const shown = [0, 1, 2, 3, 4].map((seat) => shownName(players, seat, letters[seat]!));
    expect(shown).toEqual(['Ada', 'B', 'a former player', 'D', 'E']);
  });

  test('gives no initial from the text that replaces it', () => {
    expect(letters).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  test('is replaced in the report as on the scoreboard', () => {
    const scene = reportOf(4, 12, { players });
    const texts = reportLayout(scene).labels.map(({ text }) => text);
    expect(texts).toEqual(expect.arrayContaining(['Ada', 'B', 'D']));
    expect(texts.some((text) => text.startsWith('a former'))).toBe(true);
  });
});

test('the report has the letters of the board at its totals and best scores', () => {
  const scene = reportOf(4, 12, { players: playersNamed(['Bo', 'Ada', 'Cleo', 'Clara']) });
  const tokens = reportLayout(scene).tokens.map(({ seat, worn }) => `${seat}${worn.letter}`);
  expect([...new Set(tokens)].toSorted()).toEqual(['0B', '1A', '2D', '3E']);
});

test('pictures differ by the initials alone', () => {
  const view = makeView({ tiles: 12, seats: 2, figures: 0.9 });
  const bytes = (names: readonly string[]) =>
    draw({ kind: 'closeUp', scene: { view, players: playersNamed(names), centre: view.board[3]! } }).bytes;
  expect(bytes(['Bo', 'Ada'])).toEqual(bytes(['Ben', 'Alf']));
  expect(bytes(['Bo', 'Ada'])).not.toEqual(bytes(['Ada', 'Bo']));
});
