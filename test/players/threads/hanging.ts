import { parentPort } from 'node:worker_threads';

/** Takes orders and never answers. */
parentPort?.on('message', () => {});
parentPort?.postMessage('loaded');
