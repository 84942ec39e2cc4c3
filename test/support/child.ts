import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * A script of the project as an operator's shell would run it, with nothing of this process's settings but where compiled
 * scripts are kept.
 */
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
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(
    process.execPath,
    ['--import', `${root}src/check-node.js`, `${root}${script}`, ...(options.args ?? [])],
    {
      cwd: options.cwd,
      // Scripts play faster than people.
      env: { PATH, NODE_COMPILE_CACHE, USER_LIMITS: 'off', ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
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
