import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A script of the project, started as from an operator's shell. From this process it has only the folder of compiled scripts. */
export interface Child {
  readonly process: ChildProcess;
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

export function runScript(
  script: string,
  options: { cwd: string; env?: Record<string, string>; args?: string[] },
): Child {
  const args = ['--import', `${root}src/check-node.js`, `${root}${script}`, ...(options.args ?? [])];
  return run(process.execPath, args, options);
}

/** `npm start` in a folder without settings, as the leader of a process group, as in a terminal. */
export function npmStart(options: { cwd: string; env: Record<string, string> }): Child {
  for (const name of ['package.json', 'src']) symlinkSync(`${root}${name}`, join(options.cwd, name));
  const env = { npm_config_cache: options.cwd, npm_config_update_notifier: 'false', ...options.env };
  return run('npm', ['start'], { cwd: options.cwd, env, detached: true });
}

function run(
  program: string,
  args: readonly string[],
  { cwd, env, detached = false }: { cwd: string; env?: Record<string, string>; detached?: boolean },
): Child {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(program, args, {
    ...{ cwd, detached },
    // Scripts play faster than people.
    env: { PATH, NODE_COMPILE_CACHE, USER_LIMITS: 'off', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [stdout, stderr] = ['', ''];
  child.stdout.on('data', (data) => {
    stdout += data;
  });
  child.stderr.on('data', (data) => {
    stderr += data;
  });
  const ended = once(child, 'close').then(([code, signal]) => (code ?? signal) as number | string);
  return { process: child, stdout: () => stdout, stderr: () => stderr, ended };
}
