import type { Square } from '../../src/engine/vocabulary.ts';
import type { MapPlan } from './layout.ts';

/** A map in a game: its prints and their state. All names on it come from the layout. */
export interface MapScene {
  readonly layout: MapPlan;
  /** Start squares that got a tile. */
  readonly starts: readonly Square[];
  /** Large cities, by id, that a tile lies next to. */
  readonly discovered: readonly string[];
  /** Ferry landings with a tile at the other end. */
  readonly ferryEnds: readonly (Square & { readonly ferry: string })[];
  /** Towns without a tile. */
  readonly towns: readonly (Square & { readonly name: string })[];
  /** Coats of arms that are still free on islands. */
  readonly islands: readonly (Square & { readonly arms: number })[];
}

/** The part of a view's map (`MapView`) that pictures need; copies named fields only. */
export const mapScene = ({ layout, starts, discovered, ferryEnds, towns, islands }: MapScene): MapScene => ({
  layout,
  starts,
  discovered,
  ferryEnds,
  towns,
  islands,
});

/** A map without tiles. */
export const emptyMap = (layout: MapPlan): MapScene => ({
  layout,
  starts: [],
  discovered: [],
  ferryEnds: [],
  towns: [...layout.towns, ...layout.start.squares.filter(({ feature }) => feature === 'town')].map(({ name, at }) => {
    return { x: at[0], y: at[1], name };
  }),
  islands: layout.islands.flatMap(({ squares }) =>
    squares.map(({ at: [x, y], shields }) => ({ x, y, arms: shields })).filter(({ arms }) => arms > 0),
  ),
});
