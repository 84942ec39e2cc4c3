import { test } from 'vitest';

/** Which store is to be made, by the name of its folder; see the README beside this. */
const release = process.env.KEEP_STORE;

test.runIf(release)('the store of this release is kept', async () => {
  const { makeStore } = await import('./make-store.ts');
  await makeStore(release!);
});
