import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { launch, windowOf } from '../../packages/discord-playground/test/page/browser.ts';
import { LESSON_STAGES } from '../../src/game/learning/lesson.ts';
import { runScript } from '../support/child.ts';
import { needs } from '../support/needs.ts';
import { isDrawn } from '../support/runs.ts';
import { playedAt } from './played.ts';

const PICTURES = process.env.E2E_PICTURES;
const PHONE = { width: 400, height: 800 };
const IS_DRAWN =
  needs('chromium') !== null &&
  isDrawn('lesson', {
    oneIn: 8,
    about: ['src/game/learning/', 'src/discord/flows/lesson.ts', 'src/discord/components/lesson.ts'],
  });

/** A newcomer with a phone types `/learn`, reads the bold words, and presses the button with that label. */
describe.runIf(IS_DRAWN)('/learn on a phone, by the page of the playground', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser?.close());

  const shoot = async (page: Page, name: string): Promise<void> => {
    if (PICTURES) await page.screenshot({ path: `${PICTURES}/${name}.png` });
  };

  /** Resolves when the panel's picture is drawn; expects words for it. */
  const drawn = async (panel: Locator): Promise<void> => {
    const image = panel.locator('.picture img').first();
    const width = () => image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(width).toBeGreaterThan(300);
    await image.evaluate((one) => (one as unknown as { decode(): Promise<void> }).decode());
    expect((await image.getAttribute('alt'))!.length).toBeGreaterThan(20);
  };

  test('from the first tile to the learner’s own table, a press at a time', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carcassonne-'));
    const child = runScript('src/playground/main.ts', {
      ...{ cwd: folder, env: { PLAYGROUND_DATA: folder }, args: ['--port', '0'] },
    });
    onTestFinished(async () => {
      child.process.kill('SIGTERM');
      await child.ended;
      rmSync(folder, { recursive: true, force: true });
    });
    const page = await windowOf(browser, { viewport: PHONE });
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(String(error)));
    await page.goto(await playedAt(child));
    await page.locator('#message-box').pressSequentially('/learn ');
    await page.keyboard.press('Enter');
    const panel = page.locator('article.ephemeral').first();
    await panel.locator('[data-custom-id*="|square|"]').first().waitFor();
    const asked = async (): Promise<string> => {
      // The last bold words, since the computer's moves stand above them.
      return (await panel.locator('strong').last().textContent())!;
    };
    for (const [index, { step, press }] of LESSON_STAGES.entries()) {
      await drawn(panel);
      await shoot(page, `learn-${index}-${step}-${press}`);
      if (index === 1) {
        await panel.locator('[data-custom-id*="|put|"]').last().click();
        await page.getByText('Nothing has changed').waitFor();
        await shoot(page, 'learn-slip');
      }
      const label = await asked();
      const before = await panel.locator('[data-custom-id]').first().getAttribute('data-custom-id');
      await panel.getByRole('button', { name: label, exact: true }).click();
      await expect
        .poll(async () => panel.locator('[data-custom-id]').first().getAttribute('data-custom-id'))
        .not.toBe(before);
      expect(await page.locator('html').evaluate((html) => html.scrollWidth)).toBeLessThanOrEqual(PHONE.width);
    }
    await panel.getByText('wins with 19 points').waitFor();
    await drawn(panel);
    await shoot(page, 'learn-over');
    await panel.locator('[data-custom-id*="|learn-play|"]').click();
    await page.locator('[data-custom-id*="|join|"]').waitFor();
    await shoot(page, 'learn-table');
    expect(errors).toEqual([]);
  });
});
