import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Fault, PageEvent, PageMessage, PageUser } from '../../src/page-api.ts';
import { CHANNEL, PICTURES, showcase, USERS, world } from './fixtures.ts';
import { picture } from './picture.ts';

/**
 * Replaces the playground's server, to test the page alone: it serves the page under its Content-Security-Policy, records posts, and
 * answers as a test says.
 */

const PAGE = join(import.meta.dirname, '../../src/page');
const POLICY = "default-src 'self'; img-src 'self' data: blob:";
const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface Posted {
  path: string;
  id: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at bodies of every shape
  body: any;
}

export interface FakeServer {
  url: string;
  posted: Posted[];
  messages: PageMessage[];
  faults: Fault[];
  /** Sends an event to a user's windows. */
  push: (user: string, event: PageEvent) => void;
  /** Refuses the next post with this message. */
  refuseNext: (code: string, message: string) => void;
  /** Drops all sockets, as a restarting server does. */
  dropSockets: () => void;
  close: () => Promise<void>;
}

export async function startFake(): Promise<FakeServer> {
  const sockets = new Map<WebSocket, string>();
  const posted: Posted[] = [];
  const faults: Fault[] = [];
  const users: PageUser[] = USERS.map((user) => ({ ...user }));
  let refusal: { code: string; message: string } | null = null;
  let interaction = 7000;

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', 'http://fake');
    const send = (status: number, body: Buffer | string, type: string) => {
      response.writeHead(status, { 'content-type': type, 'content-security-policy': POLICY });
      response.end(body);
    };
    const json = (status: number, body: unknown) => send(status, JSON.stringify(body), 'application/json');
    const fail = (status: number, code: string, message: string) => json(status, { ok: false, code, message });

    if (url.pathname.startsWith('/page/api/')) {
      const path = url.pathname.slice('/page/api/'.length);
      if (request.method === 'GET') {
        const me = users.find(({ id }) => id === (url.searchParams.get('user') ?? users[0]!.id));
        if (path === 'faults') return json(200, faults);
        if (!me) return fail(404, 'no-such-user', 'There is no such user.');
        if (path === 'world') return json(200, { ...world(me), users });
        const channel = /^channels\/(\d+)\/messages$/.exec(path)?.[1];
        const before = url.searchParams.get('before');
        const limit = Number(url.searchParams.get('limit') ?? 50);
        const seen = fake.messages.filter(
          (message) =>
            message.channel_id === channel &&
            (!message.ephemeral || me.id === users[0]!.id) &&
            (!before || BigInt(message.id) < BigInt(before)),
        );
        return json(200, seen.slice(-limit));
      }
      const body = await bodyOf(request);
      if (refusal) {
        const { code, message } = refusal;
        refusal = null;
        return fail(400, code, message);
      }
      const id = String(++interaction);
      posted.push({ path, id, body });
      if (path === 'faults') faults.push(...(body.add ?? []));
      if (path === 'faults' && body.clear) faults.length = 0;
      if (path === 'locale') users.find((user) => user.id === body.user)!.locale = body.locale;
      return json(200, { ok: true, id });
    }
    if (url.pathname.startsWith('/files/')) {
      const bytes = PICTURES[url.pathname.slice('/files/'.length)];
      return bytes ? send(200, bytes, 'image/png') : send(404, '', 'text/plain');
    }
    if (url.pathname === '/emojis/77.png') return send(200, picture(80, 80), 'image/png');
    const path = normalize(url.pathname === '/' ? '/index.html' : url.pathname);
    const file = await readFile(join(PAGE, path)).catch(() => null);
    return file ? send(200, file, TYPES[extname(path)] ?? 'text/plain') : send(404, '', 'text/plain');
  });

  const wss = new WebSocketServer({ server, path: '/page/socket' });
  wss.on('connection', (socket, request) => {
    const user = new URL(request.url ?? '/', 'http://fake').searchParams.get('user') ?? '';
    sockets.set(socket, user);
    socket.on('close', () => sockets.delete(socket));
    socket.send(JSON.stringify({ type: 'ready', user, now: new Date().toISOString() } satisfies PageEvent));
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const fake: FakeServer = {
    url: `${origin}/`,
    posted,
    messages: showcase(origin),
    faults,
    push(user, event) {
      if (event.type === 'message-created') fake.messages.push(event.message);
      if (event.type === 'message-updated') {
        fake.messages = fake.messages.map((message) => (message.id === event.message.id ? event.message : message));
      }
      for (const [socket, owner] of sockets) if (owner === user) socket.send(JSON.stringify(event));
    },
    refuseNext(code, message) {
      refusal = { code, message };
    },
    dropSockets() {
      for (const socket of sockets.keys()) socket.terminate();
    },
    async close() {
      for (const socket of sockets.keys()) socket.terminate();
      wss.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}

async function bodyOf(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString());
}

/** An interaction's state, as the server sends it. */
export const fared = (
  id: string,
  kind: 'command' | 'component' | 'autocomplete' | 'modal',
  state: 'pending' | 'answered' | 'failed',
  more: { message?: string; customId?: string; notice?: string } = {},
): PageEvent => ({
  type: 'interaction',
  interaction: {
    id,
    kind,
    state,
    callback: state === 'answered' ? 6 : null,
    channel: CHANNEL,
    message: more.message ?? null,
    customId: more.customId ?? null,
    command: null,
    notice: more.notice ?? null,
  },
});
