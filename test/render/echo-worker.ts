import { parentPort } from 'node:worker_threads';

/** Draws nothing: answers with all that it was sent, so that tests can read it. */
parentPort?.on('message', (order: { id: number }) => {
  const bytes = new TextEncoder().encode(JSON.stringify(order));
  parentPort?.postMessage({
    id: order.id,
    picture: { bytes, width: 1, height: 1, mime: 'image/png', name: 'echo.png' },
  });
});
