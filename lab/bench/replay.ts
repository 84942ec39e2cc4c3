import { GifEncoder } from '@napi-rs/canvas';
import { type Animation, emptyMap, type ReplayScene } from '../../render/index.ts';
import { drawReplay, theQuantiser } from '../../render/process/draw.ts';
import { createStage, replayLayout } from '../../render/replay/stage.ts';
import { type Action, Game, mapOf, SETS_ON_MAPS, type Setup, SWITCHES, TILE_SETS } from '../../src/engine/index.ts';
import { replayOf } from '../../src/game/past/replay.ts';
import { NAMES } from '../../test/render/boards.ts';
import { chanceOf, choose, setupOf } from '../../test/support/games.ts';

/** Whole games as moving GIFs, scene to bytes, warm: processor time of the drawing thread, which other programs influence less. */
export function replay(): Record<string, ReplayRow> {
  const base = sceneOf({ seats: 4 });
  const usa = { ...mapOf('usa')!, recommendedTiles: { min: 220, max: 231 } };
  const rows = {
    '72 turns of base at 48': measured(base, 48),
    'both maps of the USA': measured(
      sceneOf({ seats: 4, sets: SETS_ON_MAPS, copies: 2, switches: ['fields', 'map'], map: usa }),
    ),
    'all sets and rules, six seats': measured(
      sceneOf({ seats: 6, sets: TILE_SETS, switches: SWITCHES.filter((one) => one !== 'map') }),
    ),
    '72 turns of base at 48 by canvas, whole frames': byCanvas(base, 48),
  };
  console.table(rows);
  return rows;
}

interface ReplayRow {
  readonly frames: number;
  readonly size: string;
  readonly tile: number;
  readonly kB: number;
  /** All work together; the best of several runs. */
  readonly cpuMillis: number;
  /** The longest piece of work after which other pictures get their turn. */
  readonly longestMillis: number;
}

function sceneOf(setup: Partial<Setup>): ReplayScene {
  const chance = chanceOf(1);
  const last = Game.start(setupOf(setup));
  while (last.asked !== null) last.play(chosen(last, chance));
  const { seats, board, entries, winners } = replayOf(last.record);
  const map = last.view(null).map;
  return {
    players: NAMES.slice(0, seats).map((name, seat) => ({ seat, name })),
    board,
    seats,
    frames: entries,
    ...(map && { map: emptyMap(map.layout) }),
    winners: winners!,
  };
}

/** Lays tiles close together, as people do, and chooses the rest at random: a fully random board is twice as large. */
function chosen(game: Game, chance: () => number): Action {
  const legal = game.legalActions();
  if (legal[0]!.type !== 'place') return choose(legal, chance);
  const { board } = game.view(null);
  const worth = (action: Action): number => {
    if (action.type !== 'place') return 0;
    const near = board.filter(({ x, y }) => Math.abs(x - action.x) <= 1 && Math.abs(y - action.y) <= 1).length;
    return near - 0.05 * Math.hypot(action.x, action.y);
  };
  return legal.map((action) => ({ action, worth: worth(action) })).toSorted((a, b) => b.worth - a.worth)[0]!.action;
}

function measured(scene: ReplayScene, tile?: number): ReplayRow {
  let best = Number.POSITIVE_INFINITY;
  let longest = Number.POSITIVE_INFINITY;
  let animation = drawn(scene, tile).animation;
  for (let round = 0; round < 3; round++) {
    const used = process.cpuUsage();
    const one = drawn(scene, tile);
    const { user, system } = process.cpuUsage(used);
    best = Math.min(best, (user + system) / 1000);
    longest = Math.min(longest, one.longest);
    animation = one.animation;
  }
  const { width, height, bytes } = animation;
  return {
    frames: scene.frames.length,
    size: `${width}×${height}`,
    tile: animation.tile,
    kB: Math.round(bytes.length / 1000),
    cpuMillis: Math.round(best),
    longestMillis: Math.round(longest),
  };
}

function drawn(scene: ReplayScene, tile?: number): { animation: Animation; longest: number } {
  const frames = drawReplay({ kind: 'replay', scene, options: tile ? { tile } : {} });
  for (let longest = 0; ; ) {
    const since = performance.now();
    const step = frames.next();
    longest = Math.max(longest, performance.now() - since);
    if (step.done) return { animation: step.value, longest };
  }
}

/** The same pictures with the encoder of canvas. */
function byCanvas(scene: ReplayScene, tile: number): ReplayRow {
  const layout = replayLayout(scene, tile);
  const { width, height } = layout;
  const stage = createStage(scene, layout, theQuantiser());
  const encoder = new GifEncoder(width, height);
  const used = process.cpuUsage();
  let longest = 0;
  for (let index = 0; index < scene.frames.length; index++) {
    const since = performance.now();
    stage.show(index);
    const pixels = theQuantiser().coloured(stage.indicesIn({ x: 0, y: 0, width, height }));
    encoder.addFrame(pixels, width, height, { delay: 600 });
    longest = Math.max(longest, performance.now() - since);
  }
  const bytes = encoder.finish();
  const { user, system } = process.cpuUsage(used);
  return {
    frames: scene.frames.length,
    size: `${width}×${height}`,
    tile,
    kB: Math.round(bytes.length / 1000),
    cpuMillis: Math.round((user + system) / 1000),
    longestMillis: Math.round(longest),
  };
}
