import { parseArgs } from 'node:util';
import { type APIApplication, DiscordAPIError, HTTPError, REST, RESTJSONErrorCodes, Routes } from 'discord.js';
import { type Config, readConfig } from '../src/config.ts';
import { type CommandLike, compare, type Difference } from './compare.ts';
import { COMMAND_DATA } from './data.ts';

const USAGE = `Usage: npm run commands:deploy [-- --global | --guild ID] [--dry-run]

Registers the bot's commands with Discord, and prints what changes.
  --guild ID  in that server alone, where they appear at once
  --global    in every server the bot is in
  --dry-run   only print what would change
Without either: in the server named by DISCORD_GUILD_ID, or globally if it is not set.`;

/** 0: registered, or nothing to do; 1: failed; 2: wrong arguments. */
type ExitCode = 0 | 1 | 2;

/** Where a run reads its settings and writes its output. */
export interface DeploySurroundings {
  readonly config: () => ReturnType<typeof readConfig>;
  readonly print: (line: string) => void;
  readonly complain: (line: string) => void;
}

interface DeployOrder {
  /** null: globally. */
  readonly guild: string | null;
  readonly dryRun: boolean;
}

export async function deploy(
  args: readonly string[],
  { config: read, print, complain }: DeploySurroundings,
): Promise<ExitCode> {
  const asked = readOrder(args);
  if (typeof asked === 'string') {
    (asked === USAGE ? print : complain)(asked);
    return asked === USAGE ? 0 : 2;
  }
  const config = read();
  if (!config.ok) {
    complain(config.message);
    return 1;
  }
  const order = { guild: asked.global ? null : (asked.guild ?? config.config.guildId), dryRun: asked.dryRun };
  // Two tries and short waits: a person sits at the terminal.
  const rest = new REST({ api: config.config.apiUrl, retries: 1, timeout: 10_000 }).setToken(config.config.token);
  try {
    await register(rest, order, print);
    return 0;
  } catch (error) {
    complain(explained(error, order, config.config));
    return 1;
  }
}

async function register(rest: REST, { guild, dryRun }: DeployOrder, print: (line: string) => void): Promise<void> {
  const application = (await rest.get(Routes.currentApplication())) as APIApplication;
  const route =
    guild === null
      ? Routes.applicationCommands(application.id)
      : Routes.applicationGuildCommands(application.id, guild);
  const query = new URLSearchParams({ with_localizations: 'true' });
  const registered = (await rest.get(route, { query })) as CommandLike[];
  const differences = compare(
    registered,
    COMMAND_DATA.map((data) => ({ ...data })),
    guild === null ? 'global' : 'guild',
  );

  print(`Commands of ${application.name} (${application.id}), ${guild === null ? 'globally' : `in server ${guild}`}:`);
  const width = Math.max(...differences.map(({ name }) => name.length));
  for (const difference of differences) print(lineOf(difference, width));
  if (differences.every(({ kind }) => kind === 'unchanged')) return print('Nothing to change.');
  if (dryRun) return print('Dry run: nothing was sent.');
  await rest.put(route, { body: COMMAND_DATA });
  print(`Registered ${COMMAND_DATA.length} commands.`);
}

const MARKS = { added: '+', changed: '~', removed: '-', unchanged: '=' } as const;

const lineOf = ({ name, kind, fields }: Difference, width: number): string =>
  `  ${MARKS[kind]} /${name.padEnd(width)} ${kind}${fields.length > 0 ? `: ${fields.join(', ')}` : ''}`;

/** The parsed arguments, or why they cannot be parsed; `USAGE` for a call for help. */
function readOrder(args: readonly string[]): { guild?: string; global: boolean; dryRun: boolean } | string {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        guild: { type: 'string' },
        global: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
    if (values.help) return USAGE;
    if (values.global && values.guild !== undefined) return `Choose either --global or --guild.\n\n${USAGE}`;
    if (values.guild !== undefined && !/^\d{17,20}$/.test(values.guild))
      return `--guild must be the id of a server: 17 to 20 digits, by right-click, "Copy Server ID".\n\n${USAGE}`;
    return {
      ...(values.guild !== undefined && { guild: values.guild }),
      global: values.global,
      dryRun: values['dry-run'],
    };
  } catch (error) {
    return `${(error as Error).message}\n\n${USAGE}`;
  }
}

/** One sentence: the problem and the remedy. It never holds the token. */
function explained(error: unknown, { guild }: DeployOrder, { apiUrl }: Config): string {
  if (error instanceof DiscordAPIError) {
    if (error.status === 401)
      return 'Discord does not accept DISCORD_TOKEN: take a fresh one from https://discord.com/developers/applications (page "Bot", "Reset Token").';
    if (error.code === RESTJSONErrorCodes.MissingAccess || error.code === RESTJSONErrorCodes.UnknownGuild)
      return `The bot may not register commands in server ${guild}: check the id, and add the bot to that server with the scopes "bot" and "applications.commands".`;
    if (error.code === RESTJSONErrorCodes.MaximumDailyApplicationCommandCreatesReached)
      return 'Discord takes no more new commands for this server today: try again tomorrow.';
    return `Discord refused the commands: ${error.message} (code ${error.code}, status ${error.status}).`;
  }
  if (error instanceof HTTPError || (error as { status?: number }).status !== undefined)
    return `${apiUrl} answers with an error just now (${(error as HTTPError).status}): try again in a few minutes.`;
  const { cause, message } = error as Error & { cause?: Error & { code?: string } };
  return `${apiUrl} cannot be reached (${cause?.code ?? cause?.message ?? message}): check the connection, and DISCORD_API_URL if it is set.`;
}

if (import.meta.main) {
  process.exitCode = await deploy(process.argv.slice(2), {
    config: readConfig,
    print: (line) => process.stdout.write(`${line}\n`),
    complain: (line) => process.stderr.write(`${line}\n`),
  });
}
