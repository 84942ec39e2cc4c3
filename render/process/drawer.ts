import { setImmediate as breathe } from 'node:timers/promises';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { ROTATIONS } from '../../src/engine/vocabulary.ts';
import { LARGEST_TILE } from '../board/layout.ts';
import { spriteInlay } from '../board/sprites.ts';
import type { Animation } from '../replay/scene.ts';
import type { Picture } from '../scene.ts';
import { type DrawingRequest, draw, drawReplay, type PictureRequest, type ReplayRequest } from './draw.ts';

/**
 * The drawing process: a request in, an answer out. Pictures in order; a replay lets those pass that come meanwhile. It is a process of its
 * own, so that the canvas' library, which is native, takes nothing but a picture with it when it crashes, and so that it can be ended
 * whatever it is doing.
 */
export interface DrawingOrder {
  readonly id: number;
  readonly request: DrawingRequest;
}

/** `ready`: it can draw from now on. `alive`: a replay takes long, but goes on. */
export type DrawingAnswer =
  | { readonly id: number; readonly picture: Picture | Animation }
  | { readonly id: number; readonly failure: string }
  | { readonly ready: true }
  | { readonly alive: true };

/** Replays are drawn one after another: each holds a canvas of its own. */
let replays: Promise<void> = Promise.resolve();

/** What came while an answer was on its way. */
const pictures: (() => DrawingAnswer)[] = [];
let isSending = false;

process.on('message', ({ id, request }: DrawingOrder) => {
  if (request.kind === 'replay') replays = replays.then(async () => send(await replayed(id, request)));
  else {
    pictures.push(() => pictured(id, request));
    nextPicture();
  }
});
// The bot says when it is over: a signal from the keyboard reaches all processes of a terminal, before the last pictures are drawn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

send({ ready: true });
void prepared();

/** Only when the last one's answer has left: what ends the process must not take a picture with it that is drawn, nor be taken for it. */
function nextPicture(): void {
  const draws = isSending ? undefined : pictures.shift();
  if (!draws) return;
  isSending = true;
  send(draws(), () => {
    isSending = false;
    nextPicture();
  });
}

/** Milliseconds of a replay between two looks at what else is asked for. */
const SLICE = 15;

/**
 * A replay takes as long as a hundred pictures. Here it waits for all others after a few of its frames, and no picture waits
 * longer for it than for another picture; a second process would need sprites, palette and fonts of its own, and a processor.
 */
async function unhurried(request: ReplayRequest): Promise<Animation> {
  const frames = drawReplay(request);
  for (let since = performance.now(); ; ) {
    const step = frames.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    send({ alive: true });
    await breathe();
    since = performance.now();
  }
}

/** While nobody asks for a picture: the tiles of every game, as large as a new game's board shows them. */
async function prepared(): Promise<void> {
  for (const { id, set } of TILE_DESIGNS) {
    if (set !== 'base') continue;
    for (const rotation of ROTATIONS) {
      await breathe();
      spriteInlay(id, rotation, LARGEST_TILE);
    }
  }
}

function send(answer: DrawingAnswer, sent = () => {}): void {
  // Where the bot has ended meanwhile nobody waits for it.
  process.send?.(answer, undefined, undefined, sent);
}

function pictured(id: number, request: PictureRequest): DrawingAnswer {
  try {
    return { id, picture: draw(request) };
  } catch (error) {
    return failed(id, error);
  }
}

const replayed = (id: number, request: ReplayRequest): Promise<DrawingAnswer> =>
  unhurried(request).then(
    (picture) => ({ id, picture }),
    (error) => failed(id, error),
  );

const failed = (id: number, error: unknown): DrawingAnswer => ({
  id,
  failure: error instanceof Error ? error.message : String(error),
});
