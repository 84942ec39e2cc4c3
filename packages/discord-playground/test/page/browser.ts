import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { CHROMIUM, needs } from '../needs.ts';

/** Debian's Chromium without a window, and without the services that would call home. */
export function launch(): Promise<Browser> {
  const executablePath = needs(CHROMIUM);
  if (executablePath === null) throw new Error('no chromium: the caller skips');
  return chromium.launch({
    executablePath,
    timeout: 0,
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

/** A window that waits without a time limit; only vitest ends a hang. Only a new context of a browser uses `options`. */
export async function windowOf(from: Browser | BrowserContext, options?: BrowserContextOptions): Promise<Page> {
  const page = await ('newContext' in from ? from.newPage(options) : from.newPage());
  page.setDefaultTimeout(0);
  return page;
}
