import { arch, cpus } from 'node:os';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import { forgetSprites } from '../../render/board/sprites.ts';
import { boardView, createRenderer, emptyMap, mapScene } from '../../render/index.ts';
import { compose, draw, encode, pixelsOf } from '../../render/process/draw.ts';
import type { BoardScene } from '../../render/scene.ts';
import { Game, GIFTS, MAPS, RULES_VERSION, SETS_ON_MAPS } from '../../src/engine/index.ts';
import { badgesOf, makeView, playersOf } from '../../test/render/boards.ts';
import { BOARD, PROFILE, reportOf } from '../../test/render/results.ts';
import { boards } from './boards.ts';

/**
 * Pictures, request to bytes, in milliseconds. Baseline on 2 cores (Xeon class), 72 tiles at 96 px: the PNG encoder of canvas takes 170 ms
 * and more for the encoding alone. Goal: p50 of 150 ms cold, 400 kB.
 */
export async function pictures(): Promise<Record<string, unknown>> {
  const view = makeView({ tiles: 72, seats: 4, seed: 'bench' });
  const earlier = makeView({ tiles: 60, seats: 4, seed: 'bench' });
  const whole = sceneOf(view);
  const rows: Record<string, PictureRow> = {};

  const started = performance.now();
  const renderer = createRenderer();
  let busy = 0;
  const loop = monitorEventLoopDelay({ resolution: 1 });
  try {
    const first = await renderer.board(whole, { tile: 96 });
    rows['72 at 96, with the start of the thread'] = row([performance.now() - started], first.bytes.length, first);
    loop.enable();
    const before = performance.eventLoopUtilization();
    rows['72 at 96, once more'] = await times(40, () => renderer.board(whole, { tile: 96 }));
    rows['72 at its own size'] = await times(20, () => renderer.board(whole));
    rows['60 with badges'] = await times(20, () => renderer.board(sceneOf(earlier)));
    const ghost = { ...earlier.placements[0]!, tile: earlier.drawn!, seat: 0 };
    const rotations = ([0, 90, 180, 270] as const).map((rotation) => ({ rotation, label: '1' }));
    rows['close-up'] = await times(20, () =>
      renderer.closeUp({ view: earlier, players: [], centre: ghost, ghost, rotations }),
    );
    const targets = earlier.figures.slice(0, 25).map(({ on }, i) => ({ label: String(i + 1), place: on }));
    const far = { view: earlier, players: [], targets };
    rows[`${targets.length} places on a board`] = await times(20, () => renderer.board(far));
    const cards = GIFTS.map((gift) => ({
      deck: 'gifts',
      card: gift,
      title: 'A gift',
      text: 'What it does, in a sentence of usual length.',
    }));
    rows['hand of five cards'] = await times(20, () => renderer.hand({ cards }));
    rows['board of ten players'] = await times(20, () => renderer.leaderboard(BOARD));
    rows.profile = await times(20, () => renderer.profile(PROFILE));
    const report = reportOf(6, 260);
    rows['report, six seats and 260 turns'] = await times(20, () => renderer.report(report));
    rows['two tiles to choose from'] = await times(20, () =>
      renderer.tiles({ tiles: ['BA-L', 'BA-C'].map((tile) => ({ tile, label: '1' })) }),
    );
    rows['four boards at once, each'] = await times(10, async () => {
      const all = await Promise.all([1, 2, 3, 4].map(() => renderer.board(whole, { tile: 96 })));
      return all[0]!;
    });
    loop.disable();
    busy = performance.eventLoopUtilization(before).active / REQUESTS;
  } finally {
    await renderer.close();
  }

  // Draws on this thread, to measure the parts; no sprite is kept from one picture to the next.
  const cold = await times(15, () => {
    forgetSprites();
    return parts(whole);
  });
  rows['72 at 96, sprites cold (drawn and encoded)'] = cold;
  const canvas = compose({ kind: 'board', scene: whole, tile: 96 });
  rows['  its encoding'] = await times(15, () => ({ bytes: encode(pixelsOf(canvas)), ...sizeOf(canvas) }));
  rows['  the same by canvas png'] = await times(5, async () => ({
    bytes: await canvas.encode('png'),
    ...sizeOf(canvas),
  }));

  for (const map of MAPS)
    rows[`${map.name}, by itself`] = await times(5, () => draw({ kind: 'map', scene: { map: emptyMap(map) } }));
  for (const id of ['germany', 'usa']) {
    const full = fullMap(id);
    rows[`${id}, played to the end`] = await times(5, () => draw({ kind: 'board', scene: full }));
  }

  const own = await boards();
  console.table(own);
  console.log(`${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${arch()}, Node ${process.version}`);
  console.table(rows);
  const loopMax = Number((loop.max / 1e6).toFixed(1));
  const busyMillis = Number(busy.toFixed(2));
  console.log(
    `caller's thread: ${busyMillis} ms of work a picture; longest delay of its event loop ${loopMax} ms (goal: 20)`,
  );
  console.log('(the delay includes whatever else the machine does: an idle loop beside the same load has it too)');
  return {
    ...own,
    board72: rows['72 at 96, once more'],
    board72Cold: cold,
    closeUp: rows['close-up'],
    eventLoopMaxMillis: loopMax,
  };
}

/** Pictures requested while the caller's thread is watched: those of each row and a first one. */
const REQUESTS = 41 + 9 * 21 + 11 * 4;

interface PictureRow {
  readonly p50: number;
  readonly p99: number;
  readonly kB: number;
  readonly size: string;
}

interface Encoded {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
}

const sceneOf = (view: ReturnType<typeof makeView>): BoardScene => ({
  view,
  players: playersOf(view),
  badges: badgesOf(view),
  lastMoves: view.board.slice(-3),
});

/** A whole map after a game of legal placements. */
function fullMap(map: string): BoardScene {
  const game = Game.start({
    version: RULES_VERSION,
    seats: 4,
    seed: 'bench',
    sets: SETS_ON_MAPS,
    ...(map === 'usa' && { copies: 2 }),
    switches: ['fields', 'map'],
    map,
  });
  for (let step = 0; game.asked !== null; step++) {
    const legal = game.legalActions();
    game.play(legal[(step * 7) % legal.length]!);
  }
  const view = game.view(null);
  return { view: boardView(view), players: [], map: mapScene(view.map!), whole: true };
}

function parts(scene: BoardScene): Encoded {
  const canvas = compose({ kind: 'board', scene, tile: 96 });
  return { bytes: encode(pixelsOf(canvas)), ...sizeOf(canvas) };
}

const sizeOf = ({ width, height }: { width: number; height: number }) => ({ width, height });

async function times(count: number, make: () => Encoded | Promise<Encoded>): Promise<PictureRow> {
  let last = await make();
  const taken: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = performance.now();
    last = await make();
    taken.push(performance.now() - from);
  }
  return row(taken, last.bytes.length, last);
}

function row(taken: readonly number[], bytes: number, { width, height }: Encoded): PictureRow {
  const sorted = taken.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(1));
  return { p50: at(0.5), p99: at(0.99), kB: Math.round(bytes / 1000), size: `${width}×${height}` };
}
