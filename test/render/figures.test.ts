import { describe, expect, test } from 'vitest';
import { FIGURE_ART } from '../../render/art/all.ts';
import { drawFigure, figureReach, figureSize } from '../../render/art/figures.ts';
import { placeName, segmentAt, standingPoint } from '../../render/board/places.ts';
import { figurePositions, freeCorner } from '../../render/board/standing.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { CITY, FIELD, indexAt, ROAD, regionsOf } from '../../render/kit/regions.ts';
import { spotsOf } from '../../render/tile/spots.ts';
import { TILE_DESIGNS, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import { type Figure, type Place, ROTATIONS, type Rotation } from '../../src/engine/vocabulary.ts';
import { isOfChanged } from '../support/changed-tiles.ts';
import { sampled } from '../support/runs.ts';

const designs = sampled(
  'tiles with figures',
  TILE_DESIGNS.map((design) => [design.id, design] as const),
  { short: 60, always: ([, design]) => isOfChanged(design) },
);

/** From a board's orientation back to the tile data's. */
const unturned = ({ x, y }: { x: number; y: number }, rotation: Rotation) =>
  ({ 0: { x, y }, 90: { x: y, y: 1 - x }, 180: { x: 1 - x, y: 1 - y }, 270: { x: 1 - y, y: x } })[rotation];

const placesOf = (design: TileDesign, rotation: Rotation): Place[] =>
  spotsOf(design).segments.map(({ kind, index }) => ({
    kind,
    x: 0,
    y: 0,
    at: placeName(design, rotation, kind, index),
  }));

describe.each(designs)('figures on %s', (_id, design) => {
  test.each(ROTATIONS)('turned by %d, every figure stands inside its own segment', (rotation) => {
    const { codes, clearance } = regionsOf(design);
    const places = placesOf(design, rotation);
    expect(places).not.toEqual([]);
    for (const place of places) {
      const segment = segmentAt(design, rotation, place)!;
      const { kind } = segment;
      if (kind !== 'city' && kind !== 'road' && kind !== 'field') continue;
      const cell = indexAt(unturned(standingPoint(design, rotation, place), rotation));
      expect([place.at, codes[cell]]).toEqual([
        place.at,
        { city: CITY, road: ROAD, field: FIELD }[kind] + segment.index,
      ]);
      // Not right at the border either: 4 px away at 96 px a tile in fields and cities.
      if (kind !== 'road') expect(clearance[cell]).toBeGreaterThan(0.04);
    }
  });

  test('every segment is named once', () => {
    for (const rotation of ROTATIONS) {
      const names = placesOf(design, rotation).map(({ kind, at }) => `${kind} ${at}`);
      expect(new Set(names).size).toBe(names.length);
      expect(names.length).toBe(
        design.cities.length +
          design.roads.length +
          design.fields.length +
          Number(design.monastery) +
          Number(design.garden) +
          Number(design.top) +
          design.quarters.length,
      );
    }
  });

  test('one figure on each segment: none overlaps another', () => {
    const figures = placesOf(design, 0).map((on, seat) => ({ seat: seat % 6, figure: 'meeple' as const, on }));
    const positions = figurePositions(figures, { tile: design.id, x: 0, y: 0, rotation: 0 });
    expect(positions).toHaveLength(figures.length);
    expectApart(positions);
  });

  test('two figures on one segment stand side by side', () => {
    for (const on of placesOf(design, 0)) {
      const pair = (['large', 'meeple'] as const).map((figure, seat) => ({ seat, figure, on }));
      const positions = figurePositions(pair, { tile: design.id, x: 0, y: 0, rotation: 0 });
      expect(positions).toHaveLength(2);
      expectApart(positions);
    }
  });
});

describe('many figures on one place', () => {
  const monastery = { kind: 'monastery', x: 0, y: 0, at: '' } as const;
  const placed = { tile: 'BA-B', x: 0, y: 0, rotation: 0 } as const;

  test.each([1, 2, 3, 4, 5, 6, 8, 12])(
    'G25 %d figures that Synod calls to a monastery: each is visible, on the tile',
    (count) => {
      const figures = Array.from({ length: count }, (_, i) => ({
        seat: i % 6,
        figure: i % 6 === i ? ('abbot' as const) : ('meeple' as const),
        on: monastery,
      }));
      const positions = figurePositions(figures, placed);
      expectApart(positions);
      for (const { at, figure, size } of positions) {
        const half = figureSize(figure, 1) * size * 0.5;
        expect(Math.min(at.x, at.y, 1 - at.x, 1 - at.y)).toBeGreaterThan(half - 0.05);
      }
    },
  );

  test.each([4, 7])('G57 %d figures on one field, as Change Position sets no limit: each is visible', (count) => {
    const on = placesOf(TILE_DESIGNS.find(({ id }) => id === 'BA-B')!, 0).find(({ kind }) => kind === 'field')!;
    const figures = Array.from({ length: count }, (_, i) => ({ seat: i % 6, figure: 'meeple' as const, on }));
    expectApart(figurePositions(figures, placed));
  });

  test.each(designs)('AN10 two figures side by side on %s are two at 27 px', (_id, design) => {
    for (const on of placesOf(design, 0)) {
      const pair = [0, 0].map((seat) => ({ seat, figure: 'meeple' as const, on }));
      const [a, b] = figurePositions(pair, { tile: design.id, x: 0, y: 0, rotation: 0 });
      expect(Math.hypot(a!.at.x - b!.at.x, a!.at.y - b!.at.y) * 27).toBeGreaterThan(4.5);
      expect(figureSize('meeple', 27) * a!.size).toBeGreaterThan(4);
    }
  });
});

describe('the corner of a tile for a number', () => {
  const [x, y] = [7, -2];
  const placed = { tile: 'BA-B', x, y, rotation: 0 } as const;

  test('is the first corner if no figure stands on the tile', () => {
    const elsewhere = { seat: 0, figure: 'meeple', on: { kind: 'monastery', x, y: y + 1, at: '' } } as const;
    expect(freeCorner([elsewhere], placed)).toEqual({ x: 0, y: 0 });
  });

  test.each(designs)('is far from every figure on %s, in each rotation', (tile, design) => {
    for (const rotation of ROTATIONS) {
      for (const place of placesOf(design, rotation)) {
        const figures = [{ seat: 0, figure: 'meeple' as const, on: { ...place, x, y } }];
        const turned = { tile, x, y, rotation };
        const corner = freeCorner(figures, turned);
        const { at } = figurePositions(figures, turned)[0]!;
        expect(Math.hypot(at.x - corner.x, at.y - corner.y)).toBeGreaterThan(0.7);
      }
    }
  });
});

test('places are named in board orientation, clockwise from the north', () => {
  const design = TILE_DESIGNS.find(({ id }) => id === 'BA-D')!;
  expect(
    placesOf(design, 90)
      .map(({ kind, at }) => `${kind} ${at}`)
      .toSorted(),
  ).toEqual(['city E', 'field NL.SR.WL.WR', 'field NR.SL', 'road N.S']);
});

/** A figure covers about a disc of 0.76 of its box, since arms and legs leave the corners free. */
function expectApart(positions: ReturnType<typeof figurePositions>): void {
  positions.forEach((one, i) => {
    for (const other of positions.slice(0, i)) {
      const reach = [one, other].reduce((sum, { figure, size }) => sum + figureSize(figure, 1) * size * 0.38, 0);
      const gap = Math.hypot(one.at.x - other.at.x, one.at.y - other.at.y);
      expect(gap).toBeGreaterThan(reach);
    }
  });
}

test.each([...FIGURE_ART.keys()] as Figure[])('%s is drawn whole, with its shade, upright and lying', (figure) => {
  const [tile, half] = [200, 150];
  const reach = Math.ceil(figureReach(figure, tile));
  for (const lying of [false, true]) {
    const context = createCanvas(2 * half, 2 * half).getContext('2d');
    drawFigure(context, figure, 0, { x: half, y: half, size: figureSize(figure, tile), lying, letter: 'A' });
    const { data } = context.getImageData(0, 0, 2 * half, 2 * half);
    const drawn = Array.from({ length: data.length / 4 }, (_, pixel) => pixel).filter(
      (pixel) => data[4 * pixel + 3]! > 0,
    );
    const [x, y] = [drawn.map((pixel) => pixel % (2 * half)), drawn.map((pixel) => Math.floor(pixel / (2 * half)))];
    const farthest = [
      half - Math.min(...x),
      Math.max(...x) + 1 - half,
      half - Math.min(...y),
      Math.max(...y) + 1 - half,
    ];
    // Not much more than it needs, either.
    expect(Math.max(...farthest)).toBeLessThanOrEqual(reach);
    expect(Math.max(...farthest)).toBeGreaterThan(reach - 3);
  }
});
