import { arch, cpus } from 'node:os';

/** What the figures were measured on; not whose machine it is. */
export const machine = (): string =>
  `${cpus().length} × ${cpus()[0]?.model.trim() || 'unknown processor'}, ${arch()}, Node ${process.version}`;
