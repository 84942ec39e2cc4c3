import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { boxFont } from '../../render/kit/box-font.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { partsFor, partsOf, USUAL } from '../../render/kit/font-parts.ts';
import { COVERED, FONT, printable, provide } from '../../render/kit/text.ts';
import { isDrawn, sampled } from '../support/runs.ts';

const homes = mkdtempSync(join(tmpdir(), 'fonts-'));
afterAll(() => rmSync(homes, { recursive: true }));

/** A machine's font of one character: a box, larger than the project's. */
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

/** The results of `drawing-odd.ts` on a machine with this home and language. */
function drawnAt(home: 'bare' | 'full', language: string): Record<'pictures' | 'letterings' | 'fromMachine', unknown> {
  const script = new URL('./drawing-odd.ts', import.meta.url).pathname;
  const env = { HOME: join(homes, home), LANG: language, LC_ALL: language, LANGUAGE: '' };
  return JSON.parse(execFileSync(process.execPath, [script], { env, encoding: 'utf8' }));
}

const PROCESSES = { oneIn: 8, about: ['render/kit/', 'render/fonts/'] };
test.runIf(isDrawn('fonts of the machine', PROCESSES))(
  'pictures do not depend on the fonts or the language of the machine',
  () => {
    const { fromMachine, ...bare } = drawnAt('bare', 'C');
    const { fromMachine: found, ...full } = drawnAt('full', 'sr_RS.UTF-8');
    expect(full).toEqual(bare);
    // Otherwise the machine had no font to keep out.
    expect(found).not.toEqual(fromMachine);
  },
);

const context = createCanvas(48, 48).getContext('2d');
function drawn(text: string): string {
  context.clearRect(0, 0, 48, 48);
  context.fillText(text, 8, 36);
  return Buffer.from(context.canvas.data()).toString('latin1');
}

test('each covered character has its own drawing in the bundled fonts, and any other is a box', () => {
  context.font = `700 30px ${FONT}`;
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

test.each(sampled('fonts', USUAL, { short: 2 }))(
  'each character that is looked up in a part of a font has its own drawing there: %s',
  (name) => {
    const isCovered = (code: number) => COVERED.some(([from, to]) => from <= code && code <= to);
    const all = partsOf(name);
    // All parts take a minute; `npm test` draws some of the numbered ones, and the last.
    const parts = sampled(`parts of ${name}`, all, {
      short: Math.ceil(all.length / 10),
      always: (part) => part === all.at(-1),
    });
    let count = 0;
    for (const part of parts) {
      const codes = Array.from({ length: part.ranges.length / 2 }, (_, i) => part.ranges.slice(2 * i, 2 * i + 2))
        .flatMap(([from, to]) => Array.from({ length: to! - from! + 1 }, (_, i) => from! + i))
        .filter((code) => !isCovered(code) && partsFor([String.fromCodePoint(code)])[0] === part);
      const signs = codes
        .map((code) => String.fromCodePoint(code))
        .filter((sign) => /^[^\p{Cn}\p{C}\p{M}\p{Z}]$/u.test(sign));
      if (signs.length === 0) continue;
      context.font = `700 30px ${FONT}`;
      provide(context, signs[0]!);
      const [box, blank] = [drawn('\ue123'), drawn(' ')];
      expect({ part: part.family, lacked: signs.filter((sign) => [box, blank].includes(drawn(sign))) }).toEqual({
        part: part.family,
        lacked: [],
      });
      count += signs.length;
    }
    expect(count).toBeGreaterThan(100);
  },
);
