import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Whether what a file tries is drawn: by `runs.ts`, or by fast-check. */
const draws = (file: string): boolean => /\/support\/runs\.ts'|'fast-check'/.test(readFileSync(file, 'utf8'));

/** As one word of a shell, and one that a regular expression takes as it stands, but for what lies between names. */
const quoted = (name: string): string =>
  `'${name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", '.')
    .replaceAll(' > ', '( >)? ')}$'`;

/** Tells for each test that failed and may have been drawn how to run exactly this case again. */
export default class Again implements Reporter {
  private vitest!: Vitest;

  onInit(vitest: Vitest): void {
    this.vitest = vitest;
  }

  onTestRunEnd(files: readonly TestModule[]): void {
    const { drawn, isLong } = this.vitest.getRootProject().getProvidedContext();
    const commandOf = (file: TestModule, test: TestCase): string =>
      [
        `TESTS_DRAWN_BY='${drawn.by}' npx vitest run ${relative(process.cwd(), file.moduleId)}`,
        ...(isLong ? ['--mode long'] : []),
        `-t ${quoted(test.fullName)}`,
      ].join(' ');
    for (const file of files.filter(({ moduleId }) => draws(moduleId)))
      for (const test of file.children.allTests('failed'))
        console.log(`This case runs again with ${commandOf(file, test)}`);
  }
}
