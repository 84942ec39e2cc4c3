import { expect, test } from 'vitest';
import { isLong, lucks } from '../support/runs.ts';
import { fuzz } from './fuzz.ts';

test('every input is answered, breaks nothing, changes nothing without right and tells no secret', async () => {
  const [seed] = lucks('fuzz', { short: 1, long: 1 });
  const fuzzed = await fuzz({ count: isLong ? 8000 : 200, seed: seed! });
  expect([...fuzzed.bugs]).toEqual([]);
  expect(fuzzed.changed).toEqual([]);
  expect(fuzzed.leaks).toEqual([]);
  expect(fuzzed.unanswered).toEqual([]);
});
