import { hash } from 'node:crypto';
import type { Canvas } from '@napi-rs/canvas';
import type { Box } from '../board/boxes.ts';
import { drawStamps, type Stamp } from '../board/stamps.ts';
import { Cache } from '../kit/cache.ts';
import { createCanvas } from '../kit/canvas.ts';
import { rgbOf } from '../kit/palette/colour.ts';
import { layInto } from './indexed-stamp.ts';
import type { Quantiser } from './quantise.ts';
import { BEYOND } from './webp/copies.ts';
import { type Band, bandOf, webpOf } from './webp/webp.ts';

/**
 * A picture made of stamps on top of each other. It is cut into bands of rows; each compressed band is cached under a key that tells
 * everything in it. So an unchanged band of any earlier picture is neither drawn nor compressed again. A cached band cannot be out of date,
 * since its key says all.
 */
export interface Mosaic {
  readonly width: number;
  readonly height: number;
  /** The first row of each band, from 0 on, as `bandStart` allows; `ground` is the colour below its stamps. */
  readonly rows: readonly { readonly y: number; readonly ground: string }[];
  readonly layers: readonly Layer[];
  /** Whether the picture is shown once or a few times in a row: the next turn has another. */
  readonly isPassing?: boolean;
}

/** `within`: no stamp is visible outside this box. */
export interface Layer {
  readonly within: Box;
  readonly stamps: readonly Stamp[];
}

/** Compressed bands. A full board of 72 tiles takes some 75 kB, a young one 25, so that a thousand tables fit. */
const bands = new Cache<Band>(96 * 1024 * 1024);
/** Bands of passing pictures, which must not displace the others. */
const passing = new Cache<Band>(6 * 1024 * 1024);

/** For tests and measurements: the next picture is drawn from nothing. */
export function forgetMosaics(): void {
  bands.clear();
  passing.clear();
}

/** The WebP file. `look`: the name of the palette. */
export function mosaicWebp(
  { width, height, rows, layers, isPassing = false }: Mosaic,
  quantiser: Quantiser,
  look: string,
): Uint8Array {
  const made = rows.map(({ y, ground }, i) => {
    const high = (rows[i + 1]?.y ?? height) - y;
    const band = { x: 0, y, width, height: high };
    const laid = layers.flatMap(({ within, stamps }) => {
      const seen = common(within, band);
      if (seen === null) return [];
      const own = stamps.filter(({ box }) => common(box, seen));
      return own.length > 0 ? [{ seen, own }] : [];
    });
    const told = laid.map(({ seen, own }) => {
      const stamped = own.map(({ key, box }) => `${key} ${box.x} ${box.y - y}`);
      return `${seen.x} ${seen.y - y} ${seen.width} ${seen.height}|${stamped.join('|')}`;
    });
    const make = (): Band => {
      const bytes = scratchOf(high * width + BEYOND).fill(quantiser.indexOf(rgbOf(ground)));
      for (const { seen, own } of laid) {
        const inside = { ...seen, y: seen.y - y };
        for (const one of own)
          layInto({ bytes, width }, one.inlay(quantiser), one.box.x, one.box.y - y, inside, quantiser);
      }
      return bandOf(bytes, width, high);
    };
    const key = hash('sha1', [look, ground, width, high, ...told].join('\n'), 'base64');
    return (isPassing ? passing : bands).once(key, make, bytesOf);
  });
  return webpOf(width, quantiser.palette, made);
}

const bytesOf = ({ codes, steps }: Band): number => codes.words.byteLength + steps.words.byteLength;

/** The common part of two boxes, or null. */
function common(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

let scratch = new Uint8Array(0);

/** Memory for the rows of a band, which is compressed before the next one is drawn. */
function scratchOf(length: number): Uint8Array {
  if (scratch.length < length) scratch = new Uint8Array(length);
  return scratch.subarray(0, length);
}

/** The picture directly on a canvas, in true colours. */
export function mosaicCanvas({ width, height, rows, layers }: Mosaic): Canvas {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  rows.forEach(({ y, ground }, i) => {
    context.fillStyle = ground;
    context.fillRect(0, y, width, (rows[i + 1]?.y ?? height) - y);
  });
  for (const { within, stamps } of layers) drawStamps(context, stamps, within);
  return canvas;
}
