import { describe, expect, test } from 'vitest';
import { HALF_EDGES, SIDES, type Side, TILE_DESIGNS, type TileDesign } from '../../src/engine/index.ts';

/** Half-edges that meet at a corner, from the north-east clockwise. */
const CORNERS = [
  ['NR', 'EL'],
  ['ER', 'SL'],
  ['SR', 'WL'],
  ['WR', 'NL'],
] as const;

const base = TILE_DESIGNS.filter(({ set }) => set === 'base');
const sum = (numberOf: (design: TileDesign) => number): number =>
  base.reduce((total, design) => total + design.count * numberOf(design), 0);
const one = (claim: boolean): number => (claim ? 1 : 0);

describe('the base tiles (B1)', () => {
  test('B1: 72 tiles, the start tile one of the four BA-D', () => {
    expect(sum(() => 1)).toBe(72);
    expect(base.filter(({ role }) => role === 'start').map(({ id, edges, count }) => [id, edges, count])).toEqual([
      ['BA-D', 'CRFR', 4],
    ]);
  });

  test('B1: 24 designs, 8 of them printed once more with a garden', () => {
    expect(new Set(base.map(({ id }) => id.replace(/g$/, ''))).size).toBe(24);
    expect(base.filter(({ garden }) => garden).map(({ id }) => id)).toEqual(
      base.flatMap(({ id }) => (id.endsWith('g') ? [id] : [])),
    );
  });

  test('hold as many roads, cities, fields, coats of arms, monasteries and gardens as are printed', () => {
    expect({
      fieldTiles: sum(({ fields }) => one(fields.length > 0)),
      fields: sum(({ fields }) => fields.length),
      roadTiles: sum(({ roads }) => one(roads.length > 0)),
      roads: sum(({ roads }) => roads.length),
      cityTiles: sum(({ cities }) => one(cities.length > 0)),
      cities: sum(({ cities }) => cities.length),
      armsTiles: sum(({ cities }) => one(cities.some(({ arms }) => arms > 0))),
      monasteries: sum(({ monastery }) => one(monastery)),
      gardens: sum(({ garden }) => one(garden)),
    }).toEqual({
      fieldTiles: 71,
      fields: 126,
      roadTiles: 45,
      roads: 62,
      cityTiles: 44,
      cities: 49,
      armsTiles: 10,
      monasteries: 6,
      gardens: 8,
    });
  });

  test('a garden printing differs from its plain one in nothing else', () => {
    for (const design of base.filter(({ garden }) => garden)) {
      const plain = base.find(({ id }) => `${id}g` === design.id)!;
      expect({ ...design, id: plain.id, count: plain.count, garden: false }).toEqual(plain);
    }
  });
});

describe.each(base.map((design) => [design.id, design] as const))('%s', (_id, design) => {
  const letterOf = (side: Side): string => design.edges[SIDES.indexOf(side)]!;
  const fieldAt = new Map(design.fields.flatMap((field) => field.halves.map((half) => [half, field])));

  test('each side belongs to the segment its letter names', () => {
    const owners = [
      ...design.cities.flatMap(({ sides }) => sides.map((side) => [side, 'C'])),
      ...design.roads.flatMap(({ sides }) => sides.map((side) => [side, 'R'])),
    ];
    expect(new Set(owners.map(([side]) => side)).size).toBe(owners.length);
    const letters = new Map(owners as [Side, string][]);
    expect(SIDES.map((side) => letters.get(side) ?? 'F').join('')).toBe(design.edges);
    for (const { sides } of design.roads) expect([1, 2]).toContain(sides.length);
  });

  test('fields part the half-edges that are not city among them', () => {
    const halves = design.fields.flatMap((field) => field.halves);
    expect([...halves].sort()).toEqual(HALF_EDGES.filter((half) => letterOf(half[0] as Side) !== 'C').sort());
    for (const side of SIDES) {
      if (letterOf(side) === 'F') expect(fieldAt.get(`${side}L`)).toBe(fieldAt.get(`${side}R`));
    }
  });

  test('halves that meet at a corner are one field, unless a city comes between', () => {
    for (const [a, b] of CORNERS) {
      const [left, right] = [fieldAt.get(a), fieldAt.get(b)];
      if (!left || !right || left === right) continue;
      expect(left.cities.filter((city) => right.cities.includes(city))).not.toEqual([]);
    }
  });

  test('a field beside a city side touches that city, and touches only cities there are', () => {
    for (const [a, b] of CORNERS) {
      for (const [field, city] of [
        [a, b],
        [b, a],
      ] as const) {
        const index = design.cities.findIndex(({ sides }) => sides.includes(city[0] as Side));
        if (fieldAt.has(field) && index >= 0) expect(fieldAt.get(field)!.cities).toContain(index);
      }
    }
    for (const { cities } of design.fields) {
      for (const city of cities) expect(design.cities[city]).toBeDefined();
    }
  });

  test('the two sides of a road are different fields unless it ends on the tile with one field around', () => {
    for (const { sides } of design.roads) {
      for (const side of sides) {
        const split = fieldAt.get(`${side}L`) !== fieldAt.get(`${side}R`);
        if (sides.length === 2) expect(split).toBe(true);
        if (!split) expect(design.monastery).toBe(true);
      }
    }
  });
});
