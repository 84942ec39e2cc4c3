import { Worker } from 'node:worker_threads';
import { boardView } from './board-view.ts';
import type { PictureRequest, ReplayRequest, Request } from './draw.ts';
import { type Animation, type ReplayOptions, type ReplayScene, replayScene } from './replay-scene.ts';
import type { BoardScene, CardScene, CloseUpScene, HandScene, Picture, TilesLeftScene, TilesScene } from './scene.ts';
import type { LeaderboardScene, ProfileScene, ReportScene } from './stats-scene.ts';
import type { Answer, Order } from './worker.ts';

export interface RendererOptions {
  /** Requests that may wait at once; one more is refused with `busy`. 64 if absent. */
  readonly maxWaiting?: number;
  /** The drawing thread's file; another only in tests. */
  readonly worker?: URL;
}

/** Draws and encodes in a thread of its own, one picture after another; the caller's event loop is never held. */
export interface Renderer {
  board(scene: BoardScene, options?: { readonly tile?: number }): Promise<Picture>;
  closeUp(scene: CloseUpScene): Promise<Picture>;
  tiles(scene: TilesScene): Promise<Picture>;
  tilesLeft(scene: TilesLeftScene): Promise<Picture>;
  card(scene: CardScene): Promise<Picture>;
  hand(scene: HandScene): Promise<Picture>;
  leaderboard(scene: LeaderboardScene): Promise<Picture>;
  profile(scene: ProfileScene): Promise<Picture>;
  report(scene: ReportScene): Promise<Picture>;
  /** A whole game, moving. Other pictures are drawn in between. At most eight wait; one more is refused with `busy`. */
  replay(scene: ReplayScene, options?: ReplayOptions): Promise<Animation>;
  /** Ends the thread; whatever still waits is refused with `closed`. */
  close(): Promise<void>;
}

/** `busy`: too many wait. `crashed`: the thread died and was started anew. `failed`: this scene could not be drawn. */
export type RenderErrorCode = 'busy' | 'crashed' | 'failed' | 'closed';

export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.code = code;
  }
}

/** Each takes seconds, and its answer megabytes. */
const MOST_REPLAYS = 8;

interface Waiting {
  readonly isReplay: boolean;
  readonly resolve: (picture: Picture | Animation) => void;
  readonly reject: (error: RenderError) => void;
}

export function createRenderer({
  maxWaiting = 64,
  worker: file = new URL('./worker.ts', import.meta.url),
}: RendererOptions = {}): Renderer {
  const waiting = new Map<number, Waiting>();
  let thread: Worker | null = null;
  let closed = false;
  let nextId = 1;

  const start = (): Worker => {
    const worker = new Worker(file);
    const lost = (cause?: Error) => {
      if (thread !== worker) return;
      // The next request starts a new thread; those that this one held are told.
      thread = null;
      refuseAll(closed ? 'closed' : 'crashed', closed ? 'the renderer was closed' : 'the drawing thread ended', cause);
    };
    worker.on('message', (answer: Answer) => settle(worker, answer));
    worker.on('error', lost);
    worker.on('exit', () => lost());
    return worker;
  };

  const settle = (worker: Worker, answer: Answer): void => {
    const request = waiting.get(answer.id);
    waiting.delete(answer.id);
    // An idle thread must not keep a process alive that wants to end.
    if (waiting.size === 0) worker.unref();
    if ('picture' in answer) request?.resolve(answer.picture);
    else request?.reject(new RenderError('failed', answer.failure));
  };

  const refuseAll = (code: RenderErrorCode, message: string, cause?: Error): void => {
    const all = [...waiting.values()];
    waiting.clear();
    for (const { reject } of all) reject(new RenderError(code, message, cause ? { cause } : undefined));
  };

  const send = (request: Request): Promise<Picture | Animation> => {
    if (closed) return Promise.reject(new RenderError('closed', 'the renderer was closed'));
    if (waiting.size >= maxWaiting)
      return Promise.reject(new RenderError('busy', `${maxWaiting} pictures are waiting already`));
    return new Promise((resolve, reject) => {
      const order: Order = { id: nextId++, request };
      thread ??= start();
      waiting.set(order.id, { isReplay: request.kind === 'replay', resolve, reject });
      thread.ref();
      thread.postMessage(order);
    });
  };

  const ask = (request: PictureRequest) => send(request) as Promise<Picture>;

  const animate = (request: ReplayRequest): Promise<Animation> => {
    const replays = [...waiting.values()].filter(({ isReplay }) => isReplay).length;
    if (replays >= MOST_REPLAYS)
      return Promise.reject(new RenderError('busy', `${MOST_REPLAYS} replays are waiting already`));
    return send(request) as Promise<Animation>;
  };

  thread = start();
  thread.unref();

  return {
    // Types alone are no lock: whatever else came with a view stays on this side.
    board: (scene, options = {}) =>
      ask({ kind: 'board', scene: { ...scene, view: boardView(scene.view) }, ...options }),
    closeUp: (scene) => ask({ kind: 'closeUp', scene: { ...scene, view: boardView(scene.view) } }),
    tiles: (scene) => ask({ kind: 'tiles', scene }),
    tilesLeft: (scene) => ask({ kind: 'tilesLeft', scene }),
    card: (scene) => ask({ kind: 'card', scene }),
    hand: (scene) => ask({ kind: 'hand', scene }),
    leaderboard: (scene) => ask({ kind: 'leaderboard', scene }),
    profile: (scene) => ask({ kind: 'profile', scene }),
    report: (scene) => ask({ kind: 'report', scene }),
    replay: (scene, options = {}) => animate({ kind: 'replay', scene: replayScene(scene), options }),
    async close() {
      closed = true;
      const worker = thread;
      refuseAll('closed', 'the renderer was closed');
      await worker?.terminate();
    },
  };
}
