import { describe, expect, test } from 'vitest';
import { hasBrowser } from '../support/runs.ts';
import { fared } from './fake-server.ts';
import { ADA, BO, CHANNEL, LOCKED } from './fixtures.ts';
import { isFocused, useStage } from './stage.ts';

const stage = useStage();

describe.runIf(hasBrowser('composer'))('writing', () => {
  const at = async (user = ADA) => {
    const page = await stage.open(user);
    return { page, box: page.locator('#message-box') };
  };

  test('plain text is a message of the user', async () => {
    const { page, box } = await at(BO);
    await box.fill('Good evening');
    await page.keyboard.press('Enter');
    expect((await stage.posted('say')).body).toEqual({ user: BO, channel: CHANNEL, content: 'Good evening' });
    expect(await box.inputValue()).toBe('');
  });

  test('a slash lists the commands with their descriptions; two Enters send one', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/');
    expect(await page.getByRole('option').allTextContents()).toEqual([
      '/placePlace your tile by typing',
      '/playOpen a table',
      '/rules cityCities',
      '/rules farmFields and farmers',
    ]);
    await box.pressSequentially('play');
    await page.keyboard.press('Enter');
    expect(await page.locator('.command-chip').textContent()).toBe('/play');
    await page.keyboard.press('Enter');
    expect((await stage.posted('slash')).body).toEqual({ user: ADA, channel: CHANNEL, command: 'play', options: {} });
    expect(await isFocused(box)).toBe(true);
  });

  test('a subcommand is sent with its whole name', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/rules fa');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await stage.posted('slash')).body.command).toBe('rules farm');
  });

  test('options: required ones first, choices, the bot’s suggestions, optional ones by name', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/place ');
    expect(await page.locator('.option-field label').allTextContents()).toEqual(['square', 'rotation']);
    await page.keyboard.type('C');
    // The page may have asked for the empty field before.
    await expect
      .poll(() => stage.fake.posted.findLast(({ path }) => path === 'autocomplete')?.body.options.square)
      .toBe('C');
    const asked = await stage.posted('autocomplete');
    expect(asked.body).toEqual({
      user: ADA,
      channel: CHANNEL,
      command: 'place',
      options: { square: 'C' },
      focused: 'square',
    });
    stage.fake.push(ADA, {
      type: 'autocomplete-choices',
      interaction: asked.id,
      choices: [
        { name: 'C5 – beside the city', value: 'C5' },
        { name: 'C7', value: 'C7' },
      ],
    });
    await page.getByRole('option', { name: 'C7' }).waitFor();
    await page.keyboard.press('Enter');
    expect(await isFocused(page.locator('[data-option=rotation]'))).toBe(true);
    await page.keyboard.type('quarter');
    await page.keyboard.press('Tab');
    await page.keyboard.type('pri');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.keyboard.type('player');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Bo');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    expect((await stage.posted('slash')).body.options).toEqual({
      square: 'C5',
      rotation: 90,
      private: false,
      player: BO,
    });
  });

  test('an option that is typed with its colon is taken, and other text is not lost', async () => {
    const { page, box } = await at();
    await box.fill('/place count:3');
    const count = page.locator('[data-option=count]');
    await count.waitFor();
    expect(await count.inputValue()).toBe('3');
    await box.focus();
    await page.keyboard.type('player:Bo');
    expect(await page.locator('[data-option=player]').inputValue()).toBe('Bo');
    await box.focus();
    await page.keyboard.type('colour:red');
    await page.keyboard.press('Enter');
    await page.locator('#composer .failure', { hasText: '“colour:red” is no option of /place.' }).waitFor();
    expect(stage.fake.posted.filter(({ path }) => path === 'slash')).toEqual([]);
  });

  test('only the newest question for suggestions counts', async () => {
    const { page, box } = await at();
    // If letters come slowly, the page also asks between two letters.
    const asked = async (square: string) => {
      const question = () => stage.fake.posted.findLast(({ body }) => body.options?.square === square);
      await expect.poll(question).toBeDefined();
      return question()!;
    };
    await box.pressSequentially('/place A');
    const first = await asked('A');
    await page.keyboard.type('B');
    const second = await asked('AB');
    const choices = (name: string) => [{ name, value: name }];
    stage.fake.push(ADA, { type: 'autocomplete-choices', interaction: second.id, choices: choices('newer') });
    stage.fake.push(ADA, { type: 'autocomplete-choices', interaction: first.id, choices: choices('older') });
    await page.getByRole('option', { name: 'newer' }).waitFor();
    expect(await page.getByRole('option').allTextContents()).toEqual(['newer']);
  });

  test('an error that prevents sending is said at its option', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/place ');
    await page.getByRole('button', { name: 'Send /place' }).click();
    expect(await page.locator('.option-field .failure').allTextContents()).toEqual([
      'This option is required. Specify a value.',
      'This option is required. Specify a value.',
    ]);
    await box.focus();
    await page.keyboard.type('count');
    await page.keyboard.press('Enter');
    await page.keyboard.type('99');
    await page.keyboard.press('Enter');
    await page.locator('.option-field .failure', { hasText: 'At most 9.' }).waitFor();
    expect(stage.fake.posted.filter(({ path }) => path === 'slash')).toEqual([]);
  });

  test('an unknown command is not sent as a text', async () => {
    const { page, box } = await at();
    await box.fill('/nonsense');
    await page.keyboard.press('Enter');
    expect(await page.locator('#composer .failure').textContent()).toContain('There is no command /nonsense.');
    expect(stage.fake.posted).toEqual([]);
  });

  test('a command waits visibly, and says if the bot did not respond', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/play ');
    await page.keyboard.press('Enter');
    const { id } = await stage.posted('slash');
    const waiting = page.locator('article').last();
    await expect.poll(() => waiting.textContent()).toContain('Sending command…');
    stage.fake.push(ADA, fared(id, 'command', 'failed', { notice: 'This application did not respond' }));
    await expect.poll(() => waiting.textContent()).toContain('This application did not respond');
    expect(await waiting.textContent()).toContain('Only you can see this');
    await waiting.getByRole('button', { name: 'Dismiss message' }).click();
    expect(await page.locator('article', { hasText: 'did not respond' }).count()).toBe(0);
  });

  test('a refused command comes back with all its text', async () => {
    const { page, box } = await at();
    await box.pressSequentially('/place ');
    await page.keyboard.type('Z9');
    await page.locator('[data-option=rotation]').fill('none');
    stage.fake.refuseNext('bot-offline', 'The bot is offline.');
    await page.getByRole('button', { name: 'Send /place' }).click();
    await page.locator('#composer .failure', { hasText: 'The bot is offline.' }).waitFor();
    expect(await page.locator('[data-option=square]').inputValue()).toBe('Z9');
  });

  test('a channel without the permission to write has no box', async () => {
    const page = await stage.open();
    await page.getByRole('button', { name: 'announcements' }).click();
    await page.locator('.no-writing').waitFor();
    expect(await page.locator('#message-box').count()).toBe(0);
    expect(new URL(page.url()).searchParams.get('channel')).toBe(LOCKED);
  });

  test('the first visit tells how to begin, once', async () => {
    const { page } = await at();
    expect(await page.locator('.hint').textContent()).toBe(
      'Games all evening. Type /play. · Switch users top right to act as somebody else.',
    );
    await page.getByRole('button', { name: 'Dismiss hint' }).click();
    await page.reload();
    await page.locator('article').last().waitFor();
    expect(await page.locator('.hint').count()).toBe(0);
  });
});
