import { describe, expect, test } from 'vitest';
import { Game } from '../../src/engine/index.ts';
import { countOf, MOST_MARKS, marksOf, packing } from '../../src/engine/marks.ts';
import { MARKS } from '../../src/engine/tiles.ts';
import { setupOf } from '../support/games.ts';

describe('marks are counted in one number', () => {
  test('each of eight kinds up to the most, whatever the others are', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
    const { pack, countOf: count } = packing(kinds);
    for (const full of kinds) {
      const packed = pack([...Array(MOST_MARKS).fill(full), ...kinds.filter((kind) => kind !== full)]);
      for (const kind of kinds) expect(count(packed, kind)).toBe(kind === full ? MOST_MARKS : 1);
    }
    const all = kinds.flatMap((kind) => Array(MOST_MARKS).fill(kind));
    for (const kind of kinds) expect(count(pack(all), kind)).toBe(MOST_MARKS);
  });

  test('a ninth kind is refused when it is declared, not when it is counted', () => {
    expect(() => packing([...'abcdefghi'])).toThrow('9 kinds of marks');
  });

  test('those of the rules do not touch each other', () => {
    for (const mark of MARKS) {
      const marks = Array.from({ length: 6 }, () => marksOf([mark])).reduce((sum, one) => sum + one, marksOf(MARKS));
      for (const other of MARKS) expect(countOf(marks, other)).toBe(other === mark ? 7 : 1);
    }
  });

  test('a board laid out by hand with more inns than can be counted is refused', () => {
    const laid = (count: number) =>
      setupOf({
        sets: ['base', 'inns-and-cathedrals'],
        switches: ['inns'],
        prepared: {
          board: Array.from({ length: count }, (_, y) => ({ tile: 'IC-C', x: 0, y, rotation: 90 as const })),
        },
      });
    expect(() => Game.start(laid(MOST_MARKS + 1))).toThrow('more marks on its tiles');
  });
});
