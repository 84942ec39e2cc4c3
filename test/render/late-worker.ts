/** The real drawing process, delayed at its start until more than one picture has come; one tile ends it. */
process.on('message', ({ request }: { request: { scene: { tiles?: { tile: string }[] } } }) => {
  // Like a fault in native code: nothing in the process can catch it.
  if (request.scene.tiles?.[0]?.tile === 'crash') process.kill(process.pid, 'SIGKILL');
});

await import('../../render/process/worker.ts');

/** Longer than two handovers take, ms. */
const HELD_MS = 300;
Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, HELD_MS);

export {};
