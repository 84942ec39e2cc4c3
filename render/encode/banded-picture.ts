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
 * A picture as stamps laid one over another. It is cut into bands of rows, and each is kept under a key that tells all that shows in it. So
 * whatever has not changed since any picture, of this board or another, is neither laid nor compressed again; and as a key says it all,
 * nothing that is kept can be out of date.
 */
export interface Mosaic {
  readonly width: number;
  readonly height: number;
  /** Where bands begin, from 0 on, each where `bandStart` says that it may; `ground` is what lies below the stamps of one. */
  readonly rows: readonly { readonly y: number; readonly ground: string }[];
  readonly layers: readonly Layer[];
  /** Whether it is shown once, or a few times in a row: the next turn has another. */
  readonly isPassing?: boolean;
}

/** `within`: a box outside of which nothing of it is seen. */
export interface Layer {
  readonly within: Box;
  readonly stamps: readonly Stamp[];
}

/** Compressed; of a whole board of 72 tiles some 75 kB, of a young one 25: those of a thousand tables. */
const bands = new Cache<Band>(96 * 1024 * 1024);
/** Of passing pictures, which push none of the others out. */
const passing = new Cache<Band>(6 * 1024 * 1024);

/** For tests and measurements: what is drawn next is drawn from nothing. */
export function forgetMosaics(): void {
  bands.clear();
  passing.clear();
}

/** The file. `look`: under which palette. */
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

/** What two boxes have in common, or null. */
function common(one: Box, other: Box): Box | null {
  const [x, y] = [Math.max(one.x, other.x), Math.max(one.y, other.y)];
  const width = Math.min(one.x + one.width, other.x + other.width) - x;
  const height = Math.min(one.y + one.height, other.y + other.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

let scratch = new Uint8Array(0);

/** Room for the rows of a band, which is compressed before the next one is laid. */
function scratchOf(length: number): Uint8Array {
  if (scratch.length < length) scratch = new Uint8Array(length);
  return scratch.subarray(0, length);
}

/** The same straight on a canvas, for whoever wants its true colours. */
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
