import { setImmediate as breathe } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { draw, drawReplay, type ReplayRequest, type Request, warmUp } from './draw.ts';
import type { Animation } from './replay-scene.ts';
import type { Picture } from './scene.ts';

/** The drawing thread: a request in, an answer out. Pictures in order; a replay lets those pass that come meanwhile. */
export interface Order {
  readonly id: number;
  readonly request: Request;
}

export type Answer =
  | { readonly id: number; readonly picture: Picture | Animation }
  | { readonly id: number; readonly failure: string };

/** Replays are drawn one after another: each holds a canvas of its own. */
let replays: Promise<void> = Promise.resolve();

parentPort?.on('message', ({ id, request }: Order) => {
  if (request.kind === 'replay') replays = replays.then(async () => send(await answered(id, () => unhurried(request))));
  else void answered(id, () => draw(request)).then(send);
});

// The thread starts with the bot; the first picture shall not pay for it.
if (parentPort) warmUp();

/** Milliseconds of a replay between two looks at what else is asked for. */
const SLICE = 15;

/**
 * A replay takes as long as a hundred pictures. Here it waits for all others after a few of its frames, and no picture waits
 * longer for it than for another picture; a second thread would need sprites, palette and fonts of its own, and a processor.
 */
async function unhurried(request: ReplayRequest): Promise<Animation> {
  const frames = drawReplay(request);
  for (let since = performance.now(); ; ) {
    const step = frames.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
}

function send(answer: Answer): void {
  parentPort?.postMessage(answer, 'picture' in answer ? [answer.picture.bytes.buffer as ArrayBuffer] : []);
}

async function answered(id: number, make: () => Picture | Promise<Animation>): Promise<Answer> {
  try {
    const picture = await make();
    // A copy of its own buffer, so that it can be handed over without copying again.
    return { id, picture: { ...picture, bytes: new Uint8Array(picture.bytes) } };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
