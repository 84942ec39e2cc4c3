import { GlobalFonts } from '@napi-rs/canvas';
import { describe, expect, test } from 'vitest';
import { drawToken } from '../../render/art/figures.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT, fitted, isPrintable, printable, provide, wrapped } from '../../render/kit/text.ts';
import { draw } from '../../render/process/draw.ts';
import { lettersOf } from '../../render/scoreboard/letters.ts';
import { reportLayout } from '../../render/stats/report.ts';
import { drawLabel } from '../../render/stats/sheet.ts';
import { isDrawn } from '../support/runs.ts';
import { makeView } from './boards.ts';
import { reportOf } from './results.ts';

const SIZE = 30;
const WIDTH = 600;
const context = createCanvas(WIDTH, 60).getContext('2d');

const setFont = (weight = 400): void => {
  context.font = `${weight} ${SIZE}px ${FONT}`;
};

/** A name as drawn: its ink by pixel, and its width. */
function drawnName(name: string, weight = 400): { ink: Buffer; width: number } {
  setFont(weight);
  context.clearRect(0, 0, WIDTH, 60);
  const text = fitted(context, name, WIDTH - 20);
  context.fillText(text, 10, 42);
  return { ink: Buffer.from(context.canvas.data()), width: context.measureText(text).width };
}

/** Columns of pixels with ink. */
function columns({ ink }: { readonly ink: Buffer }): number[] {
  const found = new Set<number>();
  for (let i = 3; i < ink.length; i += 4) if (ink[i]! > 60) found.add(((i - 3) / 4) % WIDTH);
  return [...found].toSorted((a, b) => a - b);
}

/** Draws characters from nearly all parts of the Chinese and Korean fonts, so that earlier parts are unloaded. */
function drawOthers(): void {
  const signs = (from: number, step: number) =>
    String.fromCodePoint(...Array.from({ length: 16 }, (_, i) => from + i * step));
  for (let code = 0x4e00; code < 0x9e00; code += 1024) drawnName(signs(code, 61));
  for (let code = 0xac00; code < 0xd700; code += 512) drawnName(signs(code, 31));
}

/** Parts of fonts that only some names need. */
const partsLoaded = (): string[] =>
  GlobalFonts.families.map(({ family }) => family).filter((family) => /^Board [a-z]/.test(family));

const NAMES = {
  Japanese: '山田ゆき',
  'Japanese, in kana alone': 'タロウ',
  Chinese: '张伟杰',
  'traditional Chinese': '陳小龍',
  Korean: '김민준',
  Hebrew: 'שָׁלוֹם',
  Arabic: 'محمد عليّ',
  Thai: 'น้ำฝน',
  Devanagari: 'किशोर कर्षि',
  emoji: '🐉🦄',
  'a family of one emoji': '👨‍👩‍👧‍👦',
  'an emoji asked for by a sign behind it': '☺️❤️',
  flags: '🇩🇪🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  keycaps: '1️⃣',
  symbols: '♔☽⚔★➤',
  'small capitals': 'ᴀᴅᴀ',
  'several scripts': 'Ada 山田 محمد 🐉 김',
} as const;

describe('names of all kinds are drawn', () => {
  test.each(Object.entries(NAMES))('%s', (_what, name) => {
    expect(isPrintable(name)).toBe(true);
    expect(printable(name)).not.toContain('\ufffd');
    const standIns = drawnName('\ufffd'.repeat(6));
    for (const weight of [400, 700]) {
      const shown = drawnName(name, weight);
      const inked = columns(shown);
      // Ink from the name's beginning to its end, with gaps no wider than a letter.
      expect(inked[0]).toBeLessThan(10 + SIZE);
      expect(inked.at(-1)).toBeGreaterThan(10 + shown.width - SIZE);
      expect(Math.max(...inked.slice(1).map((x, i) => x - inked[i]!))).toBeLessThan(SIZE);
      expect(shown.ink.equals(standIns.ink)).toBe(false);
    }
  });

  test('no sign of a name is a box, as it is if the fonts lack it', () => {
    for (const name of Object.values(NAMES)) {
      const whole = printable(name);
      setFont();
      provide(context, whole);
      for (const { segment } of new Intl.Segmenter('en').segment(whole.replaceAll(' ', ''))) {
        context.clearRect(0, 0, WIDTH, 60);
        context.fillText(segment, 10, 42);
        const sign = Buffer.from(context.canvas.data());
        context.clearRect(0, 0, WIDTH, 60);
        context.fillText('\ue123', 10, 42);
        expect({ segment, isBox: sign.equals(context.canvas.data()) }).toEqual({ segment, isBox: false });
      }
    }
  });

  test.each([
    ['skin and profession', '👩🏽‍🚀'],
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart in it', '👩‍❤️‍💋‍👨'],
    ['a flag of two letters', '🇩🇪'],
    ['a flag of a country in one', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a flag with a sign on it', '🏳️‍⚧️'],
  ])('an emoji of several characters is one picture: %s', (_what, emoji) => {
    const { width } = drawnName('🐉');
    expect(drawnName(emoji).width).toBe(width);
    // Also beside the emoji from which it is made.
    expect(drawnName(`🚀☠️❤️👩${emoji}`).width).toBeCloseTo(5 * width, 1);
  });
});

describe('a name that no font has', () => {
  test.each([
    ['Georgian', 'ლაშა', 4],
    ['with an accent on it', 'ა\u0301', 1],
    ['without any letters', '\u{10fffd}', 1],
  ])('has a sign for each letter, and no blank: %s', (_what, unknown, signs) => {
    expect(printable(`${unknown} 77`)).toBe(`${'\ufffd'.repeat(signs)} 77`);
    expect(isPrintable(unknown)).toBe(false);
    const one = drawnName('\ufffd').width;
    expect(one).toBeGreaterThan(SIZE / 2);
    expect(drawnName(unknown).width).toBeCloseTo(signs * one, 1);
    expect(columns(drawnName(unknown)).length).toBeGreaterThan((signs * one) / 2);
  });

  test('marks that are no letters are left off the letter they stand on, and so is a half of a sequence', () => {
    expect(printable('Z̷̢̛a̸l̴g̵o̶')).toBe('Zalgo');
    expect(printable('🐉\u0489')).toBe('🐉');
    expect(printable('🐉\u200d🀄︎ \u200dBo')).toMatch(/^🐉\u200d?🀄 Bo$/u);
  });
});

describe('a name too long is cut', () => {
  test.each([
    ['Japanese', 'タロウさんのとても長い名前です', /^タロ.*…$/u],
    ['emoji of several, whole ones', '👩🏽‍🚀'.repeat(30), /^(👩🏽‍🚀)+…$/u],
    ['flags, whole ones', '🇩🇪'.repeat(30), /^(🇩🇪)+…$/u],
    ['Devanagari between joined signs', 'कर्षि'.repeat(20), /^(कर्षि)+(क|कर्)?…$/u],
    ['Korean', '김민준'.repeat(20), /^김민.*…$/u],
  ])('%s', (_what, name, cut) => {
    setFont();
    const short = fitted(context, name, 140);
    expect(short.normalize()).toMatch(cut);
    expect(context.measureText(short).width).toBeLessThanOrEqual(140);
  });

  test('lines of a script without blanks are broken anywhere, without hyphens, and nothing is lost', () => {
    setFont();
    const text = '山田さんは十二枚の都市を完成させました';
    const lines = wrapped(context, text, 150, 9);
    expect(lines.length).toBeGreaterThan(2);
    expect(lines.join('')).toBe(text);
    for (const line of lines) expect(context.measureText(line).width).toBeLessThanOrEqual(150);
    expect(wrapped(context, '🐉'.repeat(9), 100, 9).join('')).toBe('🐉'.repeat(9));
  });
});

describe('initials', () => {
  const names = ['山田', 'محمد', 'किशोर', '김민준', 'น้ำฝน', '🐉', 'タロウ', '力'];
  const letters = lettersOf(
    names.map((name, seat) => ({ seat, name })),
    8,
  );

  test('meeples wear initials of other scripts, but neither of two that look alike', () => {
    expect(letters).toEqual(['山', 'م', 'क', '김', 'น', 'A', 'タ', '力']);
    const alike = ['カズ', '力', 'がく', 'かえ', 'Bo'].map((name, seat) => ({ seat, name }));
    expect(lettersOf(alike, 5)).toEqual(['A', 'C', 'D', 'E', 'B']);
  });

  test('a letter stands in the middle of its token, and not over its edge', () => {
    const at = { x: 50, y: 50 };
    const token = (letter: string): Buffer => {
      const canvas = createCanvas(100, 100);
      drawToken(canvas.getContext('2d'), { mark: 0, letter }, at, 80);
      return Buffer.from(canvas.data());
    };
    const bare = token('');
    for (const letter of letters) {
      const rows = new Set<number>();
      token(letter).forEach((value, i) => {
        if (Math.abs(value - bare[i]!) > 60) rows.add(Math.floor(i / 400));
      });
      const [top, bottom] = [Math.min(...rows), Math.max(...rows)];
      expect({ letter, middle: Math.abs((top + bottom) / 2 - 50) < 3, inside: top > 14 && bottom < 86 }).toEqual({
        letter,
        middle: true,
        inside: true,
      });
    }
  });
});

test('names that are evidently Chinese have Chinese shapes, and Japanese names have Japanese shapes', () => {
  // The first character, cut out of the picture.
  const first = (name: string): string => {
    const { ink } = drawnName(name);
    return Array.from({ length: 60 }, (_, y) =>
      ink.toString('latin1', y * WIDTH * 4, (y * WIDTH + 9 + SIZE) * 4),
    ).join();
  };
  expect(first('直ゆ')).not.toBe(first('直张'));
  expect(first('直ゆ')).toBe(first('直山'));
});

// It takes many fonts until earlier ones are given up.
const givenUp = test.runIf(isDrawn('fonts given up', { oneIn: 8, about: ['render/kit/text.ts', 'render/kit/font'] }));

givenUp('a name looks alike after any other names, and fonts do not pile up', () => {
  const names = Object.values(NAMES);
  const before = names.map((name) => drawnName(name).ink);
  drawOthers();
  expect(partsLoaded().length).toBeGreaterThan(40);
  expect(partsLoaded().length).toBeLessThan(100);
  const after = names.toReversed().map((name) => drawnName(name).ink);
  expect(after.toReversed().map((ink, i) => ink.equals(before[i]!))).toEqual(names.map(() => true));
});

test('pictures without such names open none of these fonts', () => {
  const before = partsLoaded();
  const view = makeView({ tiles: 12, seats: 6, figures: 0.9 });
  const players = ['Ada', 'Clémentine', 'Дмитрий', 'Ωμέγα', 'עדה', '𝓐𝓭𝓪'].map((name, seat) => ({ seat, name }));
  draw({ kind: 'board', scene: { view, players } });
  expect(partsLoaded()).toEqual(before);
});

givenUp('a name on a sheet is drawn though its fonts were given up meanwhile', () => {
  const players = ['山田ゆき', 'محمد', '🐉'].map((name, seat) => ({ seat, name }));
  const label = reportLayout(reportOf(3, 12, { players })).labels.find(({ text }) => text === '山田ゆき')!;
  const shown = (): Buffer => {
    const canvas = createCanvas(1200, 900);
    drawLabel(canvas.getContext('2d'), label);
    return Buffer.from(canvas.data());
  };
  const before = shown();
  drawOthers();
  expect(shown().equals(before)).toBe(true);
});
