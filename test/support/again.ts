import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node';

/** Whether `runs.ts` or fast-check draws what a file tries. */
const draws = (file: string): boolean => /\/support\/runs\.ts'|'fast-check'/.test(readFileSync(file, 'utf8'));

/** One word of a shell, which is also a regular expression of the name. ` > ` between nested names is optional. */
const quoted = (name: string): string =>
  `'${name
    .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    .replaceAll("'", '.')
    .replaceAll(' > ', '( >)? ')}$'`;

/** Prints for each failed test that may have been drawn the command that runs exactly this case again. */
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
