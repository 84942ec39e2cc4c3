/** The real drawing process with a fault: boards with certain captions end it or never end. */
process.on('message', ({ request }: { request: { scene: { caption?: string } } }) => {
  const { caption = '' } = request.scene;
  // Like a fault in native code: nothing in the process can catch it.
  if (caption.startsWith('crash')) process.kill(process.pid, 'SIGSEGV');
  while (/^(crash|hang)/.test(caption));
});

// Imported last, so that the fault comes first.
await import('../../render/process/worker.ts');

export {};
