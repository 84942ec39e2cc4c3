import { REST, Routes } from 'discord.js';
import { createPlayground, type Playground } from 'discord-playground';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type CommandLike, compare } from '../../commands/compare.ts';
import { COMMAND_DATA } from '../../commands/data.ts';
import { deploy } from '../../commands/deploy.ts';
import type { Config } from '../../src/config.ts';
import { SEED } from '../../src/playground/seed.ts';

async function playground(): Promise<Playground> {
  const server = await createPlayground({ seed: SEED });
  onTestFinished(() => server.close());
  return server;
}

/** `npm run commands:deploy -- ARGS` against a playground. */
async function run({ apiUrl, token }: Pick<Playground, 'apiUrl' | 'token'>, args: string[] = [], guildId?: string) {
  const config = { apiUrl, token, guildId: guildId ?? null } as Config;
  const out: string[] = [];
  const errors: string[] = [];
  const code = await deploy(args, {
    config: () => ({ ok: true, config }),
    print: (line) => out.push(line),
    complain: (line) => errors.push(line),
  });
  return { code, out, errors };
}

const restOf = ({ apiUrl, token }: Playground) => new REST({ api: apiUrl }).setToken(token);
const writes = ({ requests }: Playground) => requests.filter(({ method }) => method !== 'GET');

describe('registering', () => {
  test('the first run registers everything, the second finds nothing to change and sends nothing', async () => {
    const server = await playground();
    const first = await run(server);
    expect(first).toMatchObject({ code: 0, errors: [] });
    expect(first.out[0]).toMatch(/Carcassonne.*globally/);
    for (const { name } of COMMAND_DATA) expect(first.out).toContainEqual(expect.stringMatching(`\\+ /${name} +added`));
    const columns = first.out.slice(1, -1).map((line) => line.indexOf('added'));
    expect(new Set(columns).size).toBe(1);
    expect(first.out.at(-1)).toBe(`Registered ${COMMAND_DATA.length} commands.`);
    expect(writes(server)).toHaveLength(1);

    const second = await run(server);
    expect(second.out.filter((line) => line.endsWith('unchanged'))).toHaveLength(COMMAND_DATA.length);
    expect(second.out.at(-1)).toBe('Nothing to change.');
    expect(writes(server)).toHaveLength(1);
    expect([...server.violations]).toEqual([]);
  });

  test('each changed field and each removed command is named', async () => {
    const server = await playground();
    const [play, ...others] = COMMAND_DATA;
    const old = [
      { ...play, description: 'Something else', options: play!.options!.slice(1) },
      ...others,
      { name: 'old', description: 'Left over' },
    ];
    await restOf(server).put(Routes.applicationCommands(server.bot), { body: old });
    const { out, code } = await run(server);
    expect(code).toBe(0);
    expect(out).toContainEqual(expect.stringMatching(/~ \/play +changed: .*description, options\.preset$/));
    expect(out).toContainEqual(expect.stringMatching(/- \/old +removed/));
    expect(out.filter((line) => line.endsWith('unchanged'))).toHaveLength(COMMAND_DATA.length - 1);
    const now = (await restOf(server).get(Routes.applicationCommands(server.bot))) as { name: string }[];
    expect(now.map(({ name }) => name).sort()).toEqual(COMMAND_DATA.map(({ name }) => name).sort());
  });

  test('a dry run says the same and sends nothing', async () => {
    const server = await playground();
    const { out, code } = await run(server, ['--dry-run']);
    expect(code).toBe(0);
    expect(out.at(-1)).toBe('Dry run: nothing was sent.');
    expect(writes(server)).toEqual([]);
  });

  test('in one server: by --guild, by DISCORD_GUILD_ID, and not with --global', async () => {
    const server = await playground();
    expect((await run(server, ['--guild', server.guild])).out[0]).toContain(`in server ${server.guild}`);
    expect((await run(server, [], server.guild)).out.at(-1)).toBe('Nothing to change.');
    expect((await run(server, ['--global'], server.guild)).out[0]).toContain('globally');
  });
});

describe('an error is one sentence that says what to do', () => {
  test.each([
    [['--gild', '1'], /--gild/],
    [['--guild', 'abc'], /--guild must be the id of a server/],
    [['--guild', '12345678901234567', '--global'], /either --global or --guild/],
    [['extra'], /extra/],
  ])('%j is not understood', async (args, said) => {
    const { code, errors, out } = await run({ apiUrl: 'http://127.0.0.1:9/api', token: 'x' }, args);
    expect({ code, out }).toEqual({ code: 2, out: [] });
    expect(errors.join('\n')).toMatch(said);
  });

  test('--help sends no request', async () => {
    const { code, out } = await run({ apiUrl: 'http://127.0.0.1:9/api', token: 'x' }, ['--help']);
    expect(code).toBe(0);
    expect(out.join('\n')).toContain('--dry-run');
  });

  test('a wrong token', async () => {
    const server = await playground();
    const { code, errors } = await run({ ...server, token: 'a-secret-that-is-wrong' });
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^Discord does not accept DISCORD_TOKEN: .*\.$/)]);
    expect(errors.join()).not.toContain('a-secret');
  });

  test('a Discord that does not answer', async () => {
    const { code, errors } = await run({ apiUrl: 'http://127.0.0.1:9/api', token: 'x' });
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(/^http:\/\/127\.0\.0\.1:9\/api cannot be reached \(.+\): .*\.$/)]);
  });

  test('a server the bot is not in', async () => {
    const server = await playground();
    const stranger = '12345678901234567';
    const { code, errors } = await run(server, ['--guild', stranger]);
    expect(code).toBe(1);
    expect(errors).toEqual([expect.stringMatching(`may not register commands in server ${stranger}: check the id`)]);
  });

  test('settings that cannot be read', async () => {
    const errors: string[] = [];
    const config = () => ({ ok: false as const, message: 'DISCORD_TOKEN is not set: …' });
    const code = await deploy([], { config, print: () => undefined, complain: (line) => errors.push(line) });
    expect({ code, errors }).toEqual({ code: 1, errors: ['DISCORD_TOKEN is not set: …'] });
  });
});

describe('comparing', () => {
  const ours: [CommandLike] = [
    { name: 'a', description: 'd', options: [{ type: 3, name: 'o', description: 'x', required: true }], contexts: [0] },
  ];
  const stored = (change: object): CommandLike[] => [
    {
      id: '1',
      application_id: '2',
      version: '3',
      name_localizations: null,
      default_member_permissions: null,
      nsfw: false,
      ...ours[0],
      ...change,
    },
  ];

  test('a value that Discord adds is no difference', () => {
    expect(compare(stored({}), ours, 'global')).toEqual([{ name: 'a', kind: 'unchanged', fields: [] }]);
    expect(compare(stored({ contexts: null }), ours, 'guild')[0]!.kind).toBe('unchanged');
  });

  test.each([
    ['a permission that the server has set', { default_member_permissions: '8' }, ['default_member_permissions']],
    ['the contexts of its use', { contexts: [0, 1] }, ['contexts']],
    ['a missing option', { options: [] }, ['options']],
    ['an option that was optional', { options: [{ type: 3, name: 'o', description: 'x' }] }, ['options.o.required']],
    [
      'an option too many',
      {
        options: [
          { type: 3, name: 'p', description: 'x' },
          { type: 3, name: 'o', description: 'x', required: true },
        ],
      },
      ['options.p'],
    ],
  ])('%s is a difference', (_what, change, fields) => {
    expect(compare(stored(change), ours, 'global')).toEqual([{ name: 'a', kind: 'changed', fields }]);
  });

  test('the order of options and of choices is a difference, the order of commands is none', () => {
    const choices = ['x', 'y'].map((name) => ({ name, value: name }));
    const some = (options: object[]) => [{ name: 'a', options }, { name: 'b' }];
    const before = some([{ name: 'o', choices }]);
    const after = some([{ name: 'o', choices: choices.toReversed() }]);
    expect(compare(before, after, 'global')[0]!.fields).toEqual(['options.o.choices.(order)']);
    expect(compare(before.toReversed(), before, 'global').map(({ kind }) => kind)).toEqual(['unchanged', 'unchanged']);
  });
});
