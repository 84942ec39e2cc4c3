/** The real drawing process, with a fault in it: boards with certain captions end it, or never come to an end. */
process.on('message', ({ request }: { request: { scene: { caption?: string } } }) => {
  const { caption = '' } = request.scene;
  // As a fault in native code does: nothing in the process can catch it.
  if (caption.startsWith('crash')) process.kill(process.pid, 'SIGSEGV');
  while (/^(crash|hang)/.test(caption));
});

// After that, so that the fault comes first.
await import('../../render/process/worker.ts');

export {};
