import { parentPort } from 'node:worker_threads';

/** Ends at its first order. */
parentPort?.on('message', () => process.exit(1));
parentPort?.postMessage('loaded');
