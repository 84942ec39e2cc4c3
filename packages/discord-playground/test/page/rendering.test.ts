import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/runs.ts';
import { ADA, BO, by, EVIL, EVIL_NAME, message } from './fixtures.ts';
import { isFocused, styleOf, useStage } from './stage.ts';

const stage = useStage();

describe.runIf(hasBrowser('rendering'))('what the page draws', () => {
  test('markdown, mentions, times and emojis', async () => {
    const page = await stage.open();
    const article = page.locator('article', { hasText: 'A headline' });
    await expectTexts(article, {
      '.md-h1': 'A headline',
      strong: 'bold',
      u: 'underlined',
      s: 'struck',
      '.md-subtext': 'small print',
    });
    expect(await article.locator('pre code').textContent()).toBe('const tiles = 72; // **not bold**');
    expect(await article.locator('blockquote').textContent()).toBe('quoted');
    expect(await article.locator('ul ul li').textContent()).toBe('within two');
    expect(await article.locator('span.mention').textContent()).toBe('@Ada');
    expect(await article.locator('button.mention').textContent()).toBe('#table-one');
    expect(await article.locator('a').getAttribute('href')).toBe('https://example.org/rules');
    expect(await article.locator('time.stamp').getAttribute('datetime')).toBe('2025-06-15T15:06:40.000Z');
    expect(await article.locator('img.emoji').getAttribute('alt')).toBe(':meeple:');
    expect(await article.textContent()).toContain(':gone:');
    expect(await article.textContent()).toContain('(edited)');
  });

  test('a spoiler is covered until it is pressed', async () => {
    const page = await stage.open();
    const covered = page.getByRole('button', { name: 'Spoiler' });
    await covered.click();
    expect(await page.locator('.spoiler.open').textContent()).toBe('a secret');
  });

  test('a message that mentions me stands out, for me alone', async () => {
    expect(await (await stage.open(ADA)).locator('article.mentioned').count()).toBe(1);
    expect(await (await stage.open(BO)).locator('article.mentioned').count()).toBe(0);
  });

  test('bots are tagged, commands and replies name the message that they answer', async () => {
    const page = await stage.open();
    const article = page.locator('article', { hasText: 'Old layout' });
    expect(await article.locator('.author-line .tag').textContent()).toBe('BOT');
    expect(await article.locator('.context').textContent()).toMatch(/Ada\s+used\s+\/play/);
    expect(await page.locator('article', { hasText: 'With pleasure' }).locator('.context').textContent()).toContain(
      'Shall we play?',
    );
    expect(await page.locator('article', { hasText: 'is thinking…' }).textContent()).toContain('/tiles');
  });

  test('buttons of every style, with emoji, disabled, and as a link', async () => {
    const page = await stage.open();
    const article = page.locator('article', { hasText: 'Old layout' });
    for (const [name, style] of [
      ['Join', 'success'],
      ['Leave', 'danger'],
      ['Start', 'primary'],
      ['Not yet', 'secondary'],
    ] as const) {
      expect(await article.getByRole('button', { name }).getAttribute('class')).toContain(style);
    }
    expect(await article.getByRole('button', { name: 'Start' }).textContent()).toContain('▶️');
    expect(await article.getByRole('button', { name: 'Not yet' }).isDisabled()).toBe(true);
    expect(await article.getByRole('link', { name: 'Rules' }).getAttribute('href')).toBe('https://example.org/rules');
  });

  test('pictures keep their room before they are loaded, and say their alt text', async () => {
    const page = await stage.open();
    const article = page.locator('article', { hasText: 'Old layout' });
    const picture = article.locator('.picture img');
    expect(await picture.getAttribute('width')).toBe('800');
    expect(await picture.getAttribute('alt')).toBe('The board: 12 tiles. Ada has just placed at C5.');
    await article.getByRole('button', { name: 'Alt text of the picture' }).click();
    expect(await article.locator('.alt-text').textContent()).toContain('Ada has just placed at C5.');
  });

  test('a picture opens at full size and closes with Escape, the focus where it was', async () => {
    const page = await stage.open();
    const opener = page.locator('article', { hasText: 'Two pictures' }).locator('.picture-open').first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('.zoom').click();
    await expect.poll(() => dialog.locator('img').evaluate((image) => image.getBoundingClientRect().width)).toBe(800);
    await dialog.locator('.zoom').click();
    await page.keyboard.press('ArrowRight');
    expect(await dialog.locator('img').getAttribute('alt')).toBe('The tile drawn: a road with a city.');
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(await isFocused(opener)).toBe(true);
  });

  test('pictures load under the name localhost too', async () => {
    const page = await stage.open();
    await page.goto(stage.fake.url.replace('127.0.0.1', 'localhost'));
    const picture = page.locator('article', { hasText: 'Two pictures' }).locator('.picture img').first();
    const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
    await expect.poll(width).toBe(800);
  });

  test('an expired link is asked for again', async () => {
    const page = await stage.open();
    const board = stage.fake.messages.find(({ content }) => content === 'Old layout')!;
    const file = board.attachments[0]!;
    const stale = { ...board, attachments: [{ ...file, url: file.url.replace('board.png', 'gone.png') }] };
    // The window gets an expired link; the server has the right one.
    stage.fake.push(ADA, { type: 'message-updated', message: stale });
    stage.fake.messages = stage.fake.messages.map((message) => (message.id === board.id ? board : message));
    const picture = page.locator(`[data-message="${board.id}"] .picture img`);
    await expect.poll(() => picture.getAttribute('src')).toContain('board.png');
  });

  test('embeds with colour, fields and footer', async () => {
    const embed = (await stage.open()).locator('.embed');
    await expectTexts(embed, { '.embed-title': 'Scores', '.embed-author': 'The clerk', '.embed-text strong': '12' });
    expect(await embed.locator('.field-name').allTextContents()).toEqual(['Ada', 'Bo', 'Note']);
    expect(await styleOf(embed, 'border-left-color')).toBe('rgb(255, 170, 0)');
    expect(await embed.locator('footer').textContent()).toContain('base game');
  });

  test('Components V2: container, section, thumbnail, gallery, file, separator, rows', async () => {
    const page = await stage.open();
    const v2 = page.locator('article', { hasText: 'Components V2' });
    const container = v2.locator('.container');
    expect(await styleOf(container, 'border-left-color')).toBe('rgb(47, 158, 68)');
    expect(await container.locator('.section').first().textContent()).toContain('Ada – your tile (43 left)');
    expect(await container.locator('.thumbnail img').getAttribute('alt')).toBe('The tile in hand');
    expect(await container.locator('.gallery img').nth(1).getAttribute('alt')).toBe('The board in V2');
    expect(await container.locator('.gallery img').nth(1).getAttribute('height')).toBe('720');
    expect(await container.locator('.file-card').textContent()).toContain('record.txt');
    expect(await container.locator('hr.separator.large').count()).toBe(1);
    expect(await container.locator('.section .accessory [data-custom-id]').textContent()).toBe('Press');
    expect(await container.locator('.row button').allTextContents()).toEqual(['A', 'B']);
    expect(await v2.locator('img').count()).toBe(2);
  });

  test('a message that only I can see says so, and can be dismissed', async () => {
    const page = await stage.open();
    const article = page.locator('article.ephemeral');
    expect(await article.textContent()).toContain('Only you can see this');
    await article.getByRole('button', { name: 'Dismiss message' }).click();
    const { body } = await stage.posted('delete-message');
    expect(body).toEqual({ user: ADA, message: await article.getAttribute('data-message') });
    stage.fake.push(ADA, { type: 'message-deleted', id: body.message, channel: '3001' });
    await expect.poll(() => article.count()).toBe(0);
  });

  test('names, texts and alt texts are never read as HTML', async () => {
    const page = await stage.open();
    stage.fake.push(ADA, {
      type: 'message-created',
      message: message({
        ...by(EVIL),
        content: `${EVIL_NAME} # [x](javascript:window.hacked=4) <@${EVIL}>`,
        embeds: [{ title: EVIL_NAME, description: EVIL_NAME, url: 'javascript:window.hacked=5' }],
        components: [
          { type: 1, components: [{ type: 2, style: 5, label: EVIL_NAME, url: 'javascript:window.hacked=6' }] },
          {
            type: 1,
            components: [{ type: 2, style: 2, custom_id: '"><img src=x onerror=window.hacked=7>', label: EVIL_NAME }],
          },
        ],
      }),
    });
    const article = page.locator('article').last();
    await expect.poll(() => article.textContent()).toContain('javascript:');
    expect(await page.locator('article .author', { hasText: EVIL_NAME }).first().textContent()).toBe(EVIL_NAME);
    expect(await page.locator('[src=x], article script, article b, [href^=javascript]').count()).toBe(0);
    expect(await page.evaluate("'hacked' in window")).toBe(false);
  });
});

async function expectTexts(inside: Locator, texts: Record<string, string>): Promise<void> {
  for (const [selector, text] of Object.entries(texts)) {
    expect(await inside.locator(selector).first().textContent()).toBe(text);
  }
}
