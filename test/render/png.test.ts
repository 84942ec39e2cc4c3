import { loadImage } from '@napi-rs/canvas';
import { expect, test } from 'vitest';
import { compose, draw, encode, pixelsOf } from '../../render/draw.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { encodePng } from '../../render/png.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';
import { differenceOf, pixelsIn } from './pictures.ts';

const view = makeView({ tiles: 20 });
const scene = { view, players: playersOf(view), badges: badgesOf(view), lastMoves: view.board.slice(-2) };

test('a decoder gives back exactly the palette colours that were written', async () => {
  const palette = [
    [10, 20, 30],
    [200, 100, 0],
    [255, 255, 255],
  ] as const;
  const indices = Uint8Array.from({ length: 35 }, (_, i) => (i * 7) % 3);
  const bytes = encodePng({ width: 7, height: 5 }, indices, palette);
  const { data, width, height } = await pixelsIn(bytes);
  expect([width, height]).toEqual([7, 5]);
  indices.forEach((index, i) => {
    expect([...data.subarray(i * 4, i * 4 + 4)]).toEqual([...palette[index]!, 255]);
  });
});

test('255 colours look like the picture itself, and take less room than the canvas’ own PNG', async () => {
  const canvas = compose({ kind: 'board', scene, tile: 96 });
  const pixels = pixelsOf(canvas);
  const bytes = encode(pixels);
  const reference = await canvas.encode('png');
  const { mean, off } = differenceOf(await pixelsIn(bytes), await pixelsIn(reference));
  expect(mean).toBeLessThan(3);
  expect(off).toBeLessThan(0.002);
  expect(bytes.length).toBeLessThan(reference.length * 0.6);
});

test('the picture says of itself what it is', async () => {
  const picture = draw({ kind: 'board', scene });
  const image = await loadImage(Buffer.from(picture.bytes));
  expect([picture.width, picture.height]).toEqual([image.width, image.height]);
  expect(picture).toMatchObject({ mime: 'image/png', name: 'board.png' });
  expect(Buffer.from(picture.bytes.subarray(1, 4)).toString()).toBe('PNG');
});

test('a whole board of 72 tiles at 96 px stays under 400 kB', () => {
  const whole = makeView({ tiles: 72 });
  const picture = draw({
    kind: 'board',
    scene: { view: whole, players: playersOf(whole), lastMoves: whole.board.slice(-3) },
    tile: 96,
  });
  expect(picture.bytes.length).toBeLessThanOrEqual(400_000);
});

test('an empty canvas encodes too', () => {
  expect(encode(pixelsOf(createCanvas(1, 1))).length).toBeGreaterThan(60);
});
