import { type Browser, chromium } from 'playwright-core';
import { needs } from '../support/needs.ts';

/** Debian's Chromium without a window, and without the services that would call home. */
export function launch(): Promise<Browser> {
  const executablePath = needs('chromium');
  if (executablePath === null) throw new Error('no chromium: the caller skips');
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      '--disable-background-networking',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
