import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Imported before a script: its drawing process neither answers nor listens. */
const { fork } = processes;
const hanging = fileURLToPath(new URL('../render/hanging-worker.ts', import.meta.url));
processes.fork = ((_file: string, args: readonly string[], options: object) =>
  fork(hanging, args, options)) as typeof fork;
syncBuiltinESMExports();
