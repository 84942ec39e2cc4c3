import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/runs.ts';
import { ADA, BO, CHANNEL, CY, message, THREAD } from './fixtures.ts';
import { isFocused, useStage } from './stage.ts';

const PHONE = { width: 400, height: 800 };

const stage = useStage();

describe.runIf(hasBrowser('reach'))('users', () => {
  test('switching shows what that user sees, and the address names the user', async () => {
    const page = await stage.open(ADA);
    expect(await page.locator('article.ephemeral').count()).toBe(1);
    await page.locator('.switcher-button').click();
    await page.locator('.menu-user', { hasText: 'Bo' }).click();
    await expect.poll(() => page.locator('.switcher-name').textContent()).toBe('Bo');
    await page.locator('article', { hasText: 'Old layout' }).waitFor();
    expect(await page.locator('article.ephemeral').count()).toBe(0);
    expect(await page.locator('.hint').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('user')).toBe(BO);
    await page.locator('[data-custom-id=join]').click();
    expect((await stage.posted('press')).body.user).toBe(BO);
  });

  test('two windows are two users, and each gets its own messages', async () => {
    const [ada, bo] = [await stage.open(ADA), await stage.open(BO)];
    stage.fake.push(BO, {
      type: 'message-created',
      message: message({ content: 'Psst, Bo', ephemeral: true, flags: 64 }),
    });
    await bo.locator('article.ephemeral', { hasText: 'Psst, Bo' }).waitFor();
    expect(await ada.locator('article', { hasText: 'Psst, Bo' }).count()).toBe(0);
  });

  test('an unknown user in the address becomes the first one', async () => {
    const page = await stage.open('999');
    expect(await page.locator('.switcher-name').textContent()).toBe('Ada');
  });

  test('the user mentioned last is marked, so that it is clear whom to play as', async () => {
    const page = await stage.open(CY);
    expect(await page.locator('.member', { has: page.locator('.called') }).textContent()).toContain('Ada');
    const turn = message({ content: `<@${BO}> – your tile`, mentions: [{ id: BO, username: 'Bo' }] });
    stage.fake.push(CY, { type: 'message-created', message: turn });
    const called = page.locator('.member', { has: page.locator('.called') });
    await expect.poll(() => called.textContent()).toContain('Bo');
    expect(await called.count()).toBe(1);
  });

  test('the language is the user’s own', async () => {
    const page = await stage.open(CY);
    await page.locator('.switcher-button').click();
    await page.getByLabel('Language of Cy').selectOption('de');
    expect((await stage.posted('locale')).body).toEqual({ user: CY, locale: 'de' });
    await page.locator('#message-box').pressSequentially('/place');
    await expect.poll(() => page.getByRole('option').first().textContent()).toContain('Lege dein Plättchen');
  });

  test('a ping elsewhere is counted at its channel and in the title', async () => {
    const page = await stage.open();
    const mention = message({ channel_id: THREAD, content: 'Ada!', mentions: [{ id: ADA, username: 'Ada' }] });
    stage.fake.push(ADA, { type: 'message-created', message: mention });
    stage.fake.push(ADA, { type: 'ping', message: mention.id, channel: THREAD, by: BO });
    const thread = page.locator('.thread .channel');
    await expect.poll(() => thread.locator('.badge').textContent()).toBe('1');
    expect(await page.title()).toMatch(/^\(1\) /);
    await thread.click();
    await page.locator('article.mentioned', { hasText: 'Ada!' }).waitFor();
    expect(await page.locator('.badge').count()).toBe(0);
  });
});

describe.runIf(hasBrowser('reach'))('by keyboard alone', () => {
  test('from the message box to the newest buttons, and a press', async () => {
    const page = await stage.open();
    await page.locator('#message-box').focus();
    for (let i = 0; i < 12 && !(await isFocused(page.locator('[data-custom-id=rotate-0]'))); i++) {
      await page.keyboard.press('Shift+Tab');
    }
    await page.keyboard.press('Enter');
    expect((await stage.posted('press')).body.customId).toBe('rotate-0');
  });

  test('the skip links come first and lead to the newest message and to the box', async () => {
    const page = await stage.open();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await isFocused(page.locator('article').last())).toBe(true);
    await page.keyboard.press('ArrowUp');
    expect(await isFocused(page.locator('article').nth(-2))).toBe(true);
    await page.locator('#skip-newest').focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await isFocused(page.locator('#message-box'))).toBe(true);
  });

  test('a select opens, moves by arrows and letters, and chooses', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=expansion]').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('f');
    await page.keyboard.press('Enter');
    expect((await stage.posted('select')).body.values).toEqual(['flyers']);
    expect(await isFocused(page.locator('[data-custom-id=expansion]'))).toBe(true);
  });

  test('typing without a box in focus goes to the message box', async () => {
    const page = await stage.open();
    await page.locator('article').last().focus();
    await page.keyboard.type('/pl');
    expect(await page.locator('#message-box').inputValue()).toBe('/pl');
  });

  test('users are switched from the menu and by Alt and a digit', async () => {
    const page = await stage.open();
    await page.locator('.switcher-button').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.switcher-name').textContent()).toBe('Bo');
    await page.keyboard.press('Alt+3');
    await expect.poll(() => page.locator('.switcher-name').textContent()).toBe('Cy');
  });

  test('the focus is always visible and everything that takes it has a name', async () => {
    const page = await stage.open();
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const { name, outline, tag } = await page.evaluate<{ name: string; outline: string; tag: string }>(`(() => {
        const element = document.activeElement;
        const style = getComputedStyle(element);
        const bar = element.closest('.bar');
        return {
          tag: element.outerHTML.slice(0, 120),
          outline: style.outlineStyle !== 'none' ? style.outlineStyle : bar ? getComputedStyle(bar).borderColor : 'none',
          name: element.getAttribute('aria-label') || element.labels?.[0]?.textContent || element.textContent,
        };
      })()`);
      // After the last stop the browser's own frame has the focus.
      if (tag.startsWith('<body')) continue;
      expect(outline, tag).not.toBe('none');
      expect(name.trim(), tag).not.toBe('');
    }
  });
});

describe.runIf(hasBrowser('reach'))('on screens of all sizes', () => {
  const overflow = (page: Page) =>
    page.evaluate<string[]>(`[...document.querySelectorAll('#main *, #header *')]
      .filter((element) => !element.closest('pre, .context, .topic, svg'))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 100))`);

  test('at 400 px nothing is wider than the window', async () => {
    const page = await stage.open(ADA, PHONE);
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(400);
    expect(await page.evaluate("document.querySelector('#scroller').scrollWidth <= 400")).toBe(true);
    expect(await overflow(page)).toEqual([]);
    const board = page.locator('article', { hasText: 'Old layout' }).locator('.picture img');
    expect((await board.boundingBox())!.width).toBeGreaterThan(320);
  });

  test('at 400 px the channels lie behind a button, out of the way of the keyboard', async () => {
    const page = await stage.open(ADA, PHONE);
    const channels = page.getByRole('navigation', { name: 'Channels' });
    expect(await channels.count()).toBe(0);
    await page.getByRole('button', { name: 'Servers and channels' }).click();
    await channels.getByRole('button', { name: 'Evening game' }).click();
    await expect.poll(() => new URL(page.url()).searchParams.get('channel')).toBe(THREAD);
    await expect.poll(() => channels.count()).toBe(0);
  });

  test('at 1400 px servers, channels, messages and members are side by side', async () => {
    const page = await stage.open(ADA, { width: 1400, height: 800 });
    for (const name of ['Servers', 'Channels'])
      expect(await page.getByRole('navigation', { name }).isVisible()).toBe(true);
    expect(await page.getByRole('complementary', { name: 'Members' }).isVisible()).toBe(true);
    expect(await page.getByRole('log').isVisible()).toBe(true);
    expect(await overflow(page)).toEqual([]);
  });

  test('a picture leaves room for its text and buttons', async () => {
    const page = await stage.open(ADA, { width: 1280, height: 700 });
    const box = await page.locator('article', { hasText: 'Old layout' }).locator('.picture img').boundingBox();
    expect(box!.height).toBeLessThanOrEqual(420);
    expect(box!.width / box!.height).toBeCloseTo(800 / 720, 2);
  });

  test('texts have a contrast of at least 4.5', async () => {
    const page = await stage.open();
    const poor = await page.evaluate<string[]>(CONTRAST);
    expect(poor).toEqual([]);
  });
});

describe.runIf(hasBrowser('reach'))('scrolling', () => {
  beforeEach(() => {
    stage.fake.messages = Array.from({ length: 120 }, (_, i) => message({ content: `message ${i + 1}` }));
  });
  const away =
    "(() => { const e = document.querySelector('#scroller'); return Math.round(e.scrollHeight - e.scrollTop - e.clientHeight); })()";

  test('a reader at the newest message stays there', async () => {
    const page = await stage.open();
    expect(await page.evaluate(away)).toBe(0);
    stage.fake.push(ADA, { type: 'message-created', message: message({ content: 'line\n'.repeat(30) }) });
    await expect.poll(() => page.locator('article').count()).toBe(51);
    await expect.poll(() => page.evaluate(away)).toBe(0);
  });

  test('a reader above is not moved, and can jump to the present', async () => {
    const page = await stage.open();
    const mark = page.locator('article', { hasText: 'message 100' });
    await page.evaluate("document.querySelector('#scroller').scrollTop = 400");
    await page.getByRole('button', { name: 'Jump to present' }).waitFor();
    const top = (await mark.boundingBox())!.y;
    stage.fake.push(ADA, { type: 'message-created', message: message({ content: 'newest' }) });
    await expect.poll(() => page.locator('article').count()).toBe(51);
    expect((await mark.boundingBox())!.y).toBe(top);
    await page.getByRole('button', { name: 'Jump to present' }).click();
    await expect.poll(() => page.evaluate(away)).toBe(0);
    expect(await page.getByRole('button', { name: 'Jump to present' }).count()).toBe(0);
  });

  test('older messages are loaded on the way up, and the text being read stays in place', async () => {
    const page = await stage.open();
    expect(await page.locator('article').count()).toBe(50);
    await page.evaluate("document.querySelector('#scroller').scrollTop = 0");
    await expect.poll(() => page.locator('article').count()).toBe(100);
    const first = page.locator('article', { hasText: /^.*message 71$/ });
    expect((await first.boundingBox())!.y).toBeGreaterThan(0);
    expect((await first.boundingBox())!.y).toBeLessThan(400);
    await page.evaluate("document.querySelector('#scroller').scrollTop = 0");
    await page.locator('.beginning').waitFor();
    expect(await page.locator('article').count()).toBe(120);
    expect(stage.fake.messages.every(({ channel_id }) => channel_id === CHANNEL)).toBe(true);
  });
});

/** Texts whose colour is too faint on the nearest opaque background; disabled texts may be faint. */
const CONTRAST = `(() => {
  const pen = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const read = (color) => {
    pen.clearRect(0, 0, 1, 1);
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    return [...pen.getImageData(0, 0, 1, 1).data];
  };
  const light = ([r, g, b]) => {
    const part = (value) => (value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
    return 0.2126 * part(r) + 0.7152 * part(g) + 0.0722 * part(b);
  };
  const behind = (element) => {
    for (let node = element; node; node = node.parentElement) {
      const color = read(getComputedStyle(node).backgroundColor);
      if (color[3] > 200) return color;
    }
    return [0, 0, 0, 255];
  };
  const poor = [];
  for (const element of document.querySelectorAll('#app *')) {
    const text = [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('').trim();
    if (!text || !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (element.closest('[disabled], [aria-disabled], [aria-hidden]')) continue;
    const [a, b] = [light(read(getComputedStyle(element).color)), light(behind(element))].sort((x, y) => y - x);
    const ratio = (a + 0.05) / (b + 0.05);
    if (ratio < 4.5) poor.push(ratio.toFixed(2) + ' ' + text.slice(0, 40));
  }
  return poor;
})()`;
