import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { type AnswerTo, done, type Job, type JobKind } from './jobs.ts';

/** A thinking thread: a job in, an answer out, one after another. */
export interface ThinkingOrder {
  readonly id: number;
  readonly job: Job;
}

/** `loaded` comes first, before any job. */
export type Reply =
  | 'loaded'
  | { readonly id: number; readonly answer: AnswerTo<JobKind> }
  | { readonly id: number; readonly failure: string };

/** A person who presses a button waits for the other threads, so this thread lets them go first. */
const BEHIND_THE_OTHERS = 10;
try {
  // On Linux this is the thread's own priority. If it is the process's, or may not be changed, all threads stay alike.
  if (process.platform === 'linux') setPriority(BEHIND_THE_OTHERS);
} catch {}

parentPort?.on('message', async ({ id, job }: ThinkingOrder) => {
  parentPort?.postMessage(await answered(id, job));
});
parentPort?.postMessage('loaded' satisfies Reply);

async function answered(id: number, job: Job): Promise<Reply> {
  try {
    return { id, answer: await done(job) };
  } catch (error) {
    return { id, failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
