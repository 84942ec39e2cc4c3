import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readMapFile } from '../src/game/maps/index.ts';
import { jsonIn, readTextFile, textOf } from '../src/text-file.ts';

const folder = (): string => {
  const made = mkdtempSync(join(tmpdir(), 'carcassonne-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const TEXT = '{ "name": "Düren – 卡" }';
const utf16 = (text: string, isBig: boolean): Buffer => {
  const little = Buffer.from(`\uFEFF${text}`, 'utf16le');
  return isBig ? little.swap16() : little;
};

test.each([
  ['UTF-8', Buffer.from(TEXT)],
  ['UTF-8 with a byte order mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, as editors of Windows save it', utf16(TEXT, false)],
  ['UTF-16 with the larger byte first', utf16(TEXT, true)],
])('a file in %s is read as its author meant it', (_, bytes) => {
  const file = join(folder(), 'a.json');
  writeFileSync(file, bytes);
  expect(readTextFile(file)).toBe(TEXT);
});

test('a file in Latin-1 is reported as such, with the remedy, by every reader', () => {
  const file = join(folder(), 'a.json');
  writeFileSync(file, Buffer.from('{ "name": "Düren" }', 'latin1'));
  const why = 'is written in neither UTF-8 nor UTF-16: save it as UTF-8';
  expect(() => readTextFile(file)).toThrow(why);
  expect(readMapFile(file)).toEqual({ kind: 'broken', errors: [`it ${why}`] });
  expect(textOf(Buffer.from(''))).toBe('');
});

test.each([
  ['', /^line 1, column 1: [^\n]+$/],
  ['{\n  "a": 1,\n}', /^line 3, column 1: [^\n]+$/],
  ['[1 2]', /^line 1, column 4: [^\n]+$/],
  [`{\n${Array.from({ length: 40 }, (_, at) => `  "a${at}": "b",\n`).join('')}  oops }`, /^line 42, column 3: [^\n]+$/],
])('a text that is not JSON is reported by line and column, on one line: %j', (text, said) => {
  expect(() => jsonIn(text)).toThrow(said);
});

test.each([
  ['{ "a": 1,\n  "a": 2 }', 'line 2, column 3: the key "a" stands there twice'],
  [
    '[{ "b": {} }, { "b": { "a": [], "c": 1, "\\u0061" : 2 } }]',
    'line 1, column 41: the key "\\u0061" stands there twice',
  ],
])('an object with a key twice is reported, since only one of both would count: %j', (text, said) => {
  expect(() => jsonIn(text)).toThrow(said);
});

test.each(['{ "a": "a", "b": ["a", "a"], "c": { "a": "}" }, "d": { "a": "\\"a\\": {" } }'])(
  'a word that is a key elsewhere, or a value, is no second key: %s',
  (text) => {
    expect(jsonIn(text)).toEqual(JSON.parse(text));
  },
);
