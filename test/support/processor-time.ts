import { afterAll, afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds, with threads but without child processes. */
    processorTime?: number;
  }
}

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const beforeFile = process.cpuUsage();
let beforeTest = beforeFile;

/** For the list of costs: the processor time that each test and this file cost their shared process. */
beforeEach(() => {
  beforeTest = process.cpuUsage();
});
afterEach(({ task }) => {
  task.meta.processorTime = secondsSince(beforeTest);
});
// biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern that no fixture is wanted
afterAll(({}, file) => {
  file.meta.processorTime = secondsSince(beforeFile);
});
