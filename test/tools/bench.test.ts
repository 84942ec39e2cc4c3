import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { sampled } from '../support/runs.ts';

const program = fileURLToPath(new URL('../../lab/bench.ts', import.meta.url));

const calls = [[], ['--json'], ['nothing'], ['toString'], ['engine', 'pictures']];
test.each(sampled('calls of benchmarks', calls, { short: 1 }).map((args) => ({ args })))(
  'the benchmarks called as $args say how to call them and exit with 2',
  ({ args }) => {
    const said = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
    expect(said).toMatchObject({ status: 2, stdout: '' });
    expect(said.stderr).toMatch(/^usage: npm run -s bench -- engine\|/);
  },
);
