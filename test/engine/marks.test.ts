import { describe, expect, test } from 'vitest';
import { countOf, MOST_MARKS, marksOf, packing } from '../../src/engine/board/marks.ts';
import { Game } from '../../src/engine/index.ts';
import { PRINTS } from '../../src/engine/tiles/rotated-tiles.ts';
import { MARKS, MARKS_ON, TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { setupOf } from '../support/games.ts';

describe('marks are counted in one number', () => {
  test('each of eight kinds up to the most, for any counts of the others', () => {
    const kinds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
    const { pack, countOf: count } = packing(kinds);
    for (const full of kinds) {
      const packed = pack([...Array(MOST_MARKS).fill(full), ...kinds.filter((kind) => kind !== full)]);
      for (const kind of kinds) expect(count(packed, kind)).toBe(kind === full ? MOST_MARKS : 1);
    }
    const all = kinds.flatMap((kind) => Array(MOST_MARKS).fill(kind));
    for (const kind of kinds) expect(count(pack(all), kind)).toBe(MOST_MARKS);
  });

  test.each(['city', 'road', 'field'] as const)('marks on a %s do not touch each other, nor marks elsewhere', (on) => {
    const own = MARKS_ON[on];
    expect(own).not.toEqual([]);
    for (const mark of own) {
      const marks = Array.from({ length: 6 }, () => marksOf(on, [mark])).reduce(
        (sum, one) => sum + one,
        marksOf(on, own),
      );
      for (const other of own) expect(countOf(marks, on, other)).toBe(other === mark ? 7 : 1);
      for (const strange of MARKS.filter((one) => !own.includes(one))) expect(countOf(marks, on, strange)).toBe(0);
    }
  });

  test('printed marks are counted for each segment as the data say', () => {
    for (const [index, { cities, roads, fields }] of TILE_DESIGNS.entries()) {
      const printed = [...cities, ...roads, ...fields].map(({ marks }) => [...marks].sort());
      const counted = PRINTS[index]![2]!.segments.slice(0, printed.length).map(({ kind, marks }) =>
        MARKS.flatMap((mark) => Array(countOf(marks, kind, mark)).fill(mark)).sort(),
      );
      expect(counted).toEqual(printed);
    }
  });

  test('a board laid out by hand is refused if it has too many inns to count', () => {
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
