import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A Discord that says in shared memory that a request has come, and answers it as soon as whoever sent it has said that it is not looking. */
const state = new Int32Array(workerData as SharedArrayBuffer);
const server = createServer((_request, response) => {
  Atomics.store(state, 0, 1);
  Atomics.wait(state, 0, 1);
  response.writeHead(204).end();
});
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as { port: number }).port));
