import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { designOf } from '../src/engine/tiles.ts';
import type { Rotation, TileId } from '../src/engine/vocabulary.ts';
import { tileSprite } from './art/tile.ts';
import { type Bitmap, bitmapOf } from './bitmap.ts';
import { MARK, TABLE } from './kit/palette/table.ts';

/** Sprites kept: every design in every rotation at a few sizes. At 128 px one takes 64 kB. */
const MOST = 800;
/** Only replays need them, at half the size or less. */
const MOST_BITMAPS = 400;

const sprites = new Map<string, Canvas>();
const bitmaps = new Map<string, Bitmap>();

/** A tile's sprite, drawn once and kept. */
export const spriteOf = (tile: TileId, rotation: Rotation, size: number): Canvas =>
  kept(sprites, MOST, `${tile}/${rotation}/${size}`, () => drawSprite(tile, rotation, size));

/** Its pixels: canvas would draw them anew each time they are asked for. */
export const spriteBitmap = (tile: TileId, rotation: Rotation, size: number): Bitmap =>
  kept(bitmaps, MOST_BITMAPS, `${tile}/${rotation}/${size}`, () => bitmapOf(spriteOf(tile, rotation, size)));

/** The one unused for longest goes first. */
function kept<T>(all: Map<string, T>, most: number, key: string, make: () => T): T {
  const known = all.get(key);
  const one = known ?? make();
  if (known !== undefined) all.delete(key);
  else if (all.size >= most) all.delete(all.keys().next().value!);
  all.set(key, one);
  return one;
}

export const forgetSprites = (): void => {
  sprites.clear();
  bitmaps.clear();
};

function drawSprite(tile: TileId, rotation: Rotation, size: number): Canvas {
  const design = designOf(tile);
  if (!design) throw new Error(`no such tile: ${tile}`);
  return tileSprite(design, rotation, size);
}

/** The back of a tile, for piles. */
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
