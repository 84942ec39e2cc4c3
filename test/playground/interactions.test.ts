import { MessageFlags } from 'discord.js';
import { expect, test } from 'vitest';
import { stage } from './bot.ts';

test('a reply to a command reaches everybody', async () => {
  const { server, ada, bo } = await stage((interaction) => interaction.isRepliable() && interaction.reply('a table'));
  const done = await ada.slash(server.channel, 'play');
  expect(done).toMatchObject({ state: 'answered', callback: 4 });
  expect(bo.messages(server.channel)).toMatchObject([
    { content: 'a table', ephemeral: false, interaction_metadata: { name: 'play', user: { username: 'ada' } } },
  ]);
  expect(server.violations).toEqual([]);
});

test('an ephemeral reply reaches its one reader', async () => {
  const { server, ada, bo } = await stage(
    (interaction) => interaction.isRepliable() && interaction.reply({ content: 'hush', flags: MessageFlags.Ephemeral }),
  );
  const done = await ada.slash(server.channel, 'play');
  expect(done.response).toMatchObject({ content: 'hush', ephemeral: true, flags: 64 });
  expect(ada.messages(server.channel)).toHaveLength(1);
  expect(bo.messages(server.channel)).toEqual([]);
});
