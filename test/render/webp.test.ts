import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { BEYOND } from '../../render/encode/webp/copies.ts';
import { prefixCode } from '../../render/encode/webp/prefix-codes.ts';
import { bandOf, bandStart, encodeWebp, webpOf } from '../../render/encode/webp/webp.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { compose, draw, encode, inPalette, pixelsOf, theQuantiser } from '../../render/process/draw.ts';
import type { TileSet } from '../../src/engine/index.ts';
import { anyLuck, chanceOf } from '../support/games.ts';
import { isDrawn, isLong, runs } from '../support/runs.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';
import { differenceOf, pixelsIn } from './pictures.ts';
import { readWebp } from './webp-reader.ts';

const view = makeView({ tiles: 20 });
const scene = { view, players: playersOf(view), badges: badgesOf(view), lastMoves: view.board.slice(-2) };

const PALETTE = Array.from({ length: 255 }, (_, i) => [i, 255 - i, (i * 7) % 256] as const);
const RGBA = PALETTE.map((rgb) => [...rgb, 255]);
function coloured(indices: Uint8Array): Uint8Array {
  const data = new Uint8Array(4 * indices.length);
  for (const [at, index] of indices.entries()) data.set(RGBA[index]!, 4 * at);
  return data;
}

/** Pixels of all kinds: random, of one colour, copied from before, or from the row above. */
function somePixels(width: number, height: number, chance: () => number): Uint8Array {
  const indices = new Uint8Array(width * height);
  for (let at = 0; at < indices.length; ) {
    const length = Math.min(indices.length - at, 1 + Math.floor(chance() ** 3 * 300));
    const back = 1 + Math.floor(chance() * at);
    const kind = chance();
    const colour = Math.floor(chance() * 255);
    for (const end = at + length; at < end; at++) {
      if (kind < 0.2) indices[at] = Math.floor(chance() * 255);
      else if (kind < 0.4) indices[at] = colour;
      else indices[at] = indices[at - (kind < 0.7 ? back : width)] ?? 0;
    }
  }
  return indices;
}

describe('a lossless WebP', () => {
  test('is read alike by canvas and by a strict reader, for all its pixels and bands', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 90 }),
        fc.array(fc.integer({ min: 1, max: 20 }), { maxLength: 5 }),
        fc.integer({ min: 1, max: 90 }),
        anyLuck,
        async (width, units, last, luck) => {
          const chance = chanceOf(luck);
          const pieces = [...units.map((one) => bandStart(4 * one)), last].map((rows) =>
            somePixels(width, rows, chance),
          );
          const bands = pieces.map((piece) => {
            const padded = new Uint8Array(piece.length + BEYOND).fill(chance() * 255);
            padded.set(piece);
            return bandOf(padded, width, piece.length / width);
          });
          const bytes = webpOf(width, PALETTE, bands);
          const wanted = coloured(Uint8Array.from(pieces.flatMap((piece) => [...piece])));
          const read = readWebp(bytes);
          expect([read.width, read.height]).toEqual([width, wanted.length / width / 4]);
          expect(Buffer.compare(read.data, wanted)).toBe(0);
          const other = await pixelsIn(bytes);
          expect([other.width, other.height]).toEqual([read.width, read.height]);
          expect(Buffer.compare(new Uint8Array(other.data), wanted)).toBe(0);
        },
      ),
      { numRuns: runs(60) },
    );
  });

  test('may exceed the memory of a decoder, and so may a band', () => {
    const [width, height] = [1500, isLong ? 1400 : 720];
    const chance = chanceOf(3);
    const some = somePixels(width, 20, chance);
    const indices = new Uint8Array(width * height + BEYOND);
    // Repeats that lie farther back than a code can say.
    for (const row of [0, 700, 1380].filter((row) => row < height)) indices.set(some, row * width);
    const wanted = coloured(indices.subarray(0, width * height));
    for (const bytes of [
      encodeWebp(indices.subarray(0, width * height), width, PALETTE),
      webpOf(width, PALETTE, [bandOf(indices, width, height)]),
    ])
      expect(Buffer.compare(readWebp(bytes).data, wanted)).toBe(0);
  });

  test('is not made of bands that begin in a wrong place', () => {
    const band = bandOf(new Uint8Array(30 + BEYOND), 10, 3);
    expect(() => webpOf(10, PALETTE, [band, band])).toThrow('between two units');
    expect(() => webpOf(10, PALETTE, Array(257).fill(band))).toThrow('257 bands');
    expect(() => webpOf(10, PALETTE, [])).toThrow('0 bands');
    expect(() => webpOf(10, PALETTE, [{ ...band, rows: 0 }, band])).toThrow('no rows');
  });

  test('is as wide and as high as the format allows, and not larger', async () => {
    for (const [width, height] of [
      [16_384, 5],
      [5, 16_384],
    ] as const) {
      const indices = somePixels(width, height, chanceOf(width));
      const bytes = encodeWebp(indices, width, PALETTE);
      expect(Buffer.compare(readWebp(bytes).data, coloured(indices))).toBe(0);
      expect(Buffer.compare(new Uint8Array((await pixelsIn(bytes)).data), coloured(indices))).toBe(0);
    }
    expect(() => encodeWebp(new Uint8Array(16_385), 16_385, PALETTE)).toThrow('16385 × 1');
    expect(() => encodeWebp(new Uint8Array(16_385), 1, PALETTE)).toThrow('1 × 16385');
  });

  test('has 17 to 256 colours: with fewer, several would share a byte', () => {
    const of = (colours: number) =>
      encodeWebp(
        new Uint8Array(4),
        2,
        Array.from({ length: colours }, () => [1, 2, 3] as const),
      );
    for (const colours of [17, 256])
      expect(readWebp(of(colours)).data.subarray(0, 4)).toEqual(Uint8Array.of(1, 2, 3, 255));
    for (const colours of [0, 16, 257]) expect(() => of(colours)).toThrow(`${colours} colours`);
  });

  test('with a few rare colours has codes of 15 bits at most', () => {
    // Each as often as all before it together: without a limit each code would be one bit longer.
    const counts = Array.from({ length: 30 }, (_, i) => 2 ** i);
    const { lengths, codes } = prefixCode(counts);
    expect(Math.max(...lengths)).toBe(15);
    expect(lengths.reduce((sum, length) => sum + 2 ** -length, 0)).toBe(1);
    expect(new Set([...codes].map((code, symbol) => `${lengths[symbol]} ${code}`)).size).toBe(30);
  });
});

test('255 colours look like the picture itself, and take less room than the canvas’ own PNG', async () => {
  const canvas = compose({ kind: 'board', scene, tile: 64 });
  const pixels = pixelsOf(canvas);
  const bytes = encode(pixels);
  const reference = await canvas.encode('png');
  const { mean, off } = differenceOf(await pixelsIn(bytes), await pixelsIn(reference));
  expect(mean).toBeLessThan(3);
  expect(off).toBeLessThan(0.002);
  expect(bytes.length).toBeLessThan(reference.length * 0.4);
  expect(Buffer.compare(readWebp(bytes).data, theQuantiser().coloured(inPalette(pixels)))).toBe(0);
});

test('the picture tells its size and type correctly', async () => {
  const picture = draw({ kind: 'board', scene });
  const image = await loadImage(Buffer.from(picture.bytes));
  expect([picture.width, picture.height]).toEqual([image.width, image.height]);
  expect(picture).toMatchObject({ mime: 'image/webp', name: 'board.webp' });
  expect(Buffer.from(picture.bytes.subarray(8, 12)).toString()).toBe('WEBP');
});

/** Listed by name, since a further set would change the board. */
const SETS = [
  ...['base', 'anniversary', 'inns-and-cathedrals', 'traders-and-builders', 'king-and-robber', 'princess-and-dragon'],
  ...['flying-machines', 'cult-places', 'tower', 'hills-and-sheep', 'abbey-and-mayor', 'goldmines'],
] as TileSet[];

const LARGE = { oneIn: 8, about: ['render/encode/'] };
test.each([
  { what: '72 tiles at 96 px takes 80 kB', wish: { tiles: 72, seats: 4 }, most: 80_000 },
  ...(isDrawn('240 tiles', LARGE)
    ? [{ what: '240 tiles takes 300 kB', wish: { tiles: 240, seats: 4, sets: SETS, copies: 2 }, most: 300_000 }]
    : []),
])('a board of $what at most', ({ wish, most }) => {
  const whole = makeView({ ...wish, seed: 'bench' });
  const { bytes } = draw({
    kind: 'board',
    scene: { view: whole, players: playersOf(whole), badges: badgesOf(whole), lastMoves: whole.board.slice(-1) },
    tile: 96,
  });
  expect(bytes.length).toBeLessThanOrEqual(most);
});

test('an empty canvas encodes too', () => {
  expect(readWebp(encode(pixelsOf(createCanvas(1, 1))))).toMatchObject({ width: 1, height: 1 });
});
