import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { PageMessage } from '../../src/playground/page-api.ts';
import { launch, windowOf } from './browser.ts';
import { type FakeServer, type Posted, startFake } from './fake-server.ts';
import { ADA } from './fixtures.ts';

export interface Stage {
  fake: FakeServer;
  /** A window of a user, with the newest message in sight. */
  open: (user?: string, size?: { width: number; height: number }) => Promise<Page>;
  /** The newest post to this path, awaited. */
  posted: (path: string) => Promise<Posted>;
}

/**
 * A browser for the file, a fresh server and windows for each test. After each test no window may have reported an
 * error: that includes everything that the Content-Security-Policy has blocked.
 */
export function useStage(options: { messages?: (origin: string) => PageMessage[] } = {}): Stage {
  let browser: Browser;
  let context: BrowserContext;
  let errors: string[] = [];

  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());

  beforeEach(async () => {
    errors = [];
    stage.fake = await startFake(options);
    context = await browser.newContext({ locale: 'en-US' });
  });
  afterEach(async () => {
    await context.close();
    await stage.fake.close();
    expect(errors).toEqual([]);
  });

  const stage: Stage = {
    fake: undefined as unknown as FakeServer,
    async open(user = ADA, size = { width: 1280, height: 800 }) {
      const page = await windowOf(context);
      await page.setViewportSize(size);
      page.on('pageerror', (error) => errors.push(String(error)));
      page.on('console', (message) => {
        // A missing emoji, a refused post and a dropped socket are parts of some tests; the browser reports them all.
        const expected = /status of 4\d\d|WebSocket connection/.test(message.text());
        if (message.type() === 'error' && !expected) errors.push(message.text());
      });
      await page.goto(`${stage.fake.url}?user=${user}`);
      await page.locator('article').last().waitFor();
      return page;
    },
    async posted(path) {
      await expect.poll(() => stage.fake.posted.some((post) => post.path === path)).toBe(true);
      return stage.fake.posted.findLast((post) => post.path === path)!;
    },
  };
  return stage;
}

export const isFocused = (locator: Locator): Promise<boolean> =>
  locator.evaluate((element) => element === element.ownerDocument.activeElement);

export const styleOf = (locator: Locator, property: string): Promise<string> =>
  locator.evaluate(
    (element, name) => element.ownerDocument.defaultView!.getComputedStyle(element).getPropertyValue(name),
    property,
  );
