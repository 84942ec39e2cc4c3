import { parentPort } from 'node:worker_threads';
import type { ThinkingOrder } from '../../../src/players/worker.ts';

/** Answers that it failed. */
parentPort?.on('message', ({ id }: ThinkingOrder) => parentPort?.postMessage({ id, failure: 'it went wrong' }));
parentPort?.postMessage('loaded');
