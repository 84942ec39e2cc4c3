import { type DestinationStream, type Logger, pino } from 'pino';

/** Keys whose values are never written, at the top and one level down. */
const SECRET_KEYS = ['token', 'seed', 'hand', 'hands', 'bag', 'authorization', 'password', 'customId'];
const HIDDEN = '[hidden]';

/** The address of every answer to an interaction or webhook holds its token. */
const WEBHOOK_TOKEN = /(webhooks\/\d+\/|interactions\/\d+\/)[\w.-]{20,}/g;

export interface LogSettings {
  readonly level: string;
  /** Texts that must not appear in any line, wherever the line comes from: the bot's token, a store's password. */
  readonly secrets: readonly string[];
}

/** JSON lines to standard output (or to `to`), with everything secret taken out. */
export function createLog({ level, secrets }: LogSettings, to?: DestinationStream): Logger {
  const hide = hiding(secrets.map((secret) => JSON.stringify(secret).slice(1, -1)));
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describe, err: describe },
      redact: { paths: SECRET_KEYS.flatMap((key) => [key, `*.${key}`]), censor: HIDDEN },
      hooks: {
        // The last gate: every message and stack of a library passes here.
        streamWrite: (line) => hide(line).replace(WEBHOOK_TOKEN, `$1${HIDDEN}`),
      },
    },
    to ?? pino.destination({ sync: true }),
  );
}

/** Takes secrets out of a text. Secrets below 6 characters stay: they would tear holes into other words. */
export function hiding(secrets: readonly string[]): (text: string) => string {
  const hidden = secrets.filter((secret) => secret.length >= 6);
  return (text) => hidden.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text);
}

/** Never all of an error's fields: errors of discord.js hold the body that was sent, private panels and pictures included. */
function describe(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error);
  const { code, status, method } = error as { code?: unknown; status?: unknown; method?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...(code === undefined ? {} : { code }),
    ...(status === undefined ? {} : { status, method }),
    stack: error.stack,
    ...(error.cause === undefined ? {} : { cause: describe(error.cause) }),
  };
}
