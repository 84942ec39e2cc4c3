import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { isDrawn } from './support/runs.ts';

const PACKAGE = join(import.meta.dirname, '..');

const IS_DRAWN = isDrawn('tarball', { oneIn: 8, about: 'packages/' });

/** Another project's use of the package, in JavaScript. */
const PROGRAM = `
  import { createPlayground } from 'discord-playground';
  import 'discord-playground/parts';
  const playground = await createPlayground();
  const page = await (await fetch(playground.url)).text();
  const authorization = 'Bot ' + playground.token;
  const { username } = await (await fetch(playground.apiUrl + '/v10/users/@me', { headers: { authorization } })).json();
  console.log(JSON.stringify({ page: page.includes('<title>Playground</title>'), username }));
  await playground.close();
`;

test.runIf(IS_DRAWN)(
  'the tarball is JavaScript with declarations, works in another project, and brings its page',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'discord-playground-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const env = { PATH: process.env.PATH, INIT_CWD: folder, npm_config_cache: join(folder, 'cache') };
    const node = (...args: string[]) => execFileSync(process.execPath, args, { cwd: folder, env, encoding: 'utf8' });

    const tarball = node(join(PACKAGE, 'pack.ts'), 'out').trim();
    const installed = join(folder, 'node_modules/discord-playground');
    mkdirSync(installed, { recursive: true });
    execFileSync('tar', ['-xzf', tarball, '--strip-components=1', '-C', installed]);
    for (const name of ['ws', 'zod'])
      symlinkSync(join(PACKAGE, '../../node_modules', name), join(folder, 'node_modules', name));
    expect(globSync('**/*.ts', { cwd: installed }).filter((name) => !name.endsWith('.d.ts'))).toEqual([]);
    expect(globSync('src/index.d.ts', { cwd: installed })).toHaveLength(1);

    writeFileSync(join(folder, 'program.mjs'), PROGRAM);
    expect(JSON.parse(node('program.mjs'))).toEqual({ page: true, username: 'bot' });
  },
);
