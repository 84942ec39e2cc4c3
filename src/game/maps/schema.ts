import { z } from 'zod';
import {
  HALVES,
  type LargeCityFeature,
  type MapLayout,
  MOST_MEEPLES,
  MOST_SQUARES_A_SIDE,
} from '../../engine/index.ts';

/** The most items of a list: maps are written by hand. */
const MOST = 200;

const Name = z.string().min(1).max(60);
const Id = z.string().min(1).max(40);
const At = z.tuple([z.int().min(0), z.int().min(0)]);
const Side = z.literal(['N', 'E', 'S', 'W']);
/** The default, so that people who draw their own map need not state it. */
const Status = z.literal(['verified', 'inferred', 'ours']).default('ours');
const Arms = z.int().min(0).max(4).default(0);
const Segments = z.int().min(1).max(9).default(1);
const Notes = z.array(z.string().max(500)).max(50);
const Sides = z.string().regex(/^[NESW]{1,4}$/, 'is not one to four of N, E, S, W');
const Length = z
  .int()
  .min(1)
  .max(MOST_SQUARES_A_SIDE, { error: `a map has at most ${MOST_SQUARES_A_SIDE} squares a side (M1)`, abort: true });

const listOf = <T extends z.ZodType>(item: T) => z.array(item).max(MOST);

const Contact = z.strictObject({ at: At, side: Side });

const CityFeature = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('city'), sides: Sides, shields: Arms }),
  z.strictObject({
    kind: z.literal('road'),
    sides: z.string().regex(/^[NESW]{1,2}$/, 'is not one or two of N, E, S, W'),
  }),
  z.strictObject({
    kind: z.literal('field'),
    halves: z
      .array(z.literal(['N1', 'N2', 'E1', 'E2', 'S1', 'S2', 'W1', 'W2']))
      .min(1)
      .max(8),
  }),
]);

const head = {
  formatVersion: z.literal(1),
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'is not made of small letters, digits and hyphens, 40 at most'),
  name: Name,
  meeplesPerPlayer: z.int().min(1).max(MOST_MEEPLES).default(9),
};

const TileNumbers = z.strictObject({ min: z.int().min(1), max: z.int().min(1) });
const RecommendedTiles = TileNumbers.extend({ houseRule: TileNumbers.exactOptional() });

/** A map, formatVersion 1, as in `docs/maps.md`. Lists that may be missing are empty then. */
export const MapSchema = z.strictObject({
  ...head,
  layout: z.literal(['ours', 'printed']).default('ours'),
  size: z.strictObject({ width: Length, height: Length }),
  grid: z
    .array(z.string().regex(/^[.#tSiC~Hh]*$/, 'has characters that are no squares: . # t S i C ~ H h are'))
    .min(1)
    .max(MOST_SQUARES_A_SIDE),
  /** For readers of the file. */
  legend: z.record(z.string(), z.string().max(200)).exactOptional(),
  recommendedTiles: RecommendedTiles,
  start: z.strictObject({
    use: z.int().min(1),
    squares: z
      .array(
        z.strictObject({
          id: Id,
          name: Name,
          at: At,
          feature: z.literal(['town', 'mountain']).default('town'),
          nameStatus: Status,
        }),
      )
      .min(1)
      .max(40),
  }),
  largeCities: listOf(
    z.strictObject({
      id: Id,
      name: Name,
      nameStatus: Status,
      squares: listOf(
        z
          .strictObject({
            at: At,
            label: Name.exactOptional(),
            edges: z.string().regex(/^[CRF]{4}$/, 'is not four of C, R, F'),
            /** For a square without `features`. */
            shields: z.int().min(0).max(4).exactOptional(),
            features: z.array(CityFeature).min(1).max(13).exactOptional(),
          })
          .refine(({ shields, features }) => shields === undefined || features === undefined, {
            error: 'has coats of arms in its features already',
            path: ['shields'],
          }),
      ).min(1),
    }),
  ).default([]),
  borderPrints: listOf(
    z.strictObject({
      id: Id,
      kind: z.literal(['road', 'city']),
      segments: Segments,
      shields: Arms,
      contacts: z.array(Contact).min(1).max(8),
      leadsTo: z.string().max(60).default(''),
      status: Status,
    }),
  ).default([]),
  ferries: listOf(
    z.strictObject({
      id: Id,
      name: Name,
      segments: z.literal(1).default(1),
      shields: Arms,
      ends: z.array(Contact).length(2),
      status: Status,
    }),
  ).default([]),
  islands: listOf(
    z.strictObject({
      id: Id,
      name: Name,
      nameStatus: Status,
      squares: listOf(z.strictObject({ at: At, shields: Arms })).min(1),
    }),
  ).default([]),
  highlights: listOf(
    z.strictObject({
      id: Id,
      name: Name,
      at: At,
      chipColor: z.literal(['purple', 'lightblue', 'orange']).nullable().default(null),
      status: Status,
    }),
  ).default([]),
  towns: listOf(z.strictObject({ id: Id, name: Name, at: At, nameStatus: Status })).default([]),
  /** For Map-Chips, which are not played. */
  chipPrints: z.record(z.string(), z.unknown()).exactOptional(),
  facts: Notes.default([]),
  notes: Notes.default([]),
  halfSquares: z
    .strictObject({ side: z.literal(['E', 'W']), squares: listOf(At), usableAlone: z.literal(false) })
    .exactOptional(),
});

/** Two maps combined (M18). */
export const CombinedSchema = z.strictObject({
  ...head,
  layout: z.literal(['ours', 'printed']),
  combine: z.strictObject({ west: z.string(), east: z.string(), rule: z.string().exactOptional() }),
  recommendedTiles: RecommendedTiles,
  start: z.strictObject({ use: z.int().min(1) }),
});

/** A layout as a record stores it: complete, without the parts for readers of the file. */
export const LayoutSchema = MapSchema.transform(({ legend: _, chipPrints: __, largeCities, ...layout }): MapLayout => {
  return {
    ...layout,
    largeCities: largeCities.map((city) => ({
      ...city,
      squares: city.squares.map(({ at, label = city.name, edges, shields = 0, features }) => {
        return { at, label, edges, features: features ?? featuresOf(edges, shields) };
      }),
    })),
  };
});

/** The features of most large cities: one city over all city sides, roads to its gates, and a field between neighbouring ones. */
function featuresOf(edges: string, shields: number): LargeCityFeature[] {
  const sidesWith = (letter: string): string[] => ['N', 'E', 'S', 'W'].filter((_, side) => edges[side] === letter);
  const fields: string[][] = [];
  // Once around, from a half-edge where a field begins: after a city side, or in the middle of a road side.
  const edgeAt = (half: number): string => edges[half >> 1]!;
  const begins = (half: number): boolean => (half % 2 === 1 ? edgeAt(half) === 'R' : edgeAt((half + 7) % 8) === 'C');
  const first = HALVES.findIndex((_, half) => begins(half));
  let goesOn = false;
  for (let i = 0; i < 8; i++) {
    const half = (Math.max(first, 0) + i) % 8;
    const isField = edgeAt(half) !== 'C';
    if (isField && goesOn && !begins(half)) fields.at(-1)!.push(HALVES[half]!);
    else if (isField) fields.push([HALVES[half]!]);
    goesOn = isField;
  }
  return [
    { kind: 'city', sides: sidesWith('C').join(''), shields },
    ...sidesWith('R').map((sides) => ({ kind: 'road' as const, sides })),
    ...fields.map((halves) => ({ kind: 'field' as const, halves })),
  ];
}
