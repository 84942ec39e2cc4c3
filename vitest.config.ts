import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { drawnHere } from './test/support/draw.ts';

const ALL = ['test/**/*.test.ts', 'packages/*/test/**/*.test.ts'];

/** Files which try less in `npm test` than in `npm run test:long`: those that ask `test/support/runs.ts` how much to try. */
const withLongRuns = (): string[] => {
  const asks = (file: string): boolean => readFileSync(file, 'utf8').includes("/support/runs.ts'");
  return globSync(ALL, { cwd: import.meta.dirname }).filter(asks);
};

/**
 * What waits longest first, then whole games through the playground: begun last, one of them would keep one processor busy
 * while the other waits.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      if (/\/(chaos|growth)\//.test(moduleId)) return 0;
      return /\/e2e(\/|\.test\.ts$)/.test(moduleId) ? 1 : 2;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}

const HANGING_MS = 10 * 60_000;

export default defineConfig(({ mode }) => ({
  test: {
    include: mode === 'long' ? withLongRuns() : ALL,
    provide: { isLong: mode === 'long', drawn: drawnHere() },
    globalSetup: ['test/support/announce.ts'],
    // For scripts that tests start: each is compiled once, which is most of what a short-lived one costs.
    env: { NODE_COMPILE_CACHE: `${import.meta.dirname}/node_modules/.cache/compiled` },
    reporters: ['default', './test/support/slowest.ts', './test/support/again.ts'],
    setupFiles: ['test/support/processor-time.ts', 'test/support/fast-check.ts'],
    // In the long run many tests wait for servers, browsers and disks: one process more than cores. It costs 6 s of processor
    // time for what it imports, which the short run saves. No threads: processes keep apart what these share.
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    // Node runs TypeScript itself, here as in production; Vite's own way was a seventh of the processor time.
    experimental: { viteModuleRunner: false, nodeLoader: false },
    maxWorkers: availableParallelism() + (mode === 'long' ? 1 : 0),
    // Files that share a process import the project and its libraries once, which was half of the processor time. So a test
    // leaves nothing behind in modules, globals or the environment.
    isolate: false,
    // A watch against hangs alone: no test is to end by it, on however slow a machine.
    testTimeout: HANGING_MS,
    hookTimeout: HANGING_MS,
    // A test that asserts nothing passes whatever the code does: one of an empty list, or of a branch never taken.
    expect: { requireAssertions: true, poll: { timeout: HANGING_MS } },
    coverage: {
      provider: 'v8',
      include: ['src/**', 'commands/**', 'render/**', 'packages/*/src/**'],
      reporter: ['text-summary', 'html'],
    },
  },
}));
