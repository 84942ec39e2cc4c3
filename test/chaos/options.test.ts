import { expect, test } from 'vitest';
import { usageOf, valuesOf } from './options.ts';

const OPTIONS = { rounds: 20, store: ['both', 'sqlite', 'redis'] } as const;

test('options that a run of chaos does not name are as declared', () => {
  expect(valuesOf(OPTIONS, [])).toEqual({ rounds: 20, store: 'both' });
  expect(valuesOf(OPTIONS, ['--rounds', '3', '--store', 'redis'])).toEqual({ rounds: 3, store: 'redis' });
  expect(usageOf(OPTIONS)).toBe('[--rounds 20] [--store both|sqlite|redis]');
});

test.each(['--rounds many', '--rounds 0', '--rounds 1.5', '--rounds', '--store disk', '--round 3', 'redis'])(
  'a run called with %s does not begin: it would try nothing, and keep every promise',
  (args) => {
    expect(valuesOf(OPTIONS, args.split(' '))).toBeNull();
  },
);
