import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launch, windowOf } from '../../packages/discord-playground/test/page/browser.ts';
import { runScript } from '../support/child.ts';
import { needs } from '../support/needs.ts';
import { isDrawn } from '../support/runs.ts';
import { playedAt } from './played.ts';

const PICTURES = process.env.E2E_PICTURES;
const IS_DRAWN = needs('chromium') !== null && isDrawn('page', { oneIn: 8, about: ['src/playground/'] });

/** A newcomer's way: only `npm run playground` and its page. */
describe.runIf(IS_DRAWN)('npm run playground, by its page', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const shoot = async (page: Page, name: string): Promise<void> => {
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
  };

  const playAs = async (page: Page, name: string): Promise<void> => {
    await page.locator('.switcher-button').click();
    await page.locator('.menu-user', { hasText: name }).click();
    await page.getByRole('button', { name: `Playing as ${name}. Switch user` }).waitFor();
  };

  const boards = (page: Page): Locator =>
    page.locator('article:not(.ephemeral)').filter({ has: page.locator('[data-custom-id*="|square|"]') });

  /** The asked player, from the mention on the newest board. */
  const asked = async (page: Page): Promise<string> =>
    (await boards(page).last().locator('.mention').first().textContent())!.replace('@', '');

  /** A whole turn of the asked player, by clicks. */
  const takeTurn = async (page: Page, name?: string): Promise<void> => {
    await playAs(page, await asked(page));
    const board = boards(page).last();
    const id = await board.getAttribute('data-message');
    await board.locator('[data-custom-id*="|square|"]').first().click();
    const panel = page.locator('article.ephemeral').last();
    await panel.locator('[data-custom-id*="|put|"]').first().waitFor();
    await expect(pictureOf(panel)).resolves.toBeGreaterThan(300);
    if (name) await shoot(page, name);
    await panel.locator('[data-custom-id*="|put|"]').last().click();
    // The turn is pending; the button lets the next tile come at once.
    await panel.locator('[data-custom-id*="|take-back|"]').waitFor();
    if (name) await shoot(page, `${name}-done`);
    await panel.locator('[data-custom-id*="|done|"]').click();
    await expect.poll(async () => (await boards(page).last().getAttribute('data-message')) !== id).toBe(true);
  };

  const pictureOf = async (message: Locator): Promise<number> => {
    const image = message.locator('.picture img').first();
    await image.waitFor();
    expect((await image.getAttribute('alt'))!.length).toBeGreaterThan(20);
    let width = 0;
    await expect
      .poll(async () => {
        width = await image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth);
        return width;
      })
      .toBeGreaterThan(0);
    return width;
  };

  test('from the start to played turns, and through a restart of everything', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carcassonne-'));
    const start = () =>
      runScript('src/playground/main.ts', { cwd: folder, env: { PLAYGROUND_DATA: folder }, args: ['--port', '0'] });
    let child = start();
    onTestFinished(async () => {
      child.process.kill('SIGTERM');
      await child.ended;
      rmSync(folder, { recursive: true, force: true });
    });
    const errors: string[] = [];
    const open = async (size: { width: number; height: number }): Promise<Page> => {
      const page = await windowOf(browser, { viewport: size });
      page.on('pageerror', (error) => errors.push(String(error)));
      await page.goto(await playedAt(child));
      await page.locator('#message-box').waitFor();
      return page;
    };

    const page = await open({ width: 1280, height: 900 });
    await page.locator('#message-box').pressSequentially('/play ');
    await page.keyboard.press('Enter');
    await page.locator('[data-custom-id*="|join|"]').waitFor();
    // A process's first picture comes after the words: a click before it would be lost.
    await page.getByAltText('In play: Base game.').waitFor();
    await shoot(page, 'lobby');
    for (const name of ['Bo', 'Esra']) {
      await playAs(page, name);
      await page.locator('[data-custom-id*="|join|"]').click();
      await page
        .locator('article', { hasText: 'At the table' })
        .filter({ hasText: `@${name}` })
        .waitFor();
    }
    await playAs(page, 'Ada');
    await page.locator('[data-custom-id*="|start|"]').click();
    await boards(page).waitFor();
    expect(await pictureOf(boards(page))).toBeGreaterThan(600);
    await takeTurn(page, 'panel-1280');
    await takeTurn(page);
    await shoot(page, 'board-1280');
    // No other user sees a panel, and only the newest board has buttons.
    await playAs(page, 'Dieter');
    await expect.poll(() => boards(page).count()).toBe(1);
    expect(await page.locator('article.ephemeral').count()).toBe(0);
    const before = await boards(page).getAttribute('data-message');
    await page.close();

    child.process.kill('SIGTERM');
    expect(await child.ended).toBe(0);
    child = start();
    const phone = await open({ width: 400, height: 800 });
    await expect.poll(() => boards(phone).getAttribute('data-message')).toBe(before);
    await takeTurn(phone, 'panel-400');
    await shoot(phone, 'board-400');
    expect(await phone.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(400);
    await phone.close();
    expect(errors).toEqual([]);
  });
});
