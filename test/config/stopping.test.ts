import { expect, test } from 'vitest';
import { createStopping } from '../../src/stopping.ts';
import { ENDLESS_MS } from '../support/time.ts';

/** The ended parts and the log lines, in order. */
function stopping() {
  const told: string[] = [];
  const log = (_data: object, message: string) => void told.push(message);
  return { told, stopping: createStopping({ warn: log, error: log }) };
}

test('parts end in the opposite order of their making, once, for any number of requests', async () => {
  const { told, stopping: one } = stopping();
  for (const name of ['store', 'renderer', 'bot']) one.ends(name, ENDLESS_MS, async () => void told.push(name));
  await Promise.all([one.stop(), one.stop()]);
  await one.stop();
  expect(told).toEqual(['bot', 'renderer', 'store']);
});

test('a part that hangs or fails holds up no other, and is logged', async () => {
  const { told, stopping: one } = stopping();
  one.ends('store', ENDLESS_MS, async () => void told.push('store'));
  one.ends('renderer', 1, () => new Promise(() => {}));
  one.ends('bot', ENDLESS_MS, async () => {
    throw new Error('no');
  });
  await one.stop();
  expect(told).toEqual(['a part could not end cleanly', 'a part did not end in time, and is left as it is', 'store']);
});

test('a part that is made while all others end is ended, too', async () => {
  const { told, stopping: one } = stopping();
  await one.stop();
  one.ends('bot', ENDLESS_MS, async () => void told.push('bot'));
  await one.stop();
  expect(told).toEqual(['bot']);
});
