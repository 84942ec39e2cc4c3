import { describe, expect, test } from 'vitest';
import { printable } from '../../render/kit/text.ts';
import { escaped } from '../../src/discord/words/escape.ts';
import { plain } from '../../src/plain.ts';

describe('a name that shows nothing counts as empty', () => {
  test.each([
    ['blanks', ' \u00a0\u3000\t'],
    ['zero-width blanks and joiners', '\u200b\u200c\u200d\u2060\ufeff'],
    ['the filler of Hangul', '\u3164'],
    ['other fillers', '\u115f\u1160\uffa0'],
    ['a blank of Braille', '\u2800'],
    ['an empty note', '\u{1d159}'],
    ['soft hyphens', '\u00ad\u00ad'],
    ['selectors of variants', '\ufe0f\ufe0e\u{e0100}'],
    ['tags', '\u{e0041}\u{e0064}\u{e0061}\u{e007f}'],
    ['marks of direction', '\u061c\u200e\u200f\u202e\u2067\u2069'],
    ['marks with nothing under them', '\u0301\u0302'],
    ['half a pair', '\ud800'],
    ['several at once', '\u2800 \u3164\u200d\u0301\u00ad \u061c'],
  ])('%s', (_what, name) => {
    expect(plain(name)).toBe('?');
    expect(escaped(name)).toBe('?');
    expect(printable(name)).toBe('');
    expect(plain(`${name}Ada ${name}Bo`)).toBe('Ada Bo');
  });
});

describe('real writing stays whole', () => {
  test.each([
    ['Vietnamese', 'Nguyễn Thị Ngọc Ánh'],
    ['Lithuanian with its accents', 'mū̃ką į́'],
    ['Hebrew with points', 'שָׁלוֹם שָּׁ֑לוֹם'],
    ['Arabic with its vowels', 'مُحَمَّد عَلِيّ'],
    ['Persian with letters kept apart', 'می‌خواهم'],
    ['Thai', 'ที่นี่ น้ำ ก้ำ'],
    ['Devanagari', 'किशोर कर्षि क्ष्म्य'],
    ['Devanagari with a joiner', 'र्‍य'],
    ['Burmese', 'ကျွန်ုပ် ကြွေး'],
    ['Tibetan', 'བསྒྲུབས'],
    ['Khmer', 'ខ្មែរ'],
    ['Mongolian', 'ᠠ᠋ᠮᠣᠩ'],
    ['Japanese with a variant', '葛\u{e0100}城'],
    ['Korean', '한국어'],
    ['emoji of several', '👨‍👩‍👧‍👦 👩🏽‍🚀 ❤️‍🔥 🏳️‍⚧️'],
    ['flags', '🇩🇪 🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['keycaps', '1️⃣ #️⃣'],
  ])('%s', (_what, name) => {
    expect(plain(name.normalize('NFC'))).toBe(name.normalize('NFC'));
    expect(plain(name.normalize('NFD'))).toBe(name.normalize('NFC'));
  });
});

describe('marks stand no higher than writing does', () => {
  test.each([
    ['on Latin letters', `Bo${'\u0334\u0322\u0354'.repeat(9)}b`, 'Bo\u0334\u0334b'],
    ['on a letter with an accent', `e${'\u0301'.repeat(30)}`, 'é\u0301\u0301'],
    ['on an emoji', `🐉${'\u0489'.repeat(30)}`, '🐉\u0489\u0489'],
    ['of vowels', `ก${'\u0e35'.repeat(30)}`, `ก${'\u0e35'.repeat(4)}`],
    ['held together by joiners', `o${'\u0301\u034f\u200d'.repeat(30)}`, 'ó\u0301\u0301'],
  ])('towers of marks are cut: %s', (_what, name, shown) => {
    expect(plain(name)).toBe(shown);
  });
});

test('invisible characters that do nothing in their place do not tell two names apart', () => {
  for (const name of ['A\u200dda', 'Ad\u00ada', 'Ada\u{e0041}', 'Ada \ufe0f', 'A\u034fda', '\u061cAda', 'Ad\u2060a'])
    expect(plain(name)).toBe('Ada');
  expect(plain('🏴\u{e0067}')).toBe('🏴');
  expect(plain('Ada\ufe0f\ufe0f\ufe0f')).toBe('Ada\ufe0f');
});
