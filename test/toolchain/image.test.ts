import { spawnSync } from 'node:child_process';
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

test('every container is read-only, without capabilities, new privileges and core dumps', () => {
  const services = readFileSync('compose.yaml', 'utf8')
    .split(/^services:$/m)[1]!
    .split(/^volumes:$/m)[0]!;
  const each = services.split(/^ {2}(?=[a-z-]+:$)/m).slice(1);
  expect(each.length).toBeGreaterThan(1);
  for (const service of each) {
    const [name] = service.split(':');
    for (const line of ['read_only: true', 'tmpfs: /tmp', 'cap_drop: [ALL]', 'no-new-privileges:true', 'core: 0'])
      expect(service, `${name} ${line}`).toContain(line);
  }
});

test('nothing that dies writes the token down: no report, no dump, no debugger by signal', () => {
  const flags = ['--disable-sigusr1', '--no-report-on-fatalerror', '--no-report-uncaught-exception'];
  const start = /^CMD \[(.*)\]$/m.exec(image)![1]!;
  for (const flag of flags) expect(start).toContain(`"${flag}"`);
  expect(spawnSync(process.execPath, [...flags, '-e', '']).status).toBe(0);
  expect(image).not.toMatch(/heapsnapshot|NODE_OPTIONS/);
});
