// This import comes first, since it decides whose undici makes requests: Node's own, as in the bot, or discord.js's.
import 'node:http';
import { createServer, type Socket } from 'node:net';
import { createCallbacks } from '../../src/discord/connection/client.ts';

/**
 * Sends pictures to a server that cuts the connection meanwhile, or answers too early, and prints the results. An unhandled rejection would
 * end the process before that.
 */
const CUTS: Readonly<Record<string, (socket: Socket) => void>> = {
  cut: (socket) => socket.resetAndDestroy(),
  early: (socket) => socket.end('HTTP/1.1 503 no\r\nContent-Length: 0\r\nConnection: close\r\n\r\n'),
};

async function sent(act: (socket: Socket) => void): Promise<unknown[]> {
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => act(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  const outcomes: unknown[] = [];
  for (let n = 0; n < 8; n++) {
    const files = Array.from({ length: 3 }, () => ({ name: 'board.png', data: new Uint8Array(200_000) }));
    const request = createCallbacks(url).rest.post('/interactions/1/token/callback', { files, auth: false });
    outcomes.push(
      await request.then(() => 'taken').catch(({ status, code }: Record<string, unknown>) => status ?? code),
    );
  }
  server.close();
  return outcomes;
}

const outcomes: Record<string, unknown[]> = {};
for (const [name, act] of Object.entries(CUTS)) outcomes[name] = await sent(act);
process.stdout.write(JSON.stringify(outcomes));
