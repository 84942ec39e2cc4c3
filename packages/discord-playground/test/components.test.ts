import { type Interaction, MessageFlags } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { failures, stage } from './bot.ts';

const row = (...components: object[]) => ({ type: 1, components }) as never;
const button = (id: string, more: object = {}) => ({ type: 2, style: 2, label: id, custom_id: id, ...more });
const pick = (id: string, more: object = {}) => ({
  type: 3,
  custom_id: id,
  options: ['a', 'b', 'c'].map((value) => ({ label: value, value })),
  ...more,
});

/** A bot that answers /play with these rows, and components by `press`. */
const board = (rows: object[], press: (interaction: Interaction) => unknown = () => undefined, flags?: number) =>
  stage((interaction) =>
    interaction.isChatInputCommand()
      ? interaction.reply({ content: 'board', components: rows as never, ...(flags && { flags }) })
      : press(interaction),
  );

describe('buttons', () => {
  test('an update edits the message that carries it', async () => {
    const { server, ada, bo } = await board(
      [row(button('1'))],
      (i) => i.isButton() && i.update({ content: `pressed ${i.customId}`, components: [] }),
    );
    const { response } = await ada.slash(server.channel, 'play');
    const done = await bo.press(response!.id, '1');
    expect(done).toMatchObject({ callback: 7, response: { id: response!.id, content: 'pressed 1', components: [] } });
  });

  test('after a deferred update the edited reply is the pressed message, and a follow-up is new', async () => {
    const { server, ada, bo } = await board([row(button('1'))], async (i) => {
      if (!i.isButton()) return;
      await i.deferUpdate();
      await i.editReply('edited later');
      await i.followUp({ content: 'for you', flags: MessageFlags.Ephemeral });
    });
    const { response } = await ada.slash(server.channel, 'play');
    const done = await bo.press(response!.id, '1');
    const whisper = await bo.waitFor(({ content }) => content === 'for you');
    expect(done.callback).toBe(6);
    expect(bo.message(response!.id)).toMatchObject({ content: 'edited later' });
    expect(whisper.ephemeral).toBe(true);
    expect(ada.message(whisper.id)).toBeUndefined();
  });

  test('each presser of a public button gets a panel of their own', async () => {
    const { server, ada, bo } = await board(
      [row(button('1'))],
      (i) => i.isButton() && i.reply({ content: `panel of ${i.user.username}`, flags: MessageFlags.Ephemeral }),
    );
    const { response } = await ada.slash(server.channel, 'play');
    await Promise.all([ada.press(response!.id, '1'), bo.press(response!.id, '1')]);
    const see = (actor: typeof ada) => actor.messages(server.channel).map(({ content }) => content);
    expect(see(ada)).toEqual(['board', 'panel of ada']);
    expect(see(bo)).toEqual(['board', 'panel of bo']);
  });

  test('the press carries the whole message', async () => {
    let seen: unknown;
    const { server, ada } = await board([row(button('1'))], (i) => {
      if (!i.isButton()) return;
      seen = { content: i.message.content, rows: i.message.components.length, author: i.message.author.id };
      return i.deferUpdate();
    });
    const { response } = await ada.slash(server.channel, 'play');
    await ada.press(response!.id, '1');
    expect(seen).toEqual({ content: 'board', rows: 1, author: server.bot });
  });

  test.each([
    ['is not on the message', 'z', 'no-such-component'],
    ['is disabled', 'off', 'disabled'],
  ])('a button that %s cannot be pressed', async (_why, id, code) => {
    const { server, ada } = await board([row(button('1'), button('off', { disabled: true }))]);
    const { response } = await ada.slash(server.channel, 'play');
    await expect(ada.press(response!.id, id)).rejects.toMatchObject({ code });
  });

  test('a button on another user’s ephemeral message does not exist', async () => {
    const { server, ada, bo } = await board([row(button('1'))], undefined, MessageFlags.Ephemeral);
    const { response } = await ada.slash(server.channel, 'play');
    await expect(bo.press(response!.id, '1')).rejects.toMatchObject({ code: 'no-such-message' });
  });

  test('a button that an edit has removed cannot be pressed', async () => {
    const { server, ada } = await board([row(button('1'))], (i) => i.isButton() && i.update({ components: [] }));
    const { response } = await ada.slash(server.channel, 'play');
    await ada.press(response!.id, '1');
    await expect(ada.press(response!.id, '1')).rejects.toMatchObject({ code: 'no-such-component' });
  });
});

describe('selects', () => {
  test('send the chosen values', async () => {
    let seen: unknown;
    const { server, ada } = await board([row(pick('s', { max_values: 2 }))], (i) => {
      if (!i.isStringSelectMenu()) return;
      seen = i.values;
      return i.deferUpdate();
    });
    const { response } = await ada.slash(server.channel, 'play');
    await ada.select(response!.id, 's', ['c', 'a']);
    expect(seen).toEqual(['c', 'a']);
  });

  test.each([
    ['a value that is not offered', ['z']],
    ['too many', ['a', 'b']],
    ['none', []],
  ])('refuse %s', async (_what, values) => {
    const { server, ada } = await board([row(pick('s'))]);
    const { response } = await ada.slash(server.channel, 'play');
    await expect(ada.select(response!.id, 's', values)).rejects.toMatchObject({ code: 'bad-value' });
  });

  test('of users resolve members', async () => {
    let seen: unknown;
    const { server, ada } = await board([row({ type: 5, custom_id: 'who' })], (i) => {
      if (!i.isUserSelectMenu()) return;
      seen = i.users.map(({ username }) => username);
      return i.deferUpdate();
    });
    const { response } = await ada.slash(server.channel, 'play');
    await ada.select(response!.id, 'who', [server.users[2]!]);
    expect(seen).toEqual(['chloe']);
    await expect(ada.select(response!.id, 'who', ['99'])).rejects.toMatchObject({ code: 'bad-value' });
  });
});

describe('modals', () => {
  const modal = {
    custom_id: 'form',
    title: 'Settings',
    components: [
      { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1, max_length: 10 } },
      { type: 18, label: 'Map', component: { type: 3, custom_id: 'map', options: [{ label: 'A', value: 'a' }] } },
      {
        type: 18,
        label: 'Fields',
        component: {
          type: 21,
          custom_id: 'fields',
          options: [
            { label: 'on', value: 'on', default: true },
            { label: 'off', value: 'off' },
          ],
        },
      },
      { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure' } },
      { type: 10, content: 'That is all' },
    ],
  } as const;

  test('a submit brings the typed and chosen values, and may update the message that it began on', async () => {
    let seen: unknown;
    const { server, ada } = await board([row(button('1'))], async (i) => {
      if (i.isButton()) return i.showModal(modal as never);
      if (!i.isModalSubmit() || !i.isFromMessage()) return;
      const { fields } = i;
      seen = [
        fields.getTextInputValue('name'),
        fields.getStringSelectValues('map'),
        fields.getRadioGroup('fields'),
        fields.getCheckbox('sure'),
      ];
      return i.update({ content: 'saved', components: [] });
    });
    failures.length = 0;
    const { response } = await ada.slash(server.channel, 'play');
    const opened = await ada.press(response!.id, '1');
    expect(opened).toMatchObject({ callback: 9, modal: { title: 'Settings' } });
    await ada.submitModal(opened, { name: 'Ada', map: ['a'], sure: true });
    expect(seen).toEqual(['Ada', ['a'], 'on', true]);
    expect(failures).toEqual([]);
    expect(ada.message(response!.id)).toMatchObject({ content: 'saved' });
    expect(server.violations).toEqual([]);
  });

  test('may name the file types that can be uploaded', async () => {
    const upload = { type: 19, custom_id: 'map', file_types: ['image', '.json'] };
    const form = { ...modal, components: [{ type: 18, label: 'Map', component: upload }] };
    const { server, ada } = await board([row(button('1'))], (i) => i.isButton() && i.showModal(form as never));
    const { response } = await ada.slash(server.channel, 'play');
    const opened = await ada.press(response!.id, '1');
    expect(opened).toMatchObject({ callback: 9, modal: { components: [{ component: upload }] } });
    expect(server.violations).toEqual([]);
  });

  test('refuse values that the form does not allow, and any other user', async () => {
    const { server, ada, bo } = await board([row(button('1'))], (i) => i.isButton() && i.showModal(modal as never));
    const { response } = await ada.slash(server.channel, 'play');
    const opened = await ada.press(response!.id, '1');
    await expect(ada.submitModal(opened, { name: 'far too long a name', map: ['a'] })).rejects.toMatchObject({
      code: 'bad-value',
    });
    await expect(ada.submitModal(opened, { name: 'Ada', map: ['z'] })).rejects.toMatchObject({ code: 'bad-value' });
    await expect(ada.submitModal(opened, { name: 'Ada' })).rejects.toMatchObject({ code: 'bad-value' });
    await expect(bo.submitModal(opened, { name: 'Bo', map: ['a'] })).rejects.toMatchObject({
      code: 'no-such-interaction',
    });
  });

  test('a modal cannot answer a modal', async () => {
    const { server, ada } = await board([row(button('1'))], (i) => {
      if (i.isButton()) return i.showModal(modal as never);
      if (!i.isModalSubmit()) return;
      return i.client.rest.post(`/interactions/${i.id}/${i.token}/callback`, {
        body: { type: 9, data: modal },
        auth: false,
      });
    });
    const { response } = await ada.slash(server.channel, 'play');
    const opened = await ada.press(response!.id, '1');
    const submitted = ada.submitModal(opened, { name: 'Ada', map: ['a'] });
    await expect.poll(() => server.violations).toMatchObject([{ code: 50035 }]);
    server.advance(3001);
    expect(await submitted).toMatchObject({ state: 'failed' });
  });
});

test('Components V2: text, gallery and container, attachments only in their named places', async () => {
  const { server, ada } = await stage(
    (interaction) =>
      interaction.isChatInputCommand() &&
      interaction.reply({
        flags: MessageFlags.IsComponentsV2,
        components: [
          {
            type: 17,
            accent_color: 0x336699,
            components: [
              { type: 10, content: '## Your turn' },
              { type: 12, items: [{ media: { url: 'attachment://board.png' }, description: 'the board' }] },
              { type: 14 },
              { type: 1, components: [button('1')] },
            ],
          },
        ] as never,
        files: [{ attachment: Buffer.from('bytes'), name: 'board.png' }],
      }),
  );
  const { response } = await ada.slash(server.channel, 'play');
  expect(response).toMatchObject({ flags: 32768, attachments: [], content: '' });
  const media = (response!.components[0]!.components as { items: { media: { url: string } }[] }[])[1]!.items[0]!.media;
  expect(await (await fetch(media.url)).text()).toBe('bytes');
  expect(server.violations).toEqual([]);
});
