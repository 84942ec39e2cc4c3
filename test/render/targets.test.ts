import { describe, expect, test } from 'vitest';
import { closeUpLayout } from '../../render/board/close-up.ts';
import { boardLayout, pixelOf } from '../../render/board/layout.ts';
import { placeName } from '../../render/board/places.ts';
import { markersOf, placeMarkers, spread } from '../../render/board/targets.ts';
import type { Target } from '../../render/scene.ts';
import { spotsOf } from '../../render/tile/spots.ts';
import { ROTATIONS, type Square, TILE_DESIGNS } from '../../src/engine/index.ts';
import { designOf } from '../../src/engine/tiles/tiles.ts';
import { isOfChanged } from '../support/changed-tiles.ts';
import { sampled } from '../support/runs.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';

const view = makeView({ tiles: 80, sets: ['base', 'anniversary'], seed: 'targets' });

const targetsFrom = (first: number, count: number): Target[] =>
  view.board
    .slice(first)
    .flatMap(({ tile, x, y, rotation }) => {
      const design = designOf(tile)!;
      return spotsOf(design).segments.map(({ kind, index }) => ({
        kind,
        x,
        y,
        at: placeName(design, rotation, kind, index),
      }));
    })
    .slice(0, count)
    .map((place, i) => ({ label: String(i + 1), place }));

const bounds = { left: 0, top: 0, right: 1000, bottom: 800 };
const at = (x: number, y: number) => ({ at: { x, y }, wish: { x, y } });
const crowds = {
  'all on one spot': Array.from({ length: 25 }, () => at(500, 400)),
  'all in a corner': Array.from({ length: 25 }, () => at(0, 0)),
  'in a row, too near': Array.from({ length: 25 }, (_, i) => at(100 + 12 * i, 780)),
  'in pairs': Array.from({ length: 24 }, (_, i) => at(80 * Math.floor(i / 2), 300 + (i % 2))),
};

describe('markers at places', () => {
  test('no marker hides a mark that tells a count, even if its place is just there', () => {
    const kept = [
      { at: { x: 500, y: 400 }, radius: 30 },
      { at: { x: 20, y: 20 }, radius: 30 },
    ];
    const anchors = [at(500, 400), at(500, 400), at(510, 420), at(0, 0)];
    for (const { x, y } of spread(anchors, 50, bounds, kept))
      for (const { at: middle, radius } of kept)
        expect(Math.hypot(x - middle.x, y - middle.y)).toBeGreaterThanOrEqual(radius + 25 - 1);
  });

  test.each(Object.entries(crowds))('25 of them never cover each other: %s', (_name, anchors) => {
    const markers = spread(anchors, 50, bounds);
    markers.forEach(({ x, y }, i) => {
      expect(Math.min(x, y, bounds.right - x, bounds.bottom - y)).toBeGreaterThanOrEqual(24.9);
      for (const other of markers.slice(0, i)) expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(48);
    });
  });

  test('a marker with room stays at its place', () => {
    expect(spread([at(300, 300), at(600, 300)], 50, bounds)).toEqual([
      { x: 300, y: 300 },
      { x: 600, y: 300 },
    ]);
  });

  test('the same places give the same markers', () => {
    expect(spread(crowds['all on one spot'], 50, bounds)).toEqual(spread(crowds['all on one spot'], 50, bounds));
  });
});

test.each(ROTATIONS)('a number for a city at one side points to that side of the tile, turned by %i', (rotation) => {
  const tile = 100;
  const shown = { x: 0, y: 0, width: 300, height: 300 };
  const field = { tile, at: ({ x, y }: Square) => ({ x: 100 + x * tile, y: 100 + y * tile }), shown };
  const design = designOf('BA-E')!;
  const at = placeName(design, rotation, 'city', 0);
  const board = [{ ...view.board[0]!, tile: 'BA-E', x: 0, y: 0, rotation }];
  const target: Target = { label: '1', place: { kind: 'city', x: 0, y: 0, at } };
  const [marker] = markersOf(field, { ...view, board, figures: [] }, undefined, [target], new Map(), 20, []);
  const { x, y } = marker!.anchor.at;
  const near = { N: y - 100, E: 200 - x, S: 200 - y, W: x - 100 };
  expect(Object.keys(near)).toContain(at);
  expect(Object.entries(near).filter(([, distance]) => distance < 40)).toEqual([[at, expect.any(Number)]]);
});

test.each([
  ['castle', 107 - 10],
  ['market', 197 + 10],
])('the number of a quarter lies outside it, so that it hides nobody there: %s', (at, y) => {
  const shown = { x: 0, y: 0, width: 300, height: 300 };
  const field = { tile: 100, at: () => ({ x: 100, y: 100 }), shown };
  const place = { kind: 'quarter', x: 0, y: 0, at } as const;
  const board = [{ ...view.board[0]!, tile: 'CO-07', x: 0, y: 0, rotation: 0 as const }];
  const figures = [{ seat: 0, figure: 'meeple' as const, on: place }];
  const [marker] = markersOf(field, { ...view, board, figures }, undefined, [{ label: '1', place }], new Map(), 20, []);
  expect(marker!.at.y).toBeCloseTo(y, 0);
});

test.each([
  ['3×3', 272],
  ['5×5', 168],
])(
  'numbers of the places of a tile lie on it and apart from each other, in a close-up of %s squares',
  (_squares, tile) => {
    const marker = 41;
    const field = {
      tile,
      at: ({ x, y }: Square) => ({ x: 300 + x * tile, y: 300 + y * tile }),
      shown: { x: 0, y: 0, width: 910, height: 910 },
    };
    const empty = { ...view, board: [], figures: [] };
    const designs = sampled(`targets ${tile}`, TILE_DESIGNS, { short: 50, always: isOfChanged });
    for (const { id } of designs) {
      for (const rotation of ROTATIONS) {
        const design = designOf(id)!;
        const places = spotsOf(design).segments.map(({ kind, index }, i): Target => {
          return { label: String(i + 1), place: { kind, x: 0, y: 0, at: placeName(design, rotation, kind, index) } };
        });
        // A corner as well, where a barn can stand.
        const corner: Target = { label: 'c', place: { kind: 'field', x: 1, y: 1, at: 'NL' }, isCorner: true };
        // So many targets reach the ghost's frame.
        const frame = places.length > 8 ? 0.06 * tile : 0;
        const ghost = { x: 0, y: 0, rotation, tile: id, seat: 0 } as const;
        const markers = placeMarkers(field, empty, ghost, [...places, corner], new Map(), marker);
        markers.forEach(({ at: { x, y } }, i) => {
          const rim = Math.min(x - 300, y - 300, 300 + tile - x, 300 + tile - y);
          expect(rim, id).toBeGreaterThanOrEqual(marker / 2 - frame - 0.1);
          for (const other of markers.slice(0, i)) {
            expect(Math.hypot(x - other.at.x, y - other.at.y), id).toBeGreaterThan(marker * 0.98);
          }
        });
      }
    }
  },
);

describe.each([
  [1, 40],
  [8, 0],
  [25, 10],
  [25, 55],
])('%d targets from tile %d on', (count, first) => {
  const targets = targetsFrom(first, count);
  const centre = targets[0]!.place;

  test('a close-up grows until all are on it, and its numbers are 18 px in a feed of 400 px', () => {
    const { crop, width, height, marker, tile } = closeUpLayout({ view, players: [], centre, targets });
    for (const { place } of targets) {
      expect(place.x - crop.x).toBeGreaterThanOrEqual(0);
      expect(place.y - crop.y).toBeGreaterThanOrEqual(0);
      expect(crop.x + crop.columns - place.x).toBeGreaterThanOrEqual(1);
      expect(crop.y + crop.rows - place.y).toBeGreaterThanOrEqual(1);
    }
    expect(Math.min(crop.columns, crop.rows)).toBeGreaterThanOrEqual(3);
    expect(Math.max(width / height, height / width)).toBeLessThan(1.4);
    expect((marker * 400) / width).toBeGreaterThanOrEqual(18);
    expect(tile).toBeGreaterThanOrEqual(72);
  });

  test('a board shows the targets with the squares around them, and as large', () => {
    const ghost = { x: centre.x, y: centre.y, rotation: 0, tile: 'AN-A', seat: 0 } as const;
    const layout = boardLayout({ view, players: playersOf(view), targets, ghost });
    for (const { place } of targets) {
      const { x, y } = pixelOf(layout, place);
      expect(x - layout.tile).toBeGreaterThanOrEqual(layout.left);
      expect(y - layout.tile).toBeGreaterThanOrEqual(layout.top);
      expect(x + 2 * layout.tile).toBeLessThanOrEqual(layout.width - layout.rim);
      expect(y + 2 * layout.tile).toBeLessThanOrEqual(layout.height - layout.rim);
    }
    expect((layout.marker * 400) / layout.width).toBeGreaterThanOrEqual(18);
    const whole = boardLayout({ view, players: playersOf(view), badges: badgesOf(view) });
    expect(layout.tile / layout.width).toBeGreaterThanOrEqual(whole.tile / whole.width);
  });
});

describe('a close-up without targets', () => {
  const laid = (x: number, y: number) => ({ ...view.board[0]!, x, y });
  const cropWith = (...board: ReturnType<typeof laid>[]) =>
    closeUpLayout({ view: { ...view, board }, players: [], centre: { x: 3, y: -2 } }).crop;

  test('is 5×5 squares about its centre if tiles lie all around', () => {
    expect(cropWith(laid(1, -4), laid(5, 0))).toEqual({ x: 1, y: -4, columns: 5, rows: 5 });
  });

  test('is 3×3 if there is next to nothing around', () => {
    expect(cropWith(laid(3, -1), laid(3, 9))).toEqual({ x: 2, y: -3, columns: 3, rows: 3 });
  });

  test('grows to the side where tiles lie', () => {
    expect(cropWith(laid(3, -1), laid(3, 0))).toMatchObject({ y: -3, rows: 4 });
  });
});
