import { expect, test } from 'vitest';
import { Game, type StepId, type Switch } from '../../src/engine/index.ts';
import type { RuleModule } from '../../src/engine/loading/expansion.ts';
import { gathered } from '../../src/engine/loading/gathered.ts';
import { EXPANSIONS, MODULES, SWITCHES } from '../../src/engine/loading/modules.ts';
import { setupOf } from '../support/games.ts';

const [A, B, C] = ['a', 'b', 'c'] as unknown as [Switch, Switch, Switch];
const HOOK = { meepleOptions() {} };

/** A module that notes when its hook is called, and when its step before step 2 comes. */
const telling = (told: string[], name: Switch, order: RuleModule['order'] = {}): RuleModule => ({
  switch: name,
  order,
  turnBegins: () => void told.push(`${name} begins`),
  steps: [{ id: `step of ${name}` as StepId, before: 'meeple', step: { unchosen: () => void told.push(name) } }],
});

/** Lays the first tile of a game with these modules in this order. Each test needs its own switches, which are compiled only once. */
function playWith(modules: readonly RuleModule[]): void {
  const [list, switches] = [MODULES as RuleModule[], SWITCHES as unknown as Switch[]];
  const own = modules.map((module) => module.switch);
  list.push(...modules);
  switches.push(...own);
  try {
    const game = Game.start(setupOf({ switches: own }));
    game.play(game.legalActions()[0]!);
  } finally {
    list.length -= modules.length;
    switches.length -= modules.length;
  }
}

test('without wishes a game calls modules in the order of the list', () => {
  const told: string[] = [];
  playWith([telling(told, C), telling(told, A), telling(told, B)]);
  expect(told).toEqual(['c begins', 'a begins', 'b begins', 'c', 'a', 'b']);
});

test('a game calls modules in the order that they wish for, in each hook and before each step by itself', () => {
  const told: string[] = [];
  const [a, b, c] = [
    telling(told, A, { turnBegins: { after: [B] }, meeple: 'last' }),
    telling(told, B),
    telling(told, C),
  ];
  playWith([a, b, c]);
  expect(told).toEqual(['b begins', 'a begins', 'c begins', 'b', 'c', 'a']);
});

test('a module does not wait for a module that is not in play', () => {
  const told: string[] = [];
  playWith([telling(told, A, { turnBegins: { after: [C] }, meeple: { after: [C] } }), telling(told, B)]);
  expect(told).toEqual(['a begins', 'b begins', 'a', 'b']);
});

test.each<[string, Readonly<Record<string, RuleModule>>]>([
  [
    'in the hook meepleOptions src/expansions/abbey-mayor wants to be last, and src/expansions/new wants to be last: change the order of one of them',
    { new: { switch: A, order: { meepleOptions: 'last' }, ...HOOK } },
  ],
  [
    'in the hook meepleOptions src/expansions/abbey-mayor wants to be last, and src/expansions/new wants to be after src/expansions/abbey-mayor: change the order of one of them',
    { new: { switch: A, order: { meepleOptions: { after: ['abbey-mayor'] } }, ...HOOK } },
  ],
  [
    'in the steps before meeple src/expansions/x wants to be after src/expansions/y, and src/expansions/y wants to be after src/expansions/z, and src/expansions/z wants to be after src/expansions/x: change the order of one of them',
    {
      x: telling([], A, { meeple: { after: [B] } }),
      y: telling([], B, { meeple: { after: ['goldmines', C] } }),
      z: telling([], C, { meeple: { after: [A] } }),
    },
  ],
  [
    'in the hook meepleOptions src/expansions/new wants to be after a, and there is no such switch: take that out of its order',
    { new: { switch: B, order: { meepleOptions: { after: [A] } }, ...HOOK } },
  ],
  [
    'in the hook meepleOptions src/expansions/new wants to be after river, and src/expansions/river has nothing there: take that out of its order',
    { new: { switch: A, order: { meepleOptions: { after: ['river'] } }, ...HOOK } },
  ],
  [
    'in the hook turnOver src/expansions/new wants to be last, and has nothing there: take that out of its order',
    { new: { switch: A, order: { turnOver: 'last' }, ...HOOK } },
  ],
  [
    'in the steps before score src/expansions/new wants to be after phantom, and has nothing there: take that out of its order',
    { new: { switch: A, order: { score: { after: ['phantom'] } }, ...HOOK } },
  ],
])('impossible wishes are reported in one sentence, and nothing is loaded: %s', (sentence, modules) => {
  expect(() => gathered([...EXPANSIONS, ...Object.entries(modules)])).toThrow(
    new Error(`invariant broken: ${sentence}`),
  );
});
