import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FIGURES, type Move, Refused, readMove, readPlace, writeMove, writePlace } from '../../src/engine/index.ts';
import { anyLuck, anySetup, randomGame } from '../support/games.ts';
import { assertCases, runs } from '../support/runs.ts';
import { anyText } from '../support/text.ts';
import { unnamed } from '../support/unnamed.ts';

const codeOf = (act: () => unknown): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return error instanceof Refused ? error.code : `${error}`;
  }
};

describe('a record line', () => {
  test.each<[Move, string]>([
    [{ type: 'place', x: 3, y: -1, rotation: 90 }, 'place 3,-1 90'],
    [{ type: 'deploy', figure: 'meeple', on: { kind: 'city', x: 3, y: -1, at: 'N' } }, 'deploy meeple city:3,-1:N'],
    [
      { type: 'deploy', figure: 'meeple', on: { kind: 'monastery', x: 0, y: 2, at: '' } },
      'deploy meeple monastery:0,2',
    ],
    [
      { type: 'deploy', figure: 'meeple', on: { kind: 'field', x: 0, y: 0, at: 'EL.WR' } },
      'deploy meeple field:0,0:EL.WR',
    ],
    [{ type: 'pass' }, 'pass'],
    [{ type: 'resign', seat: 2 }, 'resign 2'],
  ])('%j is written %s and read back', (move, line) => {
    expect(writeMove(move)).toBe(line);
    expect(readMove(line)).toEqual(move);
  });

  test('every action of any game is read back unchanged', () => {
    fc.assert(
      fc.property(anySetup, anyLuck, (setup, luck) => {
        for (const { game } of randomGame(setup, luck, 0.02)) {
          const legal = game.legalActions();
          expect(legal.map((action) => readMove(writeMove(action)))).toEqual(unnamed(legal));
          for (const { on } of game.view(null).figures) expect(readPlace(writePlace(on))).toEqual(unnamed(on));
        }
      }),
      { numRuns: 5 },
    );
  });

  test.each([
    '',
    ' ',
    'pass ',
    ' pass',
    'pass pass',
    'PASS',
    'pass\n',
    'place',
    'place 0,0',
    'place 0,0 45',
    'place 0,0 90 ',
    'place 0,0 090',
    'place 0,0 -90',
    'place 0, 0 90',
    'place 00,0 90',
    'place -0,0 90',
    'place +1,0 90',
    'place 1e3,0 90',
    'place 1.5,0 90',
    'place 99999,0 90',
    'deploy',
    'deploy meeple',
    'deploy king city:0,0:N',
    'deploy meeple castle:0,0:N',
    'deploy meeple city:0,0:',
    'deploy meeple city:-0,0:N',
    'deploy meeple city:0,00:N',
    'deploy meeple city:0:N',
    'deploy meeple constructor:0,0:N',
    'resign',
    'resign 6',
    'resign -1',
    'resign 1 ',
    'resign 01',
    '__proto__',
    'place 0,0 90\u0000',
    'x'.repeat(10_000),
  ])('%j is refused', (line) => {
    expect(codeOf(() => readMove(line))).toBe('unreadable-action');
  });

  test('has one spelling: any readable line is written back letter by letter, and any other is refused', () => {
    const number = fc.oneof(
      fc.integer({ min: -99, max: 99 }).map(String),
      fc.constantFrom('-0', '00', '+1', '', '1e1'),
    );
    const words = fc.oneof(
      fc
        .tuple(fc.constantFrom('place', 'Place'), number, number, fc.constantFrom('0', '90', '360', ''))
        .map(([verb, x, y, rotation]) => `${verb} ${x},${y} ${rotation}`),
      fc
        .tuple(fc.constantFrom(...FIGURES, 'x'), fc.constantFrom('city', 'field', ''), number, number, fc.string())
        .map(([figure, kind, x, y, at]) => `deploy ${figure} ${kind}:${x},${y}:${at}`),
      fc.tuple(fc.constantFrom('resign', 'pass', ''), number).map(([verb, rest]) => `${verb} ${rest}`),
      anyText(),
    );
    assertCases(
      fc.property(words, (line) => {
        const code = codeOf(() => expect(writeMove(readMove(line))).toBe(line));
        expect([null, 'unreadable-action']).toContain(code);
      }),
      { numRuns: runs(2000) },
    );
  });

  test('is quoted in a refusal only as far as a person would read', () => {
    expect(() => readMove('y'.repeat(10_000))).toThrow(/^unreadable-action: y{1,100}$/);
  });
});
