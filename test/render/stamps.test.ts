import { expect } from 'vitest';
import type { DrawingGround } from '../../render/board/marks.ts';
import { stamp } from '../../render/board/stamps.ts';
import { collectGarbage } from '../support/heap.ts';
import { testsDrawn } from '../support/runs.ts';

const drawn = testsDrawn('stamps', { oneIn: 4, about: ['render/sheets/'] });

const BOX = { x: 0, y: 0, width: 8, height: 8 };
const drawNothing = (_ground: DrawingGround, _told: string): void => {};
const keyOf = (told: string): string => stamp(8, { x: 0, y: 0 }, BOX, drawNothing, told).key;

function heapUsed(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

drawn('a stamp is kept by its name alone, for a content of any size', () => {
  const told = (i: number) => `${i} ${'of a whole map '.repeat(1000)}`;
  const before = heapUsed();
  const keys = Array.from({ length: 1000 }, (_, i) => keyOf(told(i)));
  expect(heapUsed() - before).toBeLessThan(4_000_000);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf(told(17))).toBe(keys[17]);
});
