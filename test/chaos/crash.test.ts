import { describe, expect, test } from 'vitest';
import { needs } from '../support/needs.ts';
import { isLong, lucks } from '../support/runs.ts';
import { crash } from './crash.ts';

const ROUNDS = isLong ? 30 : 2;
const [SEED] = lucks('kills', { short: 1, long: 1 });

const isKept = async (store: 'sqlite' | 'redis'): Promise<void> => {
  const { lost, doubled, wrong, placed } = await crash({ rounds: ROUNDS, store, seed: SEED! });
  expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
  expect(placed).toBeGreaterThan(0);
};

describe('killed at any moment of play, the bot has lost, doubled and mixed up nothing when it comes back', () => {
  test('on SQLite', () => isKept('sqlite'));
  test.skipIf(needs('redis-server') === null)('on Redis', () => isKept('redis'));
});
