import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runBot } from '../../src/playground/children.ts';

/** Scripts that log their actions; `main` is the bot's script. */
function scripts(main: string, deploy = '') {
  const cwd = mkdtempSync(join(tmpdir(), 'children-'));
  onTestFinished(() => rmSync(cwd, { recursive: true }));
  const log = join(cwd, 'log');
  const note = `import { appendFileSync } from 'node:fs'; const note = (s) => appendFileSync(${JSON.stringify(log)}, s + ' ');`;
  writeFileSync(log, '');
  writeFileSync(join(cwd, 'deploy.mjs'), `${note} note('deploy'); ${deploy}`);
  writeFileSync(join(cwd, 'main.mjs'), `${note} note('main'); ${main}`);
  const said: string[] = [];
  const bot = runBot({
    deploy: join(cwd, 'deploy.mjs'),
    main: join(cwd, 'main.mjs'),
    cwd,
    env: process.env,
    say: (line) => said.push(line),
    firstWait: 10,
  });
  onTestFinished(() => bot.stop());
  return { bot, said, log: () => readFileSync(log, 'utf8').trim().split(' ') };
}

/** The channel to the parent keeps it alive. */
const STAY =
  "process.channel.ref(); process.on('SIGTERM', () => { note('stopped'); process.exit(0); }); note('stays');";

test('commands are registered before the bot starts, and a stop is clean', async () => {
  const { bot, said, log } = scripts(STAY);
  await expect.poll(log).toEqual(['deploy', 'main', 'stays']);
  await bot.stop();
  await bot.stop();
  expect(log()).toEqual(['deploy', 'main', 'stays', 'stopped']);
  expect(said).toEqual([]);
});

test('a bot that dies is started again, and its operator learns why', async () => {
  const { said, log } = scripts('process.exit(3);');
  await expect.poll(() => log().length).toBeGreaterThanOrEqual(4);
  expect(log().slice(0, 4)).toEqual(['deploy', 'main', 'main', 'main']);
  expect(said[0]).toBe('The bot has stopped (exit code 3); it starts again in 0.01 s. Nothing is lost.');
  expect(said[1]).toContain('again in 0.02 s');
});

test('a failed registration is reported, and the bot starts all the same', async () => {
  const { said, log } = scripts(STAY, 'process.exit(1);');
  await expect.poll(log).toEqual(['deploy', 'main', 'stays']);
  expect(said).toEqual(['Registering the commands failed (exit code 1); the old ones stay.']);
});
