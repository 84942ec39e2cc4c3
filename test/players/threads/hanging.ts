import { parentPort } from 'node:worker_threads';

/** Takes what it is asked, and never answers. */
parentPort?.on('message', () => {});
parentPort?.postMessage('loaded');
