import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { composeBoard } from '../../render/board/board.ts';
import type { Pixels } from '../../render/encode/bitmap.ts';
import {
  type Animation,
  boardView,
  createRenderer,
  emptyMap,
  type Renderer,
  type ReplayScene,
} from '../../render/index.ts';
import { drawReplay, inPalette, pixelsOf, theQuantiser } from '../../render/process/draw.ts';
import { createStage, replayLayout } from '../../render/replay/stage.ts';
import { Game, SETS_ON_MAPS, type Setup, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { randomGame, setupOf } from '../support/games.ts';
import { isDrawn, isLong, sampled } from '../support/runs.ts';
import { ENDLESS_MS } from '../support/time.ts';
import { NAMES } from './boards.ts';
import { type Decoded, decodeGif, shownBy } from './gif-decoder.ts';
import { differenceOf } from './pictures.ts';

/** A random game, cut to its first turns and its end, which then has no further tiles. */
function sceneOf(setup: Partial<Setup>, turns = 14, luck = 1): ReplayScene {
  let game: Game | undefined;
  for (const moment of randomGame(setupOf(setup), luck)) {
    game = moment.game;
    if (game.turn > turns) break;
  }
  const staying = [...Array(game!.record.setup.seats).keys()];
  for (const seat of staying.slice(1)) if (!game!.over) game!.resign(seat);
  const { board, seats, entries, winners } = replayOf(game!.record);
  const map = game!.view(null).map;
  return {
    players: NAMES.slice(0, seats).map((name, seat) => ({ seat, name })),
    board,
    seats,
    frames: entries,
    ...(map && { map: emptyMap(map.layout) }),
    ...(winners && { winners }),
  };
}

/** A game whose first turn finishes a city of two owners. */
function withPoints(): ReplayScene {
  const { record } = Game.start(
    setupOf({
      prepared: {
        board: [
          { tile: 'BA-G', x: 0, y: 0, rotation: 0 },
          { tile: 'BA-E', x: 1, y: 0, rotation: 270 },
        ],
        figures: [
          { seat: 0, figure: 'meeple', on: { kind: 'city', x: 1, y: 0, at: 'W' } },
          { seat: 1, figure: 'meeple', on: { kind: 'city', x: 0, y: 0, at: 'E.W' } },
        ],
        draws: ['BA-E', 'BA-B', 'BA-B'],
        only: true,
      },
    }),
  );
  const { board, seats, entries, winners } = replayOf({ ...record, actions: ['place -1,0 90', 'pass'] });
  return { players: [], board, seats, frames: entries, ...(winners && { winners }) };
}

function animated(scene: ReplayScene, options = {}): Animation {
  const frames = drawReplay({ kind: 'replay', scene, options });
  for (;;) {
    const step = frames.next();
    if (step.done) return step.value;
  }
}

/** The picture after each frame of the replay; a frame may have several parts. */
function picturesOf(gif: Decoded): Uint8Array[] {
  const pictures: Uint8Array[] = [];
  let number = 0;
  for (const indices of shownBy(gif)) if (gif.frames[number++]!.delay > 2) pictures.push(indices.slice());
  return pictures;
}

/** The picture as RGB bytes. */
function coloured(indices: Uint8Array, { colours }: Decoded): Buffer {
  const bytes = Buffer.alloc(indices.length * 3);
  indices.forEach((index, i) => {
    for (let channel = 0; channel < 3; channel++) bytes[i * 3 + channel] = colours[index]![channel]!;
  });
  return bytes;
}

function rgbOf({ data }: Pick<Pixels, 'data'>): Buffer {
  const bytes = Buffer.alloc((data.length / 4) * 3);
  for (let i = 0, at = 0; i < data.length; i++) if (i % 4 < 3) bytes[at++] = data[i]!;
  return bytes;
}

/** A frame drawn alone, in the palette's colours. */
async function composed(scene: ReplayScene, index: number, tile: number): Promise<Buffer> {
  const quantiser = theQuantiser();
  const stage = createStage(scene, replayLayout(scene, tile), quantiser);
  const [all] = stage.show(index);
  return rgbOf({ data: quantiser.coloured(stage.indicesIn(all!)) });
}

const every = SWITCHES.filter((one) => one !== 'map');
const SCENES: [string, () => ReplayScene, number][] = [
  ['two seats', () => sceneOf({}, 30), 29],
  ['six seats, all sets and rules', () => sceneOf({ seats: 6, sets: TILE_SETS, switches: every }, 40, 5), 24],
  ['a map', () => sceneOf({ map: 'taiwan', sets: SETS_ON_MAPS, switches: ['fields', 'map'], seats: 3 }, 30), 24],
  [
    'names in other scripts',
    () => ({
      ...sceneOf({ seats: 4 }, 30),
      players: ['山田ゆき', 'محمد عليّ', '🐉 🇩🇪', '张伟 ლა'].map((name, seat) => ({ seat, name })),
    }),
    32,
  ],
  ['points, two seats sharing them', withPoints, 40],
  ['abbots, at an odd size', () => sceneOf({ switches: ['fields', 'abbot'], seats: 4 }, 30), 31],
];

describe('a replay', () => {
  test.each(sampled('replays', SCENES, { short: 1 }))(
    'shows each turn of %s as a picture of that turn alone does',
    async (_, make, tile) => {
      const scene = make();
      const animation = animated(scene, { tile });
      const gif = decodeGif(animation.bytes);
      expect(animation).toMatchObject({ mime: 'image/gif', name: 'replay.gif', tile, isReduced: false });
      expect([gif.width, gif.height, gif.loops]).toEqual([animation.width, animation.height, 0]);
      const pictures = picturesOf(gif);
      expect(pictures).toHaveLength(scene.frames.length);
      const last = pictures.length - 1;
      // A turn's scores appear with it and disappear with the next turn.
      const scored = scene.frames.findLastIndex(({ brought }) => brought!.features.length > 0);
      const turns = [0, 1, 5, 17, scored, scored + 1, last - 1, last].filter((one) => one >= 0 && one <= last);
      const looked = sampled('turns of a replay', turns, {
        short: 2,
        always: (one) => [scored, scored + 1, last].includes(one),
      });
      for (const index of new Set(looked)) {
        const alone = await composed(scene, index, tile);
        expect({ index, differs: Buffer.compare(coloured(pictures[index]!, gif), alone) }).toEqual({
          index,
          differs: 0,
        });
      }
    },
  );

  test('waits a second at the start, 0.6 s a turn and four seconds at the end; its rectangles lie inside', () => {
    const scene = sceneOf({}, 10);
    const { frames, width, height } = decodeGif(animated(scene, { tile: 40 }).bytes);
    for (const frame of frames) {
      expect(frame.x + frame.width).toBeLessThanOrEqual(width);
      expect(frame.y + frame.height).toBeLessThanOrEqual(height);
      expect(frame.delay).toBeGreaterThanOrEqual(2);
    }
    expect(frames[0]).toMatchObject({ x: 0, y: 0, width, height, delay: 100 });
    expect(frames.reduce((sum, { delay }) => sum + delay, 0)).toBe(100 + 60 * (scene.frames.length - 2) + 400);
    // Unchanged parts are not repeated.
    const later = frames.slice(1).reduce((sum, frame) => sum + frame.width * frame.height, 0);
    expect(later / (scene.frames.length - 1)).toBeLessThan((width * height) / 2);
  });

  test('ends with the board as its own picture has it', async () => {
    let game: Game | undefined;
    for (const moment of randomGame(setupOf({ seats: 3, switches: ['fields', 'abbot'] }), 3)) {
      game = moment.game;
      if (!isLong && game.turn > 24) break;
    }
    const { board, entries } = replayOf(game!.record);
    const scene = { players: [], board, seats: 3, frames: entries };
    const tile = 48;
    const { strip } = replayLayout(scene, tile);
    const whole = pixelsOf(composeBoard({ view: boardView(game!.view(null)), players: [] }, tile));
    const stage = createStage(scene, replayLayout(scene, tile), theQuantiser());
    const [all] = stage.show(entries.length - 1);
    const below = (pixels: Pixels): Pixels => {
      const height = pixels.height - strip.height;
      return { data: pixels.data.subarray(pixels.width * strip.height * 4), width: pixels.width, height };
    };
    // Pieces are laid on top, so their rims are rounded once more.
    const { width, height } = all!;
    const last = { data: theQuantiser().coloured(stage.indicesIn(all!)), width, height };
    const inColours = { ...last, data: theQuantiser().coloured(inPalette(whole)) };
    const difference = differenceOf(below(last), below(inColours));
    expect(difference.off).toBe(0);
    expect(difference.mean).toBeLessThan(0.02);
  });

  test('marks the tile of the turn and shows whose it was', async () => {
    const scene = sceneOf({}, 6);
    const unmarked = { ...scene, frames: scene.frames.map((frame) => ({ ...frame, lastMoves: [], seat: null })) };
    const [told, plain] = await Promise.all([composed(scene, 4, 48), composed(unmarked, 4, 48)]);
    expect(Buffer.compare(told, plain)).not.toBe(0);
  });

  test('shows the gains of a turn', async () => {
    const scene = withPoints();
    const scored = scene.frames.findIndex(({ brought }) => brought!.features.length > 0);
    expect(scored).toBeGreaterThan(0);
    const untold = { ...scene, frames: scene.frames.map(({ brought: _, ...frame }) => frame) };
    const [told, plain] = await Promise.all([composed(scene, scored, 48), composed(untold, scored, 48)]);
    expect(Buffer.compare(told, plain)).not.toBe(0);
  });

  test('is drawn for one tile, for one frame, and for a game given up at once, too', () => {
    const start = sceneOf({ prepared: { draws: [], only: true } }, 0);
    expect(start.board).toHaveLength(1);
    expect(picturesOf(decodeGif(animated(start).bytes))).toHaveLength(2);
    expect(decodeGif(animated({ ...start, frames: start.frames.slice(0, 1) }).bytes).frames).toHaveLength(1);
    const { record } = Game.start(setupOf());
    const { board, entries } = replayOf({ ...record, actions: ['resign 1'] });
    const given = animated({ players: [], board, seats: 2, frames: entries });
    expect(picturesOf(decodeGif(given.bytes))).toHaveLength(3);
  });

  test('has tiles of half the size of the final board, and never larger tiles than the board', () => {
    const scene = sceneOf({}, 3);
    const own = replayLayout(scene).tile;
    expect(animated(scene).tile).toBe(Math.round(own / 2));
    expect(animated(scene, { tile: 1000 })).toMatchObject({ tile: own, isReduced: false });
  });

  test('has smaller tiles if the file would be too large, and says so', () => {
    const scene = sceneOf({}, 10);
    const whole = animated(scene, { tile: 40 });
    expect(whole.isReduced).toBe(false);
    expect(animated(scene, { tile: 40, most: whole.bytes.length })).toMatchObject({ tile: 40, isReduced: false });
    for (const share of sampled('shares', [0.9, 0.6, 0.4], { short: 1 })) {
      const most = Math.floor(whole.bytes.length * share);
      const smaller = animated(scene, { tile: 40, most });
      expect(smaller.isReduced).toBe(true);
      expect(smaller.tile).toBeLessThan(40);
      expect(smaller.bytes.length).toBeLessThanOrEqual(most);
      // It is not much smaller than the limit.
      expect(smaller.bytes.length).toBeGreaterThan(most * 0.6);
      expect(picturesOf(decodeGif(smaller.bytes))).toHaveLength(scene.frames.length);
    }
    expect(() => animated(scene, { most: 500 })).toThrow(/in 500 bytes/);
  });
});

describe('the drawing process', () => {
  const open: Renderer[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((one) => one.close()));
  });
  const renderer = (options: Parameters<typeof createRenderer>[0]): Renderer => {
    const one = createRenderer(options);
    open.push(one);
    return one;
  };
  /** A picture that is soon drawn. */
  const sheetOf = (tile: string) => ({ tiles: [{ tile, label: '1' }] });

  describe.runIf(isDrawn('replays of the process', { oneIn: 8, about: ['render/process/', 'render/replay/'] }))(
    'itself',
    () => {
      /** Tests that leave it unchanged share one renderer, since its process takes a while to start. */
      let shared: Renderer;
      beforeAll(() => {
        shared = createRenderer({ hangingMs: ENDLESS_MS });
      });
      afterAll(() => shared.close());

      test('draws a replay as this process does, and draws pictures that come meanwhile before the replay is done', async () => {
        const one = shared;
        const scene = sceneOf({}, 40);
        const done: string[] = [];
        const replay = one.replay(scene, { tile: 40 }).then((animation) => {
          done.push(animation.name);
          return animation;
        });
        await Promise.all(['BA-A', 'BA-B', 'BA-C'].map((tile) => one.tiles(sheetOf(tile)).then(() => done.push(tile))));
        expect((await replay).bytes).toEqual(animated(scene, { tile: 40 }).bytes);
        expect(done).toEqual(['BA-A', 'BA-B', 'BA-C', 'replay.gif']);
      });

      test('refuses a replay that cannot be drawn, and draws the next replay', async () => {
        const one = shared;
        const scene = sceneOf({}, 2);
        const broken = { ...scene, board: scene.board.map((placed) => ({ ...placed, tile: 'no-such' })) };
        const [bad, good] = await Promise.allSettled([one.replay(broken), one.replay(scene)]);
        expect(bad).toMatchObject({ reason: { name: 'RenderError', code: 'failed' } });
        expect(good).toMatchObject({ status: 'fulfilled', value: { name: 'replay.gif' } });
      });

      test('lets eight replays wait, and no more; pictures still come', async () => {
        const one = shared;
        const scene = sceneOf({}, 1);
        const asked = Array.from({ length: 9 }, () => one.replay(scene));
        await expect(asked.pop()).rejects.toMatchObject({ code: 'busy' });
        await expect(one.tiles(sheetOf('BA-A'))).resolves.toBeDefined();
        expect(await Promise.all(asked)).toHaveLength(8);
      });
    },
  );

  test('when it dies or is closed, tells each caller who waits for a replay', async () => {
    const scene = sceneOf({}, 1);
    const dying = renderer({ worker: new URL('./crashing-worker.ts', import.meta.url) });
    const answers = await Promise.allSettled([dying.tiles(sheetOf('crash')), dying.replay(scene)]);
    expect(answers).toMatchObject([{ reason: { code: 'crashed' } }, { reason: { code: 'crashed' } }]);
    const closing = renderer({ worker: new URL('./echo-worker.ts', import.meta.url) });
    const refused = expect(closing.replay(scene)).rejects.toMatchObject({ code: 'closed' });
    await closing.close();
    await refused;
  });

  test('receives the drawn parts of a scene, and nothing else', async () => {
    const echo = renderer({ worker: new URL('./echo-worker.ts', import.meta.url) });
    const scene = sceneOf({ seats: 3, sets: ['base', 'anniversary'], switches: ['gifts', 'arrows'] }, 30);
    const careless = {
      ...scene,
      seed: 'a secret',
      frames: scene.frames.map((frame) => ({ ...frame, hand: 'a secret' })),
    };
    const sent = JSON.parse(new TextDecoder().decode((await echo.replay(careless)).bytes));
    expect(Object.keys(sent.request.scene)).toEqual(['players', 'board', 'seats', 'frames', 'winners']);
    expect(Object.keys(sent.request.scene.frames[0])).toEqual([
      'tiles',
      'figures',
      'scores',
      'supply',
      'pieces',
      'resigned',
      'seat',
      'lastMoves',
      'brought',
    ]);
  });
});
