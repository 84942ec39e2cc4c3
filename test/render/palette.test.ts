import { expect, test } from 'vitest';
import { apart, labOf, VISIONS } from '../../render/kit/palette/colour.ts';
import { SEAT_MARKS } from '../../render/kit/palette/table.ts';

/** CIE76. 2.3 is just noticeable; figures are small and lie on textured ground, so a good four times that is asked for. */
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
  for (const of of ['pattern', 'colour'] as const) expect(new Set(SEAT_MARKS.map((mark) => mark[of])).size).toBe(6);
});

test('a letter can be read on its colour', () => {
  for (const { colour, on } of SEAT_MARKS) expect(Math.abs(labOf(colour)[0] - labOf(on)[0])).toBeGreaterThan(35);
});

test('the simulation of colour blindness is one: red and green of equal lightness meet for deuteranopes', () => {
  expect(apart('#c86400', '#8c8c00', 'normal')).toBeGreaterThan(45);
  expect(apart('#c86400', '#8c8c00', 'deuteranopia')).toBeLessThan(25);
  expect(apart('#ff0000', '#00ff00', 'greyscale')).toBeGreaterThan(30);
  expect(labOf('#ffffff')[0]).toBeCloseTo(100, 3);
});
