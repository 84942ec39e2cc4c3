import { execFileSync } from 'node:child_process';
import { createCanvas } from '@napi-rs/canvas';
import { beforeAll, describe, expect, test } from 'vitest';
import { FONT, fitted, printable, registerFonts } from '../../render/text.ts';

// Drawing takes what the machine has left; only the result is asserted.
beforeAll(registerFonts);

const context = createCanvas(48, 48).getContext('2d');

test('every character that counts as covered has a drawing of its own in the bundled fonts, no box', () => {
  const script = `
    import { createCanvas } from '@napi-rs/canvas';
    import { COVERED, FONT, printable, registerFonts } from './render/text.ts';
    registerFonts();
    const context = createCanvas(48, 48).getContext('2d');
    context.font = '700 30px ' + FONT;
    const drawn = (text) => {
      context.clearRect(0, 0, 48, 48);
      context.fillText(text, 8, 36);
      return Buffer.from(context.canvas.data()).toString('latin1');
    };
    // Private use: in no font, so whatever is drawn for it is what a missing character looks like.
    const missing = drawn('\\ue123');
    const signs = COVERED.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)));
    const boxes = signs.filter((sign) => printable(sign) !== '' && (drawn(sign) === missing || drawn(sign) === drawn(' ')));
    console.log(JSON.stringify({ tried: signs.length, detects: drawn('卡') === missing, boxes }));`;
  const answer = execFileSync(process.execPath, ['--input-type=module-typescript', '-e', script], {
    cwd: new URL('../..', import.meta.url),
    env: { DISABLE_SYSTEM_FONTS_LOAD: '1' },
    encoding: 'utf8',
  });
  const { tried, detects, boxes } = JSON.parse(answer);
  expect(tried).toBeGreaterThan(800);
  expect(detects).toBe(true);
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
