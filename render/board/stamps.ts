import { hash } from 'node:crypto';
import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Rotation, TileId } from '../../src/engine/vocabulary.ts';
import { type Bitmap, bitmapOf, canvasOf } from '../encode/bitmap.ts';
import { inFewTones } from '../encode/few-tones.ts';
import { bytesOf, type Inlay, inlayOf } from '../encode/indexed-stamp.ts';
import type { Quantiser } from '../encode/quantise.ts';
import { Cache } from '../kit/cache.ts';
import { createCanvas } from '../kit/canvas.ts';
import type { Point } from '../kit/curves.ts';
import { rgbOf } from '../kit/palette/colour.ts';
import { LAND } from '../kit/palette/land.ts';
import { MARK, themeNow } from '../kit/palette/table.ts';
import type { Box } from './boxes.ts';
import { type DrawingGround, drawPale, PALE } from './marks.ts';
import { spriteInlay, spriteOf } from './sprites.ts';

/**
 * A piece of a picture that canvas draws once and that is laid from then on wherever it is wanted. Its key tells all that its pixels
 * depend on: whoever draws it is handed what is in the key, and nothing else.
 */
export interface Stamp {
  readonly key: string;
  /** Where it lies on the picture, in whole pixels. */
  readonly box: Box;
  /** In the palette of the theme that is being drawn in. */
  readonly inlay: (quantiser: Quantiser) => Inlay;
  /** Straight on a canvas, whose origin is at the box' corner. */
  readonly draw: (context: SKRSContext2D) => void;
}

/** Draws about the origin of `ground`, where the corner of a square may lie. */
type Draw<A extends readonly unknown[]> = (ground: DrawingGround, ...args: A) => void;

/** What is drawn, by the function that does it: those are as many as there are in the program. */
const numbers = new WeakMap<object, number>();
let drawers = 0;

function numberOf(draw: object): number {
  const known = numbers.get(draw) ?? ++drawers;
  numbers.set(draw, known);
  return known;
}

/** What is told of a stamp, by a short name that stands in the keys of all rows that it lies in. */
const names = new Map<string, string>();
/** Those in use are named anew after all were forgotten: then some rows are made again that were there. */
const MOST_NAMES = 50_000;
let named = 0;

/** Of a map thousands of characters are told, and others each turn. */
const LONG = 300;

function nameOf(all: string): string {
  const told = all.length > LONG ? hash('sha256', all, 'base64') : all;
  const known = names.get(told);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  // Never the same twice, whatever was forgotten.
  const name = `#${(named++).toString(36)}`;
  names.set(told, name);
  return name;
}

const plain = new WeakSet<object>();

/**
 * For what has flat areas and plain edges: its edges have one step, and it has few tones, which nobody sees and pictures are smaller for.
 * Not for light, which fades.
 */
export function plainly<D extends object>(draw: D): D {
  plain.add(draw);
  return draw;
}

/**
 * `at`: where on the picture the origin of what is drawn lies, `reach`: how far from there it goes, both in pixels, whole or not. `draw` has
 * to be a function of a module, which sees nothing but its arguments; and these plain data.
 */
export function stamp<A extends readonly unknown[]>(
  tile: number,
  at: Point,
  reach: Box,
  draw: Draw<A>,
  ...args: A
): Stamp {
  const [left, top] = [Math.floor(at.x + reach.x), Math.floor(at.y + reach.y)];
  const width = Math.ceil(at.x + reach.x + reach.width) - left;
  const height = Math.ceil(at.y + reach.y + reach.height) - top;
  const origin = { x: at.x - left, y: at.y - top };
  const told = `${themeNow()} ${numberOf(draw)} ${tile} ${width} ${height} ${origin.x} ${origin.y} ${JSON.stringify(args)}`;
  const key = nameOf(told);
  const drawn = (context: SKRSContext2D): void => {
    const shown = { x: 0, y: 0, width, height };
    const seen: DrawingGround = {
      context,
      tile,
      at: ({ x, y }) => ({ x: origin.x + x * tile, y: origin.y + y * tile }),
      shown,
    };
    draw(seen, ...args);
  };
  const make = (): Bitmap => {
    const canvas = createCanvas(width, height);
    drawn(canvas.getContext('2d'));
    return plain.has(draw) ? inFewTones(bitmapOf(canvas)) : bitmapOf(canvas);
  };
  return {
    key,
    box: { x: left, y: top, width, height },
    draw: plain.has(draw) ? (context) => context.drawImage(canvasOf(make()), 0, 0) : drawn,
    inlay: (quantiser) => drawings.once(key, () => inlayOf(make(), quantiser), bytesOf),
  };
}

/** A laid tile, of which its sprite is all there is to tell. */
export const tileStamp = (tile: TileId, rotation: Rotation, size: number, { x, y }: Point): Stamp => ({
  key: `${tile} ${rotation} ${size}`,
  box: { x, y, width: size, height: size },
  draw: (context) => context.drawImage(spriteOf(tile, rotation, size), 0, 0),
  inlay: () => spriteInlay(tile, rotation, size),
});

/** A tile that is not really there, as `drawPale` draws it. */
export function paleStamp(tile: TileId, rotation: Rotation, size: number, { x, y }: Point): Stamp {
  const key = `pale ${themeNow()} ${tile} ${rotation} ${size}`;
  return {
    key,
    box: { x, y, width: size, height: size },
    draw: (context) => drawPale(context, tile, 0, 0, size, rotation),
    inlay: (quantiser) => drawings.once(key, () => paled(spriteInlay(tile, rotation, size), quantiser), bytesOf),
  };
}

function paled(inlay: Inlay, quantiser: Quantiser): Inlay {
  const paper = rgbOf(MARK.paper);
  const [red, green, blue] = ([0, 1, 2] as const).map((part) =>
    LAND.map((rgb) => Math.round(PALE * rgb[part] + (1 - PALE) * paper[part])),
  );
  const pale = LAND.map((_, place) => quantiser.indexOf([red![place]!, green![place]!, blue![place]!]));
  return { ...inlay, indices: inlay.indices.map((place) => pale[place]!) };
}

/** Some thousand figures, numbers and names. */
const drawings = new Cache<Inlay>(48 * 1024 * 1024);

export const forgetDrawings = (): void => drawings.clear();

/** Straight on a canvas, as far as they lie in a box. */
export function drawStamps(context: SKRSContext2D, stamps: readonly Stamp[], within: Box): void {
  context.save();
  context.beginPath();
  context.rect(within.x, within.y, within.width, within.height);
  context.clip();
  for (const { box, draw } of stamps) {
    context.save();
    context.translate(box.x, box.y);
    draw(context);
    context.restore();
  }
  context.restore();
}
