import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Starts the check in a process that believes it has this version. */
const start = (version: string) => {
  const believe = `data:text/javascript,Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['--import', believe, '--import', './src/check-node.js', '--eval', 'console.log("went on")'];
  return spawnSync(process.execPath, args, { encoding: 'utf8' });
};

test.each(['18.20.8', '20.20.2', '22.18.0'])('Node %s is refused in one sentence', (version) => {
  const { status, stdout, stderr } = start(version);
  expect(status).toBe(1);
  expect(stdout).toBe('');
  expect(stderr.trim()).toMatch(/^This program needs Node 24 or newer, and this is Node [\d.]+: .+$/);
  expect(stderr).toContain(version);
});

test.each(['24.0.0', '26.1.0', '100.0.0'])('Node %s goes on', (version) => {
  expect(start(version)).toMatchObject({ status: 0, stdout: 'went on\n', stderr: '' });
});
