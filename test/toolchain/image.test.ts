import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a file of ours imports of ours, and what that imports, and so on. */
function needed(path: string, found = new Set<string>()): Set<string> {
  if (found.has(path)) return found;
  found.add(path);
  for (const [, spec] of readFileSync(path, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'(\.[^']+)'/g)) {
    const to = new URL(spec!, `file:///${path}`).pathname.slice(1);
    if (existsSync(to)) needed(to, found);
  }
  return found;
}

const image = readFileSync('Dockerfile', 'utf8');
/** Of the last stage, from the context. */
const copied = [...image.slice(image.lastIndexOf('\nFROM ')).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
  ([, from]) => from!.split(' '),
);

test('the image holds all that its programs import: the bot, and what operators are told to run in it', () => {
  const told = readFileSync('docs/operating.md', 'utf8').matchAll(/docker compose run --rm bot node (\S+)/g);
  const programs = ['src/main.ts', ...[...told].map(([, path]) => path!)];
  expect(programs).toEqual(['src/main.ts', 'commands/deploy.ts', 'tools/stats.ts']);
  const files = programs.flatMap((path) => [...needed(path)]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => !copied.includes(path.split('/')[0]!))).toEqual([]);
});

test('nothing that is copied into the image is kept from its build', () => {
  const letIn = readFileSync('.dockerignore', 'utf8').split('\n');
  expect(copied.filter((path) => !letIn.includes(`!${path}`))).toEqual([]);
});
