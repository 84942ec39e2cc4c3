import type { At, MapLayout } from '../../../engine/for-rules.ts';
import benelux from './data/benelux.json' with { type: 'json' };
import france from './data/france.json' with { type: 'json' };
import germany from './data/germany.json' with { type: 'json' };
import greatBritain from './data/great-britain.json' with { type: 'json' };
import iberianPeninsula from './data/iberian-peninsula.json' with { type: 'json' };
import nordics from './data/nordics.json' with { type: 'json' };
import taiwan from './data/taiwan.json' with { type: 'json' };
import ukraine from './data/ukraine.json' with { type: 'json' };
import usa from './data/usa.json' with { type: 'json' };
import usaEast from './data/usa-east.json' with { type: 'json' };
import usaWest from './data/usa-west.json' with { type: 'json' };

/** Two layouts side by side (M18), as in a file. */
export interface CombinedLayout extends Pick<MapLayout, 'id' | 'name' | 'recommendedTiles' | 'meeplesPerPlayer'> {
  readonly combine: { readonly west: string; readonly east: string };
  readonly start: { readonly use: number };
}

const SINGLE = [
  benelux,
  france,
  germany,
  greatBritain,
  iberianPeninsula,
  nordics,
  taiwan,
  ukraine,
  usaWest,
  usaEast,
] as unknown as readonly MapLayout[];

const single = (id: string): MapLayout => SINGLE.find((map) => map.id === id)!;

/** The maps of the project, in the order of the lobby. */
export const MAPS: readonly MapLayout[] = [
  ...SINGLE,
  combined(usa as CombinedLayout, single(usa.combine.west), single(usa.combine.east)),
];

const BY_ID: ReadonlyMap<string, MapLayout> = new Map(MAPS.map((map) => [map.id, map]));

/** The project's map with that id, or undefined. */
export const mapOf = (id: string): MapLayout | undefined => BY_ID.get(id);

/** Lays the east over the west so that their half columns overlap: two half squares make a whole one (M18). */
export function combined(how: CombinedLayout, west: MapLayout, east: MapLayout): MapLayout {
  const by = west.size.width - 1;
  const moved = <T>(value: T): T =>
    JSON.parse(JSON.stringify(value), (key, inner) => {
      if (key !== 'at') return inner;
      const [column, row] = inner as At;
      return [column + by, row];
    });
  // The two files share some ids; these are different prints (L46).
  const named = <T extends { readonly id: string }>(side: string, list: readonly T[]): T[] =>
    list.map((one) => ({ ...one, id: `${side}-${one.id}` }));
  const both = <T extends { readonly id: string }>(list: (map: MapLayout) => readonly T[]): T[] => [
    ...named('w', list(west)),
    ...named('e', moved(list(east))),
  ];
  return {
    formatVersion: 1,
    id: how.id,
    name: how.name,
    layout: west.layout,
    size: { width: by + east.size.width, height: west.size.height },
    grid: west.grid.map((row, at) => {
      const other = east.grid[at]!;
      const seam = row.at(-1) === 'h' && other[0] === 'h' ? '#' : '.';
      return row.slice(0, -1) + seam + other.slice(1);
    }),
    recommendedTiles: how.recommendedTiles,
    meeplesPerPlayer: how.meeplesPerPlayer,
    start: { use: how.start.use, squares: both((map) => map.start.squares) },
    largeCities: both((map) => map.largeCities),
    borderPrints: both((map) => map.borderPrints),
    ferries: both((map) => map.ferries),
    islands: both((map) => map.islands),
    highlights: both((map) => map.highlights),
    towns: both((map) => map.towns),
    facts: [...west.facts, ...east.facts],
    notes: [...west.notes, ...east.notes],
  };
}
