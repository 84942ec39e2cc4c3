import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program that some tests run: its possible names, and its Debian package. */
export interface Tool {
  readonly names: readonly string[];
  readonly package: string;
}

export const CHROMIUM: Tool = { names: ['chromium', 'chromium-browser', 'google-chrome'], package: 'chromium' };

/**
 * The path of a program, or null if it is not on the PATH: `describe.skipIf(needs(CHROMIUM) === null)(…)`. Throws for a missing program if
 * `CI=true`, since no test may be skipped there.
 */
export function needs(tool: Tool): string | null {
  const path = find(tool);
  if (path === null && isCi()) throw new Error(`${missing(tool)} (CI=true: nothing is skipped)`);
  return path;
}

/** One line for each missing program. */
export const missingOf = (tools: readonly Tool[]): string[] =>
  tools.filter((tool) => find(tool) === null).map((tool) => `${missing(tool)}: its tests are skipped`);

const missing = (tool: Tool): string => `${tool.names[0]} is not on the PATH (apt-get install ${tool.package})`;

const isCi = (): boolean => process.env.CI === 'true' || process.env.CI === '1';

function find({ names }: Tool): string | null {
  for (const name of names) {
    for (const folder of (process.env.PATH ?? '').split(delimiter)) {
      const path = join(folder, name);
      try {
        accessSync(path, constants.X_OK);
        return path;
      } catch {
        // It is not in this folder.
      }
    }
  }
  return null;
}
