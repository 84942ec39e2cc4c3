import { expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { isDrawn, isLong, lucks, sampled } from '../support/runs.ts';
import { crash } from './crash.ts';

const ROUNDS = isLong ? 30 : 1;
const [SEED] = lucks('kills', { short: 1, long: 1 });

const STORES = needs('redis-server') === null ? (['sqlite'] as const) : (['sqlite', 'redis'] as const);

test
  .runIf(isDrawn('crash', { oneIn: 8, about: ['src/storage/'] }))
  .each(sampled('stores of killed bots', STORES, { short: 1 }))(
  'a bot that is killed at any moment of play has lost, doubled and mixed up nothing when it comes back on %s',
  async (store) => {
    const { lost, doubled, wrong, placed } = await crash({ rounds: ROUNDS, store, seed: SEED! });
    expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(placed).toBeGreaterThan(0);
  },
);
