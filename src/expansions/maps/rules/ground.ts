import {
  type At,
  type Beyond,
  type Contact,
  type GroundPlan,
  HALF_EDGES,
  HALVES,
  halfEdgeOf,
  type LargeCitySquare,
  type MapLayout,
  NO_DESIGN,
  PrintedMap,
  SIDES,
  type Square,
  TAKES_TILE,
  type TileDesign,
} from '../../../engine/for-rules.ts';

const GROUNDS = new WeakMap<MapLayout, PrintedMap>();

/** The printed board of a layout, made once. */
export function groundOf(layout: MapLayout): PrintedMap {
  const known = GROUNDS.get(layout);
  if (known) return known;
  const ground = new PrintedMap(planOf(layout));
  GROUNDS.set(layout, ground);
  return ground;
}

export const squareOf = ([x, y]: At): Square => ({ x, y });

/** Squares that take a tile, row by row. */
export const squaresOf = ({ grid }: MapLayout): Square[] =>
  grid.flatMap((row, y) => [...row].flatMap((letter, x) => (TAKES_TILE.includes(letter) ? [{ x, y }] : [])));

function planOf(layout: MapLayout): GroundPlan {
  const { size, largeCities, borderPrints, ferries } = layout;
  const endOf = ({ at, side }: Contact) => ({ ...squareOf(at), side: SIDES.indexOf(side) });
  return {
    width: size.width,
    height: size.height,
    squares: squaresOf(layout),
    tiles: largeCities.flatMap(({ squares }, group) =>
      squares.map((square) => ({ ...squareOf(square.at), design: designOf(square), group })),
    ),
    beyond: [
      // Never open (L36).
      ...borderPrints.map(({ kind, segments, shields, contacts }): Beyond => {
        return { kind, tiles: segments, arms: shields, ends: contacts.map(endOf), leadsOn: false };
      }),
      // Joined to the road at one end, open until both ends have a tile (L35).
      ...ferries.map(({ segments, shields, ends }): Beyond => {
        return { kind: 'road', tiles: segments, arms: shields, ends: ends.map(endOf), leadsOn: true };
      }),
    ],
  };
}

/** A large city square as a tile design; its fields touch its city (L37). */
function designOf({ edges, features }: LargeCitySquare): TileDesign {
  const of = <K extends LargeCitySquare['features'][number]['kind']>(kind: K) =>
    features.filter((feature): feature is Extract<typeof feature, { kind: K }> => feature.kind === kind);
  const sidesOf = (letters: string) => SIDES.filter((side) => letters.includes(side));
  const cities = of('city');
  return {
    ...NO_DESIGN,
    edges,
    cities: cities.map(({ sides, shields }) => ({
      sides: sidesOf(sides),
      arms: shields,
      marks: [],
    })),
    roads: of('road').map(({ sides }) => ({ sides: sidesOf(sides), marks: [] })),
    fields: of('field').map(({ halves }) => ({
      halves: HALF_EDGES.filter((half) => HALVES.some((one) => halves.includes(one) && halfEdgeOf(one) === half)),
      cities: cities.map((_, index) => index),
      marks: [],
    })),
  };
}
