import { describe, expect, test } from 'vitest';
import { tileSprite } from '../../render/art/tile.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { turned } from '../../render/kit/curves.ts';
import { apart, rgbOf, VISIONS } from '../../render/kit/palette/colour.ts';
import { monasteryOf } from '../../render/kit/shape.ts';
import { spotsOf } from '../../render/tile/spots.ts';
import { SYMBOLS } from '../../src/engine/index.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { ROTATIONS, SIDES } from '../../src/engine/vocabulary.ts';
import { ARROW_TIP, drawSymbol, PLATES } from '../../src/expansions/anniversary/art.ts';

const arrows = TILE_DESIGNS.flatMap((design) => (design.arrow ? [[design.id, design, design.arrow] as const] : []));

test('there are fifteen arrows, five for each symbol', () => {
  expect(SYMBOLS.map((symbol) => arrows.filter(([, , arrow]) => arrow.symbol === symbol).length)).toEqual([5, 5, 5]);
});

describe.each(arrows)('the arrow of %s', (_id, design, { symbol, side }) => {
  const spot = spotsOf(design).features[symbol]![0]!;

  test('lies wholly on its tile, at the side that it points to', () => {
    // Turned so that its side is the north.
    const { x, y } = turned(spot, (((4 - SIDES.indexOf(side)) % 4) * 90) as 0);
    expect(y - ARROW_TIP).toBeGreaterThan(0.05);
    expect(y).toBeLessThan(0.42);
    expect(x).toBeGreaterThan(0.24);
    expect(x).toBeLessThan(0.76);
  });

  test('hides no monastery’s middle, no garden and no place of a figure', () => {
    const { garden, segments } = spotsOf(design);
    const clear = [...(garden ? [garden] : []), ...(design.monastery ? [monasteryOf(design)] : [])];
    for (const { x, y } of clear) expect(Math.hypot(x - spot.x, y - spot.y)).toBeGreaterThan(0.3);
    for (const { spots } of segments)
      expect(Math.hypot(spots[0]!.x - spot.x, spots[0]!.y - spot.y)).toBeGreaterThan(0.12);
  });

  test.each(ROTATIONS)('turned by %d, is a patch of its own colour at 27 px', (rotation) => {
    const pixels = tileSprite(design, rotation, 27).data();
    const [r, g, b] = rgbOf(PLATES[symbol]);
    let same = 0;
    for (let i = 0; i < pixels.length; i += 4)
      if (Math.hypot(pixels[i]! - r, pixels[i + 1]! - g, pixels[i + 2]! - b) < 70) same++;
    // Its plate covers about 90 of the 729 pixels, symbol and rim included.
    expect(same).toBeGreaterThan(18);
  });
});

test.each(VISIONS)('plates of different symbols, seen in %s, differ in shape if not in colour', (vision) => {
  for (const [i, one] of SYMBOLS.entries()) {
    for (const other of SYMBOLS.slice(0, i)) {
      const colour = apart(PLATES[one], PLATES[other], vision) >= 10;
      // At 96 px a tile the symbol has 23 px.
      expect(colour || differing(one, other, 23) > 0.2, `${one} and ${other}`).toBe(true);
    }
  }
});

test('symbols differ in shape at 96 px a tile, and still at 27 px', () => {
  for (const size of [23, 7]) {
    for (const [i, one] of SYMBOLS.entries()) {
      for (const other of SYMBOLS.slice(0, i)) expect(differing(one, other, size)).toBeGreaterThan(0.15);
    }
  }
});

/** Mean difference of two symbols drawn white on black. */
function differing(one: (typeof SYMBOLS)[number], other: (typeof SYMBOLS)[number], size: number): number {
  const [a, b] = [one, other].map((symbol) => {
    const canvas = createCanvas(size, size);
    const context = canvas.getContext('2d');
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size, size);
    context.translate(size / 2, size / 2);
    drawSymbol(context, symbol, size, '#ffffff');
    return canvas.data();
  });
  let sum = 0;
  for (let i = 0; i < a!.length; i += 4) sum += Math.abs(a![i]! - b![i]!) / 255;
  return sum / (size * size);
}
