import { afterAll, afterEach, beforeEach } from 'vitest';

declare module 'vitest' {
  interface TaskMeta {
    /** Seconds, threads included, child processes not. */
    processorTime?: number;
  }
}

const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const beforeFile = process.cpuUsage();
let beforeTest = beforeFile;

/** For the list of costs: what each test and this file have cost the process they share with others. */
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
