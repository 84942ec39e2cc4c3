import { parentPort } from 'node:worker_threads';

/** A drawing thread that dies on one tile and draws nothing for the others. */
parentPort?.on('message', ({ id, request }: { id: number; request: { scene: { tiles: { tile: string }[] } } }) => {
  if (request.scene.tiles[0]?.tile === 'crash') throw new Error('crashed on purpose');
  parentPort?.postMessage({
    id,
    picture: { bytes: new Uint8Array(1), width: 1, height: 1, mime: 'image/png', name: 'alive.png' },
  });
});
