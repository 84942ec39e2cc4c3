import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filled, type Lock } from '../../tools/fill-lock.ts';

test('the lockfile leaves out which Node a development tool asks for, and names it for every other package', () => {
  const entry = { version: '1.0.0', engines: { node: '>=22' } };
  const { lock, warns } = filled({
    packages: { '': entry, 'node_modules/bot': entry, 'node_modules/tool': { ...entry, dev: true } },
  });
  expect(warns).toEqual(['node_modules/tool']);
  expect(lock.packages).toEqual({
    '': entry,
    'node_modules/bot': entry,
    'node_modules/tool': { version: '1.0.0', dev: true },
  });
});

test('npm ci has nothing to warn of: fill-lock changes nothing in the lockfile', () => {
  const before = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  expect(filled(before)).toMatchObject({ added: [], warns: [] });
});
