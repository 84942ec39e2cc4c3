import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { drawnHere, EVERYTHING, numbersBy, shuffled } from '../support/draw.ts';
import { quickFolder } from '../support/folder.ts';
import { isDrawn } from '../support/runs.ts';

/** A folder with two files, not yet in a repository. */
function project() {
  const root = quickFolder('drawn');
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const write = (path: string, text = ''): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  for (const name of ['wells', 'omens']) write(`src/expansions/${name}/rules.ts`);
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));
  const who = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.org', '-c', 'commit.gpgsign=false'];
  const git = (...args: string[]): string =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8', env }).trim();
  const commit = (): string => {
    git('add', '--all');
    git('commit', '--quiet', '--message=a step');
    return git('rev-parse', '--short=12', 'HEAD');
  };
  return { root, write, git, commit };
}

/** Each starts a dozen processes of Git. */
const onGit = (title: string) => test.runIf(isDrawn(title, { oneIn: 8, about: ['test/support/draw.ts'] }));

onGit('drawn by the commit')('the commit draws the samples, and its changes against its parent are known', () => {
  const { root, write, git, commit } = project();
  expect(drawnHere(root, '')).toEqual({ by: 'no commit', changed: [] });

  git('init', '--quiet');
  const first = commit();
  expect(drawnHere(root, '')).toEqual({ by: first, changed: [EVERYTHING] });

  write('README.md', 'new');
  const second = commit();
  expect(drawnHere(root, '')).toEqual({ by: second, changed: ['README.md'] });

  write('test/expansions/wells/wells.test.ts');
  const third = commit();
  expect(drawnHere(root, '')).toEqual({ by: third, changed: ['test/expansions/wells/wells.test.ts'] });
  expect(drawnHere(root, second)).toEqual({ by: second, changed: ['README.md'] });
  git('commit', '--quiet', '--allow-empty', '--message=nothing');
  expect(drawnHere(root, '').changed).toEqual([]);
  expect(drawnHere(root, 'a text')).toEqual({ by: 'a text', changed: [] });
});

onGit('not committed')('uncommitted files have changed, too', () => {
  const { root, write, git, commit } = project();
  git('init', '--quiet');
  commit();
  write('README.md', 'new');
  commit();
  write('src/expansions/omens/rules.ts', 'others');
  expect(drawnHere(root, '').changed).toEqual(['README.md', 'src/expansions/omens/rules.ts']);
  write('src/expansions/wells/art.ts');
  expect(drawnHere(root, '').changed).toEqual([
    'README.md',
    'src/expansions/omens/rules.ts',
    'src/expansions/wells/art.ts',
  ]);
});

test('one text always draws alike, another text differently, and nothing is lost', () => {
  const all = Array.from({ length: 40 }, (_, at) => at);
  expect(shuffled('one', all)).toEqual(shuffled('one', all));
  expect(shuffled('one', all)).not.toEqual(shuffled('other', all));
  expect(shuffled('one', all).toSorted((a, b) => a - b)).toEqual(all);
  expect(numbersBy('one', 3)).toEqual(numbersBy('one', 3));
  expect(numbersBy('one', 3)).not.toEqual(numbersBy('other', 3));
});
