import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

const SHOWN = 10;
const EXPANSIONS = readdirSync('src/expansions', { withFileTypes: true }).flatMap((one) =>
  one.isDirectory() ? [one.name] : [],
);

/** Wall-clock seconds, with the import of the file. */
const secondsOf = (file: TestModule): number => {
  const { collectDuration, setupDuration, duration } = file.diagnostic();
  return (collectDuration + setupDuration + duration) / 1000;
};

const processorOf = (file: TestModule): number => file.meta().processorTime ?? 0;
const pathOf = (file: TestModule): string => relative(process.cwd(), file.moduleId);
const inColumn = (seconds: number): string => seconds.toFixed(1).padStart(9);

/** The cost of each name, dearest first. */
function summed(title: string, costs: Iterable<readonly [name: string, seconds: number]>): string {
  const sums = new Map<string, number>();
  for (const [name, seconds] of costs) sums.set(name, (sums.get(name) ?? 0) + seconds);
  const lines = [...sums].toSorted(([, a], [, b]) => b - a).map(([name, seconds]) => `${inColumn(seconds)}  ${name}`);
  return [title, ...lines].join('\n');
}

/** An expansion bears the cost of its own files and of every other test that names it. */
function* costsOfExpansions(files: readonly TestModule[]): Generator<readonly [string, number]> {
  for (const file of files) {
    const own = /^test\/expansions\/([^/]+)\//.exec(pathOf(file))?.[1];
    if (own) yield [own, processorOf(file)];
    else
      for (const test of file.children.allTests()) {
        const named = test.fullName.split(/[^a-z\d-]+/);
        const among = EXPANSIONS.filter((name) => named.includes(name));
        for (const name of among) yield [name, (test.meta().processorTime ?? 0) / among.length];
      }
  }
}

/** Prints the slowest files after the tests, then the processor time of all files by folder and by expansion. */
export default class Slowest implements Reporter {
  onTestRunEnd(files: readonly TestModule[]): void {
    const slowest = files.toSorted((a, b) => secondsOf(b) - secondsOf(a)).slice(0, SHOWN);
    const lines = slowest.map(
      (file) => `${[secondsOf(file), processorOf(file)].map(inColumn).join('')}  ${pathOf(file)}`,
    );
    console.log(`The ${SHOWN} slowest files\n  seconds  of processor\n${lines.join('\n')}`);
    const folders = files.map(
      (file) => [pathOf(file).split('/').slice(0, -1).slice(0, 2).join('/'), processorOf(file)] as const,
    );
    console.log(summed('Seconds of processor by folder', folders));
    console.log(
      summed('Seconds of processor by expansion, with the tests elsewhere that name it', costsOfExpansions(files)),
    );
    const sum = files.reduce((all, file) => all + processorOf(file), 0);
    const own = process.cpuUsage();
    console.log(
      `${(sum + (own.user + own.system) / 1e6).toFixed(0)} s of processor time, without browsers, servers and scripts that tests start\n`,
    );
  }
}
