import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Log } from '../../src/game/store/ports.ts';
import { type Health, serveHealth } from '../../src/health.ts';
import { createMetrics } from '../../src/metrics/metrics.ts';

let health: Health;
let store: () => Promise<string[] | undefined>;
const warned: object[] = [];
const silent = (): void => {};
const log: Log = { debug: silent, info: silent, warn: (data) => void warned.push(data), error: silent };

beforeEach(async () => {
  store = async () => undefined;
  warned.length = 0;
  const checks = { gateway: async () => undefined, store: () => store() };
  health = await serveHealth({ port: 0, checks, metrics, log, patience: 1 });
});
afterEach(() => health.close());

let text: () => Promise<string> = async () => 'games 3\n';
const metrics = { contentType: 'text/plain', text: () => text() };

const get = async (path: string, method = 'GET') => {
  const answer = await fetch(`http://127.0.0.1:${health.port}${path}`, { method });
  return { status: answer.status, text: await answer.text() };
};

test('/healthz is 200 when every part is well', async () => {
  expect(await get('/healthz')).toEqual({ status: 200, text: 'gateway: well\nstore: well\n' });
});

test('/healthz is 503 if a part is ill, and only the log has the reason', async () => {
  store = () => Promise.reject(new Error('the disk at /data is full'));
  expect(await get('/healthz')).toEqual({ status: 503, text: 'gateway: well\nstore: ill\n' });
  expect(warned).toEqual([{ ill: [{ name: 'store', why: 'the disk at /data is full' }] }]);
});

test('/healthz is 200 if settings may lose something, and says so; the log and the settings tell what', async () => {
  store = async () => ['set appendonly yes'];
  expect(await get('/healthz')).toEqual({
    status: 200,
    text: 'gateway: well\nstore: well, but its settings are not safe\n',
  });
  expect(warned).toEqual([]);
});

test('a check that never ends counts as ill', async () => {
  store = () => new Promise(() => {});
  expect(await get('/healthz')).toMatchObject({ status: 503 });
});

test('/metrics is its given text; nothing else is served', async () => {
  expect(await get('/metrics')).toEqual({ status: 200, text: 'games 3\n' });
  expect((await get('/')).status).toBe(404);
  expect((await get('/healthz', 'POST')).status).toBe(405);
});

test('a port that is taken is refused, and closing twice is safe', async () => {
  await expect(serveHealth({ port: health.port, checks: {}, metrics, log })).rejects.toThrow('EADDRINUSE');
  await health.close();
  await health.close();
});

test('a failure to tell numbers is an answer, too, and costs no process', async () => {
  text = () => Promise.reject(new Error('a number'));
  expect(await get('/metrics')).toEqual({ status: 500, text: '' });
  expect(warned).toHaveLength(1);
  text = async () => 'games 3\n';
  expect((await get('/metrics')).status).toBe(200);
});

test('a number whose source hangs does not stop all others', async () => {
  const all = createMetrics({ patience: 1 });
  all.onRead(() => new Promise(() => {}));
  all.turns.inc({ by: 'person' });
  expect(await all.text()).toContain('carcassonne_turns_total{by="person"} 1');
});
