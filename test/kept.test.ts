import { expect, test } from 'vitest';
import { Game, type Setup } from '../src/engine/index.ts';
import { Kept } from '../src/kept.ts';
import { setupOf } from './support/games.ts';
import { inside } from './support/inside.ts';

test('if there are too many, entries that were neither asked for nor set for longest go first', () => {
  const kept = new Kept<string, number>(3);
  kept.set('a', 1).set('b', 2).set('c', 3);
  expect(kept.get('a')).toBe(1);
  kept.set('b', 20);
  kept.set('d', 4);
  expect([...kept]).toEqual([
    ['a', 1],
    ['b', 20],
    ['d', 4],
  ]);
  expect(kept.get('c')).toBeUndefined();
  kept.delete('a');
  kept.set('e', 5);
  expect([...kept.keys()]).toEqual(['b', 'd', 'e']);
});

test('games with one choice of rules share the worked-out rules, until 200 other choices were played', () => {
  const hooksOf = (setup: Partial<Setup>) => inside(Game.start(setupOf(setup))).rules.hooks;
  const [rare, usual] = [
    { seed: 'rare', options: { meeples: 20 } },
    { seed: 'usual', options: { meeples: 19 } },
  ];
  const [before, shared] = [hooksOf(rare), hooksOf(usual)];
  expect(hooksOf({ ...rare, seats: 5, seed: 'another' })).toBe(before);
  let others = 0;
  for (const copies of [1, 2, 3]) {
    for (const switches of [[], ['abbot'], ['phantom'], ['fields', 'abbot'], ['abbot', 'phantom']] as const) {
      for (let meeples = 1; meeples <= 15; meeples++) {
        hooksOf({ copies, switches, options: { meeples } });
        others += 1;
        expect(hooksOf(usual)).toBe(shared);
      }
    }
  }
  expect(others).toBeGreaterThan(200);
  expect(hooksOf(rare)).not.toBe(before);
});
