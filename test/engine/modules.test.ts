import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { RuleModule } from '../../src/engine/expansion.ts';
import { Game, type Switch, SYMBOLS } from '../../src/engine/index.ts';
import { gathered, MODULES } from '../../src/engine/modules.ts';
import { entryOf } from '../../src/engine/steps/index.ts';
import { MARKS, type Mark } from '../../src/engine/tiles.ts';
import { verb } from '../../src/engine/verbs.ts';
import { TILE_FILES } from '../../src/expansions/tiles.ts';
import { setupOf } from '../support/games.ts';
import { inside } from '../support/inside.ts';

const PIG = { figure: 'pig', count: 1, votes: 0, meeple: false, on: ['field'] } as const;
const NEW = 'a new one' as Switch;
const again = verb<'pass'>({ verb: 'pass', points: [], run() {} });

test.each<[string, RuleModule]>([
  ['no two modules declare the switch abbot', { switch: 'abbot' }],
  ['no two modules declare the figure pig', { switch: NEW, figures: [{ ...PIG }] }],
  ['no two modules declare the verb pass', { switch: NEW, verbs: [again] }],
  ['no two modules declare the step draw', { switch: NEW, steps: [{ id: 'draw', before: null, step: {} }] }],
  ['no two modules declare the mark inn', { switch: NEW, marks: ['inn'] }],
  ['no two modules declare the piece king', { switch: NEW, pieces: ['king'] }],
  ['no two modules declare the reason town', { switch: NEW, reasons: ['town'] }],
])('what two declare is told in a sentence, and nothing is loaded: %s', (sentence, module) => {
  expect(() => gathered([...MODULES, module])).toThrow(sentence);
});

test('a mark on tiles that nobody declares is told, and nothing is loaded', () => {
  expect(() => gathered(MODULES, [...MARKS, 'volcano' as Mark])).toThrow('a module declares the mark volcano');
});

test('a step that nobody declares is a bug, told by its name', () => {
  const game = inside(Game.start(setupOf({})));
  game.agenda.unshift(entryOf('keep'));
  Object.assign(game, { legal: null });
  expect(() => game.legalActions()).toThrow('the step keep is declared by a module that is in play');
});

test('a line with a verb that nobody knows is refused with the line, and the game is as it was', () => {
  const record = Game.start(setupOf({})).record;
  expect(() => Game.of({ ...record, actions: ['conjure 1,2'] })).toThrow('unreadable-action: conjure 1,2');
});

/** What stands in the engine all the same, and why. */
const NAMED: Readonly<Record<string, string>> = {
  'map-layout.ts town': 'the table is a notion of the core, and so is what is printed on its squares',
  'rules.ts map': 'the same: which table a game is played on stands in its setup',
  'view.ts extra-turn': 'what a town may do, which is no arrow',
  'tile-file.ts river': 'the key of a tile in its file, beside those of cities and roads',
};

test('the engine names nothing that a module declares', () => {
  const ids = new Set<string>([
    ...MODULES.flatMap(({ switch: on, figures = [], verbs = [], steps = [], reasons = [] }) => [
      on,
      ...figures.map(({ figure }) => figure),
      ...verbs.map((one) => one.verb),
      ...steps.map(({ id }) => id),
      ...reasons,
    ]),
    ...Object.keys(TILE_FILES),
    ...MARKS,
    ...SYMBOLS,
  ]);
  const folder = new URL('../../src/engine/', import.meta.url);
  const named = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => {
      const code = readFileSync(new URL(name, folder), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      const quoted = new Set([...code.matchAll(/'([a-z\d-]+)'/g)].map(([, id]) => id!));
      return [...ids].filter((id) => quoted.has(id)).map((id) => `${name} ${id}`);
    });
  expect(named.toSorted()).toEqual(Object.keys(NAMED).toSorted());
});
