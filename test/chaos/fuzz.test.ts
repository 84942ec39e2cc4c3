import { expect, test } from 'vitest';
import { runs } from '../support/runs.ts';
import { fuzz } from './fuzz.ts';

test('whatever is sent is answered, breaks nothing, changes nothing without right and tells no secret', async () => {
  const fuzzed = await fuzz({ count: runs(8000), seed: 20_261_123 });
  expect([...fuzzed.bugs]).toEqual([]);
  expect(fuzzed.changed).toEqual([]);
  expect(fuzzed.leaks).toEqual([]);
  expect(fuzzed.unanswered).toEqual([]);
});
