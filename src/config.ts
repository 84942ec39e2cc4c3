import { homedir } from 'node:os';
import querystring from 'node:querystring';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { readTextFile } from './text-file.ts';

/** Everything that can be set from outside, in `.env` or in the environment of the process. */
export interface Config {
  readonly token: string;
  /** Without a version and without a slash at the end, as discord.js wants it. */
  readonly apiUrl: string;
  /** Where `npm run commands:deploy` registers the commands; null: everywhere. */
  readonly guildId: string | null;
  readonly dataDir: string;
  /** The folder of the operator's map files; null: none. */
  readonly mapsDir: string | null;
  /** null: SQLite in `dataDir`. */
  readonly redisUrl: string | null;
  /** The address at which players find the operator; null: it is not told. */
  readonly supportUrl: string | null;
  /** Into how many shards Discord divides the bot's servers; all processes of one bot say the same. */
  readonly shardCount: number;
  /** How many requests a second Discord allows all processes of the bot together. */
  readonly requestsPerSecond: number;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  /** The port of `/healthz` and `/metrics`; 0: any free port; null: none. */
  readonly healthPort: number | null;
  /** The place where trouble is told: a channel the bot writes in, or a webhook, whose address is a secret; null: none. */
  readonly troubleChannel: string | null;
  readonly troubleWebhook: string | null;
  /** Whether the requests of one user are limited. */
  readonly hasUserLimits: boolean;
  /** Whether only developers use it, so that a bug is thrown, not mended; by NODE_ENV, which tests and the playground set. */
  readonly isTried: boolean;
}

/** `message`: one sentence for the terminal that names the option and what to do, without any value that was set. */
export type ConfigResult =
  | { readonly ok: true; readonly config: Config }
  | { readonly ok: false; readonly message: string };

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const NO_TOKEN =
  'DISCORD_TOKEN is not set: put DISCORD_TOKEN=… into a file .env in this folder, with the token from ' +
  'https://discord.com/developers/applications (your application, page "Bot", "Reset Token"); ' +
  'to try the bot without a token, run: npm run playground';

const urlOf = (...schemes: string[]) =>
  z.string().refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1)), {
    error: `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`,
  });

/** A shell knows which home `~` is; a file `.env` and a container do not. */
const folder = z.string().transform((path) => path.replace(/^~(?=$|\/)/, () => homedir()));

const OPTIONS = z.object({
  DISCORD_TOKEN: z
    .string({ error: NO_TOKEN })
    .regex(/^(?!Bot )/i, { error: 'must be the token alone, without "Bot " before it' })
    .regex(/^\S+$/, { error: 'must be the token alone, without blanks' })
    .regex(/^[\w.=+/-]+$/, { error: 'must be the token alone, without quotes or other signs around it' }),
  DISCORD_API_URL: urlOf('https', 'http')
    .default('https://discord.com/api')
    .transform((url) => url.replace(/\/+$/, '').replace(/\/v\d+$/, '')),
  DISCORD_GUILD_ID: z
    .string()
    .regex(/^\d{17,20}$/, { error: 'must be the id of a server: 17 to 20 digits, by right-click, "Copy Server ID"' })
    .optional(),
  DATA_DIR: folder.default('./data'),
  MAPS_DIR: folder.optional(),
  REDIS_URL: urlOf('redis', 'rediss').optional(),
  SUPPORT_URL: urlOf('https')
    .transform((url) => new URL(url).href)
    // The longest address that Discord takes for a button.
    .pipe(z.string().max(512, { error: 'must be an address of at most 512 characters' }))
    .optional(),
  SHARD_COUNT: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'must be a number from 1 to 9999' })
    .default('1')
    .transform(Number),
  DISCORD_REQUESTS_PER_SECOND: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, { error: 'must be a number from 1 to 99999' })
    .default('50')
    .transform(Number),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` }).default('info'),
  HEALTH_PORT: z
    .string()
    .regex(/^\d{1,5}$/, { error: 'must be a port: a number from 0 to 65535' })
    .transform(Number)
    .refine((port) => port <= 65_535, { error: 'must be a port: a number from 0 to 65535' })
    .optional(),
  TROUBLE_CHANNEL: z
    .string()
    .regex(/^\d{17,20}$/, { error: 'must be the id of a channel: 17 to 20 digits, by right-click, "Copy Channel ID"' })
    .optional(),
  TROUBLE_WEBHOOK: urlOf('https').optional(),
  USER_LIMITS: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
});

export const OPTION_NAMES = Object.keys(OPTIONS.shape);

/** The settings of this process: its environment, then the file `.env` in the working directory, then defaults. Empty means not set. */
export function readConfig(env: NodeJS.ProcessEnv = process.env, file = '.env'): ConfigResult {
  const read = readOptions(OPTIONS, env, file);
  if (!read.ok) return read;
  const { set } = read;
  return {
    ok: true,
    config: {
      token: set.DISCORD_TOKEN,
      apiUrl: set.DISCORD_API_URL,
      guildId: set.DISCORD_GUILD_ID ?? null,
      dataDir: set.DATA_DIR,
      mapsDir: set.MAPS_DIR ?? null,
      redisUrl: set.REDIS_URL ?? null,
      supportUrl: set.SUPPORT_URL ?? null,
      shardCount: set.SHARD_COUNT,
      requestsPerSecond: set.DISCORD_REQUESTS_PER_SECOND,
      logLevel: set.LOG_LEVEL,
      healthPort: set.HEALTH_PORT ?? null,
      troubleChannel: set.TROUBLE_CHANNEL ?? null,
      troubleWebhook: set.TROUBLE_WEBHOOK ?? null,
      hasUserLimits: set.USER_LIMITS === 'on',
      isTried: env.NODE_ENV === 'test' || env.NODE_ENV === 'development',
    },
  };
}

/** The settings that the store needs, for programs that do not speak with Discord. */
export function readStoreConfig(
  env: NodeJS.ProcessEnv = process.env,
  file = '.env',
):
  | { readonly ok: true; readonly config: Pick<Config, 'dataDir' | 'redisUrl'> }
  | { readonly ok: false; readonly message: string } {
  const read = readOptions(OPTIONS.pick({ DATA_DIR: true, REDIS_URL: true }), env, file);
  if (!read.ok) return read;
  return { ok: true, config: { dataDir: read.set.DATA_DIR, redisUrl: read.set.REDIS_URL ?? null } };
}

function readOptions<T>(
  options: z.ZodType<T>,
  env: NodeJS.ProcessEnv,
  file: string,
): { readonly ok: true; readonly set: T } | { readonly ok: false; readonly message: string } {
  const fromFile = readEnvFile(file);
  if (!fromFile.ok) return fromFile;
  const entries = OPTION_NAMES.map((name) => [name, env[name]?.trim() || fromFile.values[name]?.trim() || undefined]);
  const parsed = options.safeParse(Object.fromEntries(entries));
  if (parsed.success) return { ok: true, set: parsed.data };
  const { path, message } = parsed.error.issues[0]!;
  return failure(message === NO_TOKEN ? message : `${String(path[0])} ${message}.`);
}

/** Texts that must never be printed; the log takes them out. */
export function secretsOf({ token, redisUrl, troubleWebhook }: Config): string[] {
  const secrets = [token, ...(troubleWebhook === null ? [] : [troubleWebhook, new URL(troubleWebhook).pathname])];
  if (redisUrl === null) return secrets;
  const { password } = new URL(redisUrl);
  // The client may speak of the plain password, which the address encodes.
  return [...secrets, redisUrl, password, querystring.unescape(password)].filter((secret) => secret !== '');
}

type EnvFile = { ok: true; values: Record<string, string | undefined> } | { ok: false; message: string };

function readEnvFile(file: string): EnvFile {
  let text: string;
  try {
    text = readTextFile(file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === undefined) return failure(`${file} ${message}.`);
    return code === 'ENOENT' ? { ok: true, values: {} } : failure(`${file} cannot be read (${code}).`);
  }
  // The parser skips what it does not understand, and the option would look unset.
  const lines = text.split('\n').map((line) => /^\s*(?:$|#|(?:export\s+)?(?<name>[\w.-]+)\s*=)/.exec(line));
  const odd = lines.indexOf(null);
  if (odd !== -1) return failure(`Line ${odd + 1} of ${file} is not of the form NAME=value.`);
  const names = lines.map((line) => line?.groups?.name);
  const again = names.findIndex((name, at) => name !== undefined && names.indexOf(name) < at);
  if (again !== -1) return failure(`Line ${again + 1} of ${file} sets ${names[again]} once more: leave one of both.`);
  const values = parseEnv(text);
  const unknown = Object.keys(values).find((name) => !OPTION_NAMES.includes(name));
  if (unknown === undefined) return { ok: true, values };
  const close = OPTION_NAMES.find((name) => distance(name, unknown.toUpperCase()) <= 3);
  const hint = close === undefined ? '' : ` Did you mean ${close}?`;
  return failure(`${file} sets ${unknown}, which is no option.${hint} Known are ${OPTION_NAMES.join(', ')}.`);
}

function failure(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** How many letters to add, drop or change to turn one word into the other (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (const [line, letter] of [...from].entries()) {
    const next = [line + 1];
    for (const [column, other] of [...to].entries()) {
      next.push(Math.min(row[column]! + (letter === other ? 0 : 1), row[column + 1]! + 1, next[column]! + 1));
    }
    row = next;
  }
  return row.at(-1)!;
}
