import { DiscordAPIError, type Interaction, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { failures, stage } from './bot.ts';

const command = (run: (interaction: Interaction & { isRepliable(): true }) => unknown) => (interaction: Interaction) =>
  interaction.isChatInputCommand() ? run(interaction as never) : undefined;

describe('answers to commands', () => {
  test('a reply reaches everybody and names the user who asked', async () => {
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
      (interaction) =>
        interaction.isRepliable() && interaction.reply({ content: 'hush', flags: MessageFlags.Ephemeral }),
    );
    const done = await ada.slash(server.channel, 'play');
    expect(done.response).toMatchObject({ content: 'hush', ephemeral: true, flags: 64 });
    expect(ada.messages(server.channel)).toHaveLength(1);
    expect(bo.messages(server.channel)).toEqual([]);
  });

  test('a deferred reply thinks until it is edited', async () => {
    const thought = Promise.withResolvers<void>();
    const { server, ada } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply();
        await thought.promise;
        await interaction.editReply('done thinking');
      }),
    );
    const done = await ada.slash(server.channel, 'play');
    expect(done).toMatchObject({ callback: 5, response: { loading: true, content: '', flags: 128 } });
    thought.resolve();
    expect(await done.settled()).toMatchObject({ content: 'done thinking', loading: false, flags: 0 });
    expect(server.violations).toEqual([]);
  });

  test('the first follow-up after a deferral is taken for its edit, its own EPHEMERAL ignored', async () => {
    const { server, ada, bo } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply();
        await interaction.followUp({ content: 'first', flags: MessageFlags.Ephemeral });
        await interaction.followUp({ content: 'second', flags: MessageFlags.Ephemeral });
      }),
    );
    const done = await ada.slash(server.channel, 'play');
    await ada.waitFor(({ content }) => content === 'second');
    expect(done.response).toMatchObject({ content: 'first', ephemeral: false });
    expect(bo.messages(server.channel).map(({ content }) => content)).toEqual(['first']);
    expect(ada.messages(server.channel).map(({ content }) => content)).toEqual(['first', 'second']);
  });

  test('the first answer decides that it is private: an edit changes only the text', async () => {
    const { server, ada, bo } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.deferReply({ flags: MessageFlags.Ephemeral });
        await interaction.editReply('still private');
      }),
    );
    const done = await ada.slash(server.channel, 'play');
    expect(await done.settled()).toMatchObject({ content: 'still private', ephemeral: true });
    expect(bo.messages(server.channel)).toEqual([]);
  });

  test('with_response brings the message along', async () => {
    const seen: unknown[] = [];
    const { server, ada } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const response = await interaction.reply({ content: 'here', withResponse: true });
        seen.push(response.interaction.responseMessageId, response.resource?.message?.content);
      }),
    );
    const done = await ada.slash(server.channel, 'play');
    await expect.poll(() => seen).toEqual([done.response!.id, 'here']);
  });

  test('a reply can be fetched, deleted, and is then unknown (10008)', async () => {
    const { server, ada } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await interaction.reply('short-lived');
        expect((await interaction.fetchReply()).content).toBe('short-lived');
        await interaction.deleteReply();
        await interaction.fetchReply();
      }),
    );
    failures.length = 0;
    await ada.slash(server.channel, 'play');
    await expect.poll(() => failures).toMatchObject([{ code: 10008 }]);
    expect(ada.messages(server.channel)).toEqual([]);
  });

  test('a second answer gets 40060', async () => {
    const errors: unknown[] = [];
    const { server, ada } = await stage(
      command(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        const { client, id, token } = interaction;
        await interaction.reply('once');
        const again = { body: { type: 4, data: { content: 'twice' } }, auth: false } as const;
        await client.rest.post(`/interactions/${id}/${token}/callback`, again).catch((error) => errors.push(error));
      }),
    );
    await ada.slash(server.channel, 'play');
    await expect.poll(() => errors).toMatchObject([{ code: 40060 }]);
    expect(errors[0]).toBeInstanceOf(DiscordAPIError);
    expect(server.violations).toMatchObject([{ code: 40060, route: '/interactions/:interaction/:token/callback' }]);
  });

  test('the interaction carries the data that discord.js reads', async () => {
    const seen: unknown[] = [];
    const { server } = await stage(
      command((interaction) => {
        seen.push({
          channel: interaction.channelId,
          cached: interaction.channel?.id,
          guild: interaction.guildId,
          locale: interaction.locale,
          guildLocale: interaction.guildLocale,
          sends: interaction.appPermissions.has('SendMessages'),
          manages: interaction.memberPermissions?.has('ManageGuild'),
          context: interaction.context,
          limit: interaction.attachmentSizeLimit,
        });
        return interaction.isChatInputCommand() && interaction.reply('ok');
      }),
    );
    await server.actor(server.users[3]!).slash(server.channel, 'play');
    await server.actor(server.users[0]!).slash(server.channel, 'play');
    const common = { channel: server.channel, cached: server.channel, guild: server.guild, guildLocale: 'en-US' };
    expect(seen).toMatchObject([
      { ...common, locale: 'de', sends: true, manages: false, context: 0, limit: 10 * 1024 * 1024 },
      { ...common, locale: 'en-US', manages: true },
    ]);
  });
});

describe('options', () => {
  test('come typed, chosen from the choices', async () => {
    const seen: unknown[] = [];
    const { server, ada } = await stage(
      command((interaction) => {
        if (!interaction.isChatInputCommand()) return;
        seen.push(interaction.options.getString('square', true), interaction.options.getInteger('rotation'));
        return interaction.reply('ok');
      }),
    );
    await ada.slash(server.channel, 'place', { square: 'C5', rotation: 2 });
    expect(seen).toEqual(['C5', 2]);
  });

  test('a channel comes with the permissions of the giver and the bot in it, and is no application’s', async () => {
    const seen: unknown[] = [];
    const { server, client, bo } = await stage((interaction) => {
      if (!interaction.isChatInputCommand() || !interaction.inCachedGuild()) return;
      const { permissions, appPermissions } = interaction.options.getChannel('where', true);
      seen.push([permissions, appPermissions].map((of) => of?.has('ManageMessages')));
      return interaction.reply('ok');
    });
    const where = { type: 7, name: 'where', description: 'Where' };
    await client.application.commands.set([{ name: 'look', description: 'Looks', options: [where] }] as never);
    server.setPermissions(server.channel, { ManageMessages: true }, bo.id);
    await bo.slash(server.channel, 'look', { where: server.channel });
    server.setPermissions(server.channel, { ManageMessages: true });
    server.setPermissions(server.channel, { ManageMessages: false }, bo.id);
    await bo.slash(server.channel, 'look', { where: server.channel });
    expect(seen).toEqual([
      [true, false],
      [false, true],
    ]);
    expect(await client.rest.get(`/channels/${server.channel}`)).toMatchObject({ application_id: null });
  });

  test.each([
    ['a choice that is not offered', { square: 'C5', rotation: 7 }],
    ['text for a number', { square: 'C5', rotation: 'two' }],
    ['a required option left out', { rotation: 1 }],
    ['an unknown option', { square: 'C5', colour: 'red' }],
    ['over 6000 characters', { square: 'x'.repeat(6001) }],
  ])('cannot be %s', async (_what, options) => {
    const { server, ada } = await stage(() => undefined);
    await expect(ada.slash(server.channel, 'place', options)).rejects.toMatchObject({ code: 'bad-value' });
  });

  test('a command that is not registered cannot be used', async () => {
    const { server, ada } = await stage(() => undefined);
    await expect(ada.slash(server.channel, 'dance')).rejects.toMatchObject({ code: 'no-such-command' });
  });

  test('autocompletion offers choices for any typed text', async () => {
    const { server, ada } = await stage((interaction) => {
      if (!interaction.isAutocomplete()) return;
      const typed = interaction.options.getFocused();
      return interaction.respond([{ name: `${typed}1`, value: 'A1' }]);
    });
    const done = await ada.autocomplete(server.channel, 'place', 'square', { square: 'A' });
    expect(done).toMatchObject({ callback: 8, choices: [{ name: 'A1', value: 'A1' }] });
    await expect(ada.autocomplete(server.channel, 'place', 'rotation')).rejects.toMatchObject({ code: 'bad-value' });
  });
});
