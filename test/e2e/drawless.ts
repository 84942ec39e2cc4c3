import processes from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';

/** Imported before a script: its drawing process draws nothing, which saves seconds at each start. */
const { fork } = processes;
const echo = fileURLToPath(new URL('../render/echo-worker.ts', import.meta.url));
processes.fork = ((_file: string, args: readonly string[], options: object) =>
  fork(echo, args, options)) as typeof fork;
syncBuiltinESMExports();
