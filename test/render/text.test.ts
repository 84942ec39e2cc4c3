import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { COVERED, FONT, fitted, printable, registerFonts } from '../../render/text.ts';

beforeAll(registerFonts);

const context = createCanvas(48, 48).getContext('2d');

const drawn = (text: string): string => {
  context.clearRect(0, 0, 48, 48);
  context.font = `700 30px ${FONT}`;
  context.fillText(text, 8, 36);
  return Buffer.from(context.canvas.data()).toString('latin1');
};

test('every character that counts as covered has a drawing of its own, no box', () => {
  // Private use: in no font, so whatever is drawn for it is what a missing character looks like.
  const missing = drawn('\ue123');
  const boxes = COVERED.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => /\S/.test(sign) && drawn(sign) === missing)
    .filter((sign) => printable(sign) !== '');
  expect(boxes).toEqual([]);
});

describe('what of a name is printed', () => {
  test.each([
    ['plain', 'Ada', 'Ada'],
    ['accents, composed or not', 'Cle\u0301mentine', 'Clémentine'],
    ['Cyrillic and Greek', 'Дмитрий Ωμέγα', 'Дмитрий Ωμέγα'],
    ['fancy letters as plain ones', '𝓐𝓭𝓪 Ｌｏｖｅ', 'Ada Love'],
    ['emoji left out', '🐉 Bo 🐉', 'Bo'],
    ['stacked marks left out', 'Z̷̢̛a̸l̴g̵o̶', 'Zalgo'],
    ['right to left', 'محمد עדה', ''],
    ['a text turned round by control characters', '\u202eadA\u202c', 'adA'],
    ['Chinese', '卡卡颂', ''],
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
