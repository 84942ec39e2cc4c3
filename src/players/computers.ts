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
  /** How many think at once; as many as there are processors if it is not said. */
  readonly threads?: number;
  /** Real time beyond what a job may use, after which its thread counts as hanging. */
  readonly patienceMs?: number;
  /** Told why a thread did not answer. */
  readonly trouble?: (error: Error) => void;
  /** The thinking thread's file; another only in tests. */
  readonly worker?: URL;
  /** Runs something later and gives back what cancels it; another only in tests. */
  readonly after?: (ms: number, fn: () => void) => () => void;
}

interface PendingJob {
  readonly order: ThinkingOrder;
  readonly resolve: (answer: AnswerTo<JobKind>) => void;
  readonly reject: (error: Error) => void;
}

/** One thread and what it is busy with. */
interface ComputerThread {
  readonly worker: Worker;
  /** Until then it is asked nothing. */
  isLoaded: boolean;
  job: PendingJob | null;
  cancelWatch: () => void;
}

/** What somebody at a table waits for. */
const isWaitedFor = (kind: JobKind): boolean => kind === 'choose' || kind === 'hint';

const PATIENCE_MS = 900;
/** So long a thread may load, by real time. That is no part of what a job may use: else on a busy machine each new thread would be given up in its turn. */
const LOADING_MS = 15_000;
/**
 * Others may keep the processors busy, and real time then passes faster than a thread's own. A table waits for a turn; one person
 * waits for a hint; for the rest nobody holds anything up, and what a busy machine makes slow is not given up for lost.
 */
const TIMES_AS_LONG: Readonly<Record<JobKind, number>> = { choose: 1, hint: 5, grade: 30, riddle: 30 };
/** Moves that the player who stands in looks at: it does so in the thread that answers everybody. */
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

  /** The next job starts a thread anew. */
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
      // One thread is kept for tables, wherever there is more than one.
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
     * What a level does where its seat is asked: legal actions in their order, at least one, until somebody else decides or a
     * tile is drawn. Where its thread fails or hangs a simple player answers in its place.
     */
    async choose(record: GameRecord, level: Level, ms: number): Promise<readonly Action[]> {
      const seed = randomUUID();
      // Where several wait, each has less: all are to be answered in time.
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

    /** What speaks for the best turns of who is asked, which are about where a tile goes. Throws where its thread fails or hangs. */
    hint: (record: GameRecord, ms: number): Promise<readonly HintedWay[]> =>
      ask<'hint'>({ kind: 'hint', record, ms, seed: randomUUID() }),

    /** Whether the turn of a record at an index is a riddle; null where it is none. As unhurried as a grade. Throws as it does. */
    riddle: (record: GameRecord, index: number, ms: number): Promise<Riddle | null> =>
      ask<'riddle'>({ kind: 'riddle', record, index, ms, seed: randomUUID() }),

    /**
     * What could have been better in the turn of a record at an index, from 0; null beyond the last. It waits for all that is asked
     * during a game, and is the same for everybody who asks. Throws where its thread fails or hangs.
     */
    grade: (record: GameRecord, index: number, ms: number): Promise<Grade | null> =>
      ask<'grade'>({ kind: 'grade', record, index, ms, seed: `grade ${index}` }),

    /** Ends all threads; who still waits gets the simple player's answer. */
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
