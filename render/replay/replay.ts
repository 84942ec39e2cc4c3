import { gathered } from '../board/boxes.ts';
import type { Box } from '../board/layout.ts';
import { createGif, SHORTEST_DELAY, TRANSPARENT } from '../encode/gif.ts';
import type { Quantiser } from '../encode/quantise.ts';
import type { Animation, ReplayOptions, ReplayScene } from './scene.ts';
import { createStage, type ReplayStage, replayLayout } from './stage.ts';

/** In hundredths of a second. */
const DELAY = { start: 100, turn: 60, end: 400 } as const;

const MOST_BYTES = 8 * 1024 * 1024;

/** Smallest side of a tile that still shows anything. */
const LEAST_TILE = 12;

/**
 * Draws and encodes a whole game. It yields after each frame, so that other pictures can come between. Throws if not even the smallest
 * tiles fit.
 */
export function* animate(
  scene: ReplayScene,
  quantiser: Quantiser,
  { tile: wished, most = MOST_BYTES }: ReplayOptions = {},
): Generator<void, Animation> {
  const largest = replayLayout(scene).tile;
  const asked = Math.max(LEAST_TILE, Math.min(wished ?? Math.round(largest / 2), largest));
  for (let tile = asked; ; ) {
    const stage = createStage(scene, replayLayout(scene, tile), quantiser);
    const bytes = yield* encoded(stage, scene.frames.length, quantiser, most);
    if (typeof bytes !== 'number') {
      const { width, height } = stage.layout;
      return { bytes, width, height, mime: 'image/gif', name: 'replay.gif', tile, isReduced: tile < asked };
    }
    if (tile === LEAST_TILE) throw new Error(`a replay of ${scene.frames.length} frames in ${most} bytes`);
    // A file grows with the area, or slightly slower.
    tile = Math.max(LEAST_TILE, Math.min(tile - 1, Math.floor(tile * Math.sqrt(bytes) * 0.97)));
  }
}

/** The file; or, as soon as it is too large, the share of it that would have fitted. */
function* encoded(
  stage: ReplayStage,
  frames: number,
  quantiser: Quantiser,
  most: number,
): Generator<void, Uint8Array | number> {
  const { width, height } = stage.layout;
  const gif = createGif(width, height, quantiser.palette);
  const delta = createDelta(stage);
  let first = 0;
  for (let index = 0; index < frames; index++) {
    const boxes = delta.take(stage.show(index));
    const delay = index === 0 ? DELAY.start : index === frames - 1 ? DELAY.end : DELAY.turn;
    const parts = rectanglesOf(boxes, { x: 0, y: 0, width, height });
    parts.forEach((box, i) => {
      const rest = delay - SHORTEST_DELAY * (parts.length - 1);
      gif.frame(box, delta.cut(box), i < parts.length - 1 ? SHORTEST_DELAY : rest);
    });
    if (index === 0) first = gif.size;
    if (gif.size > most) {
      const each = index === 0 ? first / 40 : (gif.size - first) / index;
      return most / (first + each * (frames - 1));
    }
    yield;
  }
  const bytes = gif.end();
  return bytes.length > most ? most / bytes.length : bytes;
}

/** Extra pixels for joining two rectangles: they cost less than one more frame. */
const WASTE = 20_000;

/**
 * The rectangles of one frame, shown one after another too fast to see. This writes less than one rectangle around all. Near ones are
 * joined.
 */
function rectanglesOf(boxes: readonly Box[], within: Box): Box[] {
  // Time passes even if nothing happens.
  if (boxes.length === 0) return [{ x: 0, y: 0, width: 1, height: 1 }];
  return gathered(boxes, within, WASTE);
}

function createDelta(stage: ReplayStage) {
  const { width, height } = stage.layout;
  // No picture has this colour, so that all of the first is new.
  const shown = new Uint8Array(width * height).fill(TRANSPARENT);
  const changed = new Uint8Array(width * height).fill(TRANSPARENT);
  return {
    /** Compares boxes that may have changed, and returns the boxes that did. */
    take: (boxes: readonly Box[]): Box[] =>
      boxes.flatMap((box) => {
        const indices = stage.indicesIn(box);
        let [left, right, top, bottom] = [box.width, -1, box.height, -1];
        for (let y = 0, i = 0; y < box.height; y++) {
          let at = (box.y + y) * width + box.x;
          for (let x = 0; x < box.width; x++, i++, at++) {
            const index = indices[i]!;
            if (shown[at] === index) continue;
            shown[at] = index;
            changed[at] = index;
            if (x < left) left = x;
            if (x > right) right = x;
            if (y < top) top = y;
            bottom = y;
          }
        }
        if (right < 0) return [];
        return [{ x: box.x + left, y: box.y + top, width: right - left + 1, height: bottom - top + 1 }];
      }),

    /** The changes in a box, the rest transparent; then they are forgotten. */
    cut({ x, y, width: wide, height: high }: Box): Uint8Array {
      const indices = new Uint8Array(wide * high);
      for (let row = 0; row < high; row++) {
        const from = (y + row) * width + x;
        indices.set(changed.subarray(from, from + wide), row * wide);
        changed.fill(TRANSPARENT, from, from + wide);
      }
      return indices;
    },
  };
}
