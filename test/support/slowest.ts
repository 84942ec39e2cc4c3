import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;

/** Seconds on the clock, with the import of the file. */
const secondsOf = (file: TestModule): number => {
  const { collectDuration, setupDuration, duration } = file.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
};

/** Prints the slowest files after the tests, and the processor time that all of them took. */
export default class Slowest implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const slowest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SHOWN);
    const sum = files.reduce((all, file) => all + (file.meta().processorTime ?? 0), 0);
    const own = process.cpuUsage();
    const lines = slowest.map((file) => {
      const figures = [secondsOf(file), file.meta().processorTime ?? 0].map((seconds) =>
        seconds.toFixed(1).padStart(9),
      );
      return `${figures.join('')}  ${relative(process.cwd(), file.moduleId)}`;
    });
    console.log(`The ${SHOWN} slowest files\n  seconds  of processor\n${lines.join('\n')}`);
    console.log(
      `${(sum + (own.user + own.system) / 1e6).toFixed(0)} s of processor time, without browsers, servers and scripts that tests start\n`,
    );
  }
}
