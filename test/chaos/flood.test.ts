import { expect, test } from 'vitest';
import { BUDGET } from '../../src/discord/interaction/budget.ts';
import { pixels } from '../support/stage.ts';
import { flood, lookBack, mostTaken } from './flood.ts';

test('of 300 presses that a script sends at once a budget is taken, and others play on', async () => {
  const began = performance.now();
  const how = {
    presses: 300,
    perSecond: Number.POSITIVE_INFINITY,
    budget: BUDGET,
    renderer: pixels(),
    tables: 1,
    pause: 0,
  };
  const { sent, taken, turns, errors } = await flood(how);
  expect(sent).toBe(300);
  expect(taken).toBeLessThanOrEqual(mostTaken((performance.now() - began) / 1000));
  expect(turns).toBeGreaterThan(0);
  expect(errors).toBe(0);
});

test('while three people press as often as they can at a long game that is over, a bystander is answered each time', async () => {
  const { acknowledged, errors } = await lookBack(BUDGET, pixels());
  expect(acknowledged).toHaveLength(25);
  expect(errors).toBe(0);
});
