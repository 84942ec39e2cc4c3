import { Client, Events, GatewayIntentBits } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Playground } from '../src/playground.ts';
import { bot, COMMANDS, offline, playground, stage } from './bot.ts';

/** A bare socket, to send things that the client would never send. */
async function socket(server: Playground) {
  const client = new WebSocket(`${server.url.replace('http', 'ws')}/gateway/?v=10&encoding=json`);
  onTestFinished(() => client.terminate());
  const frames: { op: number; t: string | null; s: number | null; d: never }[] = [];
  client.on('message', (raw) => frames.push(JSON.parse(String(raw))));
  const closed = new Promise<number>((resolve) => client.on('close', resolve));
  await new Promise((resolve) => client.once('open', resolve));
  return { frames, closed, send: (op: number, d: unknown) => client.send(JSON.stringify({ op, d })), client };
}

const identity = (server: Playground, more: object = {}) => ({
  token: server.token,
  intents: 1,
  properties: { os: 'linux', browser: 'test', device: 'test' },
  ...more,
});

test('the client logs in, is ready, and knows the guild, its channels and its own member', async () => {
  const server = await playground();
  const client = await bot(server);
  const guild = client.guilds.cache.get(server.guild)!;
  expect(client.user.id).toBe(server.bot);
  expect(guild.channels.cache.map(({ name }) => name)).toEqual(['general', 'talk']);
  expect(guild.members.me?.permissions.has('SendMessages')).toBe(true);
  expect(guild.members.cache.size).toBe(1); // without the members intent, Discord tells a bot of no other members
  expect(server.violations).toEqual([]);
});

test('a wrong token is refused', async () => {
  const server = await playground();
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: server.apiUrl } });
  onTestFinished(() => client.destroy());
  await expect(client.login('MTEw.wrong.token')).rejects.toMatchObject({ code: 'TokenInvalid' });
  expect(server.violations).toMatchObject([{ route: '/gateway/bot' }]);
});

test('events while the socket is cut are replayed by a resume', async () => {
  const { server, client, ada } = await stage(
    (interaction) => interaction.isRepliable() && interaction.reply('there you are'),
  );
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, (_shard, replayed) => resolve(replayed)));
  server.faults.add({ kind: 'drop-sockets' });
  await offline(server);
  const acted = ada.slash(server.channel, 'play');
  await resumed;
  expect(await acted).toMatchObject({ state: 'answered' });
  expect(server.gateway).toMatchObject({ identified: 1, resumed: 1 });
});

test('RECONNECT is followed by a resume', async () => {
  const { server, client } = await stage(() => undefined);
  const resumed = new Promise((resolve) => client.once(Events.ShardResume, resolve));
  server.faults.add({ kind: 'reconnect' });
  await resumed;
  expect(server.gateway).toMatchObject({ identified: 1, resumed: 1 });
});

test('an invalid session begins anew', async () => {
  const { server, ada } = await stage((interaction) => interaction.isRepliable() && interaction.reply('again'));
  server.faults.add({ kind: 'invalid-session' });
  await expect.poll(() => server.gateway.identified).toBe(2);
  await expect.poll(() => server.gateway.isOnline()).toBe(true);
  expect(await ada.slash(server.channel, 'play')).toMatchObject({ state: 'answered' });
});

test('a heartbeat that is not acknowledged makes the client resume', async () => {
  const server = await playground({ heartbeatInterval: 150 });
  await bot(server);
  server.faults.add({ kind: 'mute-heartbeats', times: 3 });
  await expect.poll(() => server.gateway.resumed).toBeGreaterThan(0);
});

test('a client that stops beating is closed with 4009', async () => {
  const server = await playground({ heartbeatInterval: 50 });
  const { closed, send } = await socket(server);
  send(2, identity(server));
  expect(await closed).toBe(4009);
});

test('each shard sees its own guilds', async () => {
  const server = await playground();
  const ids = [0n, 1n, 2n, 3n].map((n) => String(((1_300_000_000_000_000_000n >> 22n) << 22n) + (n << 22n)));
  for (const id of ids) server.addGuild({ id, name: `guild ${id}` });
  const guildsOf = async (shard: number) => {
    const { frames, send } = await socket(server);
    send(2, identity(server, { shard: [shard, 2] }));
    const all = [...server.stage.world.guilds.keys()];
    const mine = all.filter((id) => Number((BigInt(id) >> 22n) % 2n) === shard);
    await expect.poll(() => frames.filter(({ t }) => t === 'GUILD_CREATE').length).toBe(mine.length);
    return frames
      .filter(({ t }) => t === 'GUILD_CREATE')
      .map(({ d }) => (d as { id: string }).id)
      .sort();
  };
  const [even, odd] = [await guildsOf(0), await guildsOf(1)];
  expect([...even, ...odd].sort()).toEqual([server.guild, ...ids].sort());
  expect(even.length).toBeGreaterThan(0);
  expect(odd.length).toBeGreaterThan(0);
});

test.each([
  ['privileged intents', { intents: 1 | (1 << 15) }, 4014],
  ['intents it does not model', { intents: 1 | (1 << 9) }, 4013],
  ['a shard beyond the count', { shard: [2, 2] }, 4010],
  ['a wrong token', { token: 'wrong' }, 4004],
])('IDENTIFY with %s is closed with its code', async (_what, more, code) => {
  const server = await playground();
  const { closed, send } = await socket(server);
  send(2, identity(server, more));
  expect(await closed).toBe(code);
  expect(server.violations).toMatchObject([{ code }]);
});

test('a bot may come with further intents if the playground is told so', async () => {
  const server = await playground({ intents: (1 << 9) | (1 << 15) });
  const { frames, send } = await socket(server);
  send(2, identity(server, { intents: 1 | (1 << 9) | (1 << 15) }));
  await expect.poll(() => frames.map(({ t }) => t)).toContain('READY');
  expect(server.violations.slice()).toEqual([]);
});

test.each([
  ['a presence before IDENTIFY', 3, 4003],
  ['an unknown opcode', 42, 4001],
])('%s is closed with its code', async (_what, op, code) => {
  const server = await playground();
  const { closed, send } = await socket(server);
  send(op, {});
  expect(await closed).toBe(code);
});

test('an unknown session cannot be resumed', async () => {
  const server = await playground();
  const { frames, send } = await socket(server);
  send(6, { token: server.token, session_id: 'gone', seq: 1 });
  await expect.poll(() => frames.at(-1)).toMatchObject({ op: 9, d: false });
});

test('no message is told: that needs an intent of its own', async () => {
  const { server, client, ada } = await stage(() => undefined);
  const seen: string[] = [];
  client.on(Events.Raw as never, ((packet: { t: string }) => seen.push(packet.t)) as never);
  ada.say(server.channel, 'hello');
  server.addChannel(server.guild, { name: 'new' });
  await expect.poll(() => seen).toContain('CHANNEL_CREATE');
  expect(seen).not.toContain('MESSAGE_CREATE');
});

test('channels, threads and guilds come and go', async () => {
  const { server, client, ada } = await stage(() => undefined);
  const thread = server.addThread(server.channel, ada.id, 'a game');
  await expect.poll(() => client.channels.cache.get(thread.id)?.isThread()).toBe(true);
  server.changeThread(thread.id, { archived: true });
  const cached = client.channels.cache.get(thread.id);
  await expect.poll(() => cached?.isThread() && cached.archived).toBe(true);
  server.deleteChannel(server.channel);
  await expect.poll(() => client.channels.cache.has(server.channel)).toBe(false);
  expect(client.channels.cache.has(thread.id)).toBe(false);
  server.deleteGuild(server.guild);
  await expect.poll(() => client.guilds.cache.size).toBe(0);
});

test('commands are registered as a set, and kept by name', async () => {
  const { server, client } = await stage(() => undefined);
  const before = await client.application.commands.fetch();
  expect(before.map(({ name }) => name).sort()).toEqual(['place', 'play']);
  const after = await client.application.commands.set([COMMANDS[0]] as never);
  expect(after.map(({ id }) => id)).toEqual(before.filter(({ name }) => name === 'play').map(({ id }) => id));
  expect((await client.application.commands.fetch()).size).toBe(1);
  const guild = client.guilds.cache.get(server.guild)!;
  const own = await guild.commands.create({ name: 'here', description: 'Only here' });
  await guild.commands.edit(own, { description: 'Changed' });
  expect((await guild.commands.fetch(own.id)).description).toBe('Changed');
  await guild.commands.delete(own);
  expect((await guild.commands.fetch()).size).toBe(0);
  expect(server.violations).toEqual([]);
});

test('a guild that removes the bot and adds it again disappears for the client, and comes back', async () => {
  const server = await playground();
  const client = await bot(server);
  const told: string[] = [];
  client.on(Events.GuildDelete, ({ id }) => told.push(`gone ${id}`));
  client.on(Events.GuildCreate, ({ id }) => told.push(`back ${id}`));
  server.removeBot(server.guild);
  await expect.poll(() => told).toEqual([`gone ${server.guild}`]);
  expect(client.guilds.cache.has(server.guild)).toBe(false);
  await expect(client.rest.get(`/guilds/${server.guild}`)).rejects.toMatchObject({ code: 50001 });
  server.inviteBot(server.guild);
  await expect.poll(() => told).toEqual([`gone ${server.guild}`, `back ${server.guild}`]);
  const guild = client.guilds.cache.get(server.guild)!;
  expect(guild.channels.cache.map(({ name }) => name)).toEqual(['general', 'talk']);
  expect(guild.members.me?.permissions.has('SendMessages')).toBe(true);
});
