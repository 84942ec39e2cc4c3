import { parentPort } from 'node:worker_threads';
import type { Order } from '../../../src/players/worker.ts';

/** Cannot answer, and says so. */
parentPort?.on('message', ({ id }: Order) => parentPort?.postMessage({ id, failure: 'it went wrong' }));
parentPort?.postMessage('loaded');
