import type { Square } from '../../src/engine/vocabulary.ts';
import type { MapPlan } from './layout.ts';

/** A map as it stands in a game: what is printed, and what has become of it. All names on it are the layout's own. */
export interface MapScene {
  readonly layout: MapPlan;
  /** Start squares that got a tile. */
  readonly starts: readonly Square[];
  /** Large cities, by id, that a tile lies next to. */
  readonly discovered: readonly string[];
  /** Ferry ends whose other end has a tile. */
  readonly ferryEnds: readonly (Square & { readonly ferry: string })[];
  /** Towns that no tile covers. */
  readonly towns: readonly (Square & { readonly name: string })[];
  /** Coats of arms still to be had on islands. */
  readonly islands: readonly (Square & { readonly arms: number })[];
}

/** What a picture needs of a view's map (`MapView`); built up from nothing. */
export const mapScene = ({ layout, starts, discovered, ferryEnds, towns, islands }: MapScene): MapScene => ({
  layout,
  starts,
  discovered,
  ferryEnds,
  towns,
  islands,
});

/** A map before anything is laid. */
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
