import { type MapLayout, TAKES_TILE } from '../../engine/index.ts';
import { copiesOn } from '../../game/maps/index.ts';
import type { MapFacts, TilesKind } from '../words/index.ts';

export function factsOf(map: MapLayout): MapFacts {
  return {
    id: map.id,
    name: map.name,
    layout: map.layout,
    squares: map.grid
      .join('')
      .split('')
      .filter((letter) => TAKES_TILE.includes(letter)).length,
    start: map.start,
    tiles: map.recommendedTiles,
    meeples: map.meeplesPerPlayer,
    copies: copiesOn(map),
  };
}

/** Offered numbers of tiles for shorter games. */
const FEWER = [120, 100, 72] as const;

export interface TilesOffered {
  readonly kind: TilesKind;
  readonly most: number | 'all';
}

/** The offered limits of tiles, the usual one first (M3, L50). `all`: the number of tiles in the bag. */
export function tilesOffered(map: MapFacts | null, all: number): readonly TilesOffered[] {
  const fewerThan = (number: number): TilesOffered[] =>
    FEWER.filter((one) => one < number).map((most) => ({ kind: 'fewer', most }));
  if (map === null) return [{ kind: 'whole', most: 'all' }, ...fewerThan(all)];
  const { max, houseRule } = map.tiles;
  return [
    { kind: 'recommended', most: max },
    ...(houseRule ? [{ kind: 'house-rule' as const, most: houseRule.max }] : []),
    ...(map.squares > max ? [{ kind: 'squares' as const, most: map.squares }] : []),
    { kind: 'all', most: 'all' },
    ...fewerThan(Math.min(all, max)),
  ];
}
