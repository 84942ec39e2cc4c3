import { DefaultRestOptions, REST, type RESTOptions } from 'discord.js';
import { expect, test } from 'vitest';
import { requestHere } from '../src/here.ts';
import type { Playground } from '../src/playground.ts';
import { playground } from './bot.ts';

const makeRequest: RESTOptions['makeRequest'] = (url, init) =>
  requestHere(url, init) ?? DefaultRestOptions.makeRequest(url, init);

const restOf = (server: { apiUrl: string; token: string }, options = {}) =>
  new REST({ api: server.apiUrl, retries: 0, ...options }).setToken(server.token);

test('a bot of this process gets the answers that it would get by a socket', async () => {
  const said = async (server: Playground, rest: REST) => {
    const messages = `/channels/${server.channel}/messages` as const;
    const file = { name: 'a.txt', data: Buffer.from('text'), contentType: 'text/plain' };
    const answers = [
      await rest.post(messages, { body: { content: 'x' }, files: [file] }),
      await rest.get(`${messages}?limit=1`),
      await rest
        .post(messages, { body: { content: 'x'.repeat(2001) } })
        .catch(({ code, status }) => ({ code, status })),
      await rest.delete(`${messages}/1`).catch(({ code, status }) => ({ code, status })),
    ];
    return JSON.parse(
      JSON.stringify(answers).replaceAll(/"\d{15,}"|"\d{4}-[^"]+"|\/\d{15,}|&hm=\w+|127.0.0.1:\d+/g, (one) =>
        one.startsWith('"') ? '"X"' : '',
      ),
    );
  };
  // `requestHere` does not answer for a playground without `inProcess`.
  const sockets = await playground();
  const bySocket = await said(sockets, restOf(sockets));
  const server = await playground({ inProcess: true });
  expect(await said(server, restOf(server, { makeRequest }))).toEqual(bySocket);
  expect(bySocket.slice(2).map(({ code }: { code: number }) => code)).toEqual([50035, 10008]);
});

test('a bot of this process with another token is refused', async () => {
  const server = await playground({ inProcess: true });
  const other = new REST({ api: server.apiUrl, makeRequest }).setToken('another');
  await expect(other.get('/users/@me')).rejects.toMatchObject({ status: 401 });
});

test('a cut connection and an answer that nothing waits for reject as by a socket', async () => {
  const server = await playground({ inProcess: true });
  const url = `${server.apiUrl}/v10/users/@me`;
  const headers = { authorization: `Bot ${server.token}` };
  server.faults.add({ kind: 'hang-up', route: '/users/@me' });
  await expect(requestHere(url, { headers })).rejects.toMatchObject({ code: 'UND_ERR_SOCKET' });
  const waiting = new AbortController();
  const answer = requestHere(url, { headers, signal: waiting.signal });
  waiting.abort(new Error('enough'));
  await expect(answer).rejects.toThrow('enough');
});

test('a request that was aborted before is not made', async () => {
  const server = await playground({ inProcess: true });
  const headers = { authorization: `Bot ${server.token}` };
  const before = server.requests.length;
  const signal = AbortSignal.abort(new Error('enough'));
  await expect(requestHere(`${server.apiUrl}/v10/users/@me`, { headers, signal })).rejects.toThrow('enough');
  await server.idle();
  expect(server.requests).toHaveLength(before);
});

test('an address of another server, of a playground with sockets alone, or of a closed one is left to the network', async () => {
  const sockets = await playground();
  const closed = await playground({ inProcess: true });
  await closed.close();
  for (const origin of ['http://localhost:1/api', sockets.apiUrl, closed.apiUrl])
    expect(requestHere(`${origin}/v10/users/@me`, {})).toBeNull();
});
