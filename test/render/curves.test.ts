import { expect, test } from 'vitest';
import { createCanvas } from '../../render/kit/canvas.ts';
import { TABLE } from '../../render/kit/palette/table.ts';
import { wornOf } from '../../render/scoreboard/seat-marks.ts';
import { drawCurves, ENDS } from '../../render/stats/curves.ts';
import { NAMES } from './boards.ts';

const BOX = { x: 0, y: 0, width: 900, height: 320 };
const worn = wornOf(
  NAMES.slice(0, 6).map((name, seat) => ({ seat, name })),
  6,
);

/** Draws the chart on an empty canvas, and gives the colour of each pixel. */
function drawn(values: readonly (readonly number[])[], steps: boolean) {
  const canvas = createCanvas(BOX.width, BOX.height);
  drawCurves(canvas.getContext('2d'), { box: BOX, values, steps, worn });
  const data = canvas.data();
  return (x: number, y: number): readonly number[] => [
    ...data.subarray((y * BOX.width + x) * 4, (y * BOX.width + x) * 4 + 4),
  ];
}

const columns = Array.from({ length: BOX.width }, (_, x) => x);
const rows = Array.from({ length: BOX.height }, (_, y) => y);

test('the number of the last turn stands under the last turn', () => {
  const at = drawn([Array.from({ length: 201 }, (_, turn) => turn)], false);
  const isInk = (x: number): boolean => rows.slice(-34).some((y) => at(x, y)[3]! > 128);
  const [right, end] = [BOX.width - ENDS, columns.findLast(isInk)!];
  const begin = columns.findLast((x) => x < right && !columns.slice(x, x + 9).some(isInk))! + 9;
  expect(Math.abs((begin + end) / 2 - right)).toBeLessThan(3);
});

test('counts of zero run along the zero line, and none below it', () => {
  const none = drawn(Array(6).fill([0, 0, 0, 0]), true);
  const [red, green, blue] = TABLE.faint.match(/[0-9a-f]{2}/gi)!.map((two) => Number.parseInt(two, 16));
  const nought = drawn([], true);
  // Between the ticks and the line ends.
  const x = Math.round(BOX.width / 2);
  const line = rows.find(
    (y) => nought(x, y)[3]! > 200 && [red, green, blue].every((of, i) => Math.abs(nought(x, y)[i]! - of!) < 40),
  )!;
  const axis = rows.findLast((y) => nought(x, y)[3]! > 200)!;
  const drawnOver = rows.filter(
    (y) => y < axis - 4 && none(x, y)[3]! > 200 && String(none(x, y)) !== String(nought(x, y)),
  );
  expect(drawnOver.length).toBeGreaterThan(5);
  expect(Math.max(...drawnOver) - line).toBeLessThanOrEqual(7);
});
