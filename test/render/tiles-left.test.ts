import { expect, test } from 'vitest';
import { tilesLeftPages } from '../../render/index.ts';
import { draw } from '../../render/process/draw.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { isDrawn, sampled } from '../support/runs.ts';

const countsOf = (...sets: string[]) =>
  Object.fromEntries(TILE_DESIGNS.filter(({ set }) => sets.includes(set)).map(({ id, count }) => [id, count]));

const ALL = [...new Set(TILE_DESIGNS.map(({ set }) => set))];

test('one set, or two, are one sheet', () => {
  expect(tilesLeftPages(countsOf('base'))).toBe(1);
  expect(tilesLeftPages(countsOf('base', 'anniversary'))).toBe(1);
  expect(tilesLeftPages({})).toBe(1);
});

test('all sets are five sheets', () => {
  expect(tilesLeftPages(countsOf(...ALL))).toBe(5);
});

const SHEETS = { oneIn: 8, about: ['render/sheets/'] };
test.runIf(isDrawn('sheets', SHEETS))(
  'each sheet of all sets is readable in a feed of 400 px and less than 8 MiB',
  () => {
    const counts = countsOf(...ALL);
    const headings = Object.fromEntries(ALL.map((set) => [set, set]));
    for (const page of sampled('sheets', [0, 1, 2, 3, 4], { short: 1 })) {
      const { width, height, bytes } = draw({ kind: 'tilesLeft', scene: { counts, headings, page } });
      // Numbers have 38 px, tiles 132.
      expect((38 * 400) / width).toBeGreaterThanOrEqual(10.5);
      expect((132 * 400) / width).toBeGreaterThanOrEqual(36);
      expect(height / width).toBeLessThan(1.4);
      expect(bytes.length).toBeLessThan(8 * 1024 * 1024);
    }
  },
);

test('headings take room, and the last page stands in for a page that does not exist', () => {
  const counts = countsOf('flying-machines', 'cult-places');
  const heightWith = (more: object) => draw({ kind: 'tilesLeft', scene: { counts, ...more } }).height;
  const plain = heightWith({});
  expect(heightWith({ headings: { 'flying-machines': 'Machines', 'cult-places': 'More' } })).toBeGreaterThan(plain);
  expect(heightWith({ page: 7 })).toBe(plain);
});
