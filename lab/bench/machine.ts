import { arch, cpus } from 'node:os';

/** The hardware behind the figures, without the machine's name. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}, ${arch()}, Node ${process.version}`;
