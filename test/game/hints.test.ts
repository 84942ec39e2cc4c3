import { expect, test } from 'vitest';
import { createHints } from '../../src/game/computers/hints.ts';
import type { GameAtTable } from '../../src/game/table/loaded-table.ts';
import { quickComputers } from '../support/computers.ts';
import { done, game, service, turnOf } from './support.ts';

/** Hints that count how often a computer thought about them. */
function counted(isBroken = () => false) {
  const quick = quickComputers();
  const asked: number[] = [];
  const hints = createHints({
    async hint(record, ms) {
      asked.push(record.actions.length);
      if (isBroken()) throw new Error('no thread');
      return quick.hint(record, ms);
    },
  });
  return { hints, asked };
}

test('a hint that is asked for again and again, at once and later, is worked out once and stays unchanged', async () => {
  const on = service();
  const before = (await game(on, 2)) as GameAtTable;
  const { hints, asked } = counted();
  const [first, ...others] = await Promise.all(Array.from({ length: 20 }, () => hints.of(before)));
  expect(first!.length).toBeGreaterThan(0);
  expect([...others, await hints.of(before)].every((one) => one === first)).toBe(true);
  expect(asked).toEqual([0]);
  const after = (await done(on.tables.play(turnOf(before)))) as GameAtTable;
  expect(await hints.of(after)).not.toBe(first);
  expect(asked).toHaveLength(2);
});

test('a hint that failed is worked out anew', async () => {
  const before = (await game(service(), 2)) as GameAtTable;
  let isBroken = true;
  const { hints } = counted(() => isBroken);
  await expect(hints.of(before)).rejects.toThrow('no thread');
  isBroken = false;
  expect((await hints.of(before)).length).toBeGreaterThan(0);
});
