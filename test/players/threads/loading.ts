import { parentPort } from 'node:worker_threads';

/** Never says that it is there. */
parentPort?.on('message', () => {});
