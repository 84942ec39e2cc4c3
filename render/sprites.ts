import type { Canvas, SKRSContext2D } from '@napi-rs/canvas';
import { designOf } from '../src/engine/tiles.ts';
import type { Rotation, TileId } from '../src/engine/vocabulary.ts';
import { tileSprite } from './art/tile.ts';
import { TABLE } from './palette.ts';

/** Sprites kept: every design in every rotation at a few sizes. At 128 px one takes 64 kB. */
const MOST = 800;

const sprites = new Map<string, Canvas>();

/** A tile's sprite, drawn once and kept; the one unused for longest goes first. */
export function spriteOf(tile: TileId, rotation: Rotation, size: number): Canvas {
  const key = `${tile}/${rotation}/${size}`;
  const known = sprites.get(key);
  const sprite = known ?? drawSprite(tile, rotation, size);
  if (known) sprites.delete(key);
  else if (sprites.size >= MOST) sprites.delete(sprites.keys().next().value!);
  sprites.set(key, sprite);
  return sprite;
}

export const forgetSprites = (): void => sprites.clear();

function drawSprite(tile: TileId, rotation: Rotation, size: number): Canvas {
  const design = designOf(tile);
  if (!design) throw new Error(`no such tile: ${tile}`);
  return tileSprite(design, rotation, size);
}

/** The back of a tile, for piles. */
export function drawTileBack(context: SKRSContext2D, x: number, y: number, size: number): void {
  context.beginPath();
  context.roundRect(x, y, size, size, size * 0.12);
  context.fillStyle = '#7a5231';
  context.fill();
  context.strokeStyle = TABLE.badgeLine;
  context.lineWidth = size * 0.06;
  context.stroke();
  context.beginPath();
  context.roundRect(x + size * 0.17, y + size * 0.17, size * 0.66, size * 0.66, size * 0.08);
  context.strokeStyle = '#d9a866';
  context.lineWidth = size * 0.07;
  context.stroke();
}
