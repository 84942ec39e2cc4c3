import type { Rotation, TileId } from '../src/engine/vocabulary.ts';

/** Raised whenever tiles are drawn differently, so that uploaded emojis can be told from outdated ones. */
export const ART_VERSION = 2;

/** Name of a tile's picture in one rotation; made of what an application emoji's name may hold: `ba_d_r90`. */
export const tileIconName = (tile: TileId, rotation: Rotation): string =>
  `${tile.toLowerCase().replaceAll(/[^a-z0-9]+/g, '_')}_r${rotation}`;
