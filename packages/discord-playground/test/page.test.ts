import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MessageFlags } from 'discord.js';
import { describe, expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { PageEvent, PageMessage, PageWorld } from '../src/page-api.ts';
import type { Playground } from '../src/playground.ts';
import { playground, png, stage } from './bot.ts';

const get = async <T>(server: Playground, path: string): Promise<T> =>
  (await fetch(`${server.url}${path}`)).json() as T;

const post = async (server: Playground, action: string, body: object) => {
  const answer = await fetch(`${server.url}/page/api/${action}`, { method: 'POST', body: JSON.stringify(body) });
  return { status: answer.status, ...((await answer.json()) as { ok: boolean; id?: string; code?: string }) };
};

/** The events that a page of this user receives, from now on. */
async function page(server: Playground, user: string): Promise<PageEvent[]> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/page/socket?user=${user}`);
  onTestFinished(() => socket.terminate());
  const events: PageEvent[] = [];
  socket.on('message', (raw) => events.push(JSON.parse(String(raw))));
  await expect.poll(() => events[0]).toMatchObject({ type: 'ready', user });
  return events;
}

const types = (events: PageEvent[]) => events.map(({ type }) => type);

describe('the world', () => {
  test('shows the guild, its channels and threads, at least four users, the bot and its commands', async () => {
    const { server } = await stage(() => undefined);
    server.addThread(server.channel, server.users[0]!, 'a game');
    const world = await get<PageWorld>(server, `/page/api/world?user=${server.users[3]}`);
    expect(world).toMatchObject({ me: { name: 'Dieter', locale: 'de', manager: false }, bot: { online: true } });
    expect(world.channels.map(({ name, type }) => [name, type])).toEqual([
      ['general', 0],
      ['a game', 11],
      ['talk', 0],
    ]);
    expect(world.users.length).toBeGreaterThanOrEqual(4);
    expect(world.users.find(({ name }) => name === 'Ada')?.manager).toBe(true);
    expect(world.commands.map(({ name }) => name).sort()).toEqual(['place', 'play']);
    expect(world.commands.find(({ name }) => name === 'place')?.options?.[0]).toMatchObject({ autocomplete: true });
  });

  test('without a user is the first user’s; an unknown user does not exist', async () => {
    const server = await playground();
    expect(await get<PageWorld>(server, '/page/api/world')).toMatchObject({
      me: { name: 'Ada' },
      bot: { online: false },
    });
    expect((await fetch(`${server.url}/page/api/world?user=1`)).status).toBe(404);
    expect((await fetch(`${server.url}/page/api/world?user=${server.bot}`)).status).toBe(404);
  });

  test('hides channels that the user cannot see, and commands that they may not use', async () => {
    const { server, client } = await stage(() => undefined);
    await client.application.commands.create({ name: 'admin', description: 'x', defaultMemberPermissions: 32n });
    server.setPermissions(server.channel, { ViewChannel: false }, server.users[1]!);
    const [ada, bo] = await Promise.all(
      server.users.slice(0, 2).map((user) => get<PageWorld>(server, `/page/api/world?user=${user}`)),
    );
    expect(ada!.commands.map(({ name }) => name)).toContain('admin');
    expect(bo!.commands.map(({ name }) => name)).not.toContain('admin');
    expect(bo!.channels.map(({ name }) => name)).toEqual(['talk']);
    expect((await fetch(`${server.url}/page/api/channels/${server.channel}/messages?user=${bo!.me.id}`)).status).toBe(
      404,
    );
  });
});

test('a game by clicks: command, press, form; each told to the users whom it concerns', async () => {
  const { server } = await stage((interaction) => {
    if (interaction.isChatInputCommand())
      return interaction.reply({
        content: `<@${server.users[0]}>`,
        components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id: 'x' }] }] as never,
      });
    if (interaction.isButton())
      return interaction.showModal({
        custom_id: 'form',
        title: 'Form',
        components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
      });
    if (interaction.isAutocomplete()) return interaction.respond([{ name: 'C5', value: 'C5' }]);
    return interaction.isModalSubmit() && interaction.reply({ content: 'hush', flags: MessageFlags.Ephemeral });
  });
  const [ada, bo] = server.users as [string, string];
  const [hers, his] = await Promise.all([page(server, ada), page(server, bo)]);

  const slash = await post(server, 'slash', { user: bo, channel: server.channel, command: 'play' });
  await expect.poll(() => types(his)).toContain('message-created');
  await expect.poll(() => types(hers)).toContain('ping');
  expect(his.filter(({ type }) => type === 'interaction')).toMatchObject([
    { interaction: { id: slash.id, kind: 'command', state: 'pending' } },
    { interaction: { id: slash.id, state: 'answered', callback: 4 } },
  ]);
  expect(types(hers)).not.toContain('interaction');

  const [message] = await get<PageMessage[]>(server, `/page/api/channels/${server.channel}/messages?user=${ada}`);
  await post(server, 'press', { user: ada, message: message!.id, customId: 'x' });
  await expect.poll(() => types(hers)).toContain('modal');
  const modal = hers.find((event) => event.type === 'modal')!;
  expect(modal).toMatchObject({ modal: { title: 'Form', custom_id: 'form' } });
  const { interaction } = (modal as Extract<PageEvent, { type: 'modal' }>).modal;
  await post(server, 'modal-submit', { user: ada, interaction, values: { name: 'Ada' } });
  await expect
    .poll(() => hers.find((event) => event.type === 'message-created' && event.message.ephemeral))
    .toMatchObject({
      message: { content: 'hush' },
    });
  expect(his.some((event) => event.type === 'message-created' && event.message.ephemeral)).toBe(false);

  const typed = { user: ada, channel: server.channel, command: 'place', focused: 'square', options: { square: 'C' } };
  const { id } = await post(server, 'autocomplete', typed);
  const choices = { type: 'autocomplete-choices', interaction: id, choices: [{ name: 'C5', value: 'C5' }] };
  await expect.poll(() => hers).toContainEqual(choices);
  expect(server.violations).toEqual([]);
});

test('talk, deletion, language and new channels are told', async () => {
  const server = await playground();
  const [ada, bo] = server.users as [string, string];
  const events = await page(server, ada);
  const { id } = await post(server, 'say', { user: bo, channel: server.channel, content: 'hello' });
  expect(await post(server, 'delete-message', { user: bo, message: id })).toMatchObject({ ok: true });
  await post(server, 'locale', { user: bo, locale: 'ja' });
  server.addChannel(server.guild, { name: 'new' });
  await expect
    .poll(() => types(events))
    .toEqual(['ready', 'message-created', 'message-deleted', 'world-changed', 'channel-created']);
});

test('an interaction without an answer fails with a notice', async () => {
  const { server, ada } = await stage(() => undefined);
  const events = await page(server, ada.id);
  await post(server, 'slash', { user: ada.id, channel: server.channel, command: 'play' });
  server.advance(3001);
  await expect
    .poll(() => events.at(-1))
    .toMatchObject({
      type: 'interaction',
      interaction: { state: 'failed', notice: 'This application did not respond' },
    });
});

describe('an impossible act is refused with a code', () => {
  test.each<[string, object, number, string]>([
    ['say', { user: '1', channel: '1300000000000000001', content: 'x' }, 404, 'no-such-user'],
    ['say', { user: '1000000000000000001', channel: '1', content: 'x' }, 404, 'no-such-channel'],
    ['say', { user: '1000000000000000001', channel: '1300000000000000001', content: '' }, 400, 'bad-value'],
    ['say', { user: '1000000000000000001' }, 400, 'bad-request'],
    ['press', { user: '1000000000000000001', message: '1', customId: 'x' }, 404, 'no-such-message'],
    ['slash', { user: '1000000000000000001', channel: '1300000000000000001', command: 'x' }, 404, 'no-such-command'],
    ['modal-submit', { user: '1000000000000000001', interaction: '1', values: {} }, 404, 'no-such-interaction'],
    ['locale', { user: '1000000000000000001', locale: 'xx' }, 400, 'bad-value'],
    ['dance', {}, 400, 'bad-request'],
    ['constructor', {}, 400, 'bad-request'],
  ])('%s %o', async (action, body, status, code) => {
    const server = await playground();
    expect(await post(server, action, body)).toMatchObject({ ok: false, status, code });
  });

  test('a page from elsewhere may not act here', async () => {
    const server = await playground();
    const body = JSON.stringify({ user: server.users[0], channel: server.channel, content: 'x' });
    const answer = await fetch(`${server.url}/page/api/say`, {
      method: 'POST',
      body,
      headers: { origin: 'https://example.com' },
    });
    expect(await answer.json()).toMatchObject({ code: 'not-allowed' });
    expect(server.actor(server.users[0]!).messages(server.channel)).toEqual([]);
  });

  test('a page from elsewhere may not listen here', async () => {
    const server = await playground();
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/page/socket?user=${server.users[0]}`, {
      origin: 'https://example.com',
    });
    const opened = await new Promise((resolve) => {
      socket.on('open', () => resolve(true));
      socket.on('error', () => resolve(false));
    });
    expect(opened).toBe(false);
  });
});

test('faults can be scripted from the page', async () => {
  const server = await playground();
  await post(server, 'faults', { add: [{ kind: 'slow', ms: 5 }] });
  expect(await get(server, '/page/api/faults')).toEqual([{ kind: 'slow', ms: 5 }]);
  await post(server, 'faults', { clear: true });
  expect(await get(server, '/page/api/faults')).toEqual([]);
});

test('files of the page are served, and nothing outside its folder', async () => {
  const pageDir = mkdtempSync(join(tmpdir(), 'page-'));
  onTestFinished(() => rmSync(pageDir, { recursive: true }));
  writeFileSync(join(pageDir, 'index.html'), '<h1>play</h1>');
  const server = await playground({ pageDir });
  const index = await fetch(server.url);
  expect([index.headers.get('content-type'), await index.text()]).toEqual([
    'text/html; charset=utf-8',
    '<h1>play</h1>',
  ]);
  expect(index.headers.get('content-security-policy')).toContain("default-src 'self'");
  for (const path of ['/nothing.js', '/..%2f..%2fpackage.json', '/%2e%2e/package.json', '/%E0%A4%A'])
    expect((await fetch(server.url + path)).status).toBe(404);
});

test('without its files the page says so, and everything else works', async () => {
  const server = await playground({ pageDir: tmpdir() });
  const answer = await fetch(server.url);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toBe(
    `This playground has no page: ${tmpdir()} has no index.html. Its API is at ${server.apiUrl}.\n`,
  );
  expect(await get(server, '/page/api/world')).toMatchObject({ me: { name: 'Ada' } });
});

test('emojis of the application have pictures', async () => {
  const { server, client } = await stage(() => undefined);
  const emoji = await client.application.emojis.create({ name: 'tile_a', attachment: png(2, 2) });
  expect((await client.application.emojis.fetch()).size).toBe(1);
  const picture = await fetch(`${server.url}/emojis/${emoji.id}.png`);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png']);
  await emoji.delete();
  expect((await fetch(`${server.url}/emojis/${emoji.id}.png`)).status).toBe(404);
});
