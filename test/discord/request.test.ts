import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test } from 'vitest';
import { createCallbacks, PATIENCE } from '../../src/discord/connection/client.ts';
import { runScript } from '../support/child.ts';
import { isDrawn } from '../support/runs.ts';

test.runIf(isDrawn('cut uploads', { oneIn: 8, about: ['src/discord/connection/'] }))(
  'a connection that is cut while a picture is sent, or an early answer, ends nothing but the request',
  async () => {
    const script = runScript('test/discord/cut-uploads.ts', { cwd: tmpdir() });
    expect(await script.ended, script.stderr()).toBe(0);
    const { cut, early } = JSON.parse(script.stdout()) as Record<string, unknown[]>;
    // The error that discord.js retries.
    expect(new Set(cut)).toEqual(new Set(['ECONNRESET']));
    for (const outcome of early!) expect([503, 'ECONNRESET']).toContain(outcome);
  },
);

test('an answer that came in time is no time-out, however long the process was held up before it could read it', async () => {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const server = new Worker(new URL('./answering-worker.ts', import.meta.url), { workerData: state.buffer });
  onTestFinished(async () => void (await server.terminate()));
  const [port] = await once(server, 'message');
  const patience = { ...PATIENCE, request: 500 };
  const { rest } = createCallbacks(`http://127.0.0.1:${port}`, patience, (make) => (url, init) => {
    setImmediate(function hold() {
      if (Atomics.load(state, 0) === 0) return setImmediate(hold);
      Atomics.store(state, 0, 2);
      Atomics.notify(state, 0);
      Atomics.wait(state, 0, 2, 2 * patience.request);
    });
    return make(url, init);
  });
  await expect(rest.post('/interactions/1/token/callback', { body: {}, auth: false })).resolves.toBeDefined();
});

test('a form arrives unchanged, with its files and all headers', async () => {
  let told = '';
  const hear = (socket: Socket): void => {
    socket.on('data', (more) => {
      told += more.toString('latin1');
      if (told.includes('{}')) socket.end('HTTP/1.1 204 fine\r\nConnection: close\r\n\r\n');
    });
  };
  const server = createServer(hear);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const files = [1, 2].map(() => ({ name: 'a "board"\r\n.png', data: new Uint8Array(200_000) }));
  const { rest } = createCallbacks(`http://127.0.0.1:${(server.address() as { port: number }).port}`);
  await rest.post('/interactions/1/token/callback', { files, body: {}, headers: { 'X-Told': 'yes' }, auth: false });
  const [, line] = /content-type: multipart\/form-data; boundary=(\S+)/i.exec(told)!;
  expect(told.split(`--${line}`).length).toBe(5);
  expect(told).toMatch(/x-told: yes/i);
  expect(told).toMatch(/content-length: \d+/i);
  expect(told).toContain('name="files[1]"; filename="a %22board%22%0D%0A.png"');
});
