import { expect, test } from 'vitest';
import { createQueues } from '../../src/game/table/queue.ts';

function gate() {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  return { promise, open: () => resolve('done'), fail: () => reject(new Error('failed')) };
}

test('the tasks of a key run one after another, in the order of asking', async () => {
  const queues = createQueues();
  const said: string[] = [];
  const task = (name: string) => async () => {
    said.push(`${name} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    said.push(`${name} ends`);
  };
  await Promise.all(['a', 'b', 'c'].map((name) => queues.run('table', task(name))));
  expect(said).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends']);
});

test('other keys do not wait', async () => {
  const queues = createQueues();
  const slow = gate();
  const waiting = queues.run('one', () => slow.promise);
  expect(await queues.run('another', async () => 'at once')).toBe('at once');
  slow.open();
  expect(await waiting).toBe('done');
});

test('a task that fails tells only its caller and blocks nobody', async () => {
  const queues = createQueues();
  const bad = gate();
  const failing = queues.run('table', () => bad.promise);
  const thrower = queues.run('table', () => {
    throw new Error('at once');
  });
  const next = queues.run('table', async () => 'next');
  bad.fail();
  await expect(failing).rejects.toThrow('failed');
  await expect(thrower).rejects.toThrow('at once');
  expect(await next).toBe('next');
});

test('a key whose tasks are done leaves nothing behind', async () => {
  const queues = createQueues();
  const tasks = Array.from({ length: 100 }, (_, n) =>
    queues.run(`key ${n % 10}`, async () => {
      if (n % 3 === 0) throw new Error('failed');
    }),
  );
  expect(queues.size).toBe(10);
  await Promise.allSettled(tasks);
  await new Promise((resolve) => setImmediate(resolve));
  expect(queues.size).toBe(0);
});
