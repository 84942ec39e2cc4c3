import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

/** The bot in a process of its own: started by the operator's scripts, kept running, stopped cleanly. */
export interface Bot {
  /** Asks the bot to end and waits; after `PATIENCE` kills it. */
  stop(): Promise<void>;
}

export interface BotOptions {
  /** Absolute paths: run once before the first start, and kept running. */
  deploy: string;
  main: string;
  /** Modules preloaded by both, absolute. */
  preload?: string[];
  env: NodeJS.ProcessEnv;
  /** Working directory: not the operator's, whose `.env` has a real token. */
  cwd: string;
  say: (line: string) => void;
  /** ms before the first restart; doubles up to `LONGEST_WAIT`. */
  firstWait?: number;
}

const LEASH = fileURLToPath(new URL('./leash.ts', import.meta.url));
const PATIENCE = 10_000;
const LONGEST_WAIT = 30_000;
/** ms after which a start counts as good; the next wait is then `firstWait` again. */
const STEADY = 60_000;

export function runBot({ deploy, main, preload = [], env, cwd, say, firstWait = 1000 }: BotOptions): Bot {
  const stopping = new AbortController();
  let child: ChildProcess | null = null;

  /** Resolves with the way it ended, in words; `null` for a good end. */
  const run = (script: string): Promise<string | null> =>
    new Promise((resolve) => {
      const imports = [...preload, LEASH].flatMap((file) => ['--import', file]);
      child = spawn(process.execPath, [...imports, script], {
        cwd,
        env,
        stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      });
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code, signal) => {
        child = null;
        resolve(code === 0 ? null : signal ? `ended by ${signal}` : `exit code ${code}`);
      });
    });

  const keepRunning = async (): Promise<void> => {
    const failed = await run(deploy);
    if (failed && !stopping.signal.aborted) say(`Registering the commands failed (${failed}); the old ones stay.`);
    for (let wait = firstWait; !stopping.signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT)) {
      const started = performance.now();
      const how = await run(main);
      if (stopping.signal.aborted) return;
      if (performance.now() - started > STEADY) wait = firstWait;
      say(`The bot has stopped (${how ?? 'exit code 0'}); it starts again in ${wait / 1000} s. Nothing is lost.`);
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = keepRunning();

  return {
    async stop() {
      stopping.abort();
      child?.kill('SIGTERM');
      const forced = setTimeout(() => child?.kill('SIGKILL'), PATIENCE);
      await running;
      clearTimeout(forced);
    },
  };
}
