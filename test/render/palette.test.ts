import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tileIndices } from '../../render/art/tile.ts';
import { exactColours } from '../../render/encode/exact-colours.ts';
import { apart, labOf, VISIONS } from '../../render/kit/palette/colour.ts';
import { PLAIN_COUNT } from '../../render/kit/palette/land.ts';
import { inTheme, MARK, SEAT_MARKS, TABLE, THEMES } from '../../render/kit/palette/table.ts';
import { spotsOf } from '../../render/tile/spots.ts';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { ROTATIONS } from '../../src/engine/vocabulary.ts';
import { sampledPalette } from '../../tools/pictures/palette-sample.ts';
import { isDrawn, sampled } from '../support/runs.ts';

const FILE = 'render/encode/palettes.json';

const updates = process.env.UPDATE_PALETTES === '1';
const isWorkedOut = isDrawn('palettes', { oneIn: 8, about: ['render/', 'src/expansions/', 'tools/pictures/'] });

test.runIf(updates || isWorkedOut)('the stored palettes of pictures equal the computed palettes', () => {
  const worked = THEMES.map((theme) => [theme, sampledPalette(theme)] as const);
  const written = worked.map(([theme, palette]) => {
    return `"${theme}": [\n${palette.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  });
  if (updates) writeFileSync(FILE, `{\n${written.join(',\n')}\n}\n`);
  const why = 'After a change of art or colours: UPDATE_PALETTES=1 npx vitest run test/render/palette.test.ts';
  expect(JSON.parse(readFileSync(FILE, 'utf8')), why).toEqual(Object.fromEntries(worked));
  for (const [, palette] of worked) expect(palette.length).toBe(255);
});

test.each(THEMES)(
  'colours that stand for themselves leave a third of the palette to all others in the theme %s',
  (theme) => {
    const why = 'An expansion takes colours of INK that are there, before it adds its own';
    expect(inTheme(theme, exactColours).length, why).toBeLessThanOrEqual(170);
  },
);

test('a tile without anything special uses only the colours of such tiles, bridges over rivers included', () => {
  const plain = TILE_DESIGNS.filter((design) => Object.keys(spotsOf(design).features).length === 0);
  const others = sampled('plain tiles', plain, { short: 12 }).filter((design) =>
    ROTATIONS.some((rotation) => tileIndices(design, rotation, 96).some((place) => place >= PLAIN_COUNT)),
  );
  expect(others.map(({ id }) => id)).toEqual([]);
});

test.each(THEMES)('text on the ground is readable in the theme %s', (theme) => {
  inTheme(theme, () => {
    const contrast = (one: string, other: string) => Math.abs(labOf(one)[0] - labOf(other)[0]);
    expect(contrast(TABLE.text, TABLE.cell)).toBeGreaterThan(50);
    expect(contrast(TABLE.heading, TABLE.cell)).toBeGreaterThan(50);
    expect(contrast(TABLE.ink, TABLE.turn)).toBeGreaterThan(50);
    expect(contrast(TABLE.ink, TABLE.badge)).toBeGreaterThan(50);
    expect(contrast(MARK.light, MARK.press)).toBeGreaterThan(50);
    for (const ground of [TABLE.felt, TABLE.strip, TABLE.square])
      expect(contrast(TABLE.faint, ground)).toBeGreaterThan(40);
    // A legal square differs not only in colour: it has a line around it.
    expect(apart(TABLE.legal, TABLE.square, 'normal')).toBeGreaterThan(11);
    expect(contrast(TABLE.legalLine, TABLE.square)).toBeGreaterThan(20);
  });
});

/** CIE76. 2.3 is just noticeable. Figures are small and lie on textured ground, so the limit is well over four times that. */
const LEAST = 11;

test.each(VISIONS)('any two of six seats stay apart: %s', (vision) => {
  const tooClose = SEAT_MARKS.flatMap((one, i) =>
    SEAT_MARKS.slice(0, i)
      .map((other) => ({ pair: `${other.pattern}, ${one.pattern}`, distance: apart(one.colour, other.colour, vision) }))
      .filter(({ distance }) => distance < LEAST),
  );
  expect(tooClose).toEqual([]);
});

test('patterns and colours are all different', () => {
  for (const trait of ['pattern', 'colour'] as const)
    expect(new Set(SEAT_MARKS.map((mark) => mark[trait])).size).toBe(6);
});

test('a letter is readable on its colour', () => {
  for (const { colour, on } of SEAT_MARKS) expect(Math.abs(labOf(colour)[0] - labOf(on)[0])).toBeGreaterThan(35);
});

test('the simulation of colour blindness is one: red and green of equal lightness meet for deuteranopes', () => {
  expect(apart('#c86400', '#8c8c00', 'normal')).toBeGreaterThan(45);
  expect(apart('#c86400', '#8c8c00', 'deuteranopia')).toBeLessThan(25);
  expect(apart('#ff0000', '#00ff00', 'greyscale')).toBeGreaterThan(30);
  expect(labOf('#ffffff')[0]).toBeCloseTo(100, 3);
});
