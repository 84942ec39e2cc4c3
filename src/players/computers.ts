import { randomUUID } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { type Action, Game, type GameRecord, readMove } from '../engine/index.ts';
import type { Grade, HintedWay, Riddle } from './advice.ts';
import { chanceFrom } from './chance.ts';
import type { AnswerTo, JobKind, JobOf } from './jobs.ts';
import { knownBy, playable } from './known.ts';
import type { Level } from './levels.ts';
import type { Reply, ThinkingOrder } from './worker.ts';
import { greedilyIn } from './yardsticks.ts';

export interface ComputersOptions {
  /** How many threads think at once; by default one for each processor. */
  readonly threads?: number;
  /** Real time, beyond a job's own time, after which its thread counts as hanging. */
  readonly patienceMs?: number;
  /** Told why a thread did not answer. */
  readonly trouble?: (error: Error) => void;
  /** The thinking thread's file; another only in tests. */
  readonly worker?: URL;
  /** Runs a function later and returns a function that cancels it; another only in tests. */
  readonly after?: (ms: number, fn: () => void) => () => void;
}

interface PendingJob {
  readonly order: ThinkingOrder;
  readonly resolve: (answer: AnswerTo<JobKind>) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and its job. */
interface ComputerThread {
  readonly worker: Worker;
  /** Before that it gets no job. */
  isLoaded: boolean;
  job: PendingJob | null;
  cancelWatch: () => void;
}

/** Whether somebody at a table waits for the job. */
const isWaitedFor = (kind: JobKind): boolean => kind === 'choose' || kind === 'hint';

const PATIENCE_MS = 900;
/** Real time in which a thread may load. It is no part of a job's time: otherwise a busy machine would give up each new thread. */
const LOADING_MS = 15_000;
/**
 * Factors on a job's time: on busy processors real time passes faster than a thread's own. A table waits for a turn and a person for a
 * hint. Nobody waits for the rest, so slowness does not count as hanging.
 */
const TIMES_AS_LONG: Readonly<Record<JobKind, number>> = { choose: 1, hint: 5, grade: 30, riddle: 30 };
/** Moves that the stand-in player looks at: it thinks in the thread that answers everybody. */
const MOST_IN_PLACE = 150;

const later = (ms: number, fn: () => void): (() => void) => {
  const timer = setTimeout(fn, ms);
  timer.unref();
  return () => clearTimeout(timer);
};

/** Computer players, thinking in threads of their own. */
export type ComputerThreads = ReturnType<typeof createComputers>;

export function createComputers({
  threads: most = availableParallelism(),
  patienceMs = PATIENCE_MS,
  trouble = () => {},
  worker: file = new URL('./worker.ts', import.meta.url),
  after = later,
}: ComputersOptions = {}) {
  const threads = new Set<ComputerThread>();
  const queue: PendingJob[] = [];
  let nextId = 1;
  let isClosed = false;

  function start(): ComputerThread {
    const worker = new Worker(file);
    const thread: ComputerThread = { worker, isLoaded: false, job: null, cancelWatch: () => {} };
    threads.add(thread);
    worker.on('message', (reply: Reply) => {
      const { job } = thread;
      if (reply === 'loaded') {
        thread.isLoaded = true;
        if (job) hand(thread, job);
        return;
      }
      if (job?.order.id !== reply.id) return;
      free(thread);
      if ('answer' in reply) job.resolve(reply.answer);
      else job.reject(new Error(reply.failure));
      next();
    });
    worker.on('error', (error) => lose(thread, error));
    worker.on('exit', () => lose(thread, new Error('a thinking thread ended')));
    return thread;
  }

  function free(thread: ComputerThread): void {
    thread.cancelWatch();
    thread.job = null;
    // An idle thread must not keep a process alive that wants to end.
    thread.worker.unref();
  }

  /** Gives up a thread. The next job starts another. */
  function lose(thread: ComputerThread, error: Error): void {
    if (!threads.delete(thread)) return;
    const { job } = thread;
    thread.cancelWatch();
    void thread.worker.terminate();
    job?.reject(error);
    next();
  }

  const busyWith = (isCounted: (kind: JobKind) => boolean): number =>
    [...threads].filter(({ job }) => job !== null && isCounted(job.order.job.kind)).length;
  const unhurried = (): number => busyWith((kind) => !isWaitedFor(kind));

  function next(): void {
    while (!isClosed && queue.length > 0) {
      const urgent = queue.findIndex(({ order }) => isWaitedFor(order.job.kind));
      // One thread is kept for tables, if there is more than one.
      if (urgent < 0 && unhurried() >= Math.max(1, most - 1)) return;
      const idle = [...threads].find(({ job }) => job === null) ?? (threads.size < most ? start() : null);
      if (!idle) return;
      const [job] = queue.splice(Math.max(0, urgent), 1) as [PendingJob];
      idle.job = job;
      idle.worker.ref();
      if (idle.isLoaded) hand(idle, job);
      else watch(idle, LOADING_MS, `a thread has loaded for more than ${LOADING_MS} ms`);
    }
  }

  function hand(thread: ComputerThread, { order }: PendingJob): void {
    const { ms, kind } = order.job;
    const limit = TIMES_AS_LONG[kind] * ms + patienceMs;
    watch(thread, limit, `a thread has thought for more than ${limit} ms, of which it should need ${ms}`);
    thread.worker.postMessage(order);
  }

  function watch(thread: ComputerThread, ms: number, why: string): void {
    thread.cancelWatch();
    thread.cancelWatch = after(ms, () => lose(thread, new Error(why)));
  }

  const ask = <Kind extends JobKind>(job: JobOf<Kind>): Promise<AnswerTo<Kind>> =>
    new Promise((resolve, reject) => {
      if (isClosed) return reject(new Error('the computers are closed'));
      const order = { id: nextId++, job } as ThinkingOrder;
      queue.push({ order, resolve: resolve as PendingJob['resolve'], reject });
      next();
    });

  return {
    /**
     * What a level does when its seat is asked: one or more legal actions, until another seat decides or a tile is drawn. If its thread
     * fails or hangs, a simple player answers in its place.
     */
    async choose(record: GameRecord, level: Level, ms: number): Promise<readonly Action[]> {
      const seed = randomUUID();
      // If several wait, each has less time, so that all are answered in time.
      const waiting = queue.filter(({ order }) => isWaitedFor(order.job.kind)).length + busyWith(isWaitedFor);
      const share = ms / Math.ceil((waiting + 1) / Math.max(1, most - unhurried()));
      try {
        const lines = await ask<'choose'>({ kind: 'choose', record, level, ms: share, seed });
        return lines.map((line) => readMove(line) as Action);
      } catch (error) {
        trouble(error as Error);
        const game = Game.of(record);
        return playable(game, greedilyIn(knownBy(game, game.asked!), chanceFrom(seed), MOST_IN_PLACE));
      }
    },

    /** The reasons for the best turns of the asked seat, which is about to place a tile. Throws if its thread fails or hangs. */
    hint: (record: GameRecord, ms: number): Promise<readonly HintedWay[]> =>
      ask<'hint'>({ kind: 'hint', record, ms, seed: randomUUID() }),

    /** The riddle in the turn of a record at an index, or null. As unhurried as a grade, and throws likewise. */
    riddle: (record: GameRecord, index: number, ms: number): Promise<Riddle | null> =>
      ask<'riddle'>({ kind: 'riddle', record, index, ms, seed: randomUUID() }),

    /**
     * What could have been better in the turn of a record at an index, from 0; null beyond the last. All jobs of running games come first.
     * The answer is the same for everybody. Throws if its thread fails or hangs.
     */
    grade: (record: GameRecord, index: number, ms: number): Promise<Grade | null> =>
      ask<'grade'>({ kind: 'grade', record, index, ms, seed: `grade ${index}` }),

    /** Ends all threads; seats that still wait get the simple player's answer. */
    async close(): Promise<void> {
      isClosed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the computers are closed'));
      const all = [...threads];
      threads.clear();
      for (const { job, cancelWatch } of all) {
        cancelWatch();
        job?.reject(new Error('the computers are closed'));
      }
      await Promise.all(all.map(({ worker }) => worker.terminate()));
    },
  };
}
