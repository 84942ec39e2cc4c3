import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import {
  type CloseEvent,
  DefaultRestOptions,
  Events,
  PermissionsBitField,
  type RateLimitData,
  RESTEvents,
  type RouteLike,
  WebSocketShard,
} from 'discord.js';
import { expect, onTestFinished, test, vi } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { createClient, disconnect, isConnected, isLetIn } from '../../src/discord/connection/client.ts';
import { watchClient } from '../../src/discord/connection/watch-client.ts';
import { troubleOf } from '../../src/discord/interaction/troubles.ts';
import { ALONE, ServedElsewhere, shardOf } from '../../src/game/servers/shard.ts';
import { StoreUnavailable } from '../../src/game/store/ports.ts';
import type { Tables } from '../../src/game/table/tables.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';
import { keptLog } from '../game/support.ts';

/** A client whose requests are answered at once, its requests, and how often a limit delayed it. */
function clientWith(settings: Parameters<typeof createClient>[1] = {}) {
  const made: string[] = [];
  const watch = () => async (url: string) => {
    made.push(url);
    return new Response('{}', { headers: { 'content-type': 'application/json' } });
  };
  const client = createClient('http://discord.invalid/api', { ...settings, watch });
  onTestFinished(() => client.destroy());
  client.rest.setToken('a.b.c');
  let heldUp = 0;
  client.rest.on(RESTEvents.RateLimited, () => {
    heldUp += 1;
  });
  return { client, made, heldUp: () => heldUp };
}

const answer = (number: number): RouteLike => `/webhooks/1/token${number}/messages/@original`;
const message = (number: number): RouteLike => `/channels/${number}/messages`;

test('answers to interactions wait for no global limit; all other requests do', async () => {
  const { client, made, heldUp } = clientWith({ requestsPerSecond: 20 });
  await Promise.all(Array.from({ length: 60 }, (_, number) => client.rest.patch(answer(number), { auth: false })));
  expect([made.length, heldUp()]).toEqual([60, 0]);
  const held = new Promise((resolve) => client.rest.once(RESTEvents.RateLimited, resolve));
  for (let number = 0; number < 21; number++) client.rest.post(message(number)).catch(() => {});
  expect(await held).toMatchObject({ global: true });
});

/** A client that Discord sends to a gateway. `answered`: when Discord does so. */
function clientOf(url: string, answered: Promise<void> = Promise.resolve(), asked = (): void => {}) {
  const limit = { total: 1000, remaining: 999, reset_after: 86_400_000, max_concurrency: 1 };
  const body = JSON.stringify({ url, shards: 1, session_start_limit: limit });
  const watch = () => async () => {
    asked();
    await answered;
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };
  return createClient('http://discord.invalid/api', { watch });
}

test('a client that is ended while it asks where to connect does not connect afterwards', async () => {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  const client = clientOf('ws://discord.invalid', answered.promise, asked.resolve);
  const said: string[] = [];
  client.on(Events.Debug, (line) => void said.push(line));
  client.login('a.b.c').catch(() => {});
  await asked.promise;
  await disconnect(client);
  answered.resolve();
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(said.filter((line) => line.includes('Connecting to'))).toEqual([]);
});

test('a connection that is ended while it is being made is closed, without an error that nothing catches', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const client = clientOf(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard = once(server, 'connection');
  client.login('a.b.c').catch(() => {});
  const [socket] = (await heard) as [Socket];
  socket.resume();
  const closed = once(socket, 'close');
  // Otherwise it would be closed after 30 s.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await disconnect(client);
  expect(await closed).toEqual([false]);
});

test('a connection to which Discord has not said hello ends at once', async () => {
  const server = new WebSocketServer({ port: 0 });
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const client = clientOf(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const heard = once(server, 'connection');
  client.login('a.b.c').catch(() => {});
  const [socket] = (await heard) as [WebSocket];
  // After the pong, the client also has the connection.
  socket.ping();
  await once(socket, 'pong');
  const closed = once(socket, 'close');
  await disconnect(client);
  await closed;
  expect(server.clients).toEqual(new Set());
});

test('a connection stands as soon as Discord has let it in, even if a server does not come for long', () => {
  const { client } = clientWith();
  const states = () => [isLetIn(client), isConnected(client)];
  expect(states()).toEqual([false, false]);
  const shard: WebSocketShard = Reflect.construct(WebSocketShard, [client.ws, 0]);
  client.ws.shards.set(0, shard);
  expect(states()).toEqual([false, false]);
  Reflect.apply(Reflect.get(shard, 'onReadyPacket'), shard, [{ guilds: [{ id: '1' }] }]);
  expect(states()).toEqual([true, false]);
  Reflect.apply(Reflect.get(shard, 'gotGuild'), shard, ['1']);
  expect(states()[0]).toBe(true);
});

test('the shards of one bot share Discord’s limit of requests', () => {
  const { client } = clientWith({ requestsPerSecond: 50, shard: shardOf(1, 3, () => true) });
  expect(client.rest.options.globalRequestsPerSecond).toBe(16);
});

test('the client warns of many refused requests long before Discord locks the address out', async () => {
  const body = JSON.stringify({ code: 50013, message: 'Missing Permissions' });
  const watch = () => async () => new Response(body, { status: 403, headers: { 'content-type': 'application/json' } });
  const client = createClient('http://discord.invalid/api', { watch, requestsPerSecond: 1_000_000 });
  onTestFinished(() => client.destroy());
  client.rest.setToken('a.b.c');
  const counts: number[] = [];
  client.rest.on(RESTEvents.InvalidRequestWarning, ({ count }) => void counts.push(count));
  for (let number = 0; number < 1000; number++) await client.rest.post(message(1)).catch(() => {});
  expect(counts).toHaveLength(1);
});

test('a process that may no longer serve its servers posts nothing, and can still answer a press', async () => {
  let isOurs = true;
  const shard = shardOf(0, 1, () => isOurs);
  const client = createClient('http://127.0.0.1:9/api', { shard });
  onTestFinished(() => client.destroy());
  client.rest.setToken('a.b.c');
  isOurs = false;
  await expect(client.rest.post(message(1))).rejects.toThrow(ServedElsewhere);
  // The client tried it, but no server is at the address.
  await expect(client.rest.patch(answer(1), { auth: false })).rejects.not.toThrow(ServedElsewhere);
});

test('if the process may not serve because the store was full or away, the error is told as the store’s', async () => {
  const client = createClient('http://127.0.0.1:9/api', {
    shard: shardOf(
      0,
      1,
      () => false,
      () => false,
    ),
  });
  onTestFinished(() => client.destroy());
  client.rest.setToken('a.b.c');
  const error = await client.rest.post(message(1)).catch((caught: unknown) => caught);
  expect(error).toBeInstanceOf(StoreUnavailable);
  const scene = { channel: '1', inThread: false, may: new PermissionsBitField() };
  expect(troubleOf(error, scene, 'ab12')).toEqual({ code: 'store-unavailable', reference: 'ab12' });
  expect(troubleOf(new ServedElsewhere(), scene, 'ab12')).toEqual({ code: 'restarting' });
});

test('the client keeps nothing of a server but what it works out permissions from', () => {
  const { client } = clientWith();
  Object.assign(client, { user: { id: '900000000000000001' } });
  const id = '100000000000000001';
  const emojis = [{ id: '100000000000000002', name: 'tower' }];
  const roles = [{ id, name: '@everyone', permissions: '1024' }];
  const channels = [{ id: '100000000000000003', type: 0, name: 'games', permission_overwrites: [] }];
  const members = Array.from({ length: 300 }, (_, number) => ({
    user: { id: String(200000000000000000n + BigInt(number)), username: `user-${number}` },
    roles: [],
  }));
  // In the form in which the gateway sends it.
  const guilds = client.guilds as unknown as {
    _add(wire: object): typeof client.guilds.cache extends Map<string, infer G> ? G : never;
  };
  const guild = guilds._add({ id, name: 'Here', emojis, roles, channels, members, stickers: [], presences: [] });
  expect([guild.emojis.cache.size, guild.roles.cache.size, guild.channels.cache.size]).toEqual([0, 1, 1]);
  expect(guild.members.cache.size).toBeLessThanOrEqual(100);
  expect(client.users.cache.size).toBeLessThanOrEqual(100);
});

test('files are sent as bytes, so that a process that slept meanwhile does not die of its own stream', async () => {
  const make = vi.spyOn(DefaultRestOptions, 'makeRequest');
  onTestFinished(() => make.mockRestore());
  make.mockImplementation(async () => new Response('{}', { headers: { 'content-type': 'application/json' } }) as never);
  const client = createClient('http://discord.invalid/api');
  onTestFinished(() => client.destroy());
  client.rest.setToken('a.b.c');
  const data = Buffer.from([0, 13, 10, 255]);
  await client.rest.post(message(1), { body: { content: 'Größe' }, files: [{ name: 'a.png', data }] });
  const { body, headers } = make.mock.calls[0]![1];
  expect(body).toBeInstanceOf(Uint8Array);
  const sent = await new Response(body as Uint8Array<ArrayBuffer>, {
    headers: headers as Record<string, string>,
  }).formData();
  expect(JSON.parse(String(sent.get('payload_json')))).toEqual({ content: 'Größe' });
  expect(Buffer.from(await (sent.get('files[0]') as File).arrayBuffer())).toEqual(data);
});

test('only the bot decides which shard it is', () => {
  vi.stubEnv('SHARDS', '[3]');
  vi.stubEnv('SHARD_COUNT', '4');
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(clientWith().client.options).toMatchObject({ shards: [0], shardCount: 1 });
  expect(clientWith({ shard: shardOf(1, 2, () => true) }).client.options).toMatchObject({ shards: [1], shardCount: 2 });
});

test('the log and the metrics tell what becomes of the connection and of limits', async () => {
  const { client } = clientWith();
  const metrics = createMetrics();
  const log = keptLog();
  const tables = { due: async () => ({ ids: [], next: null }) } as unknown as Tables;
  onTestFinished(watchClient(client, { shard: ALONE, tables, metrics, log }));
  client.emit(Events.ShardDisconnect, { code: 4014 } as CloseEvent, 0);
  client.emit(Events.ShardReconnecting, 0);
  const limit = { global: true, scope: 'global', method: 'POST', route: '/channels/:id/messages', timeToReset: 7 };
  client.rest.emit(RESTEvents.RateLimited, limit as RateLimitData);
  client.rest.emit(RESTEvents.InvalidRequestWarning, { count: 500, remainingTime: 60 });
  expect(log.lines.map(({ level, data }) => [level, data])).toEqual([
    ['error', { code: 4014, shard: 0 }],
    ['warn', { shard: 0 }],
    ['warn', limit],
    ['error', { refused: 500, remainingTime: 60 }],
  ]);
  const told = await metrics.text();
  expect(told).toContain('event="disconnected"} 1');
  expect(told).toContain('scope="global"} 1');
});
