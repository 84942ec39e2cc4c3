import { type MapLayout, TAKES_TILE } from '../engine/index.ts';
import { copiesOn } from '../game/maps/index.ts';
import type { MapFacts, TilesKind } from './words/index.ts';

/** What is told of a map in words. */
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

/** The most tiles that are offered for it (M3). */
export const tilesOffered = ({
  tiles: { max, houseRule },
  squares,
}: MapFacts): readonly { readonly kind: TilesKind; readonly most: number | 'all' }[] => [
  { kind: 'recommended', most: max },
  ...(houseRule ? [{ kind: 'house-rule' as const, most: houseRule.max }] : []),
  ...(squares > max ? [{ kind: 'squares' as const, most: squares }] : []),
  { kind: 'all', most: 'all' },
];
