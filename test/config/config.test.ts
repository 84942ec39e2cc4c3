import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { OPTION_NAMES, readConfig, secretsOf } from '../../src/config.ts';

let folder: string;
let file: string;
const TOKEN = 'abcdefghijklmnop.qrstuv.wxyz0123456789';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'config-'));
  file = join(folder, '.env');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The settings from the lines of a `.env` and an environment. */
const read = (lines: string, env: Record<string, string> = {}) => {
  writeFileSync(file, lines);
  return readConfig(env, file);
};

const messageOf = (lines: string, env: Record<string, string> = {}): string => {
  const result = read(lines, env);
  return result.ok ? 'no message' : result.message;
};

describe('settings', () => {
  test('need only a token, all others have a default', () => {
    expect(readConfig({ DISCORD_TOKEN: TOKEN }, join(folder, 'absent'))).toEqual({
      ok: true,
      config: {
        token: TOKEN,
        apiUrl: 'https://discord.com/api',
        guildId: null,
        dataDir: './data',
        mapsDir: null,
        redisUrl: null,
        supportUrl: null,
        logLevel: 'info',
        shardCount: 1,
        requestsPerSecond: 50,
        healthPort: null,
        troubleChannel: null,
        troubleWebhook: null,
        hasUserLimits: true,
        isTried: false,
      },
    });
  });

  test.each([
    ['production', false],
    ['test', true],
    ['development', true],
  ])('with NODE_ENV=%s tell whether developers alone use the bot: %s', (NODE_ENV, isTried) => {
    expect(read(`DISCORD_TOKEN=${TOKEN}`, { NODE_ENV })).toMatchObject({ config: { isTried } });
  });

  test('are read from .env with quotes, comments, blanks, a byte order mark and Windows line ends', () => {
    const lines = `\uFEFF# a comment\r\nDISCORD_TOKEN="${TOKEN}" # mine\r\n\r\nexport HEALTH_PORT= 8080 \r\nLOG_LEVEL=debug\r\n`;
    expect(read(lines)).toMatchObject({ ok: true, config: { token: TOKEN, healthPort: 8080, logLevel: 'debug' } });
  });

  test('come from the environment before .env, and ignore its other variables', () => {
    const env = { DATA_DIR: '/srv/games', DISCORD_TOKN: 'x', SHELL: 'sh' };
    const result = read(`DISCORD_TOKEN=${TOKEN}\nDATA_DIR=elsewhere\n`, env);
    expect(result).toMatchObject({ ok: true, config: { dataDir: '/srv/games' } });
  });

  test.each([
    ['~', homedir()],
    ['~/games', join(homedir(), 'games')],
    ['~games/~', '~games/~'],
  ])('%s is the folder %s, even if no shell has read it', (typed, folder) => {
    const result = read(`DISCORD_TOKEN=${TOKEN}\nDATA_DIR=${typed}`, { MAPS_DIR: typed });
    expect(result).toMatchObject({ config: { dataDir: folder, mapsDir: folder } });
  });

  test('an option set to nothing counts as not set', () => {
    const result = read(`DISCORD_TOKEN=${TOKEN}\nREDIS_URL=\nDATA_DIR=\nHEALTH_PORT=""\n`, { LOG_LEVEL: ' ' });
    expect(result).toMatchObject({
      ok: true,
      config: { redisUrl: null, dataDir: './data', healthPort: null, logLevel: 'info' },
    });
  });

  test.each([
    ['http://127.0.0.1:4000/api', 'http://127.0.0.1:4000/api'],
    ['http://127.0.0.1:4000/api/', 'http://127.0.0.1:4000/api'],
    ['https://discord.com/api/v10', 'https://discord.com/api'],
  ])('DISCORD_API_URL %s is %s for the client', (given, used) => {
    expect(read(`DISCORD_TOKEN=${TOKEN}\nDISCORD_API_URL=${given}`)).toMatchObject({ config: { apiUrl: used } });
  });
});

test('SUPPORT_URL is an address that is fit for a button', () => {
  const given = `DISCORD_TOKEN=${TOKEN}\nSUPPORT_URL="https://example.com/wer hilft?"`;
  expect(read(given)).toMatchObject({ config: { supportUrl: 'https://example.com/wer%20hilft?' } });
});

describe('one clear sentence', () => {
  test('without a token: what to set, where to get it, and what needs none', () => {
    for (const message of [messageOf(''), messageOf('DISCORD_TOKEN='), messageOf('', { DISCORD_TOKEN: '  ' })]) {
      expect(message).toContain('DISCORD_TOKEN is not set');
      expect(message).toContain('https://discord.com/developers/applications');
      expect(message).toContain('npm run playground');
      expect(message).not.toContain('\n');
    }
  });

  test('an unknown option in .env is named, with the likely option and all known options', () => {
    const message = messageOf(`DISCORD_TOKN=${TOKEN}\n`);
    expect(message).toContain('DISCORD_TOKN, which is no option');
    expect(message).toContain('Did you mean DISCORD_TOKEN?');
    for (const name of OPTION_NAMES) expect(message).toContain(name);
    expect(messageOf('COLOUR=red')).not.toContain('Did you mean');
    expect(messageOf('redis_url=redis://x')).toContain('Did you mean REDIS_URL?');
  });

  test('a line of .env that is not NAME=value is named by its number', () => {
    expect(messageOf(`# token\nDISCORD_TOKEN: ${TOKEN}\n`)).toContain('Line 2 of ');
  });

  test('an option that stands in .env twice, since only one of both would count', () => {
    const lines = `DATA_DIR=here\nDISCORD_TOKEN=${TOKEN}\n# DATA_DIR=\n export DATA_DIR=there\n`;
    expect(messageOf(lines)).toBe(`Line 4 of ${file} sets DATA_DIR once more: leave one of both.`);
  });

  test('a .env that is a folder', () => {
    expect(readConfig({}, folder)).toEqual({ ok: false, message: `${folder} cannot be read (EISDIR).` });
  });

  test.each([
    ['DISCORD_TOKEN', 'Bot abcdef', 'without "Bot "'],
    ['DISCORD_TOKEN', `“${TOKEN}”`, 'without quotes or other signs'],
    ['DISCORD_TOKEN', 'abc def', 'without blanks'],
    ['DISCORD_API_URL', 'discord.com', 'https:// or http://'],
    ['DISCORD_GUILD_ID', 'my server', '17 to 20 digits'],
    ['REDIS_URL', 'localhost:6379', 'redis:// or rediss://'],
    ['REDIS_URL', 'http://localhost', 'redis:// or rediss://'],
    ['SUPPORT_URL', 'discord.gg/abc', 'https://'],
    ['SUPPORT_URL', 'http://example.com', 'https://'],
    ['SUPPORT_URL', `https://example.com/${'x'.repeat(500)}`, 'at most 512 characters'],
    ['LOG_LEVEL', 'loud', 'fatal, error, warn, info, debug, trace, silent'],
    ['HEALTH_PORT', '65536', '0 to 65535'],
    ['HEALTH_PORT', '-1', '0 to 65535'],
    ['HEALTH_PORT', '80.5', '0 to 65535'],
  ])('%s=%s', (name, value, hint) => {
    const message = messageOf('', { DISCORD_TOKEN: TOKEN, [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must be `));
    expect(message).toContain(hint);
  });

  test('no message repeats a value: it could be the token or hold a password', () => {
    const secret = 'S3cr3tS3cr3t';
    for (const name of OPTION_NAMES) {
      for (const value of [`${secret} ${secret}`, `Bot ${secret}`, `redis//:${secret}@host`]) {
        expect(messageOf('', { DISCORD_TOKEN: TOKEN, [name]: value })).not.toContain(secret);
        expect(messageOf(`DISCORD_TOKEN=${TOKEN}\n${name}X=${value}`)).not.toContain(secret);
      }
    }
  });
});

test('the token and the password of Redis, escaped or not, are secrets', () => {
  const result = read(`DISCORD_TOKEN=${TOKEN}\nREDIS_URL=redis://bot:p%40ss%zzword@localhost`);
  expect(result.ok && secretsOf(result.config)).toEqual([
    TOKEN,
    'redis://bot:p%40ss%zzword@localhost',
    'p%40ss%zzword',
    'p@ss%zzword',
  ]);
});

test('.env.example is a valid .env, names every option, and sets nothing but the token', () => {
  const example = readFileSync(new URL('../../.env.example', import.meta.url), 'utf8');
  for (const name of OPTION_NAMES) expect(example).toMatch(new RegExp(`^#? ?${name}=`, 'm'));
  const all = example.replace(/^# ?(?=[A-Z_]+=)/gm, '');
  expect(messageOf(all)).toContain('DISCORD_TOKEN is not set');
  expect(read(all, { DISCORD_TOKEN: TOKEN }).ok).toBe(true);
});
