import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { decoded, isOwn } from './addresses.ts';
import { imageSize } from './image-size.ts';
import { linkHolds } from './links.ts';
import { ACTIONS } from './page-actions.ts';
import type { Failure, PageEvent } from './page-api.ts';
import { pageEvent, pageMessage, pageWorld } from './page-view.ts';
import { given, Refusal } from './refusal.ts';
import type { Stage } from './stage.ts';
import * as users from './users.ts';
import { iso } from './wire.ts';
import type { User } from './world.ts';

/** The page: its files, its own small API (see `page-api.ts`), its socket, and the attachments' bytes. */

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ico': 'image/x-icon',
};

/** Loads nothing from elsewhere: the page draws what a bot sends and never runs it. */
const POLICY = {
  'content-security-policy': "default-src 'self'; img-src 'self' data: blob:",
  'x-content-type-options': 'nosniff',
};

export interface PageServer {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  connect(socket: WebSocket, query: URLSearchParams): void;
  close(): void;
}

export function createPageServer(stage: Stage, folder: string): PageServer {
  const { world, interactions, faults } = stage;
  const pages = new Map<WebSocket, string>();
  const tell = (socket: WebSocket, told: PageEvent): void => {
    if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(told));
  };
  const tellAll = (happened: Parameters<typeof pageEvent>[1]): void => {
    for (const [socket, user] of pages) {
      const told = pageEvent(stage, happened, user);
      if (told) tell(socket, told);
    }
  };
  const stop = [world.listen(tellAll), interactions.listen(tellAll)];

  const userOf = (query: URLSearchParams): User => {
    const wanted = query.get('user');
    const user = wanted ? world.users.get(wanted) : [...world.users.values()].find(({ bot }) => !bot);
    return given(user && !user.bot ? user : undefined, 'no-such-user', `There is no user ${wanted}`);
  };

  const read = (path: string[], query: URLSearchParams): unknown => {
    if (path.length === 1 && path[0] === 'world')
      return given(
        pageWorld(stage, userOf(query), query.get('guild')),
        'no-such-channel',
        'No such guild for this user',
      );
    if (path.length === 1 && path[0] === 'faults') return faults.pending;
    if (path.length === 3 && path[0] === 'channels' && path[2] === 'messages') {
      const user = userOf(query);
      const channel = users.channelFor(world, user.id, path[1]!);
      const before = query.get('before');
      const limit = Math.min(Number(query.get('limit') ?? 200) || 200, 1000);
      return world
        .messagesOf(channel.id)
        .filter((message) => users.sees(world, user.id, message) && (!before || BigInt(message.id) < BigInt(before)))
        .slice(-limit)
        .map((message) => pageMessage(stage, message));
    }
    throw new Refusal('bad-request', `There is no /page/api/${path.join('/')}`);
  };

  const write = async (request: IncomingMessage, name: string): Promise<unknown> => {
    if (!Object.hasOwn(ACTIONS, name)) throw new Refusal('bad-request', `There is no /page/api/${name}`);
    const [schema, run] = ACTIONS[name as keyof typeof ACTIONS];
    const body = schema.safeParse(await readJson(request));
    if (!body.success) throw new Refusal('bad-request', z.prettifyError(body.error));
    const done = (run as (stage: Stage, body: unknown) => unknown)(stage, body.data);
    return { ok: true, ...(typeof done === 'string' && { id: done }) };
  };

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const path = url.pathname.slice('/page/api/'.length).split('/');
    try {
      if (!isOwn(request)) throw new Refusal('not-allowed', "Only the playground's own page may do this");
      const body = request.method === 'POST' ? await write(request, path.join('/')) : read(path, url.searchParams);
      respond(response, 200, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const failure: Failure = { ok: false, code: error.code, message: error.message };
      respond(response, error.code.startsWith('no-such') ? 404 : 400, failure);
    }
  };

  const send = (response: ServerResponse, bytes: Uint8Array | null | undefined, type: string, cache: string): void => {
    if (bytes) response.writeHead(200, { ...POLICY, 'content-type': type, 'cache-control': cache }).end(bytes);
    else respond(response, 404, { message: 'This content is no longer available.' });
  };

  const attachment = (response: ServerResponse, url: URL): void => {
    const [, , , , file = ''] = url.pathname.split('/');
    const bytes = linkHolds(world, file, url.searchParams) ? world.store.bytes(file) : undefined;
    const about = [...world.messages.values()].flatMap((message) => message.attachments).find((one) => one.id === file);
    send(response, bytes, about?.contentType ?? 'application/octet-stream', 'private, max-age=3600');
  };

  const emoji = (response: ServerResponse, url: URL): void => {
    const bytes = world.store.bytes(/^\/emojis\/(\d+)\.\w+$/.exec(url.pathname)?.[1] ?? '');
    send(response, bytes, (bytes && imageSize(bytes)?.type) ?? 'image/png', 'max-age=86400');
  };

  const file = async (response: ServerResponse, url: URL): Promise<void> => {
    const path = normalize(join(folder, decoded(url.pathname === '/' ? '/index.html' : url.pathname)));
    const bytes = path.startsWith(folder + sep) ? await readFile(path).catch(() => null) : null;
    if (!bytes && url.pathname === '/') {
      const told = `This playground has no page: ${folder} has no index.html. Its API is at ${stage.origin}/api.\n`;
      return void response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end(told);
    }
    send(response, bytes, TYPES[extname(path)] ?? 'application/octet-stream', 'no-cache');
  };

  return {
    async handle(request, response) {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname.startsWith('/page/api/')) return api(request, response, url);
      if (url.pathname.startsWith('/cdn/attachments/')) return attachment(response, url);
      if (url.pathname.startsWith('/emojis/')) return emoji(response, url);
      return file(response, url);
    },
    connect(socket, query) {
      const user = world.users.get(query.get('user') ?? '');
      if (!user) return socket.close(4004, 'no-such-user');
      pages.set(socket, user.id);
      socket.on('close', () => pages.delete(socket));
      tell(socket, { type: 'ready', user: user.id, now: iso(world.clock.now()) });
    },
    close() {
      for (const end of stop) end();
      for (const socket of pages.keys()) socket.terminate();
    },
  };
}

function respond(response: ServerResponse, status: number, body: unknown): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(body));
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const part of request) {
    text += part;
    if (text.length > 1_000_000) throw new Refusal('bad-request', 'Too much');
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('bad-request', 'That is no JSON');
  }
}
