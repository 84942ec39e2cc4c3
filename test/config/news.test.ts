import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPlayground } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createTroubleNews } from '../../src/metrics/news.ts';
import { newsPoster } from '../../src/metrics/post-news.ts';

const MINUTE = 60_000;

function news(post: (text: string) => Promise<void>) {
  let now = 0;
  let due: { at: number; fn: () => void } | null = null;
  const after = (ms: number, fn: () => void) => {
    due = { at: now + ms, fn };
    return () => {
      due = null;
    };
  };
  const failures: unknown[] = [];
  const told = createTroubleNews({ clock: { now: () => now, after }, post, failed: (error) => failures.push(error) });
  const pass = async (ms: number): Promise<void> => {
    now += ms;
    if (due === null || due.at > now) return;
    const { fn } = due;
    due = null;
    fn();
    await new Promise(setImmediate);
  };
  return { told, failures, pass, isWaiting: () => due !== null };
}

test('the news tell kinds of failures with the references, a minute after the first, and then once an hour', async () => {
  const posted: string[] = [];
  const { told, pass } = news(async (text) => void posted.push(text));
  told.heard('info', {}, 'all is well');
  told.heard('warn', {}, 'a list could not be brought up to date');
  await pass(10 * MINUTE);
  expect(posted).toEqual([]);
  told.heard(
    'error',
    { reference: '1a2b3c4d', error: new Error('Ada of table abcdefgh'), guild: '5' },
    'an interaction failed',
  );
  told.heard('error', {}, 'a picture could not be drawn');
  told.heard('error', { reference: '99887766' }, 'an interaction failed');
  await pass(MINUTE);
  const text =
    'Trouble with Carcassonne:\n2 × an interaction failed (in the log: `1a2b3c4d`, `99887766`)\n1 × a picture could not be drawn';
  expect(posted).toEqual([text]);
  for (let times = 0; times < 500; times++) told.heard('error', { reference: `${times}` }, 'an interaction failed');
  await pass(59 * MINUTE);
  expect(posted).toHaveLength(1);
  await pass(MINUTE);
  expect(posted).toHaveLength(2);
  expect(posted[1]).toContain('500 × an interaction failed (in the log: `0`, `1`, `2`, `3`, `4`)');
  await pass(3 * 60 * MINUTE);
  expect(posted).toHaveLength(2);
});

test('any number of kinds fits in one message', async () => {
  const posted: string[] = [];
  const { told, pass } = news(async (text) => void posted.push(text));
  for (let kind = 0; kind < 500; kind++) told.heard('error', {}, `${kind} ${'went wrong '.repeat(30)}`);
  await pass(MINUTE);
  expect(posted[0]!.length).toBeLessThanOrEqual(2000);
});

test('if the news cannot be posted the log says so once, and again after a post that worked', async () => {
  let isGone = true;
  const posted: string[] = [];
  const { told, failures, pass, isWaiting } = news(async (text) => {
    if (isGone) throw new Error('gone');
    posted.push(text);
  });
  const trouble = async (): Promise<void> => {
    told.heard('error', {}, 'an interaction failed');
    await pass(60 * MINUTE);
  };
  await trouble();
  await trouble();
  expect(failures).toHaveLength(1);
  isGone = false;
  await trouble();
  expect(posted).toHaveLength(1);
  isGone = true;
  await trouble();
  expect(failures).toHaveLength(2);
  told.heard('error', {}, 'an interaction failed');
  told.stop();
  expect(isWaiting()).toBe(false);
});

describe('the news are posted', () => {
  test('by a webhook, notifying nobody; the report of a failure does not tell the address', async () => {
    const bodies: string[] = [];
    let status = 204;
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => {
        body += part;
      });
      request.on('end', () => {
        bodies.push(body);
        response.writeHead(status).end();
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    const webhook = `http://127.0.0.1:${port}/api/webhooks/1/a-secret-of-the-webhook`;
    const post = newsPoster({ apiUrl: '', token: '', channel: '5', webhook })!;
    await post('Trouble');
    expect(JSON.parse(bodies[0]!)).toEqual({ content: 'Trouble', allowed_mentions: { parse: [] } });
    status = 404;
    const error = await post('Trouble').catch((one: Error) => one);
    expect(String((error as Error).stack)).toContain('the webhook answered 404');
    expect(String((error as Error).stack)).not.toContain('a-secret');
  });

  test('in a channel, as the bot', async () => {
    const playground = await createPlayground();
    onTestFinished(() => playground.close());
    const { apiUrl, token, channel } = playground;
    await newsPoster({ apiUrl, token, channel, webhook: null })!('Trouble <@1>');
    expect(playground.requests.at(-1)).toMatchObject({
      route: '/channels/:channel/messages',
      json: { content: 'Trouble <@1>', allowed_mentions: { parse: [] } },
    });
    expect(newsPoster({ apiUrl, token, channel: null, webhook: null })).toBeNull();
  });
});
