import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../src/game/ports.ts';
import { type Health, serveHealth } from '../../src/health.ts';

let health: Health;
let store: () => Promise<void>;
const warned: object[] = [];
const silent = (): void => {};
const log: Log = { debug: silent, info: silent, warn: (data) => void warned.push(data), error: silent };

beforeEach(async () => {
  store = async () => {};
  warned.length = 0;
  const checks = { gateway: async () => {}, store: () => store() };
  health = await serveHealth({ port: 0, checks, metrics: () => 'games 3\n', log, patience: 1 });
});
afterEach(() => health.close());

const get = async (path: string, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { method });
  return { status: answer.status, text: await answer.text() };
};

test('/healthz is 200 when every part is well', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: 'gateway: well\nstore: well\n' });
});

test('/healthz is 503 when one is not, and why stands in the log alone', async () => {
  store = () => Promise.reject(new Error('the disk at /data is full'));
  expect(await get('/healthz')).toEqual({ status: 503, text: 'gateway: well\nstore: ill\n' });
  expect(warned).toEqual([{ ill: [{ name: 'store', why: 'the disk at /data is full' }] }]);
});

test('a check that never ends counts as ill', async () => {
  store = () => new Promise(() => {});
  expect(await get('/healthz')).toMatchObject({ status: 503 });
});

test('/metrics is what it is given; nothing else is served', async () => {
  expect(await get('/metrics')).toEqual({ status: 200, text: 'games 3\n' });
  expect((await get('/')).status).toBe(404);
  expect((await get('/healthz', 'POST')).status).toBe(405);
});

test('a port that is taken is refused, and closing twice is safe', async () => {
  await expect(serveHealth({ port: health.port, checks: {}, metrics: () => '', log })).rejects.toThrow('EADDRINUSE');
  await health.close();
  await health.close();
});
