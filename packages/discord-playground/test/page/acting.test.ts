import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/runs.ts';
import { fared } from './fake-server.ts';
import { ADA, BO, BOT, button, CHANNEL, MODAL, message, row } from './fixtures.ts';
import { isFocused, useStage } from './stage.ts';

const stage = useStage();

describe.runIf(hasBrowser('acting'))('pressing and choosing on a message', () => {
  const oldLayout = () => stage.fake.messages.find(({ content }) => content === 'Old layout')!;

  test('a press is posted once and the button is busy until it is answered', async () => {
    const page = await stage.open();
    const join = page.locator('[data-custom-id=join]');
    await join.click();
    const { id, body } = await stage.posted('press');
    expect(body).toEqual({ user: ADA, message: oldLayout().id, customId: 'join' });
    expect(await join.getAttribute('aria-busy')).toBe('true');
    await join.click({ force: true });
    stage.fake.push(ADA, fared(id, 'component', 'answered', { message: oldLayout().id, customId: 'join' }));
    await expect.poll(() => join.getAttribute('aria-busy')).toBe(null);
    expect(stage.fake.posted.filter(({ path }) => path === 'press')).toHaveLength(1);
  });

  test('a press without an answer says so under the message', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=leave]').click();
    const { id } = await stage.posted('press');
    const notice = 'This interaction failed';
    stage.fake.push(ADA, fared(id, 'component', 'failed', { message: oldLayout().id, customId: 'leave', notice }));
    await page.locator('article .failure', { hasText: notice }).waitFor();
    expect(await page.locator('[data-custom-id=leave]').getAttribute('aria-busy')).toBe(null);
  });

  test('a press that is refused says why', async () => {
    const page = await stage.open();
    stage.fake.refuseNext('no-such-message', 'This message is gone.');
    await page.locator('[data-custom-id=join]').click();
    const failure = page.locator('article .failure');
    await failure.waitFor();
    expect(await failure.textContent()).toContain('This message is gone.');
  });

  test('an edit leaves the focus on the button, and every other node unchanged', async () => {
    const page = await stage.open();
    const join = page.locator('[data-custom-id=join]');
    await join.focus();
    await page.evaluate("document.querySelectorAll('article, img').forEach((node) => { node.seen = true; })");
    stage.fake.push(ADA, {
      type: 'message-updated',
      message: {
        ...oldLayout(),
        content: 'Old layout, edited',
        attachments: oldLayout().attachments.map((file) => ({ ...file, url: `${file.url.split('?')[0]}?sig=2` })),
        components: [row(button('join', 'Join (2)', 3)), row(button('more', 'More'))],
      },
    });
    await page.locator('article', { hasText: 'Old layout, edited' }).waitFor();
    expect(await join.textContent()).toBe('Join (2)');
    expect(await isFocused(join)).toBe(true);
    expect(await page.evaluate("[...document.querySelectorAll('article, img')].every((node) => node.seen)")).toBe(true);
  });

  test('if the pressed button goes, the focus stays with the message', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=join]').focus();
    stage.fake.push(ADA, { type: 'message-updated', message: { ...oldLayout(), components: [] } });
    await expect.poll(() => page.locator('[data-custom-id=join]').count()).toBe(0);
    expect(await isFocused(page.locator(`[data-message="${oldLayout().id}"]`))).toBe(true);
  });

  test('a select for one choice sends at once', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=expansion]').click();
    const option = page.getByRole('option', { name: 'River' });
    expect(await option.textContent()).toContain('Twelve tiles first');
    expect(await option.textContent()).toContain('🌊');
    await option.click();
    expect((await stage.posted('select')).body).toEqual({
      user: ADA,
      message: oldLayout().id,
      customId: 'expansion',
      values: ['river'],
    });
    expect(await page.locator('[data-custom-id=expansion]').textContent()).toContain('River');
  });

  test('a select for several choices sends when it closes, and takes no more than its limit', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=several]').click();
    expect(await page.getByRole('button', { name: 'Done' }).isDisabled()).toBe(true);
    for (const name of ['Flyers', 'River', 'Abbot']) await page.getByRole('option', { name }).click();
    expect(await page.locator('[aria-selected=true]').count()).toBe(2);
    await page.getByRole('button', { name: 'Done' }).click();
    expect((await stage.posted('select')).body.values).toEqual(['river', 'flyers']);
  });

  test('a user select offers the users and the bot; Escape sends nothing', async () => {
    const page = await stage.open();
    await page.locator('[data-custom-id=who]').click();
    expect(await page.getByRole('option').count()).toBe(5);
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').count()).toBe(0);
    await page.locator('[data-custom-id=who]').click();
    await page.getByRole('option', { name: 'Bo', exact: true }).click();
    expect((await stage.posted('select')).body.values).toEqual([BO]);
    expect(stage.fake.posted.filter(({ path }) => path === 'select')).toHaveLength(1);
  });

  test('a message in the list is replaced, a new one comes last, a deleted one goes', async () => {
    const page = await stage.open();
    const fresh = message({ content: 'A new turn' });
    stage.fake.push(ADA, { type: 'message-created', message: fresh });
    await page.locator('article', { hasText: 'A new turn' }).waitFor();
    expect(await page.locator('article').last().getAttribute('data-message')).toBe(fresh.id);
    stage.fake.push(ADA, { type: 'message-deleted', id: fresh.id, channel: CHANNEL });
    await expect.poll(() => page.locator('article', { hasText: 'A new turn' }).count()).toBe(0);
  });
});

describe.runIf(hasBrowser('acting'))('forms', () => {
  const openModal = async () => {
    const page = await stage.open();
    stage.fake.push(ADA, { type: 'modal', modal: { interaction: '4711', ...MODAL } });
    const dialog = page.getByRole('dialog', { name: 'Table settings' });
    await dialog.waitFor();
    return { page, dialog };
  };

  test('every kind of input is filled in and sent by its custom id', async () => {
    const { page, dialog } = await openModal();
    expect(await dialog.textContent()).toContain('Change what you like.');
    await dialog.getByLabel('Name').fill('Evening table');
    await dialog.getByLabel('Remarks').fill('two\nlines');
    await dialog.locator('[data-custom-id=modal-select] .select').click();
    await page.getByRole('option', { name: 'Abbot' }).click();
    await dialog.getByLabel('The host').check();
    await dialog.getByLabel('Tiles left').check();
    await dialog.getByLabel('Ask before commit').check();
    await dialog.getByLabel('Old style').fill('x');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const { id, body } = await stage.posted('modal-submit');
    expect(body).toEqual({
      user: ADA,
      interaction: '4711',
      values: {
        name: 'Evening table',
        remarks: 'two\nlines',
        'modal-select': ['abbot'],
        first: 'host',
        hints: ['tiles'],
        ask: true,
        map: [],
        old: 'x',
      },
    });
    stage.fake.push(ADA, fared(id, 'modal', 'answered', { customId: 'settings' }));
    await expect.poll(() => dialog.count()).toBe(0);
  });

  test('a missing value is named at its field, and nothing is sent', async () => {
    const { dialog } = await openModal();
    await dialog.getByLabel('Name').fill('x');
    await dialog.getByRole('button', { name: 'Submit' }).click();
    expect(await dialog.locator('.failure').allTextContents()).toEqual([
      'Write at least 2 characters.',
      'This field is required.',
    ]);
    expect(await isFocused(dialog.getByLabel('Name'))).toBe(true);
    expect(stage.fake.posted).toEqual([]);
  });

  test('a form without an answer stays open with the written text', async () => {
    const { page, dialog } = await openModal();
    await dialog.getByLabel('Name').fill('Evening');
    await dialog.locator('[data-custom-id=modal-select] .select').click();
    await page.getByRole('option', { name: 'Abbot' }).click();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    const { id } = await stage.posted('modal-submit');
    stage.fake.push(
      ADA,
      fared(id, 'modal', 'failed', { customId: 'settings', notice: 'This application did not respond' }),
    );
    await dialog.locator('.failure', { hasText: 'did not respond' }).waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Evening');
  });

  test('the focus stays inside, Escape closes, and nothing is sent', async () => {
    const { page, dialog } = await openModal();
    for (let i = 0; i < 30; i++) {
      await page.keyboard.press(i % 2 ? 'Tab' : 'Shift+Tab');
      expect(await page.evaluate("document.activeElement.closest('dialog') !== null")).toBe(true);
      if (i > 20) await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Escape');
    expect(await dialog.count()).toBe(0);
    expect(stage.fake.posted).toEqual([]);
  });
});

describe.runIf(hasBrowser('acting'))('misbehaviour on demand', () => {
  test('a fault is posted, listed, and forgotten', async () => {
    const page = await stage.open();
    await page.getByRole('button', { name: 'Misbehave' }).click();
    const drawer = page.getByRole('dialog', { name: 'Misbehave' });
    await drawer.getByRole('button', { name: 'Gateway: drop the sockets' }).click();
    expect((await stage.posted('faults')).body).toEqual({ add: [{ kind: 'drop-sockets' }] });
    await drawer.locator('li', { hasText: 'drop-sockets' }).waitFor();
    await drawer.getByRole('button', { name: 'Forget all' }).click();
    await expect.poll(() => drawer.locator('li').count()).toBe(0);
  });

  test('after a lost connection everything is loaded again', async () => {
    const page = await stage.open();
    stage.fake.messages.push(message({ content: 'Said while you were away' }));
    stage.fake.dropSockets();
    await page.locator('article', { hasText: 'Said while you were away' }).waitFor();
    expect(await page.locator('.notice').count()).toBe(0);
  });

  test('the page tells that the bot is offline', async () => {
    const page = await stage.open();
    await page.route('**/page/api/world*', async (route) => {
      const response = await route.fetch();
      const body = await response.json();
      await route.fulfill({ response, json: { ...body, bot: { ...body.bot, id: BOT, online: false } } });
    });
    stage.fake.push(ADA, { type: 'world-changed', what: 'bot' });
    const notice = page.locator('.notice', { hasText: 'Carcassonne is offline' });
    await notice.waitFor();
    expect(await notice.isVisible()).toBe(true);
  });
});
