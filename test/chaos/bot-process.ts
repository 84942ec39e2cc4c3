import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Playground } from 'discord-playground';
import { type Child, runScript } from '../support/child.ts';

export interface BotPlace {
  readonly folder: string;
  readonly redisUrl: string | null;
}

/** ms between two looks. */
const LOOK_MS = 10;

/** Waits until `look` holds, at most `ms`; whether it held. */
export async function holds(look: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  const end = performance.now() + ms;
  for (;;) {
    if (await look()) return true;
    if (performance.now() > end) return false;
    await sleep(LOOK_MS);
  }
}

/** A real process of the bot on the playground, `ahead` ms ahead of this machine's time. */
export function startProcess(
  { token, apiUrl }: Playground,
  { folder, redisUrl }: BotPlace,
  ahead: number,
  more: Record<string, string> = {},
): Child {
  return runScript('src/main.ts', {
    cwd: folder,
    env: {
      DISCORD_TOKEN: token,
      DISCORD_API_URL: apiUrl,
      DATA_DIR: folder,
      ...(redisUrl !== null && { REDIS_URL: redisUrl }),
      NODE_OPTIONS: `--import ${new URL('cut-off.ts', import.meta.url)}`,
      CHAOS_AHEAD_MS: String(ahead),
      ...more,
    },
  });
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

export const hasEnded = ({ process: { exitCode, signalCode } }: Child): boolean =>
  exitCode !== null || signalCode !== null;

/** Kills the process as a power cut would; resolves when Discord has noticed. */
export async function killed(child: Child, { gateway }: Playground): Promise<void> {
  child.process.kill('SIGKILL');
  await child.ended;
  await holds(() => !gateway.isOnline(), 10_000);
}

/** Its log messages worse than `info`, with how often each came. */
export function complaints(child: Child): Map<string, number> {
  const counted = new Map<string, number>();
  for (const line of child.stdout().split('\n')) {
    try {
      const { level, msg } = JSON.parse(line) as { level: unknown; msg: string };
      const isWorse = typeof level === 'number' ? level > 30 : ['warn', 'error', 'fatal'].includes(String(level));
      if (isWorse) counted.set(msg, (counted.get(msg) ?? 0) + 1);
    } catch {
      // The last line may be cut.
    }
  }
  return counted;
}
