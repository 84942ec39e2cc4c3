import { Client, DiscordAPIError, type Interaction, REST, type TextChannel } from 'discord.js';
import { describe, expect, test } from 'vitest';
import type { Playground } from '../src/playground.ts';
import { DISCORDS, type RateLimits } from '../src/rate-limits.ts';
import { bot, playground, stage } from './bot.ts';

const MANY = { limit: 1000, per: 1000 };

/** Limits of two messages each `per` ms. */
const narrow = (per: number): RateLimits => ({
  ...DISCORDS,
  routes: { 'POST /channels/:channel/messages': { limit: 2, per } },
});

const rest = (server: { apiUrl: string; token: string }, options = {}) =>
  new REST({ api: server.apiUrl, retries: 0, ...options }).setToken(server.token);

test('429 makes the client wait and try again', async () => {
  const server = await playground();
  server.faults.add({ kind: 'rate-limit', route: '/channels/:channel/messages', retryAfter: 0.05 });
  await rest(server).post(`/channels/${server.channel}/messages`, { body: { content: 'x' } });
  expect(server.requests.map(({ status }) => status)).toEqual([429, 200]);
  expect(server.requests[0]!.response).toEqual({
    message: 'You are being rate limited.',
    retry_after: 0.05,
    global: false,
  });
  expect(server.actor(server.users[0]!).messages(server.channel)).toHaveLength(1);
  expect(server.violations).toEqual([]);
});

test('the client keeps to a narrow bucket', async () => {
  const server = await playground({ rateLimits: narrow(300) });
  const api = rest(server);
  await Promise.all(
    [1, 2, 3, 4, 5].map((n) => api.post(`/channels/${server.channel}/messages`, { body: { content: `${n}` } })),
  );
  expect(server.requests.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
});

test('a bucket that is empty refuses, and tells in headers for how long', async () => {
  const server = await playground({ rateLimits: narrow(3_600_000) });
  const headers = { authorization: `Bot ${server.token}`, 'content-type': 'application/json' };
  const answers = [];
  for (let n = 0; n < 3; n++)
    answers.push(
      await fetch(`${server.apiUrl}/v10/channels/${server.channel}/messages`, {
        method: 'POST',
        headers,
        body: '{"content":"x"}',
      }),
    );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
  expect(Number(answers.at(-1)!.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('a 5xx before the work is done leaves nothing behind; after a 5xx that follows the work, the work is there', async () => {
  const server = await playground();
  const api = rest(server);
  const post = () => api.post(`/channels/${server.channel}/messages`, { body: { content: 'x' } });
  server.faults.add({ kind: 'status', method: 'POST', status: 503 });
  await expect(post()).rejects.toMatchObject({ status: 503 });
  expect(server.actor(server.users[0]!).messages(server.channel)).toHaveLength(0);
  server.faults.add({ kind: 'status', method: 'POST', status: 502, applied: true });
  await expect(post()).rejects.toMatchObject({ status: 502 });
  expect(server.actor(server.users[0]!).messages(server.channel)).toHaveLength(1);
  expect(server.violations).toEqual([]);
});

test('a callback whose answer is lost was still taken: a retry gets 40060', async () => {
  const errors: unknown[] = [];
  const { server, ada } = await stage(async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const send = () =>
      interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 4, data: { content: 'x' } },
        auth: false,
      });
    await send().catch((error) => errors.push(error));
    await send().catch((error) => errors.push(error));
  });
  server.faults.add({ kind: 'hang-up', route: 'callback', applied: true });
  expect(await ada.slash(server.channel, 'play')).toMatchObject({ state: 'answered' });
  await expect.poll(() => errors).toHaveLength(2);
  expect(errors[0]).not.toBeInstanceOf(DiscordAPIError);
  expect(errors[1]).toMatchObject({ code: 40060 });
});

test('a slow answer keeps the client waiting, not the work', async () => {
  const server = await playground();
  server.faults.add({ kind: 'slow', method: 'POST', ms: 200 });
  let done = false;
  const posted = rest(server)
    .post(`/channels/${server.channel}/messages`, { body: { content: 'x' } })
    .then(() => {
      done = true;
    });
  await server.actor(server.users[0]!).waitFor(({ content }) => content === 'x');
  expect(done).toBe(false);
  await posted;
});

test('an event that comes twice is the same interaction', async () => {
  const heard: string[] = [];
  const { server, ada } = await stage((interaction: Interaction) => {
    heard.push(interaction.id);
    return interaction.isRepliable() && heard.length === 1 && interaction.reply('once');
  });
  server.faults.add({ kind: 'event-twice' });
  await ada.slash(server.channel, 'play');
  await expect.poll(() => heard).toHaveLength(2);
  expect(new Set(heard).size).toBe(1);
});

test('an event 4 s late cannot be answered any more', async () => {
  const errors: unknown[] = [];
  const { server, ada } = await stage(
    (interaction) => interaction.isRepliable() && interaction.reply('late').catch((error) => errors.push(error)),
  );
  server.faults.add({ kind: 'event-late', ms: 4000 });
  const acted = ada.slash(server.channel, 'play');
  server.advance(3999);
  expect(await acted).toMatchObject({ state: 'failed' });
  server.advance(1);
  await expect.poll(() => errors).toMatchObject([{ code: 10062 }]);
});

test('a message or channel that is deleted in mid-game is unknown to the bot', async () => {
  const server = await playground();
  const client = await bot(server);
  const channel = client.channels.cache.get(server.channel) as TextChannel;
  const message = await channel.send('board');
  server.deleteMessage(message.id);
  await expect(message.edit('x')).rejects.toMatchObject({ code: 10008 });
  server.deleteChannel(server.channel);
  await expect(channel.send('x')).rejects.toMatchObject({ code: 10003 });
});

test('two bots with one token both hear, and only one may answer', async () => {
  const outcomes: (number | 'ok')[] = [];
  const answer = (interaction: Interaction) =>
    interaction.isRepliable() &&
    interaction.reply('mine').then(
      () => outcomes.push('ok'),
      (error) => outcomes.push(error.code),
    );
  const { server, ada } = await stage(answer);
  const other: Client = await bot(server, answer);
  expect(other).toBeInstanceOf(Client);
  await ada.slash(server.channel, 'play');
  await expect.poll(() => [...outcomes].sort()).toEqual([40060, 'ok']);
});

describe('the limits are Discord’s unless set otherwise', () => {
  const raw = (server: Playground, path: string, body: object, method = 'POST') =>
    fetch(`${server.apiUrl}/v10${path}`, {
      method,
      headers: { authorization: `Bot ${server.token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('five messages in five seconds in a channel', async () => {
    const server = await playground();
    const statuses: number[] = [];
    for (let n = 0; n < 6; n++) {
      statuses.push((await raw(server, `/channels/${server.channel}/messages`, { content: 'x' })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  test('fifty requests a second over all routes, except answers to interactions', async () => {
    const server = await playground({
      rateLimits: { ...DISCORDS, global: { limit: 50, per: 3_600_000 }, others: MANY },
    });
    for (let n = 0; n < 50; n++) await raw(server, `/channels/${server.channel}/typing`, {});
    const refused = await raw(server, `/channels/${server.channel}/typing`, {});
    expect([refused.status, refused.headers.get('x-ratelimit-global')]).toEqual([429, 'true']);
    const answer = await raw(server, `/interactions/1/${'x'.repeat(60)}/callback`, { type: 5 });
    expect(answer.status).toBe(404);
  });

  test('ten thousand invalid requests in ten minutes shut the address out', async () => {
    const invalid = { ...DISCORDS.invalid, limit: 3 };
    const server = await playground({ rateLimits: { ...DISCORDS, invalid } });
    server.setPermissions(server.channel, { SendMessages: false });
    const post = () => raw(server, `/channels/${server.channel}/messages`, { content: 'x' });
    const statuses = [(await post()).status, (await post()).status, (await post()).status, (await post()).status];
    expect(statuses).toEqual([403, 403, 403, 429]);
    expect(DISCORDS.invalid).toEqual({ limit: 10_000, per: 600_000 });
  });

  test('a nonce is remembered for some minutes', async () => {
    const server = await playground();
    const body = { content: 'x', nonce: 'the-same', enforce_nonce: true };
    const post = async () =>
      ((await (await raw(server, `/channels/${server.channel}/messages`, body)).json()) as { id: string }).id;
    const first = await post();
    server.advance(2 * 60_000);
    expect(await post()).toBe(first);
    server.advance(2 * 60_000);
    expect(await post()).not.toBe(first);
  });

  test('three edits in six seconds of a channel’s messages older than an hour, whichever they are', async () => {
    const server = await playground();
    const post = async (channel: string): Promise<string> => {
      const answer = await raw(server, `/channels/${channel}/messages`, { content: 'x' });
      return `/channels/${channel}/messages/${((await answer.json()) as { id: string }).id}`;
    };
    const elsewhere = await post(server.addChannel(server.guild, { name: 'elsewhere' }).id);
    const [one, two] = [await post(server.channel), await post(server.channel)];
    server.advance(61 * 60_000);
    const young = await post(server.channel);
    const edited = async (path: string) => (await raw(server, path, { content: 'y' }, 'PATCH')).status;
    const statuses: number[] = [];
    for (const path of [one, two, one]) statuses.push(await edited(path));
    expect(statuses).toEqual([200, 200, 200]);
    const refused = await raw(server, two, { content: 'y' }, 'PATCH');
    expect(refused.status).toBe(429);
    const body = (await refused.json()) as { retry_after: number };
    expect(body).toEqual({
      code: 30046,
      message: expect.stringContaining('older than 1 hour'),
      retry_after: expect.any(Number),
      global: false,
    });
    expect(body.retry_after).toBeLessThanOrEqual(6);
    expect(refused.headers.get('retry-after')).toBe(body.retry_after.toFixed(3));
    // The bucket itself is not empty.
    expect(Number(refused.headers.get('x-ratelimit-remaining'))).toBeGreaterThan(0);
    expect([await edited(young), await edited(elsewhere)]).toEqual([200, 200]);
  });

  test('the client waits for a further edit, and it is done', async () => {
    const server = await playground({ rateLimits: { ...DISCORDS, late: { limit: 1, per: 1000 } } });
    const api = rest(server);
    const path = `/channels/${server.channel}/messages` as const;
    const { id } = (await api.post(path, { body: { content: 'x' } })) as { id: string };
    server.advance(61 * 60_000);
    for (const content of ['a', 'b']) await api.patch(`${path}/${id}`, { body: { content } });
    expect(server.requests.map(({ status }) => status)).toEqual([200, 200, 429, 200]);
    expect(server.actor(server.users[0]!).message(id)!.content).toBe('b');
  });

  test('a refusal that the playground is told to make has Discord’s words', async () => {
    const server = await playground();
    server.faults.add({ kind: 'refuse', code: 20016, route: '/messages' });
    const answer = await raw(server, `/channels/${server.channel}/messages`, { content: 'x' });
    expect(await answer.json()).toMatchObject({ code: 20016 });
  });
});
