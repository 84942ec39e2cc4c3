import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { isDrawn, sampled } from '../support/runs.ts';
import { fixture, games, here, type Loose, replay, writtenTo } from './tool.ts';

const FILES = ['base', 'base-nofields'] as const;
const folder = mkdtempSync(join(tmpdir(), 'replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const written = (content: string | Buffer): string => writtenTo(folder, content);

/** The first game of the base fixture, after `spoil` has changed it. */
function spoilt(spoil: (trace: Loose) => void): string {
  const [trace] = games(fixture('base'));
  spoil(trace);
  return written(`${JSON.stringify(trace)}\n`);
}

describe('recorded games kept here', () => {
  test.each(sampled('games of the base', FILES, { short: 1 }))(
    '%s: every answer at every turn is the recorded one, with every expansion switched off',
    (name) => {
      const said = replay(fixture(name));
      expect(said).toEqual({ code: 0, out: [`${games(fixture(name)).length} passed, 0 failed`], err: [] });
    },
  );

  test('plain and gzipped files are read alike, several at once', () => {
    const plain = written(gunzipSync(readFileSync(fixture('base'))));
    expect(replay(plain, fixture('base-nofields')).out).toEqual(['6 passed, 0 failed']);
  });

  test('have tiles that fitted nowhere, two to five players, and both rules of fields', () => {
    const all = FILES.flatMap((name) => games(fixture(name)));
    expect(new Set(all.map(({ players }) => players))).toEqual(new Set([2, 3, 4, 5]));
    expect(all.some(({ turns }) => turns.some((turn: Loose) => turn.discarded?.length))).toBe(true);
    expect(new Set(all.map(({ rules }) => rules.join()))).toEqual(new Set(['fields', '']));
  });
});

describe('a difference', () => {
  const spoils: [string, RegExp, (trace: Loose) => void][] = [
    ['a score', /turn 30: scores is \[.*\], recorded \[.*\]/, ({ turns }) => (turns[29].scores[0] += 1)],
    ['a legal placement left out', /turn 12: legal is/, ({ turns }) => turns[11].legal.pop()],
    ['a legal placement too many', /turn 12: legal is/, ({ turns }) => turns[11].legal.push([40, 40, 0])],
    ['an option left out', /turn 3: meepleOptions is/, ({ turns }) => turns[2].meepleOptions.meeple.shift()],
    ['an option too many', /turn 3: meepleOptions/, ({ turns }) => turns[2].meepleOptions.meeple.push('road:9,9:N')],
    ['an option of another figure', /meepleOptions/, ({ turns }) => (turns[2].meepleOptions.abbot = ['garden:0,0'])],
    ['a supply', /turn 5: supply is/, ({ turns }) => (turns[4].supply[1].meeple = 3)],
    ['a figure on the board', /deployed is/, ({ turns }) => turns[40].deployed.pop()],
    ['whose turn it is', /turn 2: player is 1, recorded 0/, ({ turns }) => (turns[1].player = 0)],
    ['a number', /turn 2: number is 2, recorded 7/, ({ turns }) => (turns[1].n = 7)],
    ['points scored', /scored is/, ({ turns }) => turns.find((turn: Loose) => turn.scored?.length).scored[0].points++],
    ['a reason', /scored is/, ({ turns }) => (turns.find((turn: Loose) => turn.scored?.length).scored[0].reason = 'x')],
    ['a missing answer', /turn 6: scores is .*, recorded nothing/, ({ turns }) => delete turns[5].scores],
    ['the final scores', /end: scores is/, ({ final }) => (final.scores[0] += 3)],
    ['the final scoring', /end: final scoring is/, ({ final }) => final.scored.pop()],
    [
      'a tile set aside that fitted',
      /turn 21: (tile is "BA-B"|not-legal)/,
      ({ turns }) => (turns[20].discarded = ['BA-B']),
    ],
    ['a tile set aside left out', /end: tiles is/, ({ turns }) => delete turns[2].discarded],
    ['the last turn taken out', /end: tiles is/, ({ turns }) => turns.pop()],
    ['a turn told twice', /turn 4: not-legal/, ({ turns }) => turns.splice(3, 0, turns[2])],
    ['an illegal placement', /turn 9: not-legal/, ({ turns }) => (turns[8].at = [30, 30, 0])],
    [
      'a figure where none may be',
      /turn 1: not-legal/,
      ({ turns }) => (turns[0].action = { deploy: 'meeple', on: 'city:9,9:N' }),
    ],
    [
      'an unreadable place',
      /turn 1: unreadable-action/,
      ({ turns }) => (turns[0].action = { deploy: 'meeple', on: '!' }),
    ],
    ['rules that are not known', /turn 1: unreadable-record/, ({ rules }) => rules.push('dragons')],
    ['a rule switched off', /meepleOptions is/, ({ rules }) => rules.pop()],
  ];

  test.each(sampled('spoilt games of the base', spoils, { short: 6 }))(
    '%s is found, printed and fails',
    (_what, line, spoil) => {
      const said = replay(spoilt(spoil));
      expect(said.code).toBe(1);
      expect(said.out.at(-1)).toBe('0 passed, 1 failed');
      expect(said.out.slice(0, -1).some((one) => line.test(one) && one.startsWith('base-'))).toBe(true);
    },
  );

  test('is reported only at its place: the rest still passes', () => {
    const spoil = spoilt(({ turns }) => (turns[29].scores[0] += 1));
    const said = replay(spoil, fixture('base'));
    expect(said.out).toHaveLength(2);
    expect(said.out.at(-1)).toBe(`${games(fixture('base')).length} passed, 1 failed`);
  });

  test('is neither the order of a list, nor the name of a feature’s place, nor a score of 0', () => {
    const said = replay(
      spoilt(({ turns }) => {
        for (const turn of turns) {
          turn.legal.reverse();
          turn.deployed.reverse();
          turn.meepleOptions.meeple?.reverse();
          if (turn.scored) turn.scored.push({ player: 0, points: 0, reason: 'road' });
        }
      }),
    );
    expect(said.out).toEqual(['1 passed, 0 failed']);
  });
});

describe('--dump', () => {
  const dump = (file: string): Loose[] => replay('--dump', file).out.map((line) => JSON.parse(line));

  test('writes one line a game: the answers in the words of the trace and nothing else', () => {
    const dumped = dump(fixture('base'));
    const recorded = games(fixture('base'));
    expect(dumped.map(({ id }) => id)).toEqual(recorded.map(({ id }) => id));
    const sorted = (list: unknown[]): string[] => list.map((one) => JSON.stringify(one)).sort();
    dumped.forEach((game, index) => {
      const trace = recorded[index];
      expect(Object.keys(game)).toEqual(['id', 'turns', 'final']);
      expect(game.final).toEqual({ scores: trace.final.scores });
      expect(game.turns).toHaveLength(trace.turns.length);
      game.turns.forEach((turn: Loose, number: number) => {
        const told = trace.turns[number];
        expect(Object.keys(turn)).toEqual(['legal', 'meepleOptions', 'scores', 'supply', 'deployed']);
        expect(sorted(turn.legal)).toEqual(sorted(told.legal));
        expect(sorted(turn.meepleOptions.meeple ?? [])).toEqual(sorted(told.meepleOptions.meeple ?? []));
        expect(turn.scores).toEqual(told.scores);
        expect(turn.supply).toEqual(told.supply);
        expect(sorted(turn.deployed)).toEqual(sorted(told.deployed));
      });
    });
  });

  test('is the engine’s own: recorded answers, false or missing, change nothing in it', () => {
    const [truth] = dump(fixture('base'));
    const lies = spoilt(({ turns, final }) => {
      for (const turn of turns) {
        turn.legal = [[0, 0, 0]];
        turn.meepleOptions = { pig: ['field:0,0:N'] };
        turn.scores = turn.scores.map((score: number) => score + 5);
        turn.supply = [];
        turn.deployed = [];
        turn.scored = [{ player: 0, points: 99, reason: 'city' }];
      }
      final.scores = [1];
      final.scored = [];
    });
    const nothing = spoilt((trace) => {
      for (const turn of trace.turns) {
        for (const key of ['legal', 'meepleOptions', 'scores', 'supply', 'deployed', 'scored']) delete turn[key];
      }
      delete trace.final;
    });
    expect(dump(lies)).toEqual([truth]);
    expect(dump(nothing)).toEqual([truth]);
    expect(replay('--dump', lies)).toMatchObject({ code: 0, err: [] });
  });

  test('for a game that cannot go on writes its beginning, says why and fails', () => {
    const said = replay(
      '--dump',
      spoilt(({ turns }) => (turns[8].at = [30, 30, 0])),
    );
    expect(said).toMatchObject({ code: 1, err: ['base-1010 turn 9: not-legal'] });
    expect(JSON.parse(said.out[0]!).turns).toHaveLength(8);
  });
});

describe('a bad file', () => {
  const whole = gunzipSync(readFileSync(fixture('base')));
  const bad: [string, () => string, RegExp][] = [
    ['that is not there', () => join(folder, 'none'), /: cannot be read \(ENOENT\)$/],
    ['that is a folder', () => folder, /: cannot be read \(EISDIR\)$/],
    ['that is empty', () => written(''), /: holds no recorded game$/],
    [
      'cut off in a game',
      () => written(whole.subarray(0, 5000)),
      /: line 1 is damaged or cut off: it is no JSON \(column \d+: [^\n]+\)$/,
    ],
    ['cut off, gzipped', () => written(gzipSync(whole).subarray(0, 5000)), /: is damaged or cut off: .*$/],
    ['of something else', () => written('{"hello":1}'), /: line 1 is not a recorded game at v: .*$/],
    ['of no objects', () => written('\n\n[1]\n'), /: line 3 is not a recorded game: .*$/],
  ];

  test.each(bad)('%s: one sentence, exit code 1', (_what, file, sentence) => {
    const said = replay(file());
    expect(said).toMatchObject({ code: 1, out: ['0 passed, 1 failed'] });
    expect(said.err).toHaveLength(1);
    expect(said.err[0]).toMatch(sentence);
    expect(said.err[0]).not.toContain('\n');
    expect(replay('--dump', file())).toMatchObject({ code: 1, out: [] });
  });

  test.each([[[]], [['--dump']], [['--help']], [['-x', fixture('base')]]])(
    'no file (%j): the usage, exit code 2',
    (args) => {
      const said = replay(...args);
      expect(said).toMatchObject({ code: 2, out: [] });
      expect(said.err).toEqual([expect.stringMatching(/^usage: npm run -s replay/)]);
    },
  );
});

test.runIf(isDrawn('replay', { oneIn: 8, about: ['tools/replay'] }))(
  'the program itself prints and exits as told',
  () => {
    const start = (...args: string[]) =>
      spawnSync(process.execPath, [here('../../tools/replay.ts'), ...args], { encoding: 'utf8' });
    expect(start(fixture('base-nofields'))).toMatchObject({ status: 0, stdout: '2 passed, 0 failed\n' });
    const bad = start(spoilt(({ final }) => (final.scores[0] += 3)));
    expect(bad).toMatchObject({ status: 1, stdout: expect.stringMatching(/\n0 passed, 1 failed\n$/) });
    expect(start()).toMatchObject({ status: 2, stdout: '' });
  },
);
