import { parentPort } from 'node:worker_threads';

/** Ends as soon as it is asked anything. */
parentPort?.on('message', () => process.exit(1));
parentPort?.postMessage('loaded');
