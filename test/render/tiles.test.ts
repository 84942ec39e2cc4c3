import { describe, expect, test } from 'vitest';
import { tileSprite } from '../../render/art/tile.ts';
import { FIELD, halfPoint, indexAt, regionsOf } from '../../render/kit/regions.ts';
import { shapeOf } from '../../render/kit/shape.ts';
import { TILE_DESIGNS, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import { HALF_EDGES, ROTATIONS, type Rotation, SIDES } from '../../src/engine/vocabulary.ts';
import { isOfChanged } from '../support/changed-tiles.ts';
import { sampled } from '../support/runs.ts';
import { edgeOf } from './boards.ts';

const designs = TILE_DESIGNS.map((design) => [design.id, design] as const);

const drawn = sampled('drawings', designs, { short: 60, always: ([, design]) => isOfChanged(design) });
describe.each(drawn)('the drawing of %s', (id, design) => {
  test('B16 every half-edge lies in its own field, and no two fields run together', () => {
    const { codes } = regionsOf(design);
    const found = design.fields.map(({ halves }) =>
      halves.map((half) => codes[indexAt(halfPoint(HALF_EDGES.indexOf(half)))]),
    );
    expect(found).toEqual(design.fields.map(({ halves }, index) => halves.map(() => FIELD + index)));
    // Each field is one patch: if two were joined, the second would lack its samples above.
    for (const index of design.fields.keys())
      expect(codes.filter((code) => code === FIELD + index).length).toBeGreaterThan(250);
  });

  test('roads start in the middle of their sides and end where they should', () => {
    const { roads } = shapeOf(design);
    const middles = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] } as const;
    const drawn = design.roads.map(({ sides }, index) => {
      const { line, open, end } = roads[index]!;
      // A road of more than two sides has an arm for each, from the side inwards.
      const ends = sides.length > 2 ? open.map((arm) => arm[0]!) : [line[0]!, line.at(-1)!].slice(0, sides.length);
      return {
        ends: ends.map(({ x, y }) => [x, y].map((value) => Math.round(value * 1000) / 1000)),
        endsHere: end !== null,
      };
    });
    expect(drawn).toEqual(
      design.roads.map(({ sides }) => ({ ends: sides.map((side) => middles[side]), endsHere: sides.length === 1 })),
    );
  });

  const rotations = sampled(`rotations of ${id}`, ROTATIONS, { short: 1 });
  test.each(rotations)('turned by %d, each side looks like what it is', (rotation) => {
    const size = 96;
    const pixels = tileSprite(design, rotation, size).data();
    for (const side of SIDES.keys()) {
      const seen = [0.2, 0.35, 0.5, 0.65, 0.8].map((t) => kindAt(pixels, size, side, t)).join('');
      // White house fronts in a city can look like road to this test, but never like grass.
      const kinds: Record<string, RegExp> = { F: /^FFFFF$/, R: /^FFRFF$/, C: /^(?=(.*C){3})[CR]{5}$/, S: /^FFSFF$/ };
      // A coat of arms is blue like water.
      if (design.cities.some(({ arms }) => arms > 0)) kinds.C = /^(?=(.*C){3})[CR]*S?[CR]*$/;
      // A hedge separates two fields without a road.
      const wanted = isHedged(design, rotation, side) ? /^FFCFF$/ : kinds[edgeOf(design, rotation, side)]!;
      expect(seen, `side ${SIDES[side]}`).toMatch(wanted);
    }
  });
});

test('a design is always drawn alike', () => {
  for (const [, design] of designs.slice(0, 6)) {
    expect(Buffer.compare(tileSprite(design, 90, 64).data(), tileSprite(design, 90, 64).data())).toBe(0);
  }
});

/** Whether the halves of a grass side belong to different fields. */
function isHedged(design: TileDesign, rotation: Rotation, side: number): boolean {
  const [left, right] = ['L', 'R'].map((half) => {
    const name = `${SIDES[(side + 4 - rotation / 90) % 4]}${half}`;
    return design.fields.findIndex(({ halves }) => halves.some((one) => one === name));
  });
  return edgeOf(design, rotation, side) === 'F' && left !== right;
}

/** The colour near a tile's rim (grass, road, river or town), from a patch of 5×5 pixels. */
function kindAt(pixels: Uint8Array | Buffer, size: number, side: number, t: number): string {
  const along = Math.round(t * (size - 1));
  const inside = 4;
  const [x, y] = [
    [along, inside],
    [size - 1 - inside, along],
    [size - 1 - along, size - 1 - inside],
    [inside, size - 1 - along],
  ][side]!;
  const votes: Record<string, number> = { F: 0, R: 0, C: 0, S: 0 };
  for (let dx = -2; dx <= 2; dx++) {
    for (let dy = -2; dy <= 2; dy++) {
      const at = ((y! + dy) * size + x! + dx) * 4;
      const [r, g, b] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
      const kind =
        b > r + 40 && b > g ? 'S' : g > r + 12 && g > b + 12 ? 'F' : r > 225 && g > 215 && b > 185 ? 'R' : 'C';
      votes[kind]!++;
    }
  }
  return Object.entries(votes).toSorted((a, b) => b[1] - a[1])[0]![0];
}
