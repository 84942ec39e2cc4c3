import { MessageFlags, type TextChannel } from 'discord.js';
import { expect, test } from 'vitest';
import { png, stage } from './bot.ts';
import { documentPath, validateRequests } from './schema.ts';

/** Does once everything that a bot of this kind does. */
async function tour() {
  const row = (id: string) => ({ type: 1, components: [{ type: 2, style: 1, label: id, custom_id: id }] }) as never;
  const { server, client, ada } = await stage(async (interaction) => {
    if (interaction.isAutocomplete()) return interaction.respond([{ name: 'C5', value: 'C5' }]);
    if (interaction.isChatInputCommand()) {
      await interaction.deferReply();
      await interaction.editReply({
        content: 'board',
        components: [row('1')],
        files: [{ attachment: png(), name: 'a.png', description: 'alt' }],
      });
      return interaction.followUp({ content: 'private', flags: MessageFlags.Ephemeral });
    }
    if (interaction.isButton() && interaction.customId === '1')
      return interaction.update({ content: 'pressed', components: [row('2')], withResponse: true });
    if (interaction.isButton())
      return interaction.showModal({
        custom_id: 'form',
        title: 'Form',
        components: [{ type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } }],
      });
    return (
      interaction.isModalSubmit() &&
      interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        withResponse: true,
        components: [
          {
            type: 17,
            components: [
              { type: 10, content: 'x' },
              { type: 12, items: [{ media: { url: 'attachment://b.png' } }] },
              { type: 14 },
            ],
          },
          {
            type: 9,
            components: [{ type: 10, content: 'x' }],
            accessory: { type: 11, media: { url: 'attachment://b.png' } },
          },
        ] as never,
        files: [{ attachment: png(), name: 'b.png' }],
      })
    );
  });
  const done = await ada.slash(server.channel, 'place', { square: 'C5' });
  const { id } = await done.settled();
  await ada.autocomplete(server.channel, 'place', 'square');
  await ada.press(id, '1');
  const form = await ada.press(id, '2');
  await ada.submitModal(form, { name: 'Ada' });
  const channel = client.channels.cache.get(server.channel) as TextChannel;
  const message = await channel.send({
    content: 'x',
    embeds: [{ title: 'x', image: { url: 'attachment://c.png' } }],
    files: [{ attachment: png(), name: 'c.png' }],
  });
  await message.edit({ content: 'y', allowedMentions: { parse: [] } });
  await message.reply('z');
  const thread = await message.startThread({ name: 'thread' });
  await thread.send('in it');
  await thread.setArchived(true);
  await channel.messages.fetch({ limit: 10 });
  await client.guilds.fetch({ guild: server.guild, force: true, cache: false });
  await client.application.fetch();
  await client.application.emojis.create({ name: 'tile', attachment: png() });
  await client.application.emojis.fetch();
  await message.delete();
  expect(server.violations).toEqual([]);
  return server;
}

test('the requests of discord.js and the answers of the playground fit the published schema', async () => {
  const server = await tour();
  const faults = validateRequests(server.requests, { answers: true });
  expect(faults).toEqual([]);
  const routes = new Set(server.requests.map(({ method, route }) => `${method} ${route}`));
  expect(routes.size).toBeGreaterThanOrEqual(15);
});

test.skipIf(documentPath === null)('the check really uses the published schema', () => {
  const request = {
    at: 0,
    method: 'POST',
    route: '/channels/:channel/messages',
    path: '',
    params: {},
    query: {},
    files: [],
    status: 200,
    response: undefined,
  };
  const button = { type: 2, style: 1, label: 'x', custom_id: 'x' };
  const six = { components: [{ type: 1, components: Array(6).fill(button) }] };
  expect(validateRequests([{ ...request, json: { content: 'fine' } }])).toEqual([]);
  expect(validateRequests([{ ...request, json: six }])).toMatchObject([
    {
      part: 'request',
      faults: expect.arrayContaining([
        expect.stringContaining('/components/0/components: must NOT have more than 5 items'),
      ]),
    },
  ]);
  const answer = { ...request, json: { content: 'fine' }, response: { id: '1', content: 'x' } };
  expect(validateRequests([answer], { answers: true })).toMatchObject([{ part: '200' }]);
});
