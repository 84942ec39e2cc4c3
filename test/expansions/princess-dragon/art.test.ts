import { describe, expect, test } from 'vitest';
import { PIECE_ART } from '../../../render/art/all.ts';
import { composeBoard } from '../../../render/board/board.ts';
import { closeUpLayout, composeCloseUp } from '../../../render/board/close-up.ts';
import { boardLayout, pixelOf } from '../../../render/board/layout.ts';
import { piecePositions, piecesBySquare } from '../../../render/board/pieces.ts';
import { spriteOf } from '../../../render/board/sprites.ts';
import { figurePositions } from '../../../render/board/standing.ts';
import { cityAt, monasteryOf, shapeOf } from '../../../render/kit/shape.ts';
import { theQuantiser } from '../../../render/process/draw.ts';
import { createStage, replayLayout } from '../../../render/replay/stage.ts';
import type { BoardScene } from '../../../render/scene.ts';
import { spotsOf } from '../../../render/tile/spots.ts';
import type { PieceView } from '../../../src/engine/for-players/view.ts';
import { designOf, TILE_DESIGNS } from '../../../src/engine/tiles/tiles.ts';
import type { Square } from '../../../src/engine/vocabulary.ts';
import { makeView, playersOf } from '../../render/boards.ts';
import { sampled, testsDrawn } from '../../support/runs.ts';

const testNow = testsDrawn('art of the dragon', { oneIn: 4, about: ['src/expansions/princess-dragon/'] });

const DESIGNS = TILE_DESIGNS.filter(({ set }) => set === 'princess-and-dragon');

describe('the tiles', () => {
  testNow('each looks different from all others, as small as a replay shows them too', () => {
    for (const size of [96, 27]) {
      const looks = DESIGNS.map(({ id }) => Buffer.from(spriteOf(id, 0, size).data()).toString('base64'));
      expect(new Set(looks).size).toBe(DESIGNS.length);
    }
  });

  test('PD1 each shows one of the four things, as often as the rules say', () => {
    const kinds = DESIGNS.flatMap((design) => {
      const shown = Object.keys(spotsOf(design).features);
      expect(shown).toHaveLength(1);
      return Array.from({ length: design.count }, () => shown[0]!);
    });
    const counts = Object.fromEntries([...Map.groupBy(kinds, (kind) => kind)].map(([kind, all]) => [kind, all.length]));
    expect(counts).toEqual({ princess: 6, dragon: 12, portal: 6, volcano: 6 });
  });

  test('a princess looks out of her city', () => {
    for (const design of DESIGNS) {
      const at = design.cities.findIndex(({ marks }) => marks.includes('princess'));
      for (const spot of spotsOf(design).features.princess ?? []) expect(cityAt(shapeOf(design), spot)).toBe(at);
    }
  });

  test('PD3 the monastery of PD-O stands in its city', () => {
    const design = designOf('PD-O')!;
    expect(cityAt(shapeOf(design), monasteryOf(design))).toBe(0);
  });

  test('PD4 the road of PD-Q lies open at both ends and nowhere else: the city is whole', () => {
    const design = designOf('PD-Q')!;
    const { roads, cities } = shapeOf(design);
    expect(cities).toHaveLength(1);
    const [{ open }] = roads as [(typeof roads)[number]];
    expect(open.map((way) => [way[0]!.y, cityAt(shapeOf(design), way.at(-1)!)])).toEqual([
      [0, -1],
      [1, -1],
    ]);
  });

  test('the road of PD-1 ends at its volcano, not in a village', () => {
    const design = designOf('PD-1')!;
    expect(shapeOf(design).village).toBeNull();
    expect(shapeOf(design).roads[0]!.line.at(-1)).toEqual(spotsOf(design).features.volcano![0]);
  });
});

const view = makeView({ tiles: 14, seats: 3, seed: 'dragon', figures: 0.7 });
const single = { seat: null, count: 1, single: true } as const;
const squareOf = ({ x, y }: Square): Square => ({ x, y });
const taken = new Set(view.figures.map(({ on }) => `${on.x},${on.y}`));
const free = view.board.filter(({ x, y }) => !taken.has(`${x},${y}`)).map(squareOf);
const TILE = 48;

const dragonAt = (at?: Square): PieceView => ({ kind: 'dragon', ...single, ...(at && { at }) });

const sceneWith = (pieces: readonly PieceView[], more: Partial<BoardScene> = {}): BoardScene => ({
  view: { ...view, pieces },
  players: playersOf(view),
  ...more,
});

const drawn = new Map<BoardScene, ReturnType<typeof composeBoard>>();
function drawnOf(scene: BoardScene) {
  const picture = drawn.get(scene) ?? composeBoard(scene, TILE);
  drawn.set(scene, picture);
  return picture;
}

/** Squares, or 'elsewhere', where two pictures of the board differ. */
function changed(before: BoardScene, after: BoardScene): Set<string> {
  const [one, other] = [drawnOf(before), drawnOf(after)];
  expect([one.width, one.height]).toEqual([other.width, other.height]);
  const [a, b] = [one.data(), other.data()];
  const layout = boardLayout(after, TILE);
  const origin = pixelOf(layout, { x: 0, y: 0 });
  const found = new Set<string>();
  for (let i = 0; i < a.length; i += 4) {
    if (a[i] === b[i] && a[i + 1] === b[i + 1] && a[i + 2] === b[i + 2]) continue;
    const pixel = i / 4;
    const x = Math.floor(((pixel % one.width) - origin.x) / TILE);
    const y = Math.floor((Math.floor(pixel / one.width) - origin.y) / TILE);
    found.add(`${x},${y}`);
  }
  return found;
}

const keyOf = ({ x, y }: Square): string => `${x},${y}`;
const none = sceneWith([dragonAt(), { kind: 'fairy', ...single }]);

describe('pieces on the board', () => {
  test('both are drawn, and beside the board neither is', () => {
    expect([...PIECE_ART.keys()]).toEqual(expect.arrayContaining(['dragon', 'fairy']));
    expect(changed(sceneWith([]), none)).toEqual(new Set());
  });

  test('the dragon changes its own square and no other', () => {
    for (const at of free.slice(0, 3)) expect(changed(none, sceneWith([dragonAt(at)]))).toEqual(new Set([keyOf(at)]));
  });

  test('the fairy alone changes her own square and no other, and keeps clear of figures', () => {
    for (const at of [free[1]!, squareOf(view.figures[0]!.on)]) {
      expect(changed(none, sceneWith([{ kind: 'fairy', ...single, at }]))).toEqual(new Set([keyOf(at)]));
    }
  });

  test('beside a figure she stands elsewhere than alone, and nearer to it than to any other', () => {
    const companion = (pieces: readonly PieceView[], at: Square) => {
      const placed = view.board.find(({ x, y }) => x === at.x && y === at.y)!;
      const figures = figurePositions(
        view.figures.filter(({ on }) => on.x === at.x && on.y === at.y),
        placed,
      );
      return { figures, ...piecePositions(piecesBySquare(pieces).get(keyOf(at))!, figures, placed)[0]! };
    };
    for (const beside of sampled('beside a figure', view.figures, { short: 3 })) {
      const at = squareOf(beside.on);
      const fairy: PieceView = { kind: 'fairy', ...single, at, beside };
      const { beside: _, ...alone } = fairy;
      expect(companion([alone], at).mate).toBeNull();
      const { mate, spot, figures } = companion([fairy], at);
      expect(mate).toMatchObject(beside);
      const away = (of: { at: { x: number; y: number } }) => Math.hypot(of.at.x - spot.x, of.at.y - spot.y);
      for (const other of figures) if (other !== mate) expect(away(other)).toBeGreaterThan(away(mate!) - 0.1);
      expect(changed(sceneWith([alone]), sceneWith([fairy]))).toContain(keyOf(at));
    }
  });

  test('she may have lost her figure: no other figure gets her', () => {
    const [gone, ...others] = view.figures;
    const fairy: PieceView = { kind: 'fairy', ...single, at: squareOf(gone!.on), beside: gone! };
    const scene = sceneWith([fairy]);
    expect(() => composeBoard({ ...scene, view: { ...scene.view, figures: others } }, TILE)).not.toThrow();
  });

  test('pieces that never stand with a seat take no line of its cell', () => {
    const heightOf = (pieces: readonly PieceView[]) => boardLayout(sceneWith(pieces)).strip.height;
    expect(heightOf([dragonAt(free[0])])).toBe(heightOf([]));
    expect(heightOf([{ kind: 'king', ...single }])).toBeGreaterThan(heightOf([]));
  });
});

describe('a movement', () => {
  const [start, next] = [view.board[0]!, view.board.find(({ x, y }) => Math.abs(x) + Math.abs(y) === 1)!].map(
    squareOf,
  ) as [Square, Square];

  test('steps are numbered and framed on their tiles, and on no others', () => {
    const steps = free.slice(0, 2).map((at, i) => ({ ...at, label: String(i + 1) }));
    const squares = changed(none, { ...none, steps });
    for (const step of steps) expect(squares).toContain(keyOf(step));
    expect(squares.size).toBe(steps.length);
    expect(changed({ ...none, steps }, { ...none, steps: steps.map((step) => ({ ...step, label: '9' })) })).toEqual(
      new Set(steps.map(keyOf)),
    );
  });

  test('the trail leads over both squares, and one square alone is no trail', () => {
    expect(changed(none, { ...none, trail: [start] })).toEqual(new Set());
    expect(changed(none, { ...none, trail: [start, next] })).toEqual(new Set([keyOf(start), keyOf(next)]));
  });

  testNow('a close-up shows them and reaches as far as they do', () => {
    const scene = { ...none, centre: start };
    const pixels = (more: object) => Buffer.from(composeCloseUp({ ...scene, ...more }).data());
    const plain = pixels({});
    for (const more of [{ trail: [start, next] }, { steps: [{ ...next, label: '1' }] }])
      expect(Buffer.compare(pixels(more), plain)).not.toBe(0);
    const far = { x: start.x + 5, y: start.y, label: '1' };
    expect(closeUpLayout({ ...scene, steps: [far] }).crop.columns).toBeGreaterThan(5);
  });
});

test('in a replay a piece moves: both squares are marked, and the picture is that of the frame alone', () => {
  const [from, to] = [free[0]!, free.at(-1)!];
  const [beside] = view.figures;
  const fairy: PieceView = { kind: 'fairy', ...single, at: squareOf(beside!.on) };
  const frame = {
    tiles: view.board.length,
    figures: view.figures,
    scores: view.scores,
    supply: view.supply,
    seat: null,
    lastMoves: [],
  };
  const scene = {
    players: playersOf(view),
    board: view.board,
    seats: view.seats,
    frames: [
      [dragonAt(from), fairy],
      [dragonAt(to), fairy],
      [dragonAt(to), { ...fairy, beside: beside! }],
    ].map((pieces) => ({ ...frame, pieces })),
  };
  const layout = replayLayout(scene, 40);
  const stage = createStage(scene, layout, theQuantiser());
  const all = { x: 0, y: 0, width: layout.width, height: layout.height };
  const pictureOf = (index: number) => {
    const alone = createStage(scene, layout, theQuantiser());
    alone.show(index);
    return Buffer.from(alone.indicesIn(all));
  };
  stage.show(0);
  const covers = (boxes: ReturnType<typeof stage.show>, square: Square): boolean => {
    const { x, y } = pixelOf(layout, square);
    return boxes.some((box) => box.x <= x && box.y <= y && box.x + box.width >= x + 40 && box.y + box.height >= y + 40);
  };
  const second = stage.show(1);
  expect([from, to].map((square) => covers(second, square))).toEqual([true, true]);
  expect(Buffer.compare(Buffer.from(stage.indicesIn(all)), pictureOf(1))).toBe(0);
  expect(covers(stage.show(2), fairy.at!)).toBe(true);
  expect(Buffer.compare(Buffer.from(stage.indicesIn(all)), pictureOf(2))).toBe(0);
  expect(Buffer.compare(pictureOf(1), pictureOf(2))).not.toBe(0);
});
