import { createPlayground } from 'discord-playground';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startTestBot } from '../support/bot.ts';
import { memoryStore } from '../support/memory-store.ts';
import { pixels } from '../support/pixels.ts';
import { SIMULATED } from '../support/time.ts';

test('a bot that could not connect leaves nothing behind', async () => {
  const playground = await createPlayground({ clock: SIMULATED });
  onTestFinished(() => playground.close());
  onTestFinished(() => void vi.restoreAllMocks());
  const store = memoryStore();
  const transport = {
    makeRequest: () => Promise.reject(new Error('no network')),
    connect: () => Promise.reject(new Error('Discord is away')),
  };
  const begun = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  const failed = startTestBot(playground, { dataDir: '', store, renderer: pixels(), transport });
  await expect(failed).rejects.toThrow('Discord is away');
  store.calls.length = 0;
  playground.advance(24 * 60 * 60_000);
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve));
  expect(store.calls).toEqual([]);
  // A remaining timer would keep the client, and all servers in it.
  const left = new Set(begun.mock.results.map(({ value }) => value));
  for (const [timer] of ended.mock.calls) left.delete(timer);
  expect(begun).toHaveBeenCalled();
  expect(left).toEqual(new Set());
});
