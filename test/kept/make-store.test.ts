import { expect, test } from 'vitest';
import { RUNNING } from './situations.ts';

/** The folder of the store to make; see the README beside this. */
const release = process.env.KEEP_STORE;

test.runIf(release)('the store of this release is kept', async () => {
  const { makeStore } = await import('./make-store.ts');
  await makeStore(release!);
  const { manifestOf } = await import('./kept.ts');
  const running = manifestOf(release!).tables.filter(({ phase }) => phase === 'playing');
  expect(running.map(({ name }) => name)).toEqual(expect.arrayContaining(RUNNING.map(({ name }) => name)));
});
