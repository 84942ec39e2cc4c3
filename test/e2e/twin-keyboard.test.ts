import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, windowOf } from '../../packages/discord-playground/test/page/browser.ts';
import { needs } from '../support/needs.ts';
import { openTable } from '../support/player.ts';
import { isDrawn, runs } from '../support/runs.ts';
import { onStage } from '../support/stage.ts';

const ABOUT = ['packages/discord-playground/src/page/'];
const IS_DRAWN = needs('chromium') !== null && isDrawn('keyboard', { oneIn: 8, about: ABOUT });

/** More steps of the Tab key than a message has. */
const MOST_STEPS = 40;

/** The first people of the playground. */
const NAMES = ['Ada', 'Bo'];

/** The focused element: its message, its tag and its accessible name. */
const FOCUSED = `(() => {
  const { activeElement: one } = document;
  const within = one?.closest('[data-message]')?.getAttribute('data-message') ?? '';
  return { within, tag: one?.tagName ?? '', name: one?.getAttribute('aria-label') ?? one?.textContent ?? '' };
})()`;

describe.runIf(IS_DRAWN)('a table in words, by the playground’s page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const focused = (page: Page) => page.evaluate<{ within: string; tag: string; name: string }>(FOCUSED);

  /** Goes to the newest message, up to the wanted one, then by Tab to the button with the wanted name; and Enter. */
  const press = async (page: Page, id: string, isWanted: (name: string) => boolean): Promise<void> => {
    // At first the focus is in the message box, once that exists.
    await expect
      .poll(async () => {
        await page.keyboard.press('Alt+ArrowDown');
        return (await focused(page)).within;
      })
      .not.toBe('');
    for (let up = 0; (await focused(page)).within !== id; up++) {
      expect(up, 'messages between it and the newest').toBeLessThan(MOST_STEPS);
      await page.keyboard.press('ArrowUp');
    }
    for (let tabs = 0; ; tabs++) {
      const { tag, name, within } = await focused(page);
      expect(within, 'the message is not left before').toBe(id);
      if (tag === 'BUTTON' && isWanted(name)) return page.keyboard.press('Enter');
      expect(tabs).toBeLessThan(MOST_STEPS);
      await page.keyboard.press('Tab');
    }
  };

  /** The id of the newest message that matches; '' if none does. */
  const newest = async (page: Page, selector: string): Promise<string> =>
    page.evaluate<string>(
      `[...document.querySelectorAll(${JSON.stringify(selector)})].at(-1)?.getAttribute('data-message') ?? ''`,
    );

  const TURN = 'article:not(.ephemeral):has([data-custom-id*="|square|"])';
  const PANEL = 'article.ephemeral:has([data-custom-id*="|put|"])';

  test('it is played by the keyboard and the screen reader’s texts, without one picture', async () => {
    const stage = await onStage();
    const { playground, channel } = stage;
    const players = playground.users.slice(0, 2);
    await openTable(playground, channel, players, { text: true });
    const page = await windowOf(browser, { viewport: { width: 1280, height: 900 } });
    await page.goto(`${playground.url}/?user=${players[0]}&channel=${channel}`);
    await page.locator(TURN).waitFor();

    const most = runs(72);
    for (let turn = 0; turn < most; turn++) {
      const id = await newest(page, TURN);
      if (id === '') break;
      const message = page.locator(`[data-message="${id}"]`);
      const told = await message.ariaSnapshot();
      expect(told).not.toMatch(/^\s*- img "(?!.*avatar)/m);
      const [, name] = /@(\w+)/.exec(told)!;
      const who = NAMES.indexOf(name!);
      expect(who, told).toBeGreaterThanOrEqual(0);
      const [, number, square] = /(\d+) = ([A-Z]+-?\d+)/.exec(told)!;
      await page.keyboard.press(`Alt+${who + 1}`);
      await page.getByRole('button', { name: `Playing as ${name}. Switch user` }).waitFor();
      await press(page, id, (label) => label === `${number} · ${square}`);
      await page.locator(PANEL).last().waitFor();
      const panel = await newest(page, PANEL);
      expect(await page.locator(`[data-message="${panel}"]`).ariaSnapshot()).toContain(square);
      await press(page, panel, (label) => label.startsWith('No figure'));
      await expect.poll(async () => (await newest(page, TURN)) !== id).toBe(true);
      // A keyboard player never loses the place in the page.
      expect(await page.evaluate('document.activeElement !== document.body')).toBe(true);
    }
    const isOver = (await newest(page, TURN)) === '';
    expect(isOver).toBe(most === 72);
    expect(await page.locator('article .picture').count()).toBe(0);
    await page.close();
  });
});
