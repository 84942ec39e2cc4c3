import { expect, test } from 'vitest';
import { BUDGET } from '../../src/discord/interaction/budget.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { pixels } from '../support/stage.ts';
import { flood, lookBack, lookOn, mostTaken } from './flood.ts';

test('the bot takes a budget of 300 presses that a script sends at once, and others play on', async () => {
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

const LOOKS = [
  ['three people press as often as they can at a long game that is over', lookBack, 0],
  ['twelve people look at a long game that is played', lookOn, 12 * 4 * 6],
] as const;

test
  .runIf(isDrawn('floods', { oneIn: 8, about: ['src/discord/interaction/'] }))
  .each(sampled('looks at long games', LOOKS, { short: 1 }))(
  'while %s, a bystander is answered each time, and so is each look',
  async (_, look, looks) => {
    const seen = await look({ renderer: pixels() });
    expect(seen.acknowledged).toHaveLength(25);
    expect(seen.looks).toHaveLength(looks);
    expect(seen.errors).toBe(0);
  },
);
