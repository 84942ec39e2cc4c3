import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const program = fileURLToPath(new URL('../../lab/bench.ts', import.meta.url));

test.each([[[]], [['--json']], [['nothing']], [['toString']], [['engine', 'pictures']]])(
  'the benchmarks called as %j say how to call them and exit with 2',
  (args) => {
    const said = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect(said).toMatchObject({ status: 2, stdout: '' });
    expect(said.stderr).toMatch(/^usage: npm run -s bench -- engine\|/);
  },
);
