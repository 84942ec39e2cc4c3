import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxFont } from '../../render/kit/box-font.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { COVERED, FONT, printable } from '../../render/kit/text.ts';

const homes = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(homes, { recursive: true }));

/** A font as a machine may have it: of one character, which it draws as a box, but a larger one than ours. */
function fontOf(character: string): Buffer {
  const code = character.codePointAt(0)!;
  const font = boxFont(`Machine ${code}`);
  const unitsPerEm = font.indexOf('5f0f3cf5', 'hex') + 6;
  font.writeUInt16BE(700, unitsPerEm);
  // "Of many characters each the same glyph", turned into "of one character this glyph".
  const cmap = font.indexOf('000d00000000001c', 'hex');
  font.writeUInt16BE(12, cmap);
  font.writeUInt32BE(code, cmap + 16);
  font.writeUInt32BE(code, cmap + 20);
  return font;
}

beforeAll(() => {
  mkdirSync(join(homes, 'bare'));
  const fonts = join(homes, 'full', '.fonts');
  mkdirSync(fonts, { recursive: true });
  for (const character of 'б1©卡한აعאकก🐉☺❤↔\u0301\u0378\ue123\u{10fffd}')
    writeFileSync(join(fonts, `${character.codePointAt(0)}.ttf`), fontOf(character));
});

/** What `drawing-odd.ts` draws on a machine with such a home and such a language. */
function drawnAt(home: 'bare' | 'full', language: string): Record<'pictures' | 'letterings' | 'fromMachine', unknown> {
  const script = new URL('./drawing-odd.ts', import.meta.url).pathname;
  const env = { HOME: join(homes, home), LANG: language, LC_ALL: language, LANGUAGE: '' };
  return JSON.parse(execFileSync(process.execPath, [script], { env, encoding: 'utf8' }));
}

test('pictures are the same whatever fonts the machine has, and whatever its language', () => {
  const { fromMachine, ...bare } = drawnAt('bare', 'C');
  const { fromMachine: found, ...full } = drawnAt('full', 'sr_RS.UTF-8');
  expect(full).toEqual(bare);
  // Else there was no other font to be kept from.
  expect(found).not.toEqual(fromMachine);
});

test('every character that counts as covered has a drawing of its own in the bundled fonts, any other is a box', () => {
  const context = createCanvas(48, 48).getContext('2d');
  context.font = `700 30px ${FONT}`;
  const drawn = (text: string) => {
    context.clearRect(0, 0, 48, 48);
    context.fillText(text, 8, 36);
    return Buffer.from(context.canvas.data()).toString('latin1');
  };
  const blank = drawn(' ');
  const box = drawn('\ue123');
  expect(box).not.toBe(blank);
  for (const lacked of ['卡', '🐉', 'ა', '♥', '\u0378', '1\ufe0f']) expect(drawn(lacked) === box, lacked).toBe(true);
  const signs = COVERED.flatMap(([from, to]) =>
    Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
  ).filter((sign) => printable(sign) !== '');
  expect(signs.length).toBeGreaterThan(800);
  expect(signs.filter((sign) => [box, blank].includes(drawn(sign)))).toEqual([]);
});
