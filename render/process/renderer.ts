import { type ChildProcess, fork } from 'node:child_process';
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Kept } from '../../src/kept.ts';
import { boardView } from '../board/board-view.ts';
import type { Theme } from '../kit/palette/table.ts';
import { type Animation, type ReplayOptions, type ReplayScene, replayScene } from '../replay/scene.ts';
import type {
  BoardScene,
  CardScene,
  CloseUpScene,
  HandScene,
  LegendScene,
  LobbyScene,
  Picture,
  TilesLeftScene,
  TilesScene,
} from '../scene.ts';
import type { LeaderboardScene, ProfileScene, ReportScene } from '../stats/scene.ts';
import type { DrawingRequest, PictureRequest } from './draw.ts';
import type { DrawingAnswer, DrawingOrder } from './drawer.ts';
import { Lanes, type PictureAsker } from './lanes.ts';

export interface RendererOptions {
  /** Limit of waiting requests, counted apart for shared and for private pictures; more get `busy`. 256 if absent. */
  readonly maxWaiting?: number;
  /** Milliseconds until a silent drawing process is ended; three times as many for its first picture. 3,000 if absent. */
  readonly hangingMs?: number;
  /** Milliseconds that a message waits for its picture. 2,500 if absent. */
  readonly patienceMs?: number;
  /** The drawing process' file; only tests replace it. */
  readonly worker?: URL;
  /** Milliseconds that a process has waited for a processor so far; only tests replace it. */
  readonly waitedMs?: (pid: number) => number;
}

/**
 * Draws and encodes in a process of its own, one picture after another, so that the caller's event loop is never blocked. If that process
 * dies or hangs, another continues, without the picture that it was drawing. That picture is refused from then on.
 */
export interface Renderer {
  /** Milliseconds that a message waits for its picture; a later picture follows the message. */
  readonly patienceMs: number;
  /** A renderer for another asker: private pictures wait for shared ones and for each other. */
  by(asker: PictureAsker): Renderer;
  board(scene: BoardScene, options?: { readonly tile?: number }): Promise<Picture>;
  closeUp(scene: CloseUpScene): Promise<Picture>;
  tiles(scene: TilesScene): Promise<Picture>;
  tilesLeft(scene: TilesLeftScene): Promise<Picture>;
  legend(scene: LegendScene): Promise<Picture>;
  lobby(scene: LobbyScene): Promise<Picture>;
  card(scene: CardScene): Promise<Picture>;
  hand(scene: HandScene): Promise<Picture>;
  leaderboard(scene: LeaderboardScene): Promise<Picture>;
  profile(scene: ProfileScene): Promise<Picture>;
  report(scene: ReportScene): Promise<Picture>;
  /** A whole game, moving; other pictures come in between. At most eight wait, two for one person; more get `busy`. */
  replay(scene: ReplayScene, options?: ReplayOptions): Promise<Animation>;
  /** Ends the process; all waiting requests are refused with `closed`. */
  close(): Promise<void>;
}

/**
 * `busy`: too many wait. `down`: the process does not start. `passed`: a newer picture took its place, or it was spare and others wait.
 * `crashed`: the process died or hung over it. `refused`: it did so before. `failed`: this scene could not be drawn. `closed`: the renderer
 * was closed.
 */
export type RenderErrorCode = 'busy' | 'down' | 'passed' | 'crashed' | 'refused' | 'failed' | 'closed';

export class RenderError extends Error {
  readonly code: RenderErrorCode;

  constructor(code: RenderErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'RenderError';
    this.code = code;
  }

  /** The scene is fine: a later request may succeed. */
  get isForNow(): boolean {
    return this.code === 'busy' || this.code === 'down' || this.code === 'closed';
  }

  /** Nothing was tried: too many wait, or the scene has crashed before. */
  get isRefusal(): boolean {
    return this.code === 'busy' || this.code === 'refused';
  }
}

/** Limits for all and for one person, since each takes seconds and its answer megabytes. */
const MOST_REPLAYS = { all: 8, person: 2 } as const;
/** Longer than the largest picture takes on a busy machine, and short enough to draw again five seconds after a hang. */
const HANGING_MS = 3_000;
/** Nobody should wait longer to read whose turn it is. */
const PATIENCE_MS = 2_500;
/** Factor for the first picture of a process. */
const COLD = 3;
/** Starting may take longer than a picture. */
const STARTING_MS = 30_000;
/** Milliseconds until the next start after a failed one; doubled after each further failure, up to `most`. */
const PAUSE = { first: 500, most: 30_000 } as const;
/** Even 64 suffices for pictures and replays of games with everything. */
const HEAP_MB = 256;
/** Checksums of pictures that are never drawn again. */
const MOST_REFUSED = 1_000;

/** Pictures handed over at once, so that the process has work while an answer is on its way and the bot is busy. */
const AT_ONCE = 2;

interface PendingDrawing {
  readonly request: DrawingRequest;
  /** The one person who waits for it. */
  readonly person?: string | undefined;
  readonly resolve: (picture: Picture | Animation) => void;
  readonly reject: (error: RenderError) => void;
}

interface Handed extends PendingDrawing {
  readonly id: number;
}

/** A drawing process and its work: pictures, of which it draws the first, and one replay, which waits for them. */
interface Drawer {
  readonly process: ChildProcess;
  isReady: boolean;
  /** Whether it has drawn anything yet; the first picture takes longest. */
  isWarm: boolean;
  pictures: Handed[];
  replay: Handed | null;
  watch: NodeJS.Timeout | null;
}

export function createRenderer({
  maxWaiting,
  hangingMs = HANGING_MS,
  patienceMs = PATIENCE_MS,
  worker: file = new URL('./worker.ts', import.meta.url),
  waitedMs = waitedForProcessor,
}: RendererOptions = {}): Renderer {
  const pictures = new Lanes<PendingDrawing>(maxWaiting);
  let replays: PendingDrawing[] = [];
  /** Unstarted work of a process that ended; drawn before all else. */
  let left: PendingDrawing[] = [];
  /** Pictures that a process died or hung over. */
  const refused = new Kept<string, true>(MOST_REFUSED);
  let drawer: Drawer | null = null;
  let closed = false;
  let nextId = 1;
  let failedStarts = 0;
  let pausedUntil = 0;

  const start = (): Drawer => {
    const child = fork(fileURLToPath(file), [], {
      // Pictures leave much large, short-lived memory; a small nursery keeps some 80 MB less of it.
      execArgv: ['--max-semi-space-size=8', `--max-old-space-size=${HEAP_MB}`],
      serialization: 'advanced',
      // Not the bot's environment, with its token and passwords. So set, glibc gives large freed memory back at once.
      env: { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const own: Drawer = { process: child, isReady: false, isWarm: false, pictures: [], replay: null, watch: null };
    const lost = (cause?: Error) => {
      if (drawer === own) mourn(own, cause);
    };
    child.on('message', (answer: DrawingAnswer) => hear(own, answer));
    child.on('error', lost);
    // 'close' comes after 'exit', when all earlier messages have been read.
    child.on('close', () => lost());
    look(own);
    return own;
  };

  /** Ends a process that is silent for too long; its picture is refused as if it had died. */
  const look = (own: Drawer): void => {
    if (own.watch) clearTimeout(own.watch);
    own.watch = null;
    const { isReady, isWarm, pictures: handed, replay } = own;
    const millis = isReady ? hangingMs * (isWarm ? 1 : COLD) : STARTING_MS;
    if (isReady && handed.length === 0 && !replay) return;
    watchFor(own, millis);
  };

  const watchFor = (own: Drawer, millis: number): void => {
    const pid = own.process.pid ?? 0;
    const before = waitedMs(pid);
    const watch = setTimeout(() => {
      // If this process itself was blocked, an unread answer may be waiting here.
      setImmediate(() => {
        if (drawer !== own || own.watch !== watch) return;
        // On a busy machine a process without a processor has not hung: it gets that time once more.
        const waited = Math.min(waitedMs(pid) - before, millis);
        if (waited >= 1) watchFor(own, waited);
        else mourn(own, new Error('it did not answer in time'));
      });
    }, millis);
    watch.unref();
    own.watch = watch;
  };

  const hear = (own: Drawer, answer: DrawingAnswer): void => {
    if (drawer !== own) return;
    if ('ready' in answer) {
      own.isReady = true;
      failedStarts = 0;
    } else if ('id' in answer) {
      own.isWarm = true;
      const isReplay = own.replay?.id === answer.id;
      const done = isReplay ? own.replay : own.pictures.shift();
      if (isReplay) own.replay = null;
      if ('picture' in answer) done?.resolve(answer.picture);
      else done?.reject(new RenderError('failed', answer.failure));
    }
    next();
    look(own);
  };

  /** The process is gone, or is ended now. The picture that it died over is refused; the next process draws all others. */
  const mourn = (own: Drawer, cause?: Error): void => {
    drawer = null;
    if (own.watch) clearTimeout(own.watch);
    own.process.kill('SIGKILL');
    const [picture, ...behind] = own.pictures;
    const guilty = picture ?? own.replay;
    left.push(...behind);
    const because = cause ? { cause } : undefined;
    if (guilty) {
      refused.set(checksumOf(guilty.request), true);
      guilty.reject(new RenderError('crashed', 'the drawing process ended over it', because));
    }
    // A replay that waited for the guilty picture begins anew.
    if (own.replay && own.replay !== guilty) replays.unshift(own.replay);
    if (!own.isReady) {
      pausedUntil = performance.now() + Math.min(PAUSE.most, PAUSE.first * 2 ** failedStarts++);
      refuseAll('down', 'the drawing process does not start', cause);
    } else if (!closed) drawer = start();
    next();
  };

  /** Hands over the next work; starts a process if there is none. */
  const next = (): void => {
    if (closed) return;
    if (waiting() > 0 && !drawer) drawer = start();
    if (!drawer) return;
    if (drawer.isReady) {
      if (drawer.pictures.length === 0) handPicture(drawer);
      // First lets all requests of this moment take their place in the queue.
      if (drawer.pictures.length < AT_ONCE && left.length + pictures.size > 0) setImmediate(handAhead, drawer);
      if (!drawer.replay) {
        const replay = replays.shift();
        if (replay) drawer.replay = hand(drawer, replay);
      }
    }
    // An idle drawing process must not keep the bot's process alive.
    const isBusy = drawer.pictures.length > 0 || drawer.replay || waiting() > 0;
    const { process: child } = drawer;
    if (isBusy) child.ref();
    else child.unref();
    if (isBusy) child.channel?.ref();
    else child.channel?.unref();
  };

  const waiting = (): number => left.length + pictures.size + replays.length;

  const handPicture = (own: Drawer): void => {
    const picture = left.shift() ?? pictures.take();
    if (picture) own.pictures.push(hand(own, picture));
  };

  const handAhead = (own: Drawer): void => {
    if (drawer === own && own.isReady && own.pictures.length < AT_ONCE) handPicture(own);
  };

  const hand = (own: Drawer, one: PendingDrawing): Handed => {
    const order: DrawingOrder = { id: nextId++, request: one.request };
    // An error here shows again when the process ends.
    own.process.send(order, () => {});
    return { ...one, id: order.id };
  };

  const refuseAll = (code: RenderErrorCode, message: string, cause?: Error): void => {
    const all = [...left, ...pictures.empty(), ...replays];
    [left, replays] = [[], []];
    for (const { reject } of all) reject(new RenderError(code, message, cause ? { cause } : undefined));
  };

  const send = (request: DrawingRequest, asker: PictureAsker): Promise<Picture | Animation> =>
    new Promise((resolve, reject) => {
      const refuse = (code: RenderErrorCode, message: string) => reject(new RenderError(code, message));
      if (closed) return refuse('closed', 'the renderer was closed');
      if (!drawer && performance.now() < pausedUntil) return refuse('down', 'the drawing process does not start');
      if (refused.size > 0 && refused.has(checksumOf(request)))
        return refuse('refused', 'the drawing process has ended over it before');
      if (asker.isSpare && waiting() > 0) return refuse('passed', 'others wait');
      const { person } = asker;
      const one: PendingDrawing = { request, person, resolve, reject };
      if (request.kind === 'replay') {
        const all = [...replays, ...(drawer?.replay ? [drawer.replay] : [])];
        const own = person === undefined ? 0 : all.filter((other) => other.person === person).length;
        if (all.length >= MOST_REPLAYS.all || own >= MOST_REPLAYS.person)
          return refuse('busy', `${all.length} replays are waiting already, ${own} of them for the same person`);
        replays.push(one);
      } else {
        const passed = pictures.add(one, asker);
        if (!passed) return refuse('busy', `${pictures.size} pictures are waiting already`);
        for (const old of passed) old.reject(new RenderError('passed', 'a newer picture took its place'));
      }
      const wasIdle = !drawer?.pictures.length && !drawer?.replay;
      next();
      if (drawer?.isReady && wasIdle) look(drawer);
    });

  drawer = start();
  next();

  const faceFor = (asker: PictureAsker): Renderer => {
    const ask = async (request: PictureRequest): Promise<Picture> => {
      // Without a theme to ask for there is no await, so that pictures keep the order of their requests.
      const theme = asker.theme && (await asker.theme().catch((): Theme => 'dark'));
      return send(theme ? { ...request, theme } : request, asker) as Promise<Picture>;
    };
    return {
      patienceMs,
      by: (more) => faceFor({ ...asker, ...more }),
      // Types alone do not stop extra data; `boardView` removes what else came with a view.
      board: (scene, options = {}) =>
        ask({ kind: 'board', scene: { ...scene, view: boardView(scene.view) }, ...options }),
      closeUp: (scene) => ask({ kind: 'closeUp', scene: { ...scene, view: boardView(scene.view) } }),
      tiles: (scene) => ask({ kind: 'tiles', scene }),
      tilesLeft: (scene) => ask({ kind: 'tilesLeft', scene }),
      legend: (scene) => ask({ kind: 'legend', scene }),
      lobby: (scene) => ask({ kind: 'lobby', scene }),
      card: (scene) => ask({ kind: 'card', scene }),
      hand: (scene) => ask({ kind: 'hand', scene }),
      leaderboard: (scene) => ask({ kind: 'leaderboard', scene }),
      profile: (scene) => ask({ kind: 'profile', scene }),
      report: (scene) => ask({ kind: 'report', scene }),
      replay: (scene, options = {}) =>
        send({ kind: 'replay', scene: replayScene(scene), options }, asker) as Promise<Animation>,
      async close() {
        closed = true;
        const own = drawer;
        drawer = null;
        refuseAll('closed', 'the renderer was closed');
        if (!own) return;
        if (own.watch) clearTimeout(own.watch);
        for (const one of [...own.pictures, own.replay])
          one?.reject(new RenderError('closed', 'the renderer was closed'));
        const { process: child } = own;
        if (child.exitCode !== null || child.signalCode !== null) return;
        await new Promise((resolve) => {
          child.ref();
          child.once('exit', resolve);
          child.kill('SIGKILL');
        });
      },
    };
  };
  return faceFor({});
}

/** By the kernel's account of its first thread; 0 if there is none, as on systems other than Linux. */
function waitedForProcessor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

const checksumOf = (request: DrawingRequest): string => hash('sha1', JSON.stringify(request), 'base64');
