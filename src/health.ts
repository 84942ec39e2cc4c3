import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Health {
  /** Whether the bot is connected to Discord. */
  connected(): boolean;
  /** Throws where the store cannot be used. */
  checkStore(): Promise<void>;
}

/** `/healthz` for whoever watches over the process, and a few numbers at `/metrics`. All interfaces: it tells nothing else. */
export function serveHealth(port: number, { connected, checkStore }: Health): Promise<{ port: number; close(): void }> {
  const server: Server = createServer(async (request, response) => {
    if (request.method !== 'GET') return void response.writeHead(405).end();
    if (request.url === '/metrics') {
      const { rss } = process.memoryUsage();
      const lines = [
        ['process_resident_memory_bytes', rss],
        ['process_uptime_seconds', Math.round(process.uptime())],
        ['discord_connected', connected() ? 1 : 0],
      ].map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}\n`);
      return void response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(lines.join(''));
    }
    if (request.url !== '/healthz') return void response.writeHead(404).end();
    const store = await checkStore().then(
      () => true,
      () => false,
    );
    const body = JSON.stringify({ discord: connected(), store });
    response.writeHead(connected() && store ? 200 : 503, { 'content-type': 'application/json' }).end(body);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => {
      resolve({ port: (server.address() as AddressInfo).port, close: () => void server.close() });
    });
  });
}
