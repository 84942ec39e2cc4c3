import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** All files of the project that a file imports, directly or indirectly. */
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
const unit = readFileSync('docs/carcassonne.service', 'utf8');
/** Paths that the last stage copies from the context. */
const copied = [...image.slice(image.lastIndexOf('\nFROM ')).matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(
  ([, from]) => from!.split(' '),
);

test('the image holds every import of its programs: the bot, and the programs that operators run in it', () => {
  const told = readFileSync('docs/operating.md', 'utf8').matchAll(/docker compose run --rm bot node (\S+)/g);
  const programs = ['src/main.ts', ...[...told].map(([, path]) => path!)];
  expect(programs).toEqual(['src/main.ts', 'commands/deploy.ts', 'tools/stats.ts']);
  const files = programs.flatMap((path) => [...needed(path)]);
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((path) => !copied.includes(path.split('/')[0]!))).toEqual([]);
});

test('the build of the image has every file that is copied into it', () => {
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

test('systemd and Kubernetes let the bot end by itself, and give it only rights that it needs', () => {
  // The bot takes up to 10 s, and ends its drawing process itself.
  for (const line of [
    'KillMode=mixed',
    'TimeoutStopSec=20',
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'LimitCORE=0',
  ])
    expect(unit.split('\n')).toContain(line);
  const pods = readFileSync('docs/statefulset.yaml', 'utf8')
    .split('\n')
    .map((line) => line.trim());
  const needed = ['terminationGracePeriodSeconds: 20', 'readOnlyRootFilesystem: true', 'capabilities: { drop: [ALL] }'];
  for (const line of [...needed, 'runAsNonRoot: true', 'allowPrivilegeEscalation: false']) expect(pods).toContain(line);
});

test('no dying process writes the token down: no report, no dump, no debugger by signal; and memory has a bound', () => {
  const flags = [
    '--max-old-space-size-percentage=40',
    ...['--disable-sigusr1', '--no-report-on-fatalerror', '--no-report-uncaught-exception'],
  ];
  const [inImage] = /^CMD \[.*\]$/m.exec(image)!;
  const [byUnit] = /^ExecStart=.*$/m.exec(unit)!;
  for (const start of [inImage.replaceAll(/[",]/g, ''), byUnit])
    expect(start).toContain(`node ${flags.join(' ')} src/main.ts`);
  expect(spawnSync(process.execPath, [...flags, '-e', '']).status).toBe(0);
  expect(image).not.toMatch(/heapsnapshot|NODE_OPTIONS/);
});
