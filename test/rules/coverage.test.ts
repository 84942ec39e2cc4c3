import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const numbered = (letters: string, from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => `${letters}${from + i}`);

/** By what they belong to: every rule, and the rulings that bear on it. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  'the base game': [...numbered('B', 1, 25), 'L2', 'L4', 'L6'],
  'The Abbot': numbered('AB', 1, 13),
  'the arrows': [...numbered('AN', 1, 24), ...numbered('L', 10, 17)],
  'The Gifts': [
    ...numbered('G', 1, 14),
    ...numbered('G', 20, 25),
    ...numbered('G', 30, 37),
    ...numbered('G', 40, 46),
    ...numbered('G', 50, 58),
    ...numbered('G', 60, 64),
    ...numbered('L', 20, 27),
  ],
  'Inns & Cathedrals': numbered('IC', 1, 9),
  'Traders & Builders': [...numbered('TB', 1, 13), ...numbered('T', 1, 5), 'L1', 'L5'],
  Maps: [...numbered('M', 1, 20), ...numbered('L', 30, 46)],
  'The River': [...numbered('R', 1, 7), 'L3'],
};

/** The situations that the rules work out, by what they belong to. */
const SITUATIONS: Readonly<Record<string, readonly string[]>> = {
  'the arrows': numbered('A', 1, 19),
  'The Abbot': numbered('B', 1, 7),
  'The Gifts': numbered('G-', 1, 29),
  Maps: numbered('M-', 1, 11),
};

const folder = new URL('.', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'));
const source = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');

/** A title begins with its ids: `B12, B8: …`, or names a situation: `situation A3: …`. */
const named = new Set([
  ...[...source.matchAll(/['`]((?:[A-Z]+\d+(?:, )?)+): /g)].flatMap(([, ids]) => ids!.split(', ')),
  ...[...source.matchAll(/['`](situation [A-Z]-?\d+): /g)].map(([, name]) => name!),
]);

describe('every rule has a test that bears its id', () => {
  test.each(Object.entries(RULES))('%s', (_what, rules) => {
    expect(rules.filter((id) => !named.has(id))).toEqual([]);
  });
});

describe('every situation has a test that bears its name', () => {
  test.each(Object.entries(SITUATIONS))('%s', (_what, situations) => {
    const names = situations.map((id) => `situation ${id}`);
    expect(names.filter((name) => !named.has(name))).toEqual([]);
  });
});
