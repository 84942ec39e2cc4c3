import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Every rule of the base game, and the general rulings that bear on it. */
const RULES = [...Array.from({ length: 25 }, (_, i) => `B${i + 1}`), 'L2', 'L4'];

test('every rule of the base game has a test that bears its id', () => {
  const folder = new URL('.', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && !name.startsWith('coverage'));
  const source = files.map((name) => readFileSync(new URL(name, folder), 'utf8')).join('\n');
  // A title begins with its ids: `B12, B8: …`.
  const named = new Set([...source.matchAll(/['`]((?:[A-Z]+\d+(?:, )?)+): /g)].flatMap(([, ids]) => ids!.split(', ')));
  expect(RULES.filter((id) => !named.has(id))).toEqual([]);
});
