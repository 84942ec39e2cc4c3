import { describe, expect, test } from 'vitest';
import { HALF_EDGES, type Mark, SIDES, type Side, TILE_DESIGNS, type TileDesign } from '../../src/engine/index.ts';

/** Half-edges that meet at a corner, from the north-east clockwise. */
const CORNERS = [
  ['NR', 'EL'],
  ['ER', 'SL'],
  ['SR', 'WL'],
  ['WR', 'NL'],
] as const;

/** Half-edges by tile where another city's tip separates a field from the city side that it meets at a corner. */
const PARTED_BY_A_TIP: Readonly<Record<string, readonly string[]>> = { 'PD-F': ['WL'] };

/** A city's tip reaches the middle of a field edge. */
const EDGE_PARTED_BY_A_TIP: Readonly<Record<string, Side>> = { 'HS-01': 'S' };

/** A road ends before it meets another one, with a field around its end. */
const ENDS_IN_A_FIELD: readonly string[] = ['HS-16', 'BT-02', 'BT-06', 'BB-05', 'BB-09'];

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

  test('hold the printed numbers of roads, cities, fields, coats of arms, monasteries and gardens', () => {
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

  test('a garden printing differs from its plain printing in nothing else', () => {
    for (const design of base.filter(({ garden }) => garden)) {
      const plain = base.find(({ id }) => `${id}g` === design.id)!;
      expect({ ...design, id: plain.id, count: plain.count, garden: false }).toEqual(plain);
    }
  });
});

/** The contents of the other sets, with each copy of a tile counted. */
const SETS: readonly [set: string, tiles: number, more: Readonly<Record<string, number>>][] = [
  ['base', 72, { gardens: 8, arms: 10, start: 4 }],
  ['anniversary', 15, { gardens: 1, arms: 2, arrows: 15 }],
  ['inns-and-cathedrals', 18, { gardens: 2, arms: 3, inns: 6, cathedrals: 2 }],
  ['traders-and-builders', 24, { gardens: 2, wine: 9, grain: 6, cloth: 5 }],
  ['river', 12, { gardens: 1, river: 12, ends: 2 }],
  // RV1
  ['river-2', 12, { gardens: 1, arms: 1, inns: 1, river: 12, ends: 3, volcanoes: 1 }],
  // HS1
  ['hills-and-sheep', 18, { gardens: 1, hills: 8, vineyards: 8 }],
  // PD1, PD2
  ['princess-and-dragon', 30, { gardens: 2, arms: 2, volcanoes: 6, dragons: 12, portals: 6, princesses: 6 }],
];

describe('the sets', () => {
  test.each(SETS)('%s: %i tiles, with their printed marks (AB1, TB1)', (set, tiles, more) => {
    const designs = TILE_DESIGNS.filter((design) => design.set === set);
    const count = (numberOf: (design: TileDesign) => number): number =>
      designs.reduce((total, design) => total + design.count * numberOf(design), 0);
    const good = (name: string) =>
      count(({ cities }) => cities.filter(({ marks }) => marks.includes(name as Mark)).length);
    const found: Record<string, number> = {
      gardens: count(({ garden }) => one(garden)),
      arms: count(({ cities }) => cities.reduce((total, { arms }) => total + arms, 0)),
      start: count(({ role }) => one(role === 'start')),
      arrows: count(({ arrow }) => one(arrow !== null)),
      inns: count(({ roads }) => roads.filter(({ marks }) => marks.includes('inn')).length),
      cathedrals: count(({ cities }) => cities.filter(({ marks }) => marks.includes('cathedral')).length),
      wine: good('wine'),
      grain: good('grain'),
      cloth: good('cloth'),
      river: count(({ river }) => one(river.length > 0)),
      ends: count(({ river }) => one(river.length === 1)),
      volcanoes: count(({ marks }) => one(marks.includes('volcano'))),
      dragons: count(({ marks }) => one(marks.includes('dragon'))),
      portals: count(({ marks }) => one(marks.includes('portal'))),
      princesses: good('princess'),
      hills: count(({ marks }) => one(marks.includes('hill'))),
      vineyards: count(({ marks }) => one(marks.includes('vineyard'))),
    };
    expect(count(() => 1)).toBe(tiles);
    expect(Object.fromEntries(Object.entries(found).filter(([, number]) => number > 0))).toEqual(more);
  });

  test('no two designs have the same name', () => {
    expect(new Set(TILE_DESIGNS.map(({ id }) => id)).size).toBe(TILE_DESIGNS.length);
  });
});

describe.each(TILE_DESIGNS.map((design) => [design.id, design] as const))('%s', (_id, design) => {
  const letterOf = (side: Side): string => design.edges[SIDES.indexOf(side)]!;
  const fieldAt = new Map(design.fields.flatMap((field) => field.halves.map((half) => [half, field])));

  test('each side belongs to the segment its letter names', () => {
    const owners = [
      // A city goes over the sides within a town, too.
      ...design.cities.flatMap(({ sides }) => sides.map((side) => [side, letterOf(side) === 'Q' ? 'Q' : 'C'])),
      ...design.roads.flatMap(({ sides }) => sides.map((side) => [side, 'R'])),
      ...design.river.map((side) => [side, 'S']),
    ];
    expect(new Set(owners.map(([side]) => side)).size).toBe(owners.length);
    const letters = new Map(owners as [Side, string][]);
    expect(SIDES.map((side) => letters.get(side) ?? (letterOf(side) === 'A' ? 'A' : 'F')).join('')).toBe(design.edges);
    // Three arms of one road are printed once (AM2).
    for (const { sides } of design.roads) expect(design.id === 'AM-11' ? [3] : [1, 2]).toContain(sides.length);
  });

  test('fields part the half-edges that are not city among them', () => {
    const halves = design.fields.flatMap((field) => field.halves);
    const outside = halves.filter((half) => letterOf(half[0] as Side) !== 'Q');
    expect(outside.sort()).toEqual(HALF_EDGES.filter((half) => !'CAQ'.includes(letterOf(half[0] as Side))).sort());
    expect(new Set(halves).size).toBe(halves.length);
    for (const side of SIDES) {
      const isParted = EDGE_PARTED_BY_A_TIP[design.id] === side;
      if (letterOf(side) === 'F') expect(fieldAt.get(`${side}L`) === fieldAt.get(`${side}R`)).toBe(!isParted);
    }
  });

  test('halves that meet at a corner are one field, unless a city comes between', () => {
    const parted = CORNERS.filter(([a, b]) => {
      const [left, right] = [fieldAt.get(a), fieldAt.get(b)];
      return left && right && left !== right && !left.cities.some((city) => right.cities.includes(city));
    });
    expect(parted).toEqual([]);
  });

  test('a field beside a city side touches that city, and touches only existing cities', () => {
    const apart = CORNERS.flatMap(([a, b]) => [
      { half: a, beside: b },
      { half: b, beside: a },
    ]).filter(({ half, beside }) => {
      const field = fieldAt.get(half);
      const city = design.cities.findIndex(({ sides }) => sides.includes(beside[0] as Side));
      return field && city >= 0 && !field.cities.includes(city) && !PARTED_BY_A_TIP[design.id]?.includes(half);
    });
    expect(apart).toEqual([]);
    expect(design.fields.flatMap(({ cities }) => cities).filter((city) => !design.cities[city])).toEqual([]);
  });

  test('the two sides of a road are different fields unless it ends on the tile with one field around, or in a tunnel', () => {
    const joined = design.roads.filter(({ sides }) =>
      sides.some((side) => fieldAt.get(`${side}L`) === fieldAt.get(`${side}R`)),
    );
    // The road of AM-10 ends at its garden.
    const endsInside =
      design.monastery ||
      design.marks.includes('volcano') ||
      ENDS_IN_A_FIELD.includes(design.id) ||
      design.id === 'AM-10';
    expect(joined.filter(({ sides, under }) => !under && (sides.length === 2 || !endsInside))).toEqual([]);
    for (const road of design.roads) if (road.under) expect(joined).toContain(road);
  });
});
