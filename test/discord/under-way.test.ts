import { expect, test } from 'vitest';
import { createUnderWay } from '../../src/discord/connection/pending-work.ts';

test('work that begins during the wait is waited for, too, and failed work ends as well', async () => {
  const underWay = createUnderWay();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const ended: string[] = [];
  underWay.add(first.promise.then(() => underWay.add(second.promise.catch(() => ended.push('second')))));
  const settled = underWay.settled().then(() => ended.push('all'));
  first.resolve();
  await first.promise;
  second.reject(new Error('in vain'));
  await settled;
  expect(ended).toEqual(['second', 'all']);
  await underWay.settled();
});
