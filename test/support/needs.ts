import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Programs that some tests run for real, by the names they go by, with the Debian package that brings them. */
const TOOLS = {
  'redis-server': { names: ['redis-server'], package: 'redis-server' },
  chromium: { names: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' },
} as const;

export type Tool = keyof typeof TOOLS;

/**
 * The path of a program, or null where it is not on the PATH: `describe.skipIf(needs('chromium') === null)(…)`.
 * Under `CI=true` a missing one throws: there nothing may be skipped.
 */
export function needs(tool: Tool): string | null {
  const path = find(tool);
  if (path === null && isCi()) throw new Error(`${missing(tool)} (CI=true: nothing is skipped)`);
  return path;
}

/** One line for each program that is missing; printed once before the tests by `announce.ts`. */
export const allMissing = (): string[] =>
  (Object.keys(TOOLS) as Tool[])
    .filter((tool) => find(tool) === null)
    .map((tool) => `${missing(tool)}: its tests are skipped`);

const missing = (tool: Tool): string => `${tool} is not on the PATH (apt-get install ${TOOLS[tool].package})`;

const isCi = (): boolean => process.env.CI === 'true' || process.env.CI === '1';

function find(tool: Tool): string | null {
  for (const name of TOOLS[tool].names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // not here
      }
    }
  }
  return null;
}
