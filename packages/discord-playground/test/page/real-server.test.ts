import { once } from 'node:events';
import { Client, Events, GatewayIntentBits, type Interaction, MessageFlags, Routes } from 'discord.js';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPlayground, type Playground } from '../../src/playground.ts';
import { SIMULATED } from '../bot.ts';
import { hasBrowser } from '../support/runs.ts';
import { launch, windowOf } from './browser.ts';
import { picture } from './picture.ts';

/** The page with its real server and a discord.js client as the bot. */
describe.runIf(hasBrowser('real-server'))('page, server and a real client', () => {
  let playground: Playground;
  let client: Client;
  let browser: Browser;

  beforeAll(async () => {
    playground = await createPlayground({ clock: SIMULATED });
    client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: playground.apiUrl } });
    client.on(Events.InteractionCreate, (interaction) => void answer(interaction));
    const ready = new Promise((resolve) => client.once(Events.ClientReady, resolve));
    await client.login(playground.token);
    await ready;
    await client.rest.put(Routes.applicationCommands(client.application!.id), { body: COMMANDS });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await client?.destroy();
    await playground?.close();
  });

  const open = async (user: number): Promise<Page> => {
    const page = await windowOf(browser);
    await page.goto(`${playground.url}/?user=${playground.users[user]}`);
    await page.locator('#message-box').waitFor();
    await expect.poll(() => page.locator('.notice').count()).toBe(0);
    return page;
  };

  const run = async (page: Page, command: string): Promise<void> => {
    await page.locator('#message-box').pressSequentially(`${command} `);
    await page.keyboard.press('Enter');
  };

  test('a command, its picture, a press that edits, and a private answer', async () => {
    const [ada, bo] = [await open(0), await open(1)];
    await run(ada, '/show');
    const shown = bo.locator('article', { hasText: 'Here it is' });
    await shown.waitFor();
    expect(await shown.locator('.context').textContent()).toContain('Ada used /show');
    const image = shown.locator('.picture img');
    expect(await image.getAttribute('alt')).toBe('A green field');
    await expect
      .poll(() => image.evaluate((one) => (one as unknown as { naturalWidth: number }).naturalWidth))
      .toBe(160);

    await bo.locator('[data-custom-id=count]').click();
    await expect.poll(() => ada.locator('[data-custom-id=count]').textContent()).toBe('Pressed by Bo');

    await bo.locator('[data-custom-id=whisper]').click();
    const whispered = bo.locator('article.ephemeral', { hasText: 'For you alone' });
    await whispered.waitFor();
    expect(await ada.locator('article', { hasText: 'For you alone' }).count()).toBe(0);
    await whispered.getByRole('button', { name: 'Dismiss message' }).click();
    await expect.poll(() => whispered.count()).toBe(0);

    await bo.locator('[data-custom-id=pick]').click();
    await bo.getByRole('option', { name: 'Two' }).click();
    await bo.locator('article', { hasText: 'Picked two' }).waitFor();
  });

  test('a form is opened, filled in and answered', async () => {
    const page = await open(2);
    await run(page, '/form');
    const dialog = page.getByRole('dialog', { name: 'Tell me' });
    await dialog.getByLabel('Name').fill('Chloé');
    await dialog.getByLabel('Red').check();
    await dialog.getByRole('button', { name: 'Submit' }).click();
    await page.locator('article', { hasText: 'Chloé likes red' }).waitFor();
    expect(await dialog.count()).toBe(0);
  });

  test('the bot suggests during typing', async () => {
    const page = await open(3);
    await page.locator('#message-box').pressSequentially('/guess ab');
    await page.getByRole('option', { name: 'ab and more' }).click();
    await page.keyboard.press('Enter');
    await page.locator('article', { hasText: 'You guessed ab!' }).waitFor();
  });

  test('a user who waits too long is told, and a fault is carried out', async () => {
    const page = await open(0);
    const heard = once(client, Events.InteractionCreate);
    await run(page, '/silent');
    await heard;
    playground.advance(3001);
    await page.locator('article', { hasText: 'This application did not respond' }).waitFor();
    await page.getByRole('button', { name: 'Misbehave' }).click();
    await page.getByRole('button', { name: 'Next request: server error 500' }).click();
    await page.locator('.waiting li', { hasText: 'status 500' }).waitFor();
    await page.getByRole('button', { name: 'Forget all' }).click();
    await expect.poll(() => page.locator('.waiting li').count()).toBe(0);
  });
});

const COMMANDS = [
  { name: 'show', description: 'Shows a picture' },
  { name: 'form', description: 'Opens a form' },
  { name: 'silent', description: 'Says nothing' },
  {
    name: 'guess',
    description: 'Guesses',
    options: [{ type: 3, name: 'word', description: 'A word', required: true, autocomplete: true }],
  },
];

async function answer(interaction: Interaction): Promise<unknown> {
  if (interaction.isAutocomplete()) {
    const typed = interaction.options.getFocused();
    return interaction.respond([{ name: `${typed} and more`, value: `${typed}!` }]);
  }
  if (interaction.isChatInputCommand()) {
    if (interaction.commandName === 'show') {
      await interaction.deferReply();
      return interaction.editReply({
        content: 'Here it is',
        files: [{ attachment: picture(160, 160), name: 'field.png', description: 'A green field' }],
        components: [
          {
            type: 1,
            components: [
              { type: 2, style: 1, label: 'Press', custom_id: 'count' },
              { type: 2, style: 2, label: 'Whisper', custom_id: 'whisper' },
            ],
          },
          {
            type: 1,
            components: [
              {
                type: 3,
                custom_id: 'pick',
                options: ['One', 'Two'].map((label) => ({ label, value: label.toLowerCase() })),
              },
            ],
          },
        ],
      });
    }
    if (interaction.commandName === 'guess')
      return interaction.reply(`You guessed ${interaction.options.getString('word')}`);
    if (interaction.commandName === 'form') {
      return interaction.showModal({
        title: 'Tell me',
        custom_id: 'tell',
        components: [
          { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } },
          {
            type: 18,
            label: 'Colour',
            component: {
              type: 21,
              custom_id: 'colour',
              options: ['Red', 'Blue'].map((label) => ({ label, value: label.toLowerCase() })),
            },
          },
        ],
      });
    }
    return undefined;
  }
  if (interaction.isButton()) {
    if (interaction.customId === 'whisper') {
      return interaction.reply({ content: 'For you alone', flags: MessageFlags.Ephemeral });
    }
    const label = `Pressed by ${interaction.user.displayName}`;
    const rest = interaction.message.components.slice(1).map((row) => row.toJSON());
    return interaction.update({
      components: [
        {
          type: 1,
          components: [
            { type: 2, style: 1, label, custom_id: 'count' },
            { type: 2, style: 2, label: 'Whisper', custom_id: 'whisper' },
          ],
        },
        ...(rest as never[]),
      ],
    });
  }
  if (interaction.isStringSelectMenu()) return interaction.reply(`Picked ${interaction.values.join()}`);
  if (interaction.isModalSubmit()) {
    const { fields } = interaction;
    return interaction.reply(`${fields.getTextInputValue('name')} likes ${fields.getRadioGroup('colour')}`);
  }
  return undefined;
}
