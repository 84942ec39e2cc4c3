import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Whole games through the playground first: begun last, one of them would keep one processor busy while the other waits. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean => moduleId.includes('/test/e2e/');
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/announce.ts'],
    // A test that asserts nothing passes whatever the code does: one of an empty list, or of a branch never taken.
    expect: { requireAssertions: true },
    // Many tests wait for servers, browsers and disks, so no core is spared: on two loaded cores 190 s with this, 213 s
    // with vitest's own choice, and 194 s in threads, which share what processes keep apart.
    sequence: { sequencer: LongestFirst },
    pool: 'forks',
    maxWorkers: '100%',
    // Far above what any test needs; whole games end to end ask for more themselves.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**', 'commands/**', 'render/**'], reporter: ['text-summary', 'html'] },
  },
});
