import { setImmediate as breathe } from 'node:timers/promises';
import { TILE_DESIGNS } from '../src/engine/tiles.ts';
import { ROTATIONS } from '../src/engine/vocabulary.ts';
import { draw, drawReplay, type ReplayRequest, type Request } from './draw.ts';
import { LARGEST_TILE } from './layout.ts';
import type { Animation } from './replay-scene.ts';
import type { Picture } from './scene.ts';
import { spriteInlay } from './sprites.ts';

/**
 * The drawing process: a request in, an answer out. Pictures in order; a replay lets those pass that come meanwhile. It is a process of its
 * own, so that the canvas' library, which is native, takes nothing but a picture with it when it crashes, and so that it can be ended
 * whatever it is doing.
 */
export interface Order {
  readonly id: number;
  readonly request: Request;
}

/** `ready`: it can draw from now on. `alive`: a replay takes long, but goes on. */
export type Answer =
  | { readonly id: number; readonly picture: Picture | Animation }
  | { readonly id: number; readonly failure: string }
  | { readonly ready: true }
  | { readonly alive: true };

/** Replays are drawn one after another: each holds a canvas of its own. */
let replays: Promise<void> = Promise.resolve();

process.on('message', ({ id, request }: Order) => {
  if (request.kind === 'replay') replays = replays.then(async () => send(await answered(id, () => unhurried(request))));
  else void answered(id, () => draw(request)).then(send);
});
// The bot says when it is over: a signal from the keyboard reaches all processes of a terminal, before the last pictures are drawn.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

send({ ready: true });
void prepared();

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

function send(answer: Answer): void {
  // Where the bot has ended meanwhile nobody waits for it.
  process.send?.(answer, undefined, undefined, () => {});
}

async function answered(id: number, make: () => Picture | Promise<Animation>): Promise<Answer> {
  try {
    return { id, picture: await make() };
  } catch (error) {
    return { id, failure: error instanceof Error ? error.message : String(error) };
  }
}
