import { describe, expect, test } from 'vitest';
import { boardLayout, pixelOf } from '../../render/layout.ts';
import type { BoardScene } from '../../render/scene.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';

const sceneOf = (tiles: number, seats = 4): BoardScene => {
  const view = makeView({ tiles, seats, seed: `layout ${tiles}` });
  return { view, players: playersOf(view), badges: badgesOf(view) };
};

/** A road of so many tiles, to see what long boards do. */
const row = (length: number, upright: boolean): BoardScene => {
  const view = makeView({ tiles: 1 });
  const board = Array.from({ length }, (_, i) => ({ ...view.board[0]!, x: upright ? 0 : i, y: upright ? i : 0 }));
  return {
    view: { ...view, board },
    players: [],
    badges: board.map(({ x, y }, i) => ({ x: x + 1, y: y + 1, label: String(i + 1) })),
  };
};

const scenes: [string, BoardScene][] = [
  ...[1, 2, 5, 12, 30, 50, 72].flatMap((tiles) =>
    [2, 4, 6].map((seats): [string, BoardScene] => [`${tiles} tiles, ${seats} seats`, sceneOf(tiles, seats)]),
  ),
  ['12 in a row', row(12, false)],
  ['12 in a column', row(12, true)],
  ['72 in a row', row(72, false)],
  ['72 in a column', row(72, true)],
];

describe.each(scenes)('%s', (_name, scene) => {
  const layout = boardLayout(scene);
  const { width, height, tile, crop, strip, badge, rim } = layout;

  test('is near square, 4:3 to 3:4, and not larger than 3072 px', () => {
    expect(width / height).toBeGreaterThanOrEqual(3 / 4);
    expect(width / height).toBeLessThanOrEqual(4 / 3);
    expect(Math.max(width, height)).toBeLessThanOrEqual(3072);
    if (crop.columns <= 28 && crop.rows <= 28) expect(tile).toBeGreaterThanOrEqual(96);
    expect(tile).toBeLessThanOrEqual(160);
  });

  test('shows every tile with a square around it, and every badge', () => {
    for (const { x, y } of [
      ...scene.view.board.flatMap(({ x, y }) => [
        { x: x - 1, y: y - 1 },
        { x: x + 1, y: y + 1 },
      ]),
      ...scene.badges!,
    ]) {
      const at = pixelOf(layout, { x, y });
      expect(at.x).toBeGreaterThanOrEqual(rim);
      expect(at.x + tile).toBeLessThanOrEqual(width - rim);
      expect(at.y).toBeGreaterThanOrEqual(strip.height + rim);
      expect(at.y + tile).toBeLessThanOrEqual(height - rim);
    }
  });

  test('badges are 1/22 of the width, 18 px in a feed of 400 px', () => {
    expect(badge).toBeGreaterThanOrEqual(width / 22);
    expect((badge * 400) / width).toBeGreaterThanOrEqual(18);
    if (crop.columns <= 20) expect(badge).toBeLessThanOrEqual(tile);
  });

  test('the strip has a cell a seat, none over another or over the edge', () => {
    expect(strip.cells.length).toBe(scene.view.seats);
    const boxes = [...strip.cells, strip.bag];
    boxes.forEach((box, i) => {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(strip.height);
      // Points are set in 0.46 of a cell's height: at least 12 px in a feed of 400 px.
      expect((box.height * 0.46 * 400) / width).toBeGreaterThanOrEqual(12);
      for (const other of boxes.slice(0, i)) {
        const beside = box.x >= other.x + other.width || other.x >= box.x + box.width;
        const below = box.y >= other.y + other.height || other.y >= box.y + box.height;
        expect(beside || below).toBe(true);
      }
    });
  });
});

test('a whole game is drawn at 1600 px or more', () => {
  const { width, height } = boardLayout(sceneOf(72));
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600);
});
