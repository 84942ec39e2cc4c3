import { describe, expect, test } from 'vitest';
import { rimStamps } from '../../render/board/board.ts';
import { boardLayout, fieldOf, pixelOf, RING } from '../../render/board/layout.ts';
import { createCanvas } from '../../render/kit/canvas.ts';
import { rgbOf } from '../../render/kit/palette/colour.ts';
import { MARK, TABLE } from '../../render/kit/palette/table.ts';
import { compose, draw } from '../../render/process/draw.ts';
import type { BoardScene } from '../../render/scene.ts';
import type { Square } from '../../src/engine/vocabulary.ts';
import { isDrawn, sampled } from '../support/runs.ts';
import { badgesOf, makeView, playersOf } from './boards.ts';
import { pixelsIn } from './pictures.ts';

const sceneOf = (tiles: number, seats = 4): BoardScene => {
  const view = makeView({ tiles, seats, seed: `layout ${tiles}` });
  return { view, players: playersOf(view), badges: badgesOf(view) };
};

/** A road of so many tiles, for tests of long boards. */
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

  test('shows every tile whole with most of a square around it, and as much of every square with a number', () => {
    const field = fieldOf(layout);
    const ring = Math.floor(RING * tile);
    const seen = (at: number, from: number, length: number) => Math.min(at + tile, from + length) - Math.max(at, from);
    for (const { x, y } of scene.view.board) {
      const at = pixelOf(layout, { x, y });
      expect(at.x - ring).toBeGreaterThanOrEqual(rim);
      expect(at.x + tile + ring).toBeLessThanOrEqual(width - rim);
      expect(at.y - ring).toBeGreaterThanOrEqual(strip.height + rim);
      expect(at.y + tile + ring).toBeLessThanOrEqual(height - rim);
    }
    for (const badge of scene.badges!) {
      const at = pixelOf(layout, badge);
      expect(seen(at.x, field.x, field.width)).toBeGreaterThanOrEqual(ring);
      expect(seen(at.y, field.y, field.height)).toBeGreaterThanOrEqual(ring);
    }
  });

  test('shows compared tiles whole', () => {
    const ghosts = scene.view.board.map(({ x, y, tile }) => ({
      x: x + 1,
      y: y + 1,
      rotation: 0 as const,
      tile,
      seat: 0,
    }));
    const shown = boardLayout({ ...scene, ghosts });
    const field = fieldOf(shown);
    for (const ghost of ghosts) {
      const at = pixelOf(shown, ghost);
      expect(at.x).toBeGreaterThanOrEqual(field.x);
      expect(at.y).toBeGreaterThanOrEqual(field.y);
      expect(at.x + shown.tile).toBeLessThanOrEqual(field.x + field.width);
      expect(at.y + shown.tile).toBeLessThanOrEqual(field.y + field.height);
    }
  });

  test('shows each square of a part whole, and little more', () => {
    const part = { x: -1, y: 2, columns: 7, rows: 6 };
    const { crop: shown } = boardLayout({ ...scene, part });
    expect(shown.x).toBeLessThanOrEqual(part.x);
    expect(shown.y).toBeLessThanOrEqual(part.y);
    expect(shown.x + shown.columns).toBeGreaterThanOrEqual(part.x + part.columns);
    expect(shown.y + shown.rows).toBeGreaterThanOrEqual(part.y + part.rows);
    expect(shown.columns * shown.rows).toBeLessThanOrEqual(part.columns * (part.columns + 3));
  });

  test('tiles and edges lie on whole pixels', () => {
    const field = fieldOf(layout);
    for (const at of [pixelOf(layout, { x: 0, y: 0 }), pixelOf(layout, { x: 1, y: 1 })])
      for (const number of [at.x, at.y]) expect(number).toBe(Math.trunc(number));
    expect(pixelOf(layout, { x: 1, y: 1 }).x - pixelOf(layout, { x: 0, y: 0 }).x).toBe(tile);
    expect([field.x + field.width + rim, field.y + field.height + rim]).toEqual([width, height]);
  });

  test('has one size for any numbered squares, so that the tile in hand does not make it jump', () => {
    const { width: without, height: also } = boardLayout({ ...scene, badges: [] });
    expect([without, also]).toEqual([width, height]);
  });

  test('the arrow at the newest tile has room beside the outermost tile, its edge included', () => {
    expect(layout.arrow).toBeGreaterThanOrEqual(tile * 0.28);
    expect(tile * 0.08 + layout.arrow * 1.16).toBeLessThanOrEqual(RING * tile);
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
      // Points have 0.46 of a cell's height: at least 12 px in a feed of 400 px.
      expect((box.height * 0.46 * 400) / width).toBeGreaterThanOrEqual(12);
      for (const other of boxes.slice(0, i)) {
        const beside = box.x >= other.x + other.width || other.x >= box.x + box.width;
        const below = box.y >= other.y + other.height || other.y >= box.y + box.height;
        expect(beside || below).toBe(true);
      }
    });
  });
});

const lines = sampled('long lines', [false, true], { short: 1 });
test.runIf(isDrawn('long lines', { oneIn: 6, about: ['render/board/'] })).each(lines)(
  'a line of 200 tiles is drawn, however many rows of squares it has: upright %s',
  async (upright) => {
    const scene = row(200, upright);
    const { bytes, width, height } = draw({ kind: 'board', scene });
    expect(await pixelsIn(bytes)).toMatchObject({ width, height });
  },
);

test('a whole game is drawn at 1600 px or more', () => {
  const { width, height } = boardLayout(sceneOf(72));
  expect(Math.max(width, height)).toBeGreaterThanOrEqual(1600);
});

const lengths: [string, number][] = [
  ['a small board', 1],
  ['a wide board, whose numbers are larger than the shown part of a square', 16],
];
describe.each(sampled('boards with numbers', lengths, { short: 1 }))('on %s', (_name, length) => {
  const { view } = row(length, false);
  const base: BoardScene = { view: { ...view, figures: [], drawn: null, asked: null, winners: null }, players: [] };
  const TILE = 96;
  const { x: first } = view.board[0]!;
  const last = view.board.at(-1)!.x;
  /** How many pixels of a colour there are, each counted for the nearest of the squares. */
  const counted = (more: Partial<BoardScene>, colour: string, squares: readonly Square[]): number[] => {
    const scene = { ...base, ...more };
    const layout = boardLayout(scene, TILE);
    const data = compose({ kind: 'board', scene, tile: TILE }).data();
    const [r, g, b] = rgbOf(colour);
    const corners = squares.map((square) => pixelOf(layout, square));
    const counts = squares.map(() => 0);
    for (let i = 0; i < data.length; i += 4) {
      if (data[i] !== r || data[i + 1] !== g || data[i + 2] !== b) continue;
      const [x, y] = [(i / 4) % layout.width, Math.floor(i / 4 / layout.width)].map((at) => at - layout.tile / 2);
      const far = corners.map((corner) => Math.hypot(corner.x - x!, corner.y - y!));
      counts[far.indexOf(Math.min(...far))]! += 1;
    }
    return counts;
  };
  /** How many a scene adds to the bare board at each of the squares. */
  const added = (more: Partial<BoardScene>, colour: string, squares: readonly Square[], bare = {}): number[] => {
    const without = counted(bare, colour, squares);
    return counted({ ...bare, ...more }, colour, squares).map((count, at) => count - without[at]!);
  };
  const around = [
    { x: first, y: -1 },
    { x: last, y: 1 },
    { x: first - 1, y: 0 },
    { x: last + 1, y: 0 },
  ];

  test('a number on the square above, below, left or right is drawn whole', () => {
    const { badge } = boardLayout(base, TILE);
    const found = added({ badges: around.map((square) => ({ ...square, label: '' })) }, MARK.press, around);
    const side = badge * 0.86;
    const whole = side ** 2 - (4 - Math.PI) * (side / 4) ** 2;
    expect(Math.min(...found) / whole).toBeGreaterThan(0.95);
    expect(Math.max(...found) / whole).toBeLessThan(1.05);
  });

  test('a cross is the same on every side of the tiles', () => {
    const crosses = added({ deadSquares: around }, TABLE.dead, around);
    expect(Math.min(...crosses)).toBeGreaterThan(0);
    expect(Math.max(...crosses) / Math.min(...crosses)).toBeLessThan(1.1);
  });

  test('if a turn asks about places, a cross is whole or absent', () => {
    const asked = { kind: 'field', x: first, y: 0, at: 'inner' } as const;
    const near = [-4, -3, -2, -1, 1, 2, 3, 4].flatMap((far) => [
      { x: first, y: far },
      { x: first - Math.abs(far), y: far },
    ]);
    const crosses = added({ deadSquares: near }, TABLE.dead, near, { targets: [{ place: asked, label: '1' }] });
    const whole = Math.max(...crosses);
    expect(whole).toBeGreaterThan(0);
    expect(crosses).toContain(0);
    for (const cross of crosses) if (cross > 0) expect(cross / whole).toBeGreaterThan(0.9);
  });
});

test.each([12, 24, 48, 72, 124])('names of columns do not touch each other, %i in a row', (length) => {
  const scene = row(length, false);
  const names = rimStamps(boardLayout(scene), scene);
  const top = Math.min(...names.map(({ box }) => box.y));
  const columns = names.filter(({ box }) => box.y === top).sort((one, other) => one.box.x - other.box.x);
  expect(columns.length).toBeGreaterThan(5);
  let end = Number.NEGATIVE_INFINITY;
  for (const { box, draw } of columns) {
    const canvas = createCanvas(box.width, box.height);
    draw(canvas.getContext('2d'));
    const inked = Array.from({ length: box.width }, (_, x) => x).filter((x) =>
      canvas
        .getContext('2d')
        .getImageData(x, 0, 1, box.height)
        .data.some((value, i) => i % 4 === 3 && value > 0),
    );
    expect(box.x + inked[0]!).toBeGreaterThan(end + 1);
    end = box.x + inked.at(-1)!;
  }
});
