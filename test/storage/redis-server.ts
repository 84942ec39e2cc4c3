import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

/** A real server on a loopback port, with its data in `folder`. */
export interface RedisServer {
  readonly url: string;
  /** Kills it as a power cut would, and waits until it is gone. */
  kill(): Promise<void>;
  /** Starts it again on its port and data, if it is gone. */
  restart(): Promise<void>;
  /** Stops answering, without closing anything, until `thaw`. */
  freeze(): void;
  thaw(): void;
}

export async function startRedis(program: string, folder: string, ...options: string[]): Promise<RedisServer> {
  const port = await freePort();
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const settings = { port, bind: '127.0.0.1', dir: folder, save: '', appendonly: 'yes', appendfsync: 'always' };
    const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)]);
    const started = spawn(program, [...args, ...options], { stdio: ['ignore', 'pipe', 'inherit'] });
    const isReady = await new Promise<boolean>((resolve) => {
      started.stdout.on('data', (chunk) => /Ready to accept connections/.test(String(chunk)) && resolve(true));
      started.stdout.on('end', () => resolve(false));
    });
    if (!isReady) throw new Error(`redis-server ended with ${(await once(started, 'exit')).join()}`);
    return started;
  }

  const isGone = (): boolean => child.exitCode !== null || child.signalCode !== null;

  return {
    url: `redis://127.0.0.1:${port}`,
    async kill() {
      if (isGone()) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
    },
    async restart() {
      if (isGone()) child = await launch();
    },
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
  };
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
