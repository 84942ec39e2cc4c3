import { expect, test } from 'vitest';
import { COMMANDS } from '../../commands/index.ts';
import { COMPONENTS } from '../../src/discord/components/index.ts';
import { BUDGET, createBudget, type Spent } from '../../src/discord/interaction/budget.ts';
import { COMMAND_COSTS, VERB_COSTS } from '../../src/discord/interaction/costs.ts';

const PRESS = { quick: 1, lasting: 0 };

function budgetAt(start = 0) {
  let now = start;
  const budget = createBudget(BUDGET, { now: () => now });
  const pass = (ms: number): void => {
    now += ms;
  };
  return { budget, pass };
}

test('a user who presses four times a second for a quarter of a minute, or types a long option, never meets the budget', () => {
  const { budget, pass } = budgetAt();
  const spent: Spent[] = [];
  for (let press = 0; press < 60; press++) {
    spent.push(budget.spend('ada', PRESS));
    pass(250);
  }
  for (let letter = 0; letter < 100; letter++) {
    spent.push(budget.spend('bo', { quick: 0.5, lasting: 0 }));
    pass(150);
  }
  expect(new Set(spent)).toEqual(new Set(['spent']));
});

test('the budget takes three of fifty presses a second in the long run, and tells one a second when to go on', () => {
  const { budget, pass } = budgetAt();
  const counts = { taken: 0, told: 0, silent: 0 };
  for (let press = 0; press < 50 * 60; press++) {
    const spent = budget.spend('script', PRESS);
    if (spent === 'spent') counts.taken += 1;
    else if (spent.isTold) counts.told += 1;
    else counts.silent += 1;
    if (spent !== 'spent') expect(spent.wait).toBe(1);
    pass(20);
  }
  expect(counts.taken).toBe(BUDGET.quick.most + BUDGET.quick.perSecond * 60 - 1);
  expect(counts.told).toBeLessThanOrEqual(60);
});

test('a press that leaves a public message is taken a dozen times, then twice a minute', () => {
  const { budget, pass } = budgetAt();
  const opens = { quick: 4, lasting: 1 };
  const inARow = Array.from({ length: 13 }, () => budget.spend('ada', opens));
  expect(inARow.slice(0, 12)).toEqual(Array(12).fill('spent'));
  expect(inARow[12]).toEqual({ wait: 30, isTold: true });
  pass(30_000);
  expect(budget.spend('ada', opens)).toBe('spent');
});

test('a long rest fills a budget and no more', () => {
  const { budget, pass } = budgetAt();
  budget.spend('ada', PRESS);
  pass(24 * 3_600_000);
  const spent = Array.from({ length: BUDGET.quick.most + 1 }, () => budget.spend('ada', PRESS));
  expect(spent.slice(0, -1)).toEqual(Array(BUDGET.quick.most).fill('spent'));
  expect(spent.at(-1)).toEqual({ wait: 1, isTold: true });
});

test('one user’s presses cost no other user, and a clock that is set back gives and takes nothing', () => {
  const { budget, pass } = budgetAt(1_000_000);
  for (let press = 0; press < 60; press++) budget.spend('ada', PRESS);
  expect(budget.spend('bo', PRESS)).toBe('spent');
  pass(-500_000);
  expect(budget.spend('ada', PRESS)).toMatchObject({ wait: 1 });
  pass(1000);
  expect(budget.spend('ada', PRESS)).toBe('spent');
});

test('the budget remembers no more than ten thousand users', () => {
  const { budget } = budgetAt();
  for (let press = 0; press < 60; press++) budget.spend('first', PRESS);
  expect(budget.spend('first', PRESS)).not.toBe('spent');
  for (let user = 0; user < 10_000; user++) budget.spend(`user ${user}`, PRESS);
  expect(budget.spend('first', PRESS)).toBe('spent');
});

test('costs name existing commands and buttons', () => {
  const names = COMMANDS.flatMap(({ data }) => [
    ...[data.name],
    ...(data.options ?? []).map((option) => `${data.name} ${option.name}`),
  ]);
  expect(names).toEqual(expect.arrayContaining(Object.keys(COMMAND_COSTS)));
  expect([...COMPONENTS.keys()]).toEqual(expect.arrayContaining(Object.keys(VERB_COSTS)));
});
