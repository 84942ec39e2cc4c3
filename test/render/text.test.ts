import { describe, expect, test } from 'vitest';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT, fitted, printable } from '../../render/kit/text.ts';
import { drawLabel, label } from '../../render/stats/sheet.ts';

const context = createCanvas(48, 48).getContext('2d');

describe('the printed part of a name', () => {
  test.each([
    ['plain', 'Ada', 'Ada'],
    ['accents, composed or not', 'Cle\u0301mentine', 'Clémentine'],
    ['Cyrillic and Greek', 'Дмитрий Ωμέγα', 'Дмитрий Ωμέγα'],
    ['fancy letters as plain ones', '𝓐𝓭𝓪 Ｌｏｖｅ', 'Ada Love'],
    ['emoji, without the signs that ask for them', '🐉 Bo ❤️', '🐉 Bo ❤'],
    ['emoji of several', '👨‍👩‍👧 Bo', '👨‍👩‍👧 Bo'],
    ['stacked marks left out', 'Z̷̢̛a̸l̴g̵o̶', 'Zalgo'],
    ['right to left', 'محمد עדה', 'محمد עדה'],
    ['Thai, whose vowels come before and after', 'น้ำ เอก', 'น้ำ เอก'],
    ['Devanagari with its conjuncts', 'कर्षि र्‍य', 'कर्षि र्‍य'],
    ['Persian with letters kept apart', 'می‌خواهم', 'می‌خواهم'],
    ['Arabic written in its old forms as usual', 'ﻣﺤﻤﺪ', 'محمد'],
    ['no joiners of omitted signs', '🐉\u200d🧿\u0489\u200d', '🐉\u200d🧿'],
    ['a text turned round by control characters', '\u202eadA\u202c', 'adA'],
    ['Chinese, Japanese, Korean', '卡卡颂 カード 한국', '卡卡颂 カード 한국'],
    ['a sign for each letter that no font has', 'ლა Bo', '\ufffd\ufffd Bo'],
    ['blanks and lines', ' A \n\t B ', 'A B'],
    ['a half pair', '\ud800x', 'x'],
    ['nothing', '', ''],
  ])('%s', (_what, name, printed) => {
    expect(printable(name)).toBe(printed);
  });
});

test('a long name is cut with … and then fits', () => {
  context.font = `400 20px ${FONT}`;
  const name = 'Maximilian Freiherr von und zu Habenichts';
  for (const width of [40, 80, 160]) {
    const cut = fitted(context, name, width);
    expect(cut).toMatch(/^M.*…$/);
    expect(context.measureText(cut).width).toBeLessThanOrEqual(width);
  }
  expect(fitted(context, name, 2000)).toBe(name);
  expect(fitted(context, name, 3)).toBe('');
  expect(fitted(context, 'x'.repeat(10_000), 100)).toMatch(/^x+…$/);
});

test('a text from right to left is cut at its end, between letters and not between a letter and its marks', () => {
  context.font = `400 20px ${FONT}`;
  const whole = context.measureText('שָׁלוֹם').width;
  expect(fitted(context, 'שָׁלוֹם', whole + 1)).toBe('\u2068שָׁלוֹם\u2069');
  expect(fitted(context, 'שָׁלוֹם', whole - 1)).toMatch(/^\u2068שָׁ(ל(וֹ)?)?…\u2069$/u);
  expect(fitted(context, 'कर्षि'.repeat(20), 100)).toMatch(/^(कर्षि)+(क|कर्)?…$/u);
});

test('signs that set the direction of a name take no room and leave no box', () => {
  context.font = `400 20px ${FONT}`;
  const width = (text: string) => context.measureText(text).width;
  expect(width(fitted(context, 'עדה', 500))).toBe(width('עדה'));
  const drawn = (text: string) => {
    context.clearRect(0, 0, 48, 48);
    context.fillText(text, 4, 30);
    return Buffer.from(context.canvas.data()).toString('latin1');
  };
  expect(drawn(fitted(context, 'עדה', 500))).toBe(drawn('עדה'));
  // The last sign of right-to-left text stands on the left.
  expect(drawn(fitted(context, 'עד!', 500))).not.toBe(drawn('עד!'));
});

test('a name with deep letters stays within its box in pictures of results; other names stand where they did', () => {
  const box = { x: 0, y: 20, width: 300, height: 57 };
  const inkOf = (text: string) => {
    const canvas = createCanvas(300, 120);
    const context = canvas.getContext('2d');
    drawLabel(context, label(text, box, { size: 42, weight: 700 }));
    const { data } = context.getImageData(0, 0, 300, 120);
    const rows = Array.from({ length: 120 }, (_, y) => y).filter((y) =>
      data.subarray(4 * 300 * y, 4 * 300 * (y + 1)).some((value, index) => index % 4 === 3 && value > 0),
    );
    return { top: rows[0]!, bottom: rows.at(-1)! };
  };
  const deep = inkOf('محمد علي');
  expect(deep.bottom).toBeLessThanOrEqual(box.y + box.height);
  expect(deep.top).toBeGreaterThanOrEqual(box.y - 1);
  // On the line of letters without descenders.
  expect(Math.abs(inkOf('Ada').bottom - (box.y + box.height / 2 + 42 * 0.36))).toBeLessThanOrEqual(2);
});
