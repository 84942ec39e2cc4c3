import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { isDrawn, sampled } from '../support/runs.ts';
import { fixture, games, type Loose, replay, writtenTo } from './tool.ts';

const FILES = ['inns', 'traders', 'all2', 'river', 'river2-abbot', 'everything'] as const;
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const all = FILES.flatMap((name) => games(fixture(name)));

describe('recorded games kept here', () => {
  test.each(sampled('games of the sets', FILES, { short: 2 }))(
    '%s: every answer at every turn is the recorded one',
    (name) => {
      expect(replay(fixture(name))).toEqual({ code: 0, out: ['2 passed, 0 failed'], err: [] });
    },
  );

  test('have every figure, second parts and extra turns, goods, and river tiles that fitted nowhere or not', () => {
    const turns = all.flatMap(({ turns }) => turns);
    const deployed = turns.flatMap(({ action }) => action?.deploy ?? []);
    expect(new Set(deployed)).toEqual(new Set(['meeple', 'large', 'abbot', 'builder', 'pig']));
    expect(new Set(turns.flatMap(({ part }) => part ?? []))).toEqual(new Set(['second', 'extra']));
    const reasons = all.flatMap(({ final }) => final.scored.map(({ reason }: Loose) => reason));
    expect(reasons).toContain('trade-goods');
    expect(turns.filter(({ tile }) => tile === 'RI-L')).toHaveLength(4);
  });
});

describe('a difference in a game of the sets', () => {
  function spoilt(name: (typeof FILES)[number], spoil: (turns: Loose[], trace: Loose) => void): string {
    const [trace] = games(fixture(name));
    spoil(trace.turns, trace);
    return writtenTo(folder, `${JSON.stringify(trace)}\n`);
  }

  const first = (turns: Loose[], what: (turn: Loose) => unknown): Loose => {
    const found = turns.find(what);
    if (!found) throw new Error('no such turn in the fixture');
    return found;
  };

  const spoils: [string, (typeof FILES)[number], RegExp, (turns: Loose[], trace: Loose) => void][] = [
    ['a token', 'all2', /tokens is/, (turns) => (turns.at(-1).tokens[0].wine = 9)],
    ['tokens forgotten', 'everything', /tokens is .*, recorded nothing/, (turns) => delete turns.at(-1).tokens],
    ['the tokens at the end', 'traders', /end: tokens is/, (_turns, { final }) => (final.tokens[0].cloth = 9)],
    [
      'a second part',
      'everything',
      /part is "second", recorded "own"/,
      (turns) => {
        delete first(turns, ({ part }) => part === 'second').part;
      },
    ],
    [
      'a large meeple’s option',
      'inns',
      /meepleOptions is/,
      (turns) => {
        first(turns, ({ meepleOptions }) => meepleOptions.large?.length).meepleOptions.large.pop();
      },
    ],
    [
      'a builder’s option',
      'traders',
      /meepleOptions is/,
      (turns) => {
        delete first(turns, ({ meepleOptions }) => meepleOptions.builder).meepleOptions.builder;
      },
    ],
    [
      'a pig’s option',
      'traders',
      /meepleOptions is/,
      (turns) => {
        delete first(turns, ({ meepleOptions }) => meepleOptions.pig).meepleOptions.pig;
      },
    ],
    ['a placement of the river left out', 'river', /turn 2: legal is/, (turns) => turns[1].legal.pop()],
    ['a placement beside the river', 'river', /turn 2: legal is/, (turns) => turns[1].legal.push([1, 0, 0])],
    [
      'a rule switched off',
      'inns',
      /(scored|scores|final scoring) is/,
      (_turns, trace) => {
        trace.rules = trace.rules.filter((rule: string) => rule !== 'inns');
      },
    ],
    ['a set left out', 'river', /unreadable-record/, (_turns, trace) => (trace.sets = ['base'])],
    [
      'a tile taken out that was played',
      'inns',
      /unreadable-record|tiles is/,
      (_turns, trace) => (trace.removed = ['IC-A']),
    ],
    ['every set twice', 'inns', /end: tiles is/, (_turns, trace) => (trace.copies = 2)],
  ];

  test.each(sampled('spoilt games of the sets', spoils, { short: 4 }))(
    '%s (%s) is found, printed and fails',
    (_what, name, line, spoil) => {
      const said = replay(spoilt(name, spoil));
      expect(said).toMatchObject({ code: 1, err: [] });
      expect(said.out.at(-1)).toBe('0 passed, 1 failed');
      expect(said.out.slice(0, -1).filter((one) => line.test(one))).not.toEqual([]);
    },
  );

  test('is not whether the trace lists tokens that nobody has', () => {
    const lenient = spoilt('everything', (turns) => {
      for (const turn of turns)
        if (turn.tokens.every((one: Loose) => Object.keys(one).length === 0)) delete turn.tokens;
    });
    expect(replay(lenient).out).toEqual(['1 passed, 0 failed']);
  });

  test('is a river kept straighter than R3 asks, unless it was recorded with the engine that does so', () => {
    const said = [...games(fixture('river')), ...games(fixture('river2-abbot'))].map((trace) => {
      return replay(writtenTo(folder, `${JSON.stringify({ ...trace, id: `ours-${trace.id}` })}\n`)).out;
    });
    expect(said.flat().filter((line) => /: legal is/.test(line))).not.toEqual([]);
  });
});

describe('--dump', () => {
  test.runIf(isDrawn('dumped sets', { oneIn: 6, about: ['tools/replay'] }))(
    'writes the keys of the other games and nothing else',
    () => {
      const keys = new Set<string>();
      for (const name of FILES) {
        const dumped = replay('--dump', fixture(name));
        expect(dumped).toMatchObject({ code: 0, err: [] });
        for (const line of dumped.out) {
          const game = JSON.parse(line);
          expect(Object.keys(game)).toEqual(['id', 'turns', 'final']);
          for (const turn of game.turns) for (const key of Object.keys(turn)) keys.add(key);
        }
      }
      expect([...keys].sort()).toEqual(
        ['abbotReturn', 'arrowOptions', 'arrows', 'deployed', 'giftOptions', 'hands'].concat(
          'legal',
          'meepleOptions',
          'scores',
          'supply',
        ),
      );
    },
  );
});
