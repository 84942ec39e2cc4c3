import {
  type At,
  type BorderPrint,
  type LargeCity,
  type LargeCityFeature,
  type MapLayout,
  SIDES,
  type Side,
} from '../../src/engine/index.ts';

/** All squares whose letter is one of `letters`, row by row. */
export const squaresWith = (grid: readonly string[], letters: string): At[] =>
  grid.flatMap((row, y) => [...row].flatMap((letter, x) => (letters.includes(letter) ? [[x, y] as const] : [])));

/** A map for a test: the grid shows its start squares and towns, `more` gives the rest. */
export function drawn(grid: readonly string[], more: Partial<MapLayout> = {}): MapLayout {
  const starts = squaresWith(grid, 'S');
  return {
    formatVersion: 1,
    id: 'a-test',
    name: 'A test',
    layout: 'ours',
    size: { width: grid[0]!.length, height: grid.length },
    grid,
    recommendedTiles: { min: 2, max: 300 },
    meeplesPerPlayer: 9,
    start: {
      use: 1,
      squares: starts.map((at, i) => ({ id: `s${i}`, name: `S${i}`, at, feature: 'town', nameStatus: 'ours' })),
    },
    largeCities: [],
    borderPrints: [],
    ferries: [],
    islands: [],
    highlights: squaresWith(grid, 'H').map((at, i) => ({
      id: `h${i}`,
      name: `H${i}`,
      at,
      chipColor: null,
      status: 'ours',
    })),
    towns: squaresWith(grid, 't').map((at, i) => ({ id: `t${i}`, name: `T${i}`, at, nameStatus: 'ours' })),
    facts: [],
    notes: [],
    ...more,
  };
}

/** A large city from its squares. Roads end at the city and part the fields. */
export function largeCity(id: string, ...squares: readonly [at: At, edges: string, shields: number][]): LargeCity {
  return {
    id,
    name: id,
    nameStatus: 'ours',
    squares: squares.map(([at, edges, shields]) => {
      const sidesWith = (letter: string): Side[] => SIDES.filter((_, side) => edges[side] === letter);
      const features: LargeCityFeature[] = [{ kind: 'city', sides: sidesWith('C').join(''), shields }];
      for (const side of sidesWith('R')) {
        features.push({ kind: 'road', sides: side });
        for (const half of [1, 2]) features.push({ kind: 'field', halves: [`${side}${half}`] });
      }
      for (const side of sidesWith('F')) features.push({ kind: 'field', halves: [`${side}1`, `${side}2`] });
      return { at, label: id, edges, features };
    }),
  };
}

export const border = (kind: 'road' | 'city', at: At, side: Side, shields = 0, segments = 1): BorderPrint => ({
  id: `${kind} ${at} ${side}`,
  kind,
  segments,
  shields,
  contacts: [{ at, side }],
  leadsTo: 'abroad',
  status: 'ours',
});

export const ferry = (from: [At, Side], to: [At, Side], shields = 0) => ({
  id: `ferry ${from[0]}`,
  name: 'a ferry',
  segments: 1 as const,
  shields,
  ends: [from, to].map(([at, side]) => ({ at, side })),
  status: 'ours' as const,
});

export const island = (...squares: readonly [at: At, shields: number][]) => ({
  id: `island ${squares[0]![0]}`,
  name: 'an island',
  nameStatus: 'ours' as const,
  squares: squares.map(([at, shields]) => ({ at, shields })),
});
