import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { linkHolds } from './links.ts';
import type { Failure, Fault, PageEvent } from './page-api.ts';
import { pageEvent, pageMessage, pageWorld } from './page-view.ts';
import { given, Refusal } from './refusal.ts';
import type { Stage } from './stage.ts';
import * as users from './users.ts';
import { iso } from './wire.ts';
import type { User } from './world.ts';

/** The page: its files, its own small API (see `page-api.ts`), its socket, and the attachments' bytes. */

const id = z.string();
const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).default({});
const slash = z.strictObject({ user: id, channel: id, command: z.string(), options });
const press = z.strictObject({ user: id, message: id, customId: z.string() });
const times = z.int().min(1).optional();
const matching = { method: z.string().optional(), route: z.string().optional(), times };
const event = z.string().optional();
const fault = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('rate-limit'),
    ...matching,
    retryAfter: z.number(),
    global: z.boolean().optional(),
  }),
  z.strictObject({
    kind: z.literal('status'),
    ...matching,
    status: z.int().min(400).max(599),
    applied: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('slow'), ...matching, ms: z.number() }),
  z.strictObject({ kind: z.literal('hang-up'), ...matching, applied: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('event-twice'), event, times }),
  z.strictObject({ kind: z.literal('event-late'), event, times, ms: z.number() }),
  z.strictObject({ kind: z.literal('drop-sockets'), code: z.int().optional() }),
  z.strictObject({ kind: z.literal('invalid-session'), resumable: z.boolean().optional() }),
  z.strictObject({ kind: z.literal('reconnect') }),
  z.strictObject({ kind: z.literal('mute-heartbeats'), times }),
]);

const ACTIONS = {
  slash: [slash, (stage: Stage, body: z.output<typeof slash>) => users.slash(stage, body).id],
  autocomplete: [
    slash.extend({ focused: z.string() }),
    (stage: Stage, body: z.output<typeof slash> & { focused: string }) => users.autocomplete(stage, body).id,
  ],
  press: [press, (stage: Stage, body: z.output<typeof press>) => users.press(stage, body).id],
  select: [
    press.extend({ values: z.array(z.string()) }),
    (stage: Stage, body: z.output<typeof press> & { values: string[] }) => users.select(stage, body).id,
  ],
  'modal-submit': [
    z.strictObject({
      user: id,
      interaction: id,
      values: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean(), z.null()])),
    }),
    (stage: Stage, body: Parameters<typeof users.submitModal>[1]) => users.submitModal(stage, body).id,
  ],
  say: [
    z.strictObject({ user: id, channel: id, content: z.string() }),
    (stage: Stage, body: Parameters<typeof users.say>[1]) => users.say(stage, body).id,
  ],
  'delete-message': [
    z.strictObject({ user: id, message: id }),
    (stage: Stage, body: { user: string; message: string }) => users.deleteMessage(stage, body.user, body.message),
  ],
  locale: [
    z.strictObject({ user: id, locale: z.string() }),
    (stage: Stage, body: { user: string; locale: string }) => users.setLocale(stage, body.user, body.locale),
  ],
  faults: [
    z.strictObject({ clear: z.boolean().optional(), add: z.array(fault).optional() }),
    ({ faults }: Stage, body: { clear?: boolean; add?: Fault[] }) => {
      if (body.clear) faults.clear();
      faults.add(...(body.add ?? []));
    },
  ],
} as const satisfies Record<string, readonly [z.ZodType, (stage: Stage, body: never) => string | undefined | void]>;

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
    const done = (run as (stage: Stage, body: unknown) => string | undefined)(stage, body.data);
    return { ok: true, ...(done !== undefined && { id: done }) };
  };

  const api = async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const path = url.pathname.slice('/page/api/'.length).split('/');
    try {
      // A page from elsewhere must not act here, even though this is but a toy.
      const origin = request.headers.origin;
      if (origin !== undefined && new URL(origin).host !== request.headers.host)
        throw new Refusal('not-allowed', 'Foreign origin');
      const body = request.method === 'POST' ? await write(request, path.join('/')) : read(path, url.searchParams);
      respond(response, 200, body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const failure: Failure = { ok: false, code: error.code, message: error.message };
      respond(response, error.code.startsWith('no-such') ? 404 : 400, failure);
    }
  };

  const attachment = (response: ServerResponse, url: URL): void => {
    const [, , , , file = ''] = url.pathname.split('/');
    const bytes = linkHolds(world, file, url.searchParams) ? world.store.bytes(file) : undefined;
    if (!bytes) return respond(response, 404, { message: 'This content is no longer available.' });
    const about = [...world.messages.values()].flatMap((message) => message.attachments).find((one) => one.id === file);
    response
      .writeHead(200, {
        'content-type': about?.contentType ?? 'application/octet-stream',
        'cache-control': 'private, max-age=3600',
      })
      .end(bytes);
  };

  const emoji = (response: ServerResponse, url: URL): void => {
    const bytes = world.store.bytes(/^\/emojis\/(\d+)\.\w+$/.exec(url.pathname)?.[1] ?? '');
    if (!bytes) return respond(response, 404, { message: 'Unknown Emoji' });
    response.writeHead(200, { 'content-type': 'image/png', 'cache-control': 'max-age=86400' }).end(bytes);
  };

  const file = async (response: ServerResponse, url: URL): Promise<void> => {
    const path = normalize(join(folder, decodeURIComponent(url.pathname === '/' ? '/index.html' : url.pathname)));
    const bytes = path.startsWith(folder + sep) ? await readFile(path).catch(() => null) : null;
    if (!bytes) return respond(response, 404, { message: `There is no ${url.pathname}` });
    response
      .writeHead(200, {
        'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
        'cache-control': 'no-cache',
      })
      .end(bytes);
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
