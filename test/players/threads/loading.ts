import { parentPort } from 'node:worker_threads';

/** Never reports that it is ready. */
parentPort?.on('message', () => {});
