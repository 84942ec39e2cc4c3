import { constants, deflateRawSync } from 'node:zlib';
import { compose, draw, forgetPictures, inPalette, pixelsOf } from '../../render/process/draw.ts';
import type { BoardScene } from '../../render/scene.ts';
import { SETS_ON_MAPS } from '../../src/engine/index.ts';
import { type BoardWish, badgesOf, makeView, playersOf, type TestView, turnsUpTo } from '../../test/render/boards.ts';

/** Cost of one turn's board picture: ms of processor time on this thread, medians. */
export interface BoardFigures {
  /** One more tile since the last picture, with its mark, its figure, the points and the seat whose turn it is. */
  readonly changedMs: number;
  /** The same change plus another tile to place: most numbers move. */
  readonly turnMs: number;
  /** A board that was never drawn; boards with the same names were, so that sprites are warm. */
  readonly coldMs: number;
  /** Size of the picture. */
  readonly bytes: number;
  /** The same pixels with the encoders of canvas; WebP at quality 80. */
  readonly libraryPngMs: number;
  readonly libraryPngBytes: number;
  readonly libraryWebpMs: number;
  readonly libraryWebpBytes: number;
  /** The speed of the machine: zlib's level 3 over the indices of the same pixels. */
  readonly floorMs: number;
}

export async function boards(): Promise<Record<string, BoardFigures>> {
  return {
    'board-72-96': await measured({ tiles: 72, seats: 4 }),
    'board-240-96': await measured({ tiles: 240, seats: 4, sets: SETS_ON_MAPS, copies: 2 }),
  };
}

const TURNS = 24;

async function measured(wish: BoardWish): Promise<BoardFigures> {
  const view = makeView({ ...wish, seed: 'bench' });
  const last = turnsUpTo(view, TURNS);
  const numbered = last.map((one) => sceneOf(one, badgesOf(one)));
  const bare = last.map((one) => sceneOf(one, []));
  const scene = numbered.at(-1)!;
  const canvas = compose({ kind: 'board', scene, tile: 96 });
  const pixels = inPalette(pixelsOf(canvas));
  return {
    changedMs: inTurn(bare),
    turnMs: inTurn(numbered),
    coldMs: cold(wish),
    bytes: draw({ kind: 'board', scene, tile: 96 }).bytes.length,
    libraryPngMs: await median(5, () => canvas.encode('png')),
    libraryPngBytes: (await canvas.encode('png')).length,
    libraryWebpMs: await median(5, () => canvas.encode('webp', 80)),
    libraryWebpBytes: (await canvas.encode('webp', 80)).length,
    floorMs: await median(15, () => deflateRawSync(pixels, { level: 3, finishFlush: constants.Z_FULL_FLUSH })),
  };
}

const sceneOf = (view: TestView, badges: BoardScene['badges'] & object): BoardScene => ({
  view,
  players: playersOf(view),
  badges,
  lastMoves: view.board.slice(-1),
  caption: `Turn ${view.board.length}`,
});

/**
 * Draws each scene after the one before it. Takes the best of nine rounds for each, since other programs make processor time longer, and
 * then the median. Leaves out pictures with a changed shape, since they count as a new board.
 */
function inTurn(scenes: readonly BoardScene[]): number {
  const best = scenes.map(() => Number.POSITIVE_INFINITY);
  for (let round = 0; round < 9; round++) {
    forgetPictures();
    let before = '';
    scenes.forEach((scene, i) => {
      const used = process.threadCpuUsage();
      const { width, height } = draw({ kind: 'board', scene, tile: 96 });
      const shape = `${width}×${height}`;
      if (shape === before) best[i] = Math.min(best[i]!, since(used));
      before = shape;
    });
  }
  return middle(best.filter(Number.isFinite));
}

/** Boards that share only their rules and names; the first ten only warm up. */
function cold(wish: BoardWish): number {
  const taken: number[] = [];
  for (let seed = 0; seed < 25; seed++) {
    const view = turnsUpTo(makeView({ ...wish, seed: `bench ${seed}` }), 1)[0]!;
    const scene = sceneOf(view, badgesOf(view));
    const used = process.threadCpuUsage();
    draw({ kind: 'board', scene, tile: 96 });
    if (seed >= 10) taken.push(since(used));
  }
  return middle(taken);
}

async function median(times: number, work: () => unknown): Promise<number> {
  const taken: number[] = [];
  for (let i = 0; i <= times; i++) {
    // Time of the whole process, since canvas encodes in threads of its own.
    const used = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(used);
    // The first only warms up.
    if (i > 0) taken.push((user + system) / 1000);
  }
  return middle(taken);
}

function since(used: NodeJS.CpuUsage): number {
  const { user, system } = process.threadCpuUsage(used);
  return (user + system) / 1000;
}

const middle = (values: readonly number[]): number =>
  Number(values.toSorted((a, b) => a - b)[values.length >> 1]!.toFixed(1));
