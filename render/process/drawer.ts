import { setImmediate as breathe } from 'node:timers/promises';
import { TILE_DESIGNS } from '../../src/engine/tiles/tiles.ts';
import { ROTATIONS } from '../../src/engine/vocabulary.ts';
import { LARGEST_TILE } from '../board/layout.ts';
import { spriteInlay } from '../board/sprites.ts';
import type { Animation } from '../replay/scene.ts';
import type { Picture } from '../scene.ts';
import { type DrawingRequest, draw, drawReplay, type PictureRequest, type ReplayRequest } from './draw.ts';

/**
 * The drawing process: requests in, answers out. Pictures keep their order; a replay lets later pictures pass. A process of its own can be
 * ended at any time, and a crash of canvas' native library loses only a picture.
 */
export interface DrawingOrder {
  readonly id: number;
  readonly request: DrawingRequest;
}

/** `ready`: it can draw from now on. `alive`: a long replay is still going on. */
export type DrawingAnswer =
  | { readonly id: number; readonly picture: Picture | Animation }
  | { readonly id: number; readonly failure: string }
  | { readonly ready: true }
  | { readonly alive: true };

/** Replays are drawn one after another, since each holds a canvas of its own. */
let replays: Promise<void> = Promise.resolve();

/** Requests that came while an answer was on its way. */
const pictures: (() => DrawingAnswer)[] = [];
let isSending = false;

process.on('message', ({ id, request }: DrawingOrder) => {
  if (request.kind === 'replay') replays = replays.then(async () => send(await replayed(id, request)));
  else {
    pictures.push(() => pictured(id, request));
    nextPicture();
  }
});
// The bot ends this process. A signal from the keyboard reaches all processes of a terminal before the last pictures are drawn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

send({ ready: true });
void prepared();

/** Waits until the last answer has left. If the process dies, no finished picture is lost with it or blamed for it. */
function nextPicture(): void {
  const draws = isSending ? undefined : pictures.shift();
  if (!draws) return;
  isSending = true;
  send(draws(), () => {
    isSending = false;
    nextPicture();
  });
}

/** Milliseconds of a replay between two checks for other requests. */
const SLICE = 15;

/**
 * A replay takes as long as a hundred pictures, so it pauses for them after a few frames. A picture waits no longer for it than for another
 * picture. A second process would need its own sprites, palette and fonts, and a processor.
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

/** While no picture is requested, draws the tiles of the base game, in the size of a new game's board. */
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
  // If the bot has ended meanwhile, nobody waits for the answer.
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
