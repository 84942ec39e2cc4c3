import { describe, expect, test } from 'vitest';
import { createCanvas } from '../../render/kit/canvas.ts';
import { FONT, fitted, printable } from '../../render/kit/text.ts';

const context = createCanvas(48, 48).getContext('2d');

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
