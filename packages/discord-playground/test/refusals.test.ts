import { type DiscordAPIError, REST } from 'discord.js';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Playground } from '../src/playground.ts';
import { playground, png } from './bot.ts';
import { isDrawn } from './support/runs.ts';

let server: Playground;
let rest: REST;
let messages: `/${string}`;

beforeEach(async () => {
  server = await playground();
  rest = new REST({ api: server.apiUrl, retries: 0 }).setToken(server.token);
  messages = `/channels/${server.channel}/messages`;
});

const button = (id: string, more: object = {}) => ({ type: 2, style: 2, label: 'x', custom_id: id, ...more });
const row = (...components: object[]) => ({ type: 1, components });
const select = (options: number, more: object = {}) => ({
  type: 3,
  custom_id: 's',
  options: Array.from({ length: options }, (_, n) => ({ label: `${n}`, value: `${n}` })),
  ...more,
});
const said = (content: string) => ({ type: 10, content });
const V2 = 32768;
const many = <T>(count: number, make: (n: number) => T): T[] => Array.from({ length: count }, (_, n) => make(n));

/** The paths of errors in the form, with their codes. */
const spots = (rawError: unknown): string[] => spotsIn((rawError as { errors?: unknown }).errors);
const spotsIn = (errors: unknown, path = ''): string[] =>
  Object.entries((errors ?? {}) as Record<string, unknown>).flatMap(([step, inner]) =>
    step === '_errors'
      ? (inner as { code: string }[]).map(({ code }) => `${path} ${code}`)
      : spotsIn(inner, path ? `${path}.${step}` : step),
  );

describe('a message is refused with 50035', () => {
  test.each<[why: string, body: object, spot: string]>([
    ['over 2000 characters', { content: 'x'.repeat(2001) }, 'content BASE_TYPE_MAX_LENGTH'],
    ['an unknown property', { contents: 'x' }, 'contents UNKNOWN_FIELD'],
    [
      'an unknown property of a component',
      { content: 'x', components: [row(button('a', { lable: 'x' }))] },
      'components.0.components.0.lable UNKNOWN_FIELD',
    ],
    [
      'six action rows',
      { content: 'x', components: many(6, (n) => row(button(`${n}`))) },
      'components BASE_TYPE_MAX_LENGTH',
    ],
    [
      'six buttons in a row',
      { content: 'x', components: [row(...many(6, (n) => button(`${n}`)))] },
      'components.0.components BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a select beside a button',
      { content: 'x', components: [row(button('a'), select(1))] },
      'components.0.components COMPONENT_LAYOUT_WIDTH_EXCEEDED',
    ],
    [
      'a custom id twice',
      { content: 'x', components: [row(button('a'), button('a'))] },
      'components.0.components.1.custom_id COMPONENT_CUSTOM_ID_DUPLICATED',
    ],
    [
      'a custom id over 100',
      { content: 'x', components: [row(button('a'.repeat(101)))] },
      'components.0.components.0.custom_id BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a label over 80',
      { content: 'x', components: [row(button('a', { label: 'x'.repeat(81) }))] },
      'components.0.components.0.label BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a button without label and emoji',
      { content: 'x', components: [row({ type: 2, style: 1, custom_id: 'a' })] },
      'components.0.components.0 BUTTON_COMPONENT_INVALID_LABEL',
    ],
    [
      'a link button with a custom id',
      { content: 'x', components: [row(button('a', { style: 5, url: 'https://example.com' }))] },
      'components.0.components.0.custom_id BUTTON_COMPONENT_CUSTOM_ID_UNEXPECTED',
    ],
    ['a button outside a row', { content: 'x', components: [button('a')] }, 'components.0.type UNION_TYPE_CHOICES'],
    [
      '26 options',
      { content: 'x', components: [row(select(26))] },
      'components.0.components.0.options BASE_TYPE_MAX_LENGTH',
    ],
    [
      'a select without options',
      { content: 'x', components: [row(select(0))] },
      'components.0.components.0.options BASE_TYPE_MIN_LENGTH',
    ],
    [
      'more values than options',
      { content: 'x', components: [row(select(2, { max_values: 3 }))] },
      'components.0.components.0.max_values SELECT_COMPONENT_MAX_VALUES_INVALID',
    ],
    [
      'a placeholder over 150',
      { content: 'x', components: [row(select(1, { placeholder: 'x'.repeat(151) }))] },
      'components.0.components.0.placeholder BASE_TYPE_MAX_LENGTH',
    ],
    ['V2 components without the flag', { components: [said('x')] }, 'components.0 UNION_TYPE_CHOICES'],
    [
      'the V2 flag with content',
      { flags: V2, content: 'x', components: [said('x')] },
      'content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      'the V2 flag with embeds',
      { flags: V2, embeds: [{ title: 'x' }], components: [said('x')] },
      'embeds MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
    ],
    [
      '41 V2 components over all levels',
      {
        flags: V2,
        components: [
          { type: 17, components: many(20, () => said('x')) },
          { type: 17, components: many(19, () => said('x')) },
        ],
      },
      'components COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
    ],
    [
      'a section without accessory',
      { flags: V2, components: [{ type: 9, components: [said('x')] }] },
      'components.0.accessory BASE_TYPE_REQUIRED',
    ],
    [
      '11 gallery items',
      {
        flags: V2,
        components: [{ type: 12, items: many(11, () => ({ media: { url: 'https://example.com/x.png' } })) }],
      },
      'components.0.items BASE_TYPE_MAX_LENGTH',
    ],
    [
      'alt text over 1024',
      {
        flags: V2,
        components: [
          { type: 12, items: [{ media: { url: 'https://example.com/x.png' }, description: 'x'.repeat(1025) }] },
        ],
      },
      'components.0.items.0.description BASE_TYPE_BAD_LENGTH',
    ],
    [
      'a gallery of a missing file',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://board.png' } }] }] },
      'components.0.items.0.media.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'an embed of a missing file',
      { embeds: [{ image: { url: 'attachment://board.png' } }] },
      'embeds.0.image.url UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
    ],
    [
      'embeds over 6000 in sum',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
      'embeds MAX_EMBED_SIZE_EXCEEDED',
    ],
    ['11 embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds BASE_TYPE_MAX_LENGTH'],
    ['EPHEMERAL in a channel', { content: 'x', flags: 64 }, 'flags MESSAGE_FLAGS_INVALID'],
    [
      'an attachment id without a file',
      { content: 'x', attachments: [{ id: '0', description: 'x' }] },
      'attachments.0.id ATTACHMENT_NOT_FOUND',
    ],
    [
      'both parse and users',
      { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
      'allowed_mentions MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
    ],
  ])('%s', async (_why, body, spot) => {
    const error = await rest.post(messages, { body }).catch((caught: unknown) => caught as DiscordAPIError);
    expect(error).toMatchObject({ status: 400, code: 50035 });
    expect(spots((error as DiscordAPIError).rawError)).toContain(spot);
    expect(server.violations).toMatchObject([{ method: 'POST', route: '/channels/:channel/messages', code: 50035 }]);
    expect(server.actor(server.users[0]!).messages(server.channel)).toEqual([]);
  });
});

describe('a message is refused', () => {
  test.each([
    ['without content', {}],
    ['of spaces alone', { content: '  \n ' }],
    ['of V2 without components', { flags: V2 }],
  ])('%s: 50006', async (_what, body) => {
    await expect(rest.post(messages, { body })).rejects.toMatchObject({ code: 50006 });
  });

  const isSent = isDrawn('large requests', { oneIn: 8, about: 'packages/discord-playground/src/' });

  test.runIf(isSent)('with a file over 10 MiB, or a request over 25: 40005', async () => {
    const big = { name: 'big.png', data: Buffer.alloc(10 * 1024 * 1024 + 1) };
    await expect(rest.post(messages, { body: {}, files: [big] })).rejects.toMatchObject({
      status: 413,
      code: 40005,
    });
    const files = many(3, (n) => ({ name: `${n}.png`, data: Buffer.alloc(9 * 1024 * 1024) }));
    await expect(rest.post(messages, { body: {}, files })).rejects.toMatchObject({ status: 413, code: 40005 });
  });

  test('with eleven files: 50035', async () => {
    const files = many(11, (n) => ({ name: `${n}.png`, data: png() }));
    await expect(rest.post(messages, { body: {}, files })).rejects.toMatchObject({ code: 50035 });
  });

  test('that is no JSON: 50109', async () => {
    const headers = { authorization: `Bot ${server.token}`, 'content-type': 'application/json' };
    const answer = await fetch(`${server.apiUrl}/v10${messages}`, { method: 'POST', headers, body: '{"content":' });
    expect([answer.status, await answer.json()]).toMatchObject([400, { code: 50109 }]);
  });

  test('without a token: 401', async () => {
    const answer = await fetch(`${server.apiUrl}/v10${messages}`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([401, { message: '401: Unauthorized', code: 0 }]);
  });
});

describe('an edit is refused', () => {
  const post = (body: object) => rest.post(messages, { body }) as Promise<{ id: string }>;
  const patch = (id: string, body: object) => rest.patch(`${messages}/${id}`, { body });

  test('that takes the V2 flag away', async () => {
    const { id } = await post({ flags: V2, components: [said('x')] });
    await expect(patch(id, { flags: 0, content: 'x' })).rejects.toMatchObject({ code: 50035 });
    await expect(patch(id, { content: 'x' })).rejects.toMatchObject({ code: 50035 });
    await patch(id, { components: [said('y')] });
  });

  test('that turns to V2 and keeps the old content; dropping the content is the way', async () => {
    const { id } = await post({ content: 'x' });
    await expect(patch(id, { flags: V2, components: [said('y')] })).rejects.toMatchObject({ code: 50035 });
    await patch(id, { flags: V2, content: null, embeds: [], components: [said('y')] });
  });

  test('that leaves nothing: 50006', async () => {
    const { id } = await post({ content: 'x' });
    await expect(patch(id, { content: '' })).rejects.toMatchObject({ code: 50006 });
  });

  test('to another user’s message: 50005', async () => {
    const { id } = server.actor(server.users[0]!).say(server.channel, 'mine');
    await expect(patch(id, { content: 'not yours' })).rejects.toMatchObject({ code: 50005 });
  });

  test('to a message that is gone: 10008', async () => {
    const { id } = await post({ content: 'x' });
    server.deleteMessage(id);
    await expect(patch(id, { content: 'y' })).rejects.toMatchObject({ code: 10008 });
  });
});

describe('a command is refused', () => {
  const name = { name: 'x', description: 'x' };
  const option = (more: object) => ({ type: 3, name: 'o', description: 'x', ...more });
  test.each<[why: string, commands: object[], spot: string]>([
    ['in capitals', [{ ...name, name: 'Play' }], '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['with a space', [{ ...name, name: 'a b' }], '0.name APPLICATION_COMMAND_INVALID_NAME'],
    ['of a name twice', [name, name], '1.name APPLICATION_COMMANDS_DUPLICATE_NAME'],
    ['without description', [{ name: 'x' }], '0.description BASE_TYPE_REQUIRED'],
    ['with a description over 100', [{ ...name, description: 'x'.repeat(101) }], '0.description BASE_TYPE_BAD_LENGTH'],
    [
      'with 26 options',
      [{ ...name, options: many(26, (n) => option({ name: `o${n}` })) }],
      '0.options BASE_TYPE_MAX_LENGTH',
    ],
    [
      'with 26 choices',
      [{ ...name, options: [option({ choices: many(26, (n) => ({ name: `${n}`, value: `${n}` })) })] }],
      '0.options.0.choices BASE_TYPE_MAX_LENGTH',
    ],
    [
      'with a required option after an optional one',
      [{ ...name, options: [option({ name: 'a' }), option({ name: 'b', required: true })] }],
      '0.options.1.required APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
    ],
    [
      'with choices and autocomplete',
      [{ ...name, options: [option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })] }],
      '0.options.0.autocomplete APPLICATION_COMMAND_OPTIONS_CHOICES_AUTOCOMPLETE',
    ],
    [
      'translated into an unknown language',
      [{ ...name, name_localizations: { xx: 'y' } }],
      '0.name_localizations.xx UNKNOWN_FIELD',
    ],
    [
      'with types of files for a text',
      [{ ...name, options: [option({ file_types: ['image'] })] }],
      '0.options.0.file_types UNKNOWN_FIELD',
    ],
    [
      'with a type of files without its dot',
      [{ ...name, options: [option({ type: 11, file_types: ['image', 'pdf'] })] }],
      '0.options.0.file_types.1 BASE_TYPE_CHOICES',
    ],
    [
      'with eleven types of files',
      [{ ...name, options: [option({ type: 11, file_types: many(11, (n) => `.x${n}`) })] }],
      '0.options.0.file_types BASE_TYPE_MAX_LENGTH',
    ],
    ['with an unknown property', [{ ...name, permission: 1 }], '0.permission UNKNOWN_FIELD'],
    [
      'over 8000 characters',
      [
        {
          ...name,
          options: many(5, (n) =>
            option({
              name: `o${n}`,
              choices: many(25, (m) => ({ name: `${m}`.padEnd(50, 'x'), value: `${m}`.padEnd(50, 'y') })),
            }),
          ),
        },
      ],
      '0 APPLICATION_COMMAND_TOO_LARGE',
    ],
  ])('%s', async (_why, commands, spot) => {
    const error = await rest
      .put(`/applications/${server.bot}/commands`, { body: commands })
      .catch((caught: unknown) => caught as DiscordAPIError);
    expect(error).toMatchObject({ code: 50035 });
    expect(spots((error as DiscordAPIError).rawError)).toContain(spot);
    expect(await rest.get(`/applications/${server.bot}/commands`)).toEqual([]);
  });

  test('not for the types of files that an attachment may have', async () => {
    const options = [option({ type: 11, file_types: ['image', '.pdf'] })];
    const set = await rest.put(`/applications/${server.bot}/commands`, { body: [{ ...name, options }] });
    expect(set).toMatchObject([{ options }]);
  });

  test('beyond a hundred: 30032', async () => {
    const commands = many(101, (n) => ({ ...name, name: `c${n}` }));
    await expect(rest.put(`/applications/${server.bot}/commands`, { body: commands })).rejects.toMatchObject({
      code: 30032,
    });
  });
});

test('a route that the playground does not know answers 404, loudly', async () => {
  await expect(rest.get(`/guilds/${server.guild}/audit-logs`)).rejects.toMatchObject({ status: 404, code: 0 });
  expect(server.violations).toEqual([
    { method: 'GET', route: `/guilds/${server.guild}/audit-logs`, code: 0, message: '404: Not Found' },
  ]);
});

test('a broken path answers 404', async () => {
  const headers = { authorization: `Bot ${server.token}` };
  expect((await fetch(`${server.apiUrl}/v10/channels/%E0%A4%A/messages`, { headers })).status).toBe(404);
});
