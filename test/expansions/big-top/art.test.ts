import { expect, test } from 'vitest';
import { standingSpots } from '../../../render/board/places.ts';
import { designOf, ROTATIONS, TILE_DESIGNS } from '../../../src/engine/index.ts';

const pyramids = TILE_DESIGNS.filter(({ topCalled }) => topCalled === 'pyramid').map(({ id }) => id);

test.each(pyramids)('BT20, BT80: acrobats on %s stand two below and one on top, upright and within the tile', (id) => {
  const on = { kind: 'top', x: 0, y: 0, at: '', called: 'pyramid' } as const;
  for (const rotation of ROTATIONS) {
    const [left, right, top] = standingSpots(designOf(id)!, rotation, on, 3) as [Spot, Spot, Spot];
    expect(left.y).toBe(right.y);
    expect(left.x).toBeLessThan(top.x);
    expect(top.x).toBeLessThan(right.x);
    expect(top.y).toBeLessThan(left.y);
    for (const { x, y } of [left, right, top]) expect(Math.min(x, y, 1 - x, 1 - y)).toBeGreaterThan(0.12);
  }
});

type Spot = { readonly x: number; readonly y: number };
