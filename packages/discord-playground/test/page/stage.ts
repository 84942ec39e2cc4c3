import type { BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect } from 'vitest';
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
 * One browser for the file, and for each test a new server, which is another origin: no test sees another's stored data. Tests share
 * windows, since a new window costs the browser more than a new page. After each test no window may have reported an error, such as a load
 * that the Content-Security-Policy blocked.
 */
export function useStage(): Stage {
  let context: BrowserContext | undefined;
  const free: Page[] = [];
  const open: Page[] = [];
  let errors: string[] = [];

  async function newWindow(): Promise<Page> {
    context ??= await (await launch()).newContext({ locale: 'en-US' });
    const page = await windowOf(context);
    page.on('pageerror', (error) => errors.push(String(error)));
    page.on('console', (message) => {
      // Missing emoji, refused posts and dropped sockets belong to some tests; the browser reports them all.
      const expected = /status of 4\d\d|WebSocket connection/.test(message.text());
      if (message.type() === 'error' && !expected) errors.push(message.text());
    });
    return page;
  }

  beforeEach(async () => {
    errors = [];
    stage.fake = await startFake();
  });
  afterEach(async () => {
    for (const page of open.splice(0)) {
      await page.unrouteAll({ behavior: 'wait' });
      await page.goto('about:blank');
      free.push(page);
    }
    await stage.fake.close();
    expect(errors).toEqual([]);
  });
  afterAll(() => context?.browser()?.close());

  const stage: Stage = {
    fake: undefined as unknown as FakeServer,
    async open(user = ADA, size = { width: 1280, height: 800 }) {
      const page = free.pop() ?? (await newWindow());
      open.push(page);
      await page.setViewportSize(size);
      await page.mouse.move(0, 0);
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
