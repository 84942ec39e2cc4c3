import { afterAll } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds, threads included, child processes not. */
    processorTime?: number;
  }
}

const before = process.cpuUsage();

/** For the list of the slowest files: what this file has cost the process it shares with others. */
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern that no fixture is wanted
afterAll(({}, file) => {
  const { user, system } = process.cpuUsage(before);
  file.meta.processorTime = (user + system) / 1e6;
});
