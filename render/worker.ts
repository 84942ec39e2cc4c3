import { parentPort } from 'node:worker_threads';
import { draw, type Request, warmUp } from './draw.ts';
import type { Picture } from './scene.ts';

/** The drawing thread: one request in, one answer out, in order. */
export interface Order {
  readonly id: number;
  readonly request: Request;
}

export type Answer =
  | { readonly id: number; readonly picture: Picture }
  | { readonly id: number; readonly failure: string };

parentPort?.on('message', ({ id, request }: Order) => {
  const answer = answerTo(id, request);
  parentPort?.postMessage(answer, 'picture' in answer ? [answer.picture.bytes.buffer as ArrayBuffer] : []);
});

// The thread starts with the bot; the first picture shall not pay for it.
if (parentPort) warmUp();

function answerTo(id: number, request: Request): Answer {
  try {
    const picture = draw(request);
    // A copy of its own buffer, so that it can be handed over without copying again.
    return { id, picture: { ...picture, bytes: new Uint8Array(picture.bytes) } };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
