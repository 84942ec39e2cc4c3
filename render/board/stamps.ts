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
 * A part of a picture that canvas draws once and that is then copied wherever it is needed. Its key tells everything that its pixels depend
 * on: the drawing function gets the key's data and nothing else.
 */
export interface Stamp {
  readonly key: string;
  /** Its position on the picture, in whole pixels. */
  readonly box: Box;
  /** The drawing in the palette of the current theme. */
  readonly inlay: (quantiser: Quantiser) => Inlay;
  /** Draws directly on a canvas whose origin is the box' corner. */
  readonly draw: (context: SKRSContext2D) => void;
}

/** Draws around the origin of `ground`, which may be the corner of a square. */
type Draw<A extends readonly unknown[]> = (ground: DrawingGround, ...args: A) => void;

/** A number for each drawing function; the program has only a few of them. */
const numbers = new WeakMap<object, number>();
let drawers = 0;

function numberOf(draw: object): number {
  const known = numbers.get(draw) ?? ++drawers;
  numbers.set(draw, known);
  return known;
}

/** Short names for the data of stamps; the keys of rows consist of them. */
const names = new Map<string, string>();
/** At this number all names are forgotten. Stamps then get new names, so that some cached rows are made again. */
const MOST_NAMES = 50_000;
let named = 0;

/** The data of a map has thousands of characters and changes each turn. */
const LONG = 300;

function nameOf(all: string): string {
  const told = all.length > LONG ? hash('sha256', all, 'base64') : all;
  const known = names.get(told);
  if (known !== undefined) return known;
  if (names.size >= MOST_NAMES) names.clear();
  // A name is never used twice, even after all are forgotten.
  const name = `#${(named++).toString(36)}`;
  names.set(told, name);
  return name;
}

const plain = new WeakSet<object>();

/**
 * Marks drawings with flat areas and plain edges: they get one step at edges and few tones, which nobody sees and which makes pictures
 * smaller. Not for light, which fades.
 */
export function plainly<D extends object>(draw: D): D {
  plain.add(draw);
  return draw;
}

/**
 * `at`: position of the drawing's origin on the picture; `reach`: the box around the origin that it needs. Both in pixels, whole or not.
 * `draw` must be a function of a module that uses only its arguments, which are plain data.
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

/** The stamp of a laid tile; its sprite is all it depends on. */
export const tileStamp = (tile: TileId, rotation: Rotation, size: number, { x, y }: Point): Stamp => ({
  key: `${tile} ${rotation} ${size}`,
  box: { x, y, width: size, height: size },
  draw: (context) => context.drawImage(spriteOf(tile, rotation, size), 0, 0),
  inlay: () => spriteInlay(tile, rotation, size),
});

/** The stamp of a tile that `drawPale` draws. */
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

/** Holds some thousand figures, numbers and names. */
const drawings = new Cache<Inlay>(48 * 1024 * 1024);

export const forgetDrawings = (): void => drawings.clear();

/** Draws stamps directly on a canvas, clipped to a box. */
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
