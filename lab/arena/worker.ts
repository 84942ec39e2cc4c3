/** A thread that plays its share of a match's games and reports each when it ends. */
import { parentPort, workerData } from 'node:worker_threads';
import { playShare, type Share } from './threads.ts';

await playShare(workerData as Share, (played) => parentPort!.postMessage(played));
