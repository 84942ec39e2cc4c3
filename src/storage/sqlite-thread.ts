import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { StoreUnavailable } from '../game/store/ports.ts';
import type { Backend, Write } from './backend.ts';
import { PATIENCE_MS, SqliteBackend } from './sqlite.ts';
import type { Batch, SqliteAnswer } from './sqlite-worker.ts';

/** A disk that takes longer has failed: whether it still writes is unknown. */
const LONGEST_ANSWER_MS = 10_000;

/**
 * SQLite with commits in a thread of their own, so that a slow disk holds up only callers that wait for it. Commits that come while a batch
 * is on its way share the next batch, and so one wait for the disk. Reads happen here, from memory or nearly so: each connection sees what
 * was committed before it asked.
 */
export async function openSqlite(folder: string, patience = PATIENCE_MS): Promise<Backend> {
  const reader = await SqliteBackend.open(folder, patience);
  const writer = createWriter(() => {
    const workerData = { folder, patience };
    return new Worker(new URL('./sqlite-worker.ts', import.meta.url), { workerData });
  });
  return {
    adapter: reader.adapter,
    boards: reader.boards,
    commit: writer.commit,
    move: (from, to, text) => reader.move(from, to, text),
    keys: (prefix) => reader.keys(prefix),
    wipe: () => reader.wipe(),
    worries: () => reader.worries(),
    explain: (error) => reader.explain(error),
    async close() {
      await writer.close();
      await reader.close();
    },
  };
}

interface PendingCall {
  readonly writes: readonly Write[];
  readonly resolve: (isDone: boolean) => void;
  readonly reject: (error: StoreUnavailable) => void;
}

/** Hands commits to a thread, batch by batch; a thread that fails is replaced with the next one. */
export function createWriter(start: () => Worker, longest = LONGEST_ANSWER_MS) {
  let worker: Worker | null = null;
  let waiting: PendingCall[] = [];
  let onItsWay: readonly PendingCall[] = [];
  let watch: NodeJS.Timeout | undefined;
  let idle = Promise.withResolvers<void>();
  idle.resolve();

  function answered(answers: readonly SqliteAnswer[]): void {
    clearTimeout(watch);
    watch = undefined;
    const batch = onItsWay;
    onItsWay = [];
    for (const [index, { resolve, reject }] of batch.entries()) {
      const answer = answers[index]!;
      if ('isDone' in answer) resolve(answer.isDone);
      else reject(new StoreUnavailable(answer.refused));
    }
    send();
  }

  /** Commits on their way may be done or not; waiting commits go to the next thread. */
  function failed(why: string): void {
    const gone = worker;
    worker = null;
    gone?.removeAllListeners().on('error', () => {});
    gone?.terminate();
    answered(onItsWay.map(() => ({ refused: why })));
  }

  function started(): Worker {
    const made = start();
    made.on('message', answered);
    made.on('error', (error) => failed(`The thread that writes games.sqlite failed (${error.message}).`));
    made.on('exit', () => failed('The thread that writes games.sqlite has ended.'));
    return made;
  }

  function send(): void {
    if (onItsWay.length > 0) return;
    if (waiting.length === 0) {
      worker?.unref();
      idle.resolve();
      return;
    }
    onItsWay = waiting;
    waiting = [];
    worker ??= started();
    worker.ref();
    const own = setTimeout(() => {
      // If this process was held up, an answer may lie here that nobody has read yet.
      setImmediate(() => {
        if (watch === own) failed('games.sqlite does not answer: check the disk.');
      });
    }, longest);
    watch = own;
    worker.postMessage({ commits: onItsWay.map(({ writes }) => writes) } satisfies Batch);
  }

  return {
    commit(writes: readonly Write[]): Promise<boolean> {
      const { promise, resolve, reject } = Promise.withResolvers<boolean>();
      if (onItsWay.length + waiting.length === 0) idle = Promise.withResolvers();
      waiting.push({ writes, resolve, reject });
      send();
      return promise;
    },
    /** Waits for commits on their way. */
    async close(): Promise<void> {
      await idle.promise;
      if (worker === null) return;
      const ended = worker;
      worker = null;
      ended.removeAllListeners();
      const gone = once(ended, 'exit');
      ended.ref();
      ended.postMessage('close');
      await gone;
    },
  };
}
