import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Log } from './game/store/ports.ts';

export interface HealthSettings {
  /** 0: any free port. */
  readonly port: number;
  /** By name: resolves if the part is well, with its worries, a sentence each; throws what is wrong with it. */
  readonly checks: Readonly<Record<string, HealthCheck>>;
  /** What `/metrics` serves. */
  readonly metrics: { readonly contentType: string; text(): Promise<string> };
  readonly log: Log;
  /** ms after which a check counts as failed; by default `PATIENCE_MS`. */
  readonly patience?: number;
}

export type HealthCheck = () => Promise<readonly string[] | undefined>;

export interface Health {
  readonly port: number;
  close(): Promise<void>;
}

/** The probes of Docker give up after 5 s. */
const PATIENCE_MS = 4000;

/** Serves `/healthz`, 200 or 503 with a line for each part, and `/metrics`. Rejects if the port is not to be had. */
export async function serveHealth(settings: HealthSettings): Promise<Health> {
  const { port, checks, metrics, log, patience = PATIENCE_MS } = settings;
  const server = createServer(async (request, response) => {
    const path = request.url?.split('?')[0];
    if (request.method !== 'GET' && request.method !== 'HEAD') return response.writeHead(405).end();
    if (path === '/metrics') {
      try {
        const text = await metrics.text();
        return response.writeHead(200, { 'content-type': metrics.contentType }).end(text);
      } catch (error) {
        log.warn({ error }, 'the numbers could not be told');
        return response.writeHead(500).end();
      }
    }
    if (path !== '/healthz') return response.writeHead(404).end();

    const results = await Promise.all(Object.entries(checks).map(([name, check]) => resultOf(name, check, patience)));
    const ill = results.filter(({ why }) => why !== null);
    if (ill.length > 0) log.warn({ ill: ill.map(({ name, why }) => ({ name, why })) }, 'not healthy');
    // Only the log says why it is ill: more people may see the port than the log.
    const lines = results.map(({ name, why, worries }) => {
      const isWell = worries.length === 0 ? 'well' : 'well, but its settings are not safe';
      return `${name}: ${why === null ? isWell : 'ill'}\n`;
    });
    return response.writeHead(ill.length === 0 ? 200 : 503, { 'content-type': 'text/plain' }).end(lines.join(''));
  });
  await listening(server, port);
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

async function listening(server: Server, port: number): Promise<void> {
  const ready = once(server, 'listening');
  server.listen(port);
  await ready;
}

async function resultOf(
  name: string,
  check: HealthCheck,
  patience: number,
): Promise<{ name: string; why: string | null; worries: readonly string[] }> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${patience} ms`)), patience);
  });
  try {
    const worries = await Promise.race([check(), late]);
    return { name, why: null, worries: worries ?? [] };
  } catch (error) {
    return { name, why: error instanceof Error ? error.message : String(error), worries: [] };
  } finally {
    clearTimeout(timer);
  }
}
