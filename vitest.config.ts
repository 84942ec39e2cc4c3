import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    globalSetup: ['test/support/announce.ts'],
    // Far above what any test needs; whole games end to end ask for more themselves.
    testTimeout: 20_000,
    hookTimeout: 30_000,
    coverage: { provider: 'v8', include: ['src/**', 'commands/**', 'render/**'], reporter: ['text-summary', 'html'] },
  },
});
