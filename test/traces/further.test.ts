import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sampled } from '../support/runs.ts';
import { fixture, games, type Loose, replay, writtenTo } from './tool.ts';

/** How many games each file has. */
const FILES = {
  'king-robber': 2,
  'princess-dragon': 3,
  'flying-machines': 2,
  goldmines: 2,
  shrines: 2,
  phantom: 2,
  tower: 2,
  'hills-sheep': 2,
  'abbey-mayor': 2,
  'big-top': 2,
  'bridges-castles-bazaars': 2,
  count: 2,
  'abbey-inns-traders': 1,
  'tower-phantom-inns': 1,
} as const;
type Name = keyof typeof FILES;
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(sampled('further games', Object.entries(FILES), { short: 4 }))(
  '%s: every answer at every turn is the recorded one',
  (name, count) => {
    expect(replay(fixture(name))).toEqual({ code: 0, out: [`${count} passed, 0 failed`], err: [] });
  },
);

const first = (turns: Loose[], what: (turn: Loose) => unknown): Loose => {
  const found = turns.find(what);
  if (!found) throw new Error('no such turn in the fixture');
  return found;
};

/** The first decision of that kind; for a ransom, the first one after the placement. */
const stepOf = (turns: Loose[], ask: string): Loose => {
  const isIt = (step: Loose): boolean => step.ask === ask && step.when !== 'before-tile';
  return first(turns, ({ steps }) => steps.some(isIt)).steps.find(isIt);
};

/** The dragon's steps in the first turn in which it moved. */
const dragonTurn = (turns: Loose[]): Loose[] =>
  first(turns, ({ steps }) => steps.some(({ ask }: Loose) => ask === 'dragon')).steps.filter(
    ({ ask }: Loose) => ask === 'dragon',
  );

const SPOILS: [string, Name, RegExp, (turns: Loose[]) => void][] = [
  [
    'who took the King',
    'king-robber',
    /taken is/,
    (turns) => (first(turns, ({ received }) => received).received[0][0] = 0),
  ],
  ['a token', 'king-robber', /tokens is/, (turns) => delete turns.at(-1).tokens],
  [
    'an option',
    'king-robber',
    /steps is/,
    (turns) => first(turns, ({ steps }) => steps.length > 0).steps[0].options.pop(),
  ],
  ['a decision', 'king-robber', /steps is/, (turns) => first(turns, ({ steps }) => steps.length > 0).steps.pop()],
  ['the square of the dragon', 'princess-dragon', /board is/, (turns) => (turns.at(-1).board.dragon[0] += 1)],
  ['the square of the fairy', 'princess-dragon', /board is/, (turns) => delete turns.at(-1).board.fairy],
  ['a way of the dragon', 'princess-dragon', /steps is/, (turns) => dragonTurn(turns)[0].options.pop()],
  ['the seat of the dragon’s step', 'princess-dragon', /steps is/, (turns) => (dragonTurn(turns)[0].seat += 1)],
  ['the height of a tower', 'tower', /board is/, (turns) => (turns.at(-1).board.towers[0][2] += 1)],
  ['a prisoner', 'tower', /board is/, (turns) => first(turns, ({ board }) => board.prisoners[0]).board.prisoners.pop()],
  ['a floor', 'tower', /tokens is/, (turns) => (turns[9].tokens[0]['tower-piece'] += 1)],
  ['a meeple that a tower could take', 'tower', /steps is/, (turns) => stepOf(turns, 'capture').options.pop()],
  [
    'a tower for a second figure',
    'tower-phantom-inns',
    /steps is/,
    (turns) => {
      const { options } = stepOf(turns, 'phantom');
      options.splice(
        options.findIndex((one: Loose) => one?.on?.startsWith('tower:')),
        1,
      );
    },
  ],
  ['a ransom that could be paid', 'tower', /steps is/, (turns) => stepOf(turns, 'ransom').options.pop()],
  [
    'a hole',
    'abbey-mayor',
    /steps is/,
    (turns) => first(turns, ({ steps }) => steps[0]?.ask === 'abbey').steps[0].options.pop(),
  ],
  ['a bridge on the board', 'bridges-castles-bazaars', /board is/, (turns) => turns.at(-1).board.bridges.pop()],
  ['a castle on the board', 'bridges-castles-bazaars', /board is/, (turns) => turns.at(-1).board.castles.pop()],
  [
    'a placement with a bridge',
    'bridges-castles-bazaars',
    /legalWithBridge is/,
    (turns) => turns[0].legalWithBridge.pop(),
  ],
  ['a tile that is for sale', 'bridges-castles-bazaars', /steps is/, (turns) => stepOf(turns, 'auction').options.pop()],
  [
    'a place that a wagon may go to',
    'abbey-mayor',
    /steps is/,
    (turns) =>
      first(turns, ({ steps }) => steps.at(-1)?.ask === 'wagon')
        .steps.at(-1)
        .options.pop(),
  ],
  [
    'gold on a tile',
    'goldmines',
    /board is/,
    (turns) => (first(turns, ({ board }) => board.gold[0]).board.gold[0][2] += 1),
  ],
  [
    'the gold that a seat took',
    'goldmines',
    /taken is/,
    (turns) => (first(turns, ({ received }) => received).received[0][2] += 1),
  ],
  ['gold that a seat has', 'goldmines', /tokens is/, (turns) => delete turns.at(-1).tokens],
  ['a square for gold', 'goldmines', /steps is/, (turns) => stepOf(turns, 'gold').options.pop()],
  ['the square of the tent', 'big-top', /board is/, (turns) => (turns.at(-1).board.bigTop[0] += 1)],
  [
    'an animal',
    'big-top',
    /scored is/,
    (turns) => {
      const { drawnAnimal } = first(
        turns,
        ({ drawnAnimal, scored = [] }) => drawnAnimal && scored.some(({ reason }: Loose) => reason === 'big-top'),
      );
      drawnAnimal[2] = drawnAnimal[2] === 7 ? 6 : 7;
    },
  ],
  [
    'a full pyramid',
    'big-top',
    /steps is/,
    (turns) => {
      const isFull = (one: Loose): boolean => one?.acrobats !== undefined;
      const { options } = first(turns, ({ steps }) => steps[0]?.options.some(isFull)).steps[0];
      options.splice(options.findIndex(isFull), 1);
    },
  ],
  [
    'the quarter of the count',
    'count',
    /board is/,
    (turns) => (first(turns, ({ board }) => board.count !== 'quarter:castle').board.count = 'quarter:castle'),
  ],
  [
    'a meeple that could leave its quarter',
    'count',
    /steps is/,
    // All: places on one feature count as one.
    (turns) => stepOf(turns, 'count-redeploy').options.splice(0),
  ],
  ['a quarter to enter', 'count', /steps is/, (turns) => stepOf(turns, 'count-deploy').options.pop()],
  [
    'a figure that went home',
    'king-robber',
    /returned is/,
    (turns) => first(turns, ({ returned }) => returned).returned.pop(),
  ],
];

test.each(sampled('spoilt games of further expansions', SPOILS, { short: 6 }))(
  'damage to %s is found, printed and fails',
  (_what, name, line, spoil) => {
    const [trace] = games(fixture(name));
    spoil(trace.turns);
    const said = replay(writtenTo(folder, `${JSON.stringify(trace)}\n`));
    expect(said.code).toBe(1);
    expect(said.out.some((one) => line.test(one))).toBe(true);
  },
);

test.each(sampled('dumped games', Object.keys(FILES), { short: 2 }))(
  '%s: --dump writes decisions with all their options, tokens, and the pieces on the board',
  (name) => {
    const [line] = replay('--dump', fixture(name)).out;
    const { turns } = JSON.parse(line!) as { turns: Loose[] };
    const [recorded] = games(fixture(name));
    const keys = ({ steps = [], tokens, board }: Loose) => [
      // By the rules no ransom is paid before the tile is placed (TW10).
      steps
        .filter(({ when }: Loose) => when !== 'before-tile')
        .map(({ ask, seat, options }: Loose) => [ask, seat, options.map((one: unknown) => JSON.stringify(one)).sort()]),
      tokens ?? recorded.turns[0].scores.map(() => ({})),
      board,
    ];
    expect(turns.map(keys)).toEqual(recorded.turns.map(keys));
  },
);

/**
 * Eight turns without fields. B's floor captures a monk of A, and B closes the tower. Then A lays a road tile beside its own highwayman,
 * after it has ransomed the prisoner.
 */
function ransomedForNothing(action: unknown, last = 'BA-B'): string {
  const turns: [tile: string, at: number[], action: unknown, steps?: Loose[]][] = [
    ['BA-E', [0, -1, 180], { deploy: 'meeple', on: 'city:0,-1:S' }],
    ['BA-B', [0, 2, 0], null],
    ['BA-B', [1, 1, 0], { deploy: 'meeple', on: 'monastery:1,1' }],
    ['BA-B', [0, 3, 0], { tower: [0, 1] }, [{ ask: 'capture', chosen: [0, 'meeple', 'monastery:1,1'] }]],
    ['BA-U', [1, 0, 90], { deploy: 'meeple', on: 'road:1,0:E.W' }],
    ['BA-B', [0, 4, 0], { deploy: 'meeple', on: 'tower:0,1' }],
    ['BA-U', [2, 0, 90], action, [{ ask: 'ransom', when: 'before-tile', chosen: [1, 0, 'meeple'] }]],
    [last, [0, 5, 0], null],
  ];
  const trace = {
    ...{ v: 1, id: 'by-hand', sets: ['base', 'tower'], rules: ['tower'], players: 2 },
    start: [
      ['BA-D', 0, 0, 0],
      ['TO-02', 0, 1, 0],
    ],
    turns: turns.map(([tile, at, action, steps = []], index) => {
      const player = index % 2;
      return {
        n: index + 1,
        player,
        tile,
        at,
        action,
        steps: steps.map((one) => ({ seat: player, options: [], ...one })),
      };
    }),
  };
  return writtenTo(folder, JSON.stringify(trace));
}

test('a ransom paid before a tile that leaves no further decision ends no replay', () => {
  const { code, out, err } = replay('--dump', ransomedForNothing(null));
  expect({ code, err }).toEqual({ code: 0, err: [] });
  const { turns } = JSON.parse(out[0]!) as { turns: Loose[] };
  expect(turns.map(({ scores, steps }) => [scores, steps.map(({ ask }: Loose) => ask)]).slice(4)).toEqual([
    [
      [4, 0],
      ['ransom', 'action'],
    ],
    [[4, 0], ['action']],
    [[1, 3], []],
    [[1, 3], ['action']],
  ]);
  expect(turns[6].meepleOptions).toEqual({});
  expect(turns[7].legal.length).toBeGreaterThan(0);
});

test('a figure placed after it is reported in a sentence', () => {
  const said = replay(ransomedForNothing({ deploy: 'meeple', on: 'road:2,0:E.W' }));
  expect(said).toMatchObject({ code: 1, err: [] });
  expect(said.out).toContain('by-hand turn 7: a figure is moved where the engine offers nothing');
});

test('a tile that is placed where the engine asks for none is reported in a sentence', () => {
  const said = replay('--dump', ransomedForNothing(null, 'BA-C'));
  expect(said).toMatchObject({ code: 1, err: ['by-hand turn 8: a tile is placed where the engine asks for nothing'] });
  expect(JSON.parse(said.out[0]!).turns).toHaveLength(7);
});
