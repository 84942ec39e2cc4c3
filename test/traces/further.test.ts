import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fixture, games, type Loose, replay, writtenTo } from './tool.ts';

const FILES = ['king-robber'] as const;
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each(FILES)('%s: every answer at every turn is the recorded one', (name) => {
  expect(replay(fixture(name))).toEqual({ code: 0, out: ['2 passed, 0 failed'], err: [] });
});

const first = (turns: Loose[], what: (turn: Loose) => unknown): Loose => {
  const found = turns.find(what);
  if (!found) throw new Error('no such turn in the fixture');
  return found;
};

test.each<[string, (typeof FILES)[number], RegExp, (turns: Loose[]) => void]>([
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
  ['who went home', 'king-robber', /returned is/, (turns) => first(turns, ({ returned }) => returned).returned.pop()],
])('%s that is spoilt is found, printed and fails', (_what, name, line, spoil) => {
  const [trace] = games(fixture(name));
  spoil(trace.turns);
  const said = replay(writtenTo(folder, `${JSON.stringify(trace)}\n`));
  expect(said.code).toBe(1);
  expect(said.out.some((one) => line.test(one))).toBe(true);
});

test('--dump writes decisions with all their options, and tokens', () => {
  const [line] = replay('--dump', fixture('king-robber')).out;
  const { turns } = JSON.parse(line!) as { turns: Loose[] };
  const [recorded] = games(fixture('king-robber'));
  const keys = ({ steps = [], tokens }: Loose) => [
    steps.map(({ ask, seat, options }: Loose) => [
      ask,
      seat,
      options.map((one: unknown) => JSON.stringify(one)).sort(),
    ]),
    tokens ?? recorded.turns[0].scores.map(() => ({})),
  ];
  expect(turns.map(keys)).toEqual(recorded.turns.map(keys));
});
