import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runScript } from '../support/child.ts';
import { isLong } from '../support/runs.ts';

const ROOT = join(import.meta.dirname, '../..');
/**
 * Made-up expansions: The Wells have something of everything, The Omens ask between draw and tile, The Tolls ask another seat between tile
 * and figure. Their files lie here, each with `.txt`, so that nothing takes them for real ones.
 */
const MADE_UP = ['wells', 'omens', 'tolls'] as const;
const folderOf = (name: string): string => join(import.meta.dirname, name);

const LAST_IMPORT = /^import .*\n(?!import)/m;

/** The lines of each list: imports, entries at the end, and the words for players. */
const LINES: Readonly<Record<string, readonly (readonly [behind: RegExp, line: string])[]>> = {
  'src/expansions/rules.ts': [
    ...MADE_UP.map((name) => [LAST_IMPORT, `import { ${name} } from './${name}/rules.ts';\n`] as const),
    ...MADE_UP.map((name) => [/\n(?=\];)/, `  ['${name}', ${name}],\n`] as const),
  ],
  'src/expansions/tiles.ts': [
    [LAST_IMPORT, "import wells from './wells/tiles.json' with { type: 'json' };\n"],
    [/\n(?=\};)/, '  wells,\n'],
  ],
  'src/expansions/art.ts': [
    [LAST_IMPORT, "import { WELLS_ART } from './wells/art.ts';\nimport { TOLLS_ART } from './tolls/art.ts';\n"],
    [/\n(?=\];)/, '  WELLS_ART,\n  TOLLS_ART,\n'],
  ],
  'src/expansions/words.ts': [
    ...MADE_UP.map(
      (name) => [LAST_IMPORT, `import type { Messages as ${name} } from './${name}/words/messages.ts';\n`] as const,
    ),
    ...MADE_UP.map((name) => [/',\n(?=\] as const)/, `  '${name}',\n`] as const),
    ...MADE_UP.map((name) => [/\w(?= \{\}\s*$)/, `,\n    ${name}`] as const),
  ],
  'CHANGELOG.md': [[/^### rules\n\n/m, '- The Wells: 2 tiles, carriers and a bucket. The Omens. The Tolls.\n']],
};

/** Tests that look at all expansions. They run in groups, since together they take longer than one test may. */
const KNOWING = [
  ['test/architecture.test.ts', 'test/engine', 'test/rules', 'test/kept/courses.test.ts'],
  ['test/expansions'],
  ['test/properties'],
  ['test/discord', 'test/tools/words.test.ts'],
  ['test/render', 'test/game/maps', 'test/tools/pictures.test.ts'],
];

describe.runIf(isLong)('an expansion touches its folder, its tests, the lists, CHANGELOG.md and nothing else', () => {
  let copy = '';

  /** Git's environment, without a hook's or shell's settings for another repository. */
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const git = (cwd: string, ...args: string[]): string => execFileSync('git', args, { cwd, encoding: 'utf8', env });

  /** Runs a script of a package in `node_modules` in the copy, and expects exit code 0. */
  async function run(script: string, args: string[], env: Record<string, string> = {}): Promise<void> {
    const child = runScript(`node_modules/${script}`, { cwd: copy, args, env });
    const code = await child.ended;
    expect(code, `${child.stdout()}\n${child.stderr()}`).toBe(0);
  }
  const vitest = (args: string[], env?: Record<string, string>) => run('vitest/vitest.mjs', ['run', ...args], env);

  beforeAll(async () => {
    copy = mkdtempSync(join(tmpdir(), 'one-folder-'));
    const files = git(ROOT, 'ls-files', '-z', '--cached', '--others', '--exclude-standard').split('\0').filter(Boolean);
    for (const file of files) if (existsSync(join(ROOT, file))) cpSync(join(ROOT, file), join(copy, file));
    git(copy, 'init', '--quiet');
    git(copy, 'add', '--all');
    symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
    writeFileSync(join(copy, '.git/info/exclude'), '/node_modules\n');

    for (const name of MADE_UP)
      for (const file of globSync('**/*.txt', { cwd: folderOf(name) }))
        cpSync(join(folderOf(name), file), join(copy, file.replace(/\.txt$/, '')));
    for (const [list, lines] of Object.entries(LINES)) {
      const path = join(copy, list);
      const text = lines.reduce(
        (before, [behind, line]) => before.replace(behind, (found) => found + line),
        readFileSync(path, 'utf8'),
      );
      writeFileSync(path, text);
    }
    execFileSync(process.execPath, ['tools/words.ts', 'types'], { cwd: copy, env });
    await vitest(['test/render/spots.test.ts'], { UPDATE_SPOTS: '1' });
    const games = `games of (${MADE_UP.join('|')}) `;
    await vitest(['test/kept/courses.test.ts', '-t', games], { UPDATE_KEPT: '1' });
  });
  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('after the commands that docs/expansions.md tells, nothing else has changed', () => {
    const changed = git(copy, 'ls-files', '--modified', '--others', '--exclude-standard').trimEnd().split('\n');
    const own = MADE_UP.flatMap((name) =>
      globSync('**/*.txt', { cwd: folderOf(name) }).map((file) => file.replace(/\.txt$/, '')),
    );
    const written = [
      'src/expansions/wells/spots.json',
      ...MADE_UP.map((name) => `src/expansions/${name}/words/messages.ts`),
      // One file for each version of the rules that changes its games.
      ...MADE_UP.flatMap((name) => globSync(`test/expansions/${name}/courses-rules-*.json`, { cwd: copy })),
    ];
    for (const name of MADE_UP) expect(written).toContain(`test/expansions/${name}/courses-rules-1.json`);
    expect(changed.sort()).toEqual([...own, ...written, ...Object.keys(LINES)].sort());
  });

  test('its types fit', () => run('typescript/bin/tsc', ['--noEmit']));

  test.each(KNOWING.map((files) => [files.join(' '), files] as const))('%s: all pass', (_, files) =>
    vitest([...files]),
  );
});
