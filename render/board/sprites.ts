import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { designOf, type TileDesign } from '../../src/engine/tiles/tiles.ts';
import type { Rotation, TileId } from '../../src/engine/vocabulary.ts';
import { tileIndices, tileSprite } from '../art/tile.ts';
import { bytesOf, type Inlay, solidInlay } from '../encode/indexed-stamp.ts';
import { Cache } from '../kit/cache.ts';
import { MARK, TABLE } from '../kit/palette/table.ts';

/** Every design of the base game in every rotation takes 7 MB at 272 px, and close-ups come in several sizes. */
const inlays = new Cache<Inlay>(32 * 1024 * 1024);
/** For pictures that canvas draws directly: sheets of tiles, replays. */
const sprites = new Cache<Canvas>(16 * 1024 * 1024);

/** A tile's sprite, drawn once and cached. */
export const spriteOf = (tile: TileId, rotation: Rotation, size: number): Canvas =>
  sprites.once(
    `${tile}/${rotation}/${size}`,
    () => tileSprite(known(tile), rotation, size),
    () => 4 * size * size,
  );

/** The sprite as an inlay: places in `LAND` are equal in all palettes. */
export const spriteInlay = (tile: TileId, rotation: Rotation, size: number): Inlay =>
  inlays.once(`${tile}/${rotation}/${size}`, () => solidInlay(tileIndices(known(tile), rotation, size), size), bytesOf);

export const forgetSprites = (): void => {
  sprites.clear();
  inlays.clear();
};

function known(tile: TileId): TileDesign {
  const design = designOf(tile);
  if (!design) throw new Error(`no such tile: ${tile}`);
  return design;
}

export function drawTileBack(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.12);
  context.fillStyle = MARK.tileBack;
  context.fill();
  context.strokeStyle = TABLE.badgeLine;
  context.lineWidth = size * 0.06;
  context.stroke();
  context.beginPath();
  context.roundRect(x + size * 0.17, y + size * 0.17, size * 0.66, size * 0.66, size * 0.08);
  context.strokeStyle = MARK.tileBackLine;
  context.lineWidth = size * 0.07;
  context.stroke();
}
