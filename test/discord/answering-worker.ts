import { createServer } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/** A Discord that reports a request in shared memory. It answers when the sender has said that it is not looking. */
const state = new Int32Array(workerData as SharedArrayBuffer);
const server = createServer((_request, response) => {
  Atomics.store(state, 0, 1);
  Atomics.wait(state, 0, 1);
  response.writeHead(204).end();
});
server.listen(0, '127.0.0.1', () => parentPort!.postMessage((server.address() as { port: number }).port));
