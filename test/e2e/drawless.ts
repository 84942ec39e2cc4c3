import { syncBuiltinESMExports } from 'node:module';
import threads, { Worker } from 'node:worker_threads';

/** Imported before a script: its drawing thread draws nothing, which spares seconds at each start. */
threads.Worker = class extends Worker {
  constructor() {
    super(new URL('../render/echo-worker.ts', import.meta.url));
  }
};
syncBuiltinESMExports();
