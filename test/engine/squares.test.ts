import { describe, expect, test } from 'vitest';
import { squareName, squareNamed } from '../../src/engine/index.ts';

const all = Array.from({ length: 201 }, (_, i) => i - 100).flatMap((x) =>
  Array.from({ length: 201 }, (_, i) => ({ x, y: i - 100 })),
);

describe('names of squares', () => {
  test('the start tile lies on N20; names go on beyond A, Z and 1', () => {
    expect(squareName({ x: 0, y: 0 })).toBe('N20');
    expect(squareName({ x: -13, y: -19 })).toBe('A1');
    expect(squareName({ x: 12, y: 0 })).toBe('Z20');
    expect(squareName({ x: 13, y: 0 })).toBe('AA20');
    expect(squareName({ x: -14, y: 0 })).toBe('ZZ20');
    expect(squareName({ x: 0, y: -20 })).toBe('N0');
    expect(squareName({ x: 0, y: -21 })).toBe('N-1');
  });

  test('each square a hundred around has a name of its own, which leads back to it', () => {
    const names = all.map((square) => squareName(square));
    expect(new Set(names).size).toBe(all.length);
    expect(names.map((name) => squareNamed(name))).toEqual(all);
  });

  test.each(['n20', ' N20 ', 'n 20', 'N 20'])('%j is understood', (name) => {
    expect(squareNamed(name)).toEqual({ x: 0, y: 0 });
  });

  test.each(['', '20', 'N', '20N', 'ABC1', 'N1000', 'N2.5', 'Ñ20', 'N20 N21', 'N--1', 'x'.repeat(10_000)])(
    '%j is no square',
    (name) => {
      expect(squareNamed(name)).toBeNull();
    },
  );
});
