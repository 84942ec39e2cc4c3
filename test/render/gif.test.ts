import { loadImage } from '@napi-rs/canvas';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGif, TRANSPARENT } from '../../render/encode/gif.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { chanceOf } from '../support/games.ts';
import { testsDrawn } from '../support/runs.ts';
import { decodeGif } from './gif-decoder.ts';

const drawn = testsDrawn('a GIF elsewhere', { oneIn: 4, about: ['render/encode/'] });

const palette = Array.from({ length: 255 }, (_, i) => [i, 255 - i, (i * 7) % 256] as const);

/** Random pixels: few colours make long runs, many fill the table. */
function pixels(count: number, colours: number, luck: number): Uint8Array {
  const chance = chanceOf(luck);
  return Uint8Array.from({ length: count }, () => Math.floor(chance() * colours));
}

function gifOf(width: number, height: number, indices: Uint8Array): Uint8Array {
  const gif = createGif(width, height, palette);
  gif.frame({ x: 0, y: 0, width, height }, indices, 7);
  return gif.end();
}

describe('a GIF', () => {
  test('holds every pixel it was given, for all runs and tables that they make', () => {
    const any = fc.record({
      width: fc.integer({ min: 1, max: 120 }),
      height: fc.integer({ min: 1, max: 120 }),
      colours: fc.constantFrom(1, 2, 3, 9, 255, 256),
      luck: fc.integer(),
    });
    fc.assert(
      fc.property(any, ({ width, height, colours, luck }) => {
        const indices = pixels(width * height, colours, luck);
        const { frames } = decodeGif(gifOf(width, height, indices));
        expect(frames[0]!.indices).toEqual([...indices]);
      }),
      { numRuns: 60 },
    );
  });

  test('holds pictures of every small number of pixels, at which codes grow and tables end', () => {
    const indices = pixels(9000, 255, 3);
    for (const around of [1, 254, 255, 256, 257, 510, 766, 767, 768, 1790, 1791, 3836, 3837, 3838, 3839, 3840, 7680]) {
      for (let count = Math.max(1, around - 2); count < around + 3; count++) {
        const { frames } = decodeGif(gifOf(count, 1, indices.subarray(0, count)));
        expect(frames[0]!.indices).toEqual([...indices.subarray(0, count)]);
      }
    }
  });

  test('repeats for ever, and tells the place, the time and the transparent colour of each frame', () => {
    const gif = createGif(300, 200, palette);
    gif.frame({ x: 0, y: 0, width: 300, height: 200 }, pixels(60_000, 20, 1), 100);
    gif.frame({ x: 290, y: 3, width: 10, height: 2 }, new Uint8Array(20).fill(TRANSPARENT), 500);
    const { frames, loops, width, height, colours } = decodeGif(gif.end());
    expect([width, height, loops]).toEqual([300, 200, 0]);
    expect(colours.slice(0, 255)).toEqual(palette);
    expect(frames.map(({ indices: _, ...rest }) => rest)).toEqual([
      { x: 0, y: 0, width: 300, height: 200, delay: 100, transparent: TRANSPARENT },
      { x: 290, y: 3, width: 10, height: 2, delay: 500, transparent: TRANSPARENT },
    ]);
  });

  drawn('is readable by other programs: canvas decodes its first frame', async () => {
    const indices = pixels(90 * 70, 255, 5);
    const image = await loadImage(Buffer.from(gifOf(90, 70, indices)));
    const context = createCanvas(90, 70).getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, 90, 70);
    indices.forEach((index, i) => {
      expect([...data.subarray(i * 4, i * 4 + 4)]).toEqual([...palette[index]!, 255]);
    });
  });

  test('takes only so many colours that one remains for transparency', () => {
    expect(() => createGif(1, 1, [...palette, [0, 0, 0]])).toThrow(/too many colours/);
  });
});
