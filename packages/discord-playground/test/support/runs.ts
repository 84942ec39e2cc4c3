import { createHash } from 'node:crypto';
import { expect, inject } from 'vitest';
import { CHROMIUM, needs } from '../needs.ts';

interface Draw {
  /** `npm test` runs it in one commit of so many. */
  readonly oneIn: number;
  /** `npm test` also runs it if its own file has changed, or a file whose path begins so. */
  readonly about: string;
}

const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE();

/** Whether a costly test runs. In a project that draws nothing it always does. */
export function isDrawn(title: string, { oneIn, about }: Draw): boolean {
  const drawn = inject('drawn');
  if (!drawn || inject('isLong')) return true;
  const file = expect.getState().testPath ?? '';
  return (
    drawn.changed.some((path) => path === '' || path.startsWith(about) || file.endsWith(path)) ||
    numberOf(`${drawn.by} ${title}`) % oneIn === 0
  );
}

/** Whether tests of the page run that need a browser: `describe.runIf(hasBrowser('composer'))(…)`. */
export const hasBrowser = (title: string): boolean =>
  needs(CHROMIUM) !== null && isDrawn(title, { oneIn: 8, about: 'packages/discord-playground/src/page' });
